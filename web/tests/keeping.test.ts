// A card that is put down on a place goes there, however many questions are asked in between; what would follow is
// asked for before it is picked.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ahead, Question, View } from '@/net/schema'
import { Lit } from '@/table/choosing.svelte'

const asked = (name: string, words: string[], points_at: Question['points_at']) =>
  ({ choice: { seat: 0, name, about: {}, options: words.map((_, n) => n), words, points_at } }) as unknown as View
const main = asked('main', ['play:F1', 'play:F2', 'end'], [[{ card: 'F1' }], [{ card: 'F2' }], [{ word: 'end' }]])
const pay = asked('pay', ['discard:F2', 'discard:T1'], [[{ card: 'F2' }], [{ card: 'T1' }]])
const place = asked('place', ['place:r1c1', 'place:r1c2'], [[{ cell: 'r1c1' }], [{ cell: 'r1c2' }]])
const others = { choice: { seat: 1 } } as unknown as View

let said: string[]
let foreseen: string[]
let refused: string[]
let lit: Lit
beforeEach(() => {
  said = []
  foreseen = []
  refused = []
  lit = new Lit(
    (word) => {
      said.push(word)
      lit.busy = true
    },
    (target) => refused.push(target),
    (word) => foreseen.push(word),
  )
})
afterEach(() => vi.useRealTimers())

/** The answer is stored, then its batch is shown; or the other way round. */
const shows = (view: View, storedFirst: boolean) => {
  if (storedFirst) lit.busy = false
  lit.look(view)
  lit.busy = false
}

describe('a place that is kept', () => {
  it.each([true, false])('answers where the card goes, after it was paid for (stored first: %s)', (storedFirst) => {
    lit.look(main)
    lit.pickFor('card:F1', 'cell:r1c2')
    expect([said, lit.kept]).toEqual([['play:F1'], 'cell:r1c2'])
    shows(pay, storedFirst)
    expect(said).toEqual(['play:F1'])
    lit.pick('card:T1')
    shows(others, storedFirst)
    expect(lit.kept).toBe('cell:r1c2')
    shows(place, storedFirst)
    expect([said, lit.kept]).toEqual([['play:F1', 'discard:T1', 'place:r1c2'], null])
  })

  it('is forgotten where the rules do not offer it', () => {
    lit.look(main)
    lit.pickFor('card:F1', 'cell:r4c4')
    shows(place, true)
    expect([said, lit.kept]).toEqual([['play:F1'], null])
    shows(asked('place', ['place:r4c4', 'x'], [[{ cell: 'r4c4' }], [{ word: 'x' }]]), true)
    expect(said).toEqual(['play:F1'])
  })

  it('is forgotten when the play is over, cancelled or refused, and with the end of the game', () => {
    const forgotten = [
      () => shows(main, true),
      () => lit.cancel(),
      () => lit.forget(),
      () => shows({ result: {} } as View, true),
    ]
    for (const happens of forgotten) {
      lit.busy = false
      lit.look(main)
      lit.pickFor('card:F1', 'cell:r1c1')
      expect(lit.kept).toBe('cell:r1c1')
      happens()
      expect(lit.kept).toBe(null)
    }
  })

  it('is nothing where the card was no answer, or was put down anywhere on the board', () => {
    lit.look(main)
    lit.pickFor('card:T4', 'cell:r1c1')
    expect([said, lit.kept]).toEqual([[], null])
    lit.pickFor('card:F1', '')
    expect([said, lit.kept]).toEqual([['play:F1'], null])
  })

  it('does not answer another question that happens to have the same place among other things', () => {
    lit.look(main)
    lit.pickFor('card:F1', 'cell:r1c1')
    shows(asked('move', ['move:r1c1,r1c2', 'stop'], [[{ cell: 'r1c1' }, { cell: 'r1c2' }], [{ word: 'stop' }]]), true)
    expect([said, lit.kept]).toEqual([['play:F1'], null])
  })
})

describe('considering', () => {
  const ahead = { choice: place.choice, insight: {} } as unknown as Ahead

  it('asks once what would follow from a card, and shows it while the card is considered', () => {
    vi.useFakeTimers()
    lit.look(main)
    lit.consider('card:F1')
    vi.advanceTimersByTime(500)
    lit.foretell('play:F1', ahead)
    expect([foreseen, lit.ahead]).toEqual([['play:F1'], ahead])
    lit.consider(null)
    expect(lit.ahead).toBe(null)
    lit.consider('card:F1')
    vi.advanceTimersByTime(500)
    expect([foreseen, lit.ahead]).toEqual([['play:F1'], ahead])
    lit.look(pay)
    expect(lit.ahead).toBe(null)
    lit.foretell('play:F1', ahead)
    expect(lit.ahead).toBe(null)
  })

  it('does not play a card onto a place where it cannot go', () => {
    lit.look(main)
    lit.consider('card:F1')
    lit.foretell('play:F1', ahead)
    lit.pickFor('card:F1', 'cell:r9c9')
    expect([said, refused, lit.kept]).toEqual([[], ['cell:r9c9'], null])
    lit.pickFor('card:F1', 'cell:r1c2')
    expect([said, lit.kept]).toEqual([['play:F1'], 'cell:r1c2'])
  })

  it('does not ask about what the pointer only passes over', () => {
    vi.useFakeTimers()
    lit.look(main)
    lit.consider('card:F1')
    vi.advanceTimersByTime(20)
    lit.consider('card:F2')
    vi.advanceTimersByTime(500)
    expect(foreseen).toEqual(['play:F2'])
  })

  it('narrows the answers of a place to those with the card that is considered', () => {
    lit.look(
      asked(
        'main',
        ['put:A,1', 'put:B,1'],
        [
          [{ card: 'A' }, { cell: '1' }],
          [{ card: 'B' }, { cell: '1' }],
        ],
      ),
    )
    expect(lit.words('cell:1')).toEqual(['put:A,1', 'put:B,1'])
    lit.consider('card:B')
    expect(lit.words('cell:1')).toEqual(['put:B,1'])
    lit.consider('card:C')
    expect(lit.words('cell:1')).toEqual(['put:A,1', 'put:B,1'])
  })
})
