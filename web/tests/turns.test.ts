// The story in turns: whole games of all kinds, told by sentences that know their cards and places.
import { beforeAll, describe, expect, it } from 'vitest'
import { face, loadFaces } from '@/cards/faces'
import type { Event } from '@/net/schema'
import { intoTurns, rememberTold, turnAt } from '@/story/turns'
import { loadPlaces } from '@/words/places'
import { Teller } from '@/words/telling'
import { Words } from '@/words/words'
import { samples } from './samples'

type Told = { game: string; seats: number; batches: Event[][] }
const games = samples<Told[]>('told')
const GAMES = [...new Set(games.map((one) => one.game))]
const words = new Words('en')
beforeAll(() => Promise.all([words.fetch('log', ...GAMES), ...GAMES.map(loadPlaces), ...GAMES.map(loadFaces)]))

const changed = (what: string, from: number, to: number): Event => ({ event: 'changed', what, from, to })
const chosen = (seat: number): Event => ({ event: 'chosen', seat, choice: 'main', word: 'end' })
const spoken = (events: Event[]) => events.map((event) => ({ text: event.event, cards: [], places: [] }))

describe('turns', () => {
  it('end where the seat to play or the round changes, also inside of a batch', () => {
    const batches = [
      { at: 1, events: [chosen(0)] },
      {
        at: 2,
        events: [chosen(0), changed('round', 1, 2), changed('turn', 0, 1), { event: 'step', step: 'a' } as Event],
      },
      { at: 3, events: [chosen(1)] },
    ]
    const turns = intoTurns(batches, 'none', 2, spoken)
    expect(turns.map(({ seat, round, from, to }) => ({ seat, round, from, to }))).toEqual([
      { seat: 0, round: 1, from: 1, to: 2 },
      { seat: 1, round: 2, from: 3, to: 3 },
    ])
    expect(turns[1].lines.map((line) => [line.text, line.at])).toEqual([
      ['step', 2],
      ['chosen', 3],
    ])
    expect([0, 1, 2, 3, 9].map((at) => turnAt(turns, at))).toEqual([0, 0, 0, 1, 1])
  })

  it('have no seat where one plays alone, and are great when the game ends', () => {
    const end = { event: 'ended', result: {} } as Event
    const turns = intoTurns([{ events: [chosen(0), changed('round', 1, 2), chosen(0), end] }], 'none', 1, spoken)
    expect(turns.map(({ seat, round, great }) => [seat, round, great])).toEqual([
      [null, null, false],
      [null, 2, true],
    ])
  })

  it.each(games.map((one, n) => [`${n} ${one.game} ${one.seats}p`, one] as const))('tell all of %s', (_, one) => {
    const teller = new Teller(words, one.game, one.seats)
    const tell = rememberTold(teller)
    const batches = one.batches.map((events, n) => ({ at: n + 1, events }))
    const turns = intoTurns(batches, one.game, one.seats, tell)
    const lines = turns.flatMap((turn) => turn.lines)
    const borders = (event: Event) =>
      event.event === 'changed' && !event.at && (event.what === 'turn' || event.what === 'round')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => line.text)).toBe(true)
    expect(one.batches.flat().filter(borders).length).toBeGreaterThanOrEqual(turns.length - 1)
    for (const code of new Set(lines.flatMap((line) => line.cards))) expect(face(one.game, code).tone).toBeTruthy()
    if (one.seats > 1) expect(turns.every((turn) => turn.seat !== null)).toBe(true)
    expect(intoTurns(batches, one.game, one.seats, tell)).toEqual(turns)
  })
})
