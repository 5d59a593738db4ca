// Settings of a game as a form: which of them make sense now, and what they are called.
import type { GameInfo, OptionInfo } from '@/net/wire'
import { SEATS } from '@/words/seats'
import { speech, t } from '@/words/speech.svelte'

export type Settings = Record<string, unknown>

/** Whether there is anything to choose: a setting with one value alone is none. */
const isOpen = (option: OptionInfo) => option.kind === 'flag' || option.kind === 'subset' || option.choices.length > 1

/** Whether a setting can be other than its default: the others must have the values that it needs. */
export function isEnabled(option: OptionInfo, settings: Settings, seats: number): boolean {
  return isOpen(option) && Object.entries(option.valid_when).every(([name, values]) => fits(name, values))
  function fits(name: string, values: unknown[]): boolean {
    return values.includes(name === 'seats' ? seats : settings[name])
  }
}

/** What could be chosen with other settings, in sentences. */
export function explainClosed(info: GameInfo, settings: Settings, seats: number): string[] {
  const found = new Map<string, string[]>()
  for (const [name, option] of Object.entries(info.options)) {
    if (!isOpen(option) || isEnabled(option, settings, seats)) continue
    const needs = Object.entries(option.valid_when).map(([other, values]) => needed(info.id, other, values))
    const key = needs.join(', ')
    found.set(key, [...(found.get(key) ?? []), speech.words.named('option', info.id, name)])
  }
  return [...found].map(([needs, names]) => t('web-option-needs', { needs, options: names.join(', ') }))
}

function needed(game: string, name: string, values: unknown[]): string {
  if (name === 'seats') return values.map((seats) => t('web-option-seats', { seats: Number(seats) })).join(' / ')
  const wanted = values.map((value) => valueName(game, name, value)).join(' / ')
  return `${speech.words.named('option', game, name)}: ${wanted}`
}

/** How every setting is when nobody chooses. */
export function usualSettings(info: GameInfo): Settings {
  return Object.fromEntries(Object.entries(info.options).map(([name, option]) => [name, option.default]))
}

/** What is sent: settings that mean something now and are not what they are anyway. */
export function settingsToSend(info: GameInfo, settings: Settings, seats: number): Settings {
  const entries = Object.entries(settings).filter(([name, value]) => {
    const option = info.options[name]
    const plain = value === option.usual ? option.default : value
    return isEnabled(option, settings, seats) && JSON.stringify(plain) !== JSON.stringify(option.default)
  })
  return Object.fromEntries(entries)
}

export function valueName(game: string, name: string, value: unknown, kind?: OptionInfo['kind']): string {
  if (value === null) return t('web-value-usual')
  if (typeof value === 'number') return kind === 'seat' ? t('web-seat-number', { n: SEATS[value] }) : String(value)
  const id = `${game}-value-${name}-${value}`
  return speech.words.has(id) ? speech.words.text(id) : speech.words.card(game, String(value))
}

export function valueAbout(game: string, name: string, value: unknown): string {
  const id = `${game}-value-${name}-${value}-about`
  return speech.words.has(id) ? speech.words.text(id) : ''
}
