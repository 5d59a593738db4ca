// What happened, in turns: who, in which round, and in sentences that know which cards and places they are about.
import { factsOf } from '@/words/facts'
import type { Changed, Event } from '@/net/schema'
import type { Line, Teller } from '@/words/telling'

/** The events of one answer; `at` is the number of the move where that is known. */
export type Batch = { at?: number; events: Event[] }

export type TurnLine = Line & { at?: number }
export type Turn = {
  /** Whose turn it is; null where one seat plays alone or nobody is asked. */
  seat: number | null
  /** The round that begins with this turn, null where it goes on. */
  round: number | null
  /** The first and the last move of it. */
  from?: number
  to?: number
  lines: TurnLine[]
  /** Whether something happened that the rules call a great moment, or the game ended. */
  great: boolean
}

const isBorder = (event: Event): event is Changed =>
  event.event === 'changed' && !event.at && (event.what === 'turn' || event.what === 'round')

/** Batches in turns: a turn ends where the seat to play or the round changes. */
export function intoTurns(batches: Batch[], game: string, seats: number, tell: (events: Event[]) => Line[]): Turn[] {
  const great = new Set(factsOf(game).great)
  const turns: Turn[] = []
  for (const { at, events } of batches) {
    for (const part of cut(events)) {
      const borders = part.filter(isBorder)
      if (borders.length || !turns.length) turns.push(after(turns.at(-1)))
      const turn = turns[turns.length - 1]
      for (const border of borders) {
        if (border.what === 'round') turn.round = Number(border.to)
        else if (seats > 1) turn.seat = Number(border.to)
      }
      const chosen = part.find((event) => event.event === 'chosen')
      if (seats > 1 && chosen && turn.seat === null) turn.seat = chosen.seat
      if (at !== undefined && chosen) turn.from ??= at
      if (at !== undefined) turn.to = at
      turn.great ||= part.some((event) => event.event === 'ended' || ('phase' in event && great.has(event.phase ?? '')))
      turn.lines.push(...tell(part.filter((event) => !isBorder(event))).map((line) => ({ ...line, at })))
    }
  }
  if (turns.length && batches[0].at === 1) turns[0].round ??= 1 // every game begins with it, and no event says so
  return turns.filter((one) => one.lines.length || one.round !== null)
}

/** A new turn, of the same seat until something else is said. */
const after = (turn: Turn | undefined): Turn => ({ seat: turn?.seat ?? null, round: null, lines: [], great: false })

/** The events of a batch up to each border; borders side by side are one. */
function cut(events: Event[]): Event[][] {
  const parts: Event[][] = [[]]
  let before: Event | null = null
  for (const event of events) {
    if (isBorder(event) && !(before && isBorder(before)) && parts.at(-1)!.length) parts.push([])
    parts.at(-1)!.push(event)
    before = event
  }
  return parts.filter((part) => part.length)
}

/** Remembers what was told: a batch that stays the same is told once. */
export function rememberTold(teller: Teller): (events: Event[]) => Line[] {
  const told = new WeakMap<Event, { last: Event; lines: Line[] }>()
  return (events) => {
    if (!events.length) return []
    const known = told.get(events[0])
    const last = events[events.length - 1]
    if (known && known.last === last) return known.lines
    const lines = teller.lines(events)
    told.set(events[0], { last, lines })
    return lines
  }
}

/** The turn in which a move was made: the last one that has begun by then. */
export function turnAt(turns: Turn[], at: number): number {
  let found = 0
  turns.forEach((turn, n) => {
    if (turn.from !== undefined && turn.from <= at) found = n
  })
  return found
}
