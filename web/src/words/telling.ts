// What happened, in sentences; does what lichtung/cli/telling.py does, and a test compares the two over whole games.
import type { Changed, Chosen, Event, Moved, Path, Question, Shown, Turned } from '@/net/schema'
import { labelled, looksOf, type Looks } from './places'
import type { Args } from './shelf'
import type { Words } from './words'

const SLOT = '\u0000' // stands for the cards until a sentence is complete
const TIED = '\u00a0' // a blank that no line is broken at

/** A sentence of the story, with the cards it speaks of and the places (`data-at`) where it happened. */
export type Line = { text: string; cards: string[]; places: string[] }

type Sentence = { frame: string; items: string[]; gap: string; hidden: number; cards: string[]; places: string[] }
const sentence = (frame: string, items: string[] = [], gap = ', ', hidden = 0): Sentence => ({
  ...{ frame, items, gap, hidden },
  ...{ cards: [], places: [] },
})

export class Teller {
  private looks: Looks
  private solo: string

  constructor(
    private words: Words,
    private game: string,
    seats: number,
  ) {
    this.looks = looksOf(game)
    this.solo = seats === 1 ? 'yes' : 'no'
  }

  /** What a list of events means. */
  sentences(events: Event[]): string[] {
    return this.lines(events).map((line) => line.text)
  }

  /** The same, and what each sentence is about. */
  lines(events: Event[]): Line[] {
    const told: Sentence[] = []
    for (const event of merged(this.looks.retold(events))) {
      const next = this.sentence(event)
      if (!next || !next.frame.replaceAll(SLOT, '').trim()) continue
      next.cards.push(...this.cardsOf(event))
      next.places.push(...placesOf(event))
      const last = told.at(-1)
      if (last && last.frame === next.frame && next.frame.includes(SLOT)) {
        last.items.push(...next.items)
        last.hidden += next.hidden
        last.cards.push(...next.cards)
        last.places.push(...next.places)
      } else told.push(next)
    }
    return told.map((one) => ({ text: this.complete(one), cards: one.cards, places: [...new Set(one.places)] }))
  }

  /** The cards that an event shows: those that have a name. */
  private cardsOf(event: Event): string[] {
    if (event.event === 'moved') return [event.card]
    if (event.event === 'turned') return [event.to.replace(/[*@]+$/, '')]
    if (event.event === 'shown') return event.cards
    const answered = event.event === 'chosen' ? split(event.word, ':')[1].split(/[,&]/) : []
    return answered.filter((code) => code && this.words.card(this.game, code) !== code)
  }

  private complete(one: Sentence): string {
    const items = one.hidden ? [...one.items, this.words.text('log-hidden', { count: one.hidden })] : one.items
    const gap = items.some((item) => item.includes(',')) ? '; ' : one.gap
    return one.frame.replaceAll(SLOT, () => items.map(tied).join(gap))
  }

  private sentence(event: Event): Sentence | null {
    if (event.event === 'moved') return this.moved(event)
    if (event.event === 'turned') return this.turned(event)
    if (event.event === 'shown') return this.shown(event)
    if (event.event === 'chosen') return this.chosen(event)
    return sentence(this.plain(event))
  }

  private plain(event: Event): string {
    if (event.event === 'changed') return this.changed(event)
    if (event.event === 'shuffled') {
      const zone = this.words.named('zone', this.game, String(event.zone[0]))
      return this.own('shuffled', 'log-shuffled', { zone, count: event.size })
    }
    if (event.event === 'step')
      return this.own('step', 'log-step', { step: this.words.named('step', this.game, event.step), code: event.step })
    if (event.event === 'ended') return this.words.named('reason', this.game, event.result.reason)
    return ''
  }

  /** The game's own message for a kind of event, else the common one. */
  private own(kind: string, common: string, args: Args): string {
    const id = `${this.game}-log-${kind}`
    return this.words.text(this.words.has(id) ? id : common, { solo: this.solo, ...args })
  }

  private named(part: string | number): string {
    return typeof part === 'string' ? this.card(part) : this.words.seat(part)
  }

  private card(code: string): string {
    return code.startsWith('?') ? this.words.text('log-hidden', { count: 1 }) : this.words.card(this.game, code)
  }

  private moved(event: Moved): Sentence {
    const [source, target]: [Path, Path] = [event.from, event.to]
    const id = `${this.game}-log-${source[0]}-${target[0]}`
    const owners = [target, source]
      .filter((path) => this.looks.isOwned(this.words, path))
      .map((path) => Number(path[1]))
    const [who, other] = owners.length ? [this.words.seat(owners[0]), this.words.seat(owners.at(-1)!)] : ['', '']
    const places = { from: this.looks.place(this.words, source), to: this.looks.place(this.words, target) }
    const own = this.words.has(id)
    const args = { ...places, who, other, own: who === other ? 'yes' : 'no', solo: this.solo, cards: SLOT }
    const frame = this.words.text(own ? id : 'log-moved', args)
    const back = this.words.phrase(this.game, 'card', event.card) // a back may say something, too
    if (event.card.startsWith('?') && !back) return sentence(frame, [], ', ', 1)
    let card = back || this.card(event.card)
    if (own && this.looks.isCell(this.words, target)) card = this.words.text('log-item-to', { card, place: places.to })
    else if (own && this.looks.isCell(this.words, source))
      card = this.words.text('log-item-at', { card, place: places.from })
    return sentence(frame, [card])
  }

