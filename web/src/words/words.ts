// Whatever the table says in one language; does what lichtung/words.py does, and a test compares the two.
import type { Phrase } from '@/net/schema'
import type { HintReason } from '@/net/wire'
import { factsOf } from './facts'
import { SEATS } from './seats'
import { type Args, type Language, Shelf } from './shelf'

const MARKS: Record<string, string> = { '*': 'star', '@': 'at' }
const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*$/u

const patterns = new Map<string, RegExp>()

/** A pattern of the facts, as this language writes it. */
function regex(code: string): RegExp {
  const known = patterns.get(code) ?? new RegExp(`^(?:${code.replaceAll('(?P<', '(?<')})$`)
  patterns.set(code, known)
  return known
}

/** A text with a real minus before a negative number. */
export const signed = (text: string) => text.replace(/^-(?=\d)/, '−')

const filled = (pattern: string, parts: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')

export class Words {
  readonly shelves: Shelf[]
  private phrased = new Map<string, string>()
  /** What players are called at this table; without it seats are letters. */
  names: (seat: number) => string | undefined = () => undefined

  constructor(readonly lang: Language) {
    this.shelves = [...new Set<Language>([lang, 'en'])].map((one) => new Shelf(one))
  }

  /** Read the files of some topics: `web`, `log`, a game, a game's rules. */
  async fetch(...topics: string[]): Promise<this> {
    await Promise.all(this.shelves.flatMap((shelf) => topics.map((topic) => shelf.fetch(topic))))
    return this
  }

  has(id: string): boolean {
    return this.shelves.some((shelf) => shelf.has(id))
  }

  ids(prefix: string, game: string): string[] {
    return [...new Set(this.shelves.flatMap((shelf) => shelf.ids(prefix, game)))]
  }

  text(id: string, args: Args = {}): string {
    for (const shelf of this.shelves) {
      const found = shelf.text(id, args)
      if (found !== null) return found
    }
    return id
  }

  orCode(code: string, id: string, args: Args = {}): string {
    return this.has(id) ? this.text(id, args) : code.replaceAll('_', ' ')
  }

  /** What the components of a game say about a code, "" where they say nothing. */
  phrase(game: string, kind: string, code: string): string {
    const found = factsOf(game).phrases[kind]?.[code]
    if (!found) return ''
    const key = `${game} ${kind} ${code}`
    if (!this.phrased.has(key)) this.phrased.set(key, String(this.said(game, found)))
    return this.phrased.get(key)!
  }

  private said(game: string, phrase: unknown): unknown {
    if (typeof phrase !== 'object' || phrase === null) return phrase
    const { say, or, ...parts } = phrase as Phrase & { or?: string }
    const args = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, this.said(game, value)])) as Args
    const id = `${game}-${say}`
    return this.orCode(or ?? id, id, args)
  }

  /** The name of a card, with what is marked on it. */
  card(game: string, code: string): string {
    const phrase = this.phrase(game, 'card', code)
    if (phrase) return phrase
    const bare = code.replace(/[*@]+$/, '')
    let name = this.composed('card', game, bare)
    if (!name) name = IDENTIFIER.test(bare) ? this.orCode(bare, `${game}-card-${bare}`) : bare
    for (const mark of code.slice(bare.length)) {
      name = this.orCode(`${name}${mark}`, `${game}-mark-${MARKS[mark]}`, { card: name })
    }
    return name
  }

  /** The name (`card`, `cell`) or meaning (`about`) of a code made of parts; "" for any other code. */
  composed(kind: 'card' | 'about' | 'cell', game: string, code: string): string {
    for (const form of factsOf(game).forms) {
      const found = regex(form.code).exec(code)
      const message = form[kind]
      if (!found || message === undefined) continue
      const groups: Record<string, string> = {}
      const args: Args = {}
      for (const [part, raw] of Object.entries(found.groups ?? {})) {
        groups[part] = raw ?? ''
        const text = this.partOfCode(game, groups[part], form.names?.[part] ?? '')
        args[part] = /^\d+$/.test(text) ? Number(text) : text
      }
      return this.text(filled(message, groups), args)
    }
    return ''
  }

  private partOfCode(game: string, value: string, prefix: string): string {
    if (prefix === 'card') return this.card(game, value)
    if (prefix === 'cell') return this.cell(game, value)
    if (prefix === 'seat') return this.seat(Number(value))
    return prefix ? this.orCode(value, `${prefix}${value}`) : signed(value)
  }

  /** The name of a place on the board. */
  cell(game: string, cell: string): string {
    const composed = this.composed('cell', game, cell)
    if (composed) return composed
    return IDENTIFIER.test(cell) ? this.orCode(cell, `${game}-cell-${cell}`) : cell
  }

  seat(seat: number): string {
    return this.names(seat) ?? this.text('log-seat', { name: SEATS[seat] })
  }

  /** A rule in one sentence; its id where it has none. */
  rule(rule: string): string {
    return this.orCode(rule, `rule-${rule}`)
  }

  /** What a card does, "" where nothing is said about it. */
  about(game: string, code: string, args: Args = {}): string {
    const composed = this.phrase(game, 'about', code) || this.composed('about', game, code)
    if (composed) return composed
    const id = `${game}-about-${code}`
    return IDENTIFIER.test(code) && this.has(id) ? this.text(id, args) : ''
  }

  /** The name of a step, phase, zone, counter, reason or question. */
  named(
    kind: 'step' | 'phase' | 'reason' | 'zone' | 'counter' | 'choice' | 'option',
    game: string,
    key: string,
  ): string {
    return this.orCode(key, `${game}-${kind}-${key}`)
  }

  /** What speaks for an option or against it, as a hint found it. */
  reason(game: string, choice: string, why: HintReason): string {
    const said = this.text(`${game}-why-${why.measure}`, {
      by: Math.abs(why.by),
      sign: why.by > 0 ? 'more' : 'less',
    })
    const option = why.other ? this.option(game, choice, why.other) : ''
    return this.text(`log-than-${why.than}`, { reason: said, option })
  }

  /** An answer in plain words; the word itself where that fails. */
  option(game: string, choice: string, word: string): string {
    const id = `${game}-verb-${choice}-${word.split(':')[0]}`
    for (const shelf of this.shelves) {
      if (shelf.has(id)) return shelf.text(id, this.arguments(game, word), true) || word
    }
    return word
  }

  /** What stands behind the colon of an option's word, by everything it could be. */
  arguments(game: string, word: string): Args {
    const argument = word.includes(':') ? word.slice(word.indexOf(':') + 1) : ''
    const members = argument.split(/[,&]/)
    const cards = members.map((member) => this.card(game, member))
    const cells = members.map((member) => this.cell(game, member))
    const last = members.length - 1
    const number = /^\d+$/.test(argument) ? Number(argument) : argument === 'none' ? 0 : members.length
    const found: Args = {
      card: cards[0],
      creature: cards[0],
      cards: cards.join(', '),
      cell: cells[argument.includes(',') ? last : 0],
      from: cells[0],
      other: cells[last] === members[last] ? cards[last] : cells[last],
      row: members[0],
      column: argument,
      n: number,
    }
    if (/^seat\d$/.test(argument)) found.seat = this.seat(Number(argument.slice(4)))
    return found
  }
}
