// The next view follows from the last one and the events; a stored log falls into answers.
import { describe, expect, it } from 'vitest'
import type { Event, View } from '@/net/schema'
import { splitLog, fold, findTouched } from '@/table/fold'
import { routeOf } from '@/routes.svelte'

const view = { round: 1, hands: [['A']] } as unknown as View
const events = [
  { n: 1, event: 'chosen', seat: 0, choice: 'x', word: 'play:A' },
  { n: 2, event: 'moved', card: 'A', from: ['hands', 0], to: ['rows', 1, 'left'] },
  { n: 3, event: 'turned', at: ['rows', 2], from: 'A', to: 'B' },
  { n: 4, event: 'view', changes: { hands: [[]] } },
] as Event[]

describe('folding', () => {
  it('changes what the events say and nothing else', () => {
    expect(fold(view, events)).toEqual({ round: 1, hands: [[]] })
    expect(view.hands).toEqual([['A']])
  })

  it('knows which places were touched', () => {
    expect([...findTouched(events)]).toEqual(['rows.1.left', 'rows.2'])
  })

  it('puts a log into batches that begin with an answer', () => {
    expect(splitLog([...events, ...events]).map((batch) => batch.map((event) => event.n))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })
})

describe('addresses', () => {
  const at = (path: string) => routeOf(new URL(path, 'http://x'))
  it('mean pages', () => {
    expect(at('/')).toEqual({ page: 'home' })
    expect(at('/new/urbion')).toEqual({ page: 'new', game: 'urbion' })
    expect(at('/table/abc')).toEqual({ page: 'table', id: 'abc', token: '', seat: null })
    expect(at('/join/abc/1#t')).toEqual({ page: 'table', id: 'abc', token: 't', seat: 1 })
    expect(at('/replay/abc?at=12&eye=0')).toEqual({ page: 'replay', id: 'abc', at: 12, eye: 0 })
    expect(at('/rules/tribes/end')).toEqual({ page: 'rules', game: 'tribes', chapter: 'end' })
    expect(at('/nowhere/at/all')).toEqual({ page: 'lost' })
  })
})
