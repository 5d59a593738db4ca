// Settings of a game as a form: which of them make sense now, and what they are called.
import type { GameInfo, OptionInfo } from '@/net/wire'
import { SEATS } from '@/words/seats'
import { speech, t } from '@/words/speech.svelte'

export type Settings = Record<string, unknown>

/** Whether a setting can be other than its default: the rules say so in words of their own. */
export function enabled(option: OptionInfo, settings: Settings, seats: number): boolean {
  if (option.kind !== 'flag' && option.kind !== 'subset' && option.choices.length < 2) return false
  if (option.valid_when.includes('mode is advanced') && settings.mode !== 'advanced') return false
  return !option.valid_when.includes('two seats') || seats === 2
}

export function defaults(info: GameInfo): Settings {
  return Object.fromEntries(Object.entries(info.options).map(([name, option]) => [name, option.default]))
}

/** What is sent: settings that mean something now and are not what they are anyway. */
export function sent(info: GameInfo, settings: Settings, seats: number): Settings {
  const entries = Object.entries(settings).filter(([name, value]) => {
    const option = info.options[name]
    return enabled(option, settings, seats) && JSON.stringify(value) !== JSON.stringify(option.default)
  })
  return Object.fromEntries(entries)
}

export function valueName(game: string, name: string, value: unknown): string {
  if (value === null) return t('web-value-usual')
  if (typeof value === 'number')
    return name === 'start_player' || name.startsWith('first_')
      ? t('web-seat-number', { n: SEATS[value] })
      : String(value)
  const id = `${game}-value-${name}-${value}`
  return speech.words.has(id) ? speech.words.text(id) : speech.words.card(game, String(value))
}

export function valueAbout(game: string, name: string, value: unknown): string {
  const id = `${game}-value-${name}-${value}-about`
  return speech.words.has(id) ? speech.words.text(id) : ''
}
