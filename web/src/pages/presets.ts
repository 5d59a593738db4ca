// Tables that a game offers in one click, and which of them comes first for whom.
import type { GameInfo, PresetInfo } from '@/net/wire'
import { isEnabled, usualSettings, type Settings } from './settings'

/** How a table is laid: who sits there (`me`, `friend`, `open`, `bot:easy`), with which settings. */
export type Wish = { seats: string[]; settings: Settings }

export const OWN = 'own'
const FIRST = 'first'
const STANDARD = 'standard'

const seatsFor = (count: number, level: string) => Array.from({ length: count }, (_, n) => (n ? `bot:${level}` : 'me'))

/** A table without any preset: as many seats as usual, with bots of the usual level. */
export function usualWish(info: GameInfo): Wish {
  const level = info.levels.includes('normal') ? 'normal' : (info.levels[0] ?? '')
  return { seats: seatsFor(info.usual_seats, level), settings: usualSettings(info) }
}

export function wishOf(info: GameInfo, preset: PresetInfo): Wish {
  return complete(info, { seats: seatsFor(preset.seats, preset.level), settings: preset.settings })
}

/** The preset that a table is laid by, `own` where it is none. */
export function presetOf(info: GameInfo, wish: Wish): string {
  const same = (other: Wish) => key(info, other) === key(info, wish)
  return Object.entries(info.presets).find(([, preset]) => same(wishOf(info, preset)))?.[0] ?? OWN
}

/** What makes a table what it is: settings that mean nothing now do not count. */
function key(info: GameInfo, { seats, settings }: Wish): string {
  const meant = Object.entries(info.options).map(([name, option]) =>
    isEnabled(option, settings, seats.length) ? (settings[name] ?? option.usual ?? null) : null,
  )
  return JSON.stringify([seats, meant])
}

/** How the table is laid at first: the game for beginners until one is finished here, then as it was laid last. */
export function firstWish(info: GameInfo, finished: number, last: Wish | null): Wish {
  const known = last && fits(info, last) ? complete(info, last) : null
  if (known && !(finished && presetOf(info, known) === FIRST)) return known
  const preset = (finished ? undefined : info.presets[FIRST]) ?? info.presets[STANDARD]
  return preset ? wishOf(info, preset) : usualWish(info)
}

/** A table of which only the unusual settings are said. */
export const complete = (info: GameInfo, { seats, settings }: Wish): Wish => ({
  seats,
  settings: { ...usualSettings(info), ...settings },
})

/** Whether a remembered table can still be laid: the game may have changed meanwhile. */
function fits(info: GameInfo, { seats, settings }: Wish): boolean {
  const levels = new Set(info.levels.map((one) => `bot:${one}`))
  const seated = seats.every((seat) => ['me', 'friend', 'open'].includes(seat) || levels.has(seat))
  return info.seats.includes(seats.length) && seated && Object.keys(settings).every((name) => name in info.options)
}

export type WonLine = { level: string; against: string | null; percent: number }

/** What was measured at a preset's table; where players meet, about its own level as far as it is known. */
export function measuredAt({ won, level }: PresetInfo): WonLine[] {
  const own = won.filter((one) => one.against === null || one.level === level || one.against === level)
  return (own.length ? own : won).map((one) => ({ ...one, percent: Math.round(one.won * 100) }))
}