  private shown(event: Shown): Sentence | null {
    const cards = event.cards.filter((code) => !code.startsWith('?')).map((code) => this.card(code))
    const hidden = event.cards.length - cards.length
    if (hidden) cards.push(this.words.text('log-hidden', { count: hidden }))
    if (!cards.length) return null
    const item = this.words.text('log-shown-item', {
      cards: cards.join(', '),
      place: this.looks.place(this.words, event.zone),
    })
    return sentence(this.own('shown', 'log-shown', { cards: SLOT }), [item], '; ')
  }

  private turned(event: Turned): Sentence | null {
    const [before, after] = [event.from, event.to].map((code: string) => code.replace(/[*@]+$/, ''))
    if (before === after) return null
    const place = this.looks.place(this.words, event.at)
    const item = this.words.text('log-turned-item', { before: this.card(before), after: this.card(after), place })
    return sentence(this.own('turned', 'log-turned', { cards: SLOT }), [item])
  }

  private chosen(event: Chosen): Sentence {
    const who = this.words.seat(event.seat)
    const option = this.words.option(this.game, event.choice, event.word)
    const [verb, argument] = split(event.word, ':')
    const answer = `${this.game}-log-answer-${event.choice}-${verb}`
    if (this.words.has(answer))
      return sentence(this.words.text(answer, { who, solo: this.solo, cards: SLOT }), this.answered(argument))
    if (argument && this.words.has(`${this.game}-log-chosen`)) {
      const id = `${this.game}-log-chosen-${event.choice}`
      const args = { option, ...this.words.arguments(this.game, event.word), who, solo: this.solo, verb }
      return sentence(this.words.has(id) ? this.words.text(id, args) : '')
    }
    return sentence(this.own('chosen', 'log-chosen', { who, option }))
  }

  /** What stands behind the colon of an answer: cards or places, or the way from one place to another. */
  private answered(argument: string): string[] {
    const [source, target] = split(argument, ',')
    if (target) return [this.words.text('log-item-to', { card: this.thing(source), place: this.thing(target) })]
    return source.split('&').map((code) => this.thing(code))
  }

  private thing(code: string): string {
    const place = this.words.cell(this.game, code)
    return place === code ? this.words.card(this.game, code) : place
  }

  private changed(event: Changed): string {
    const { from: before, to: after } = event
    let args = { before, after } as Args
    if (typeof before === 'number' && typeof after === 'number')
      args = { ...args, by: Math.abs(after - before), way: after > before ? 'up' : 'down' }
    else if (after === null || typeof after === 'string')
      args = { after: after === null ? 'none' : this.words.cell(this.game, after), code: after || 'none' }
    if (event.at) args = { ...args, which: this.named(event.at.at(-1)!), who: this.named(event.at[0]) }
    const id = `${this.game}-log-changed-${event.what}`
    if (this.words.has(id)) return this.words.text(id, { solo: this.solo, ...args })
    if (event.what === 'turn') return this.words.text('log-turn', { who: this.words.seat(Number(after)) })
    if (event.what === 'round') return this.words.text('log-round', { after: Number(after) })
    const what = [this.words.named('counter', this.game, event.what), ...(event.at ?? []).map(labelled)]
    return this.words.text('log-changed', { what: what.join(' '), ...args })
  }
}

/** A card with its place: lines break only behind its commas. */
const tied = (item: string) => item.replaceAll(' ', TIED).replaceAll(`,${TIED}`, ', ')

/** A text before and after the first separator. */
function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** The places that an event touches, as `data-at` has them. */
function placesOf(event: Event): string[] {
  if (event.event === 'moved') return [event.to.join('.'), event.from.join('.')]
  if (event.event === 'turned') return [event.at.join('.')]
  if (event.event === 'shown') return [event.zone.join('.')]
  return event.event === 'changed' && event.at ? [[event.what, ...event.at].join('.')] : []
}

/** The events, with a card that leaves and a marker that takes its place as one: the card became another. */
function merged(events: Event[]): Event[] {
  const found: Event[] = []
  for (const event of events) {
    const last = found.at(-1)
    if (event.event === 'moved' && last?.event === 'moved' && replaces(event, last))
      found[found.length - 1] = { n: event.n, event: 'turned', at: event.to, from: last.card, to: event.card }
    else found.push(event)
  }
  return found
}

const replaces = (marker: Moved, card: Moved) =>
  marker.from.length === 1 && marker.from[0] === 'supply' && JSON.stringify(card.from) === JSON.stringify(marker.to)

/** What an open question is about, where its name alone does not say so: which card, which place, how many more. */
export function tellQuestion(words: Words, game: string, choice: Question): string {
  const id = `${game}-asked-${choice.name}`
  if (!words.has(id) || !Object.keys(choice.about).length) return ''
  const args = { ...choice.about } as Args
  const { dream, card, cards, cell, seat } = choice.about
  if (card !== undefined) Object.assign(args, { card: words.card(game, card), power: words.about(game, card) })
  if (dream !== undefined) Object.assign(args, { card: words.card(game, dream), place: words.cell(game, dream) })
  if (cards !== undefined) args.cards = cards.map((code) => words.card(game, code)).join(', ')
  if (cell !== undefined) Object.assign(args, { cell: words.cell(game, cell), place: words.cell(game, cell) })
  if (seat !== undefined) args.seat = words.seat(seat)
  return words.text(id, args)
}
