// The live table: batches are shown in order and one by one, what does not fit is asked for again, and a question is
// open only when its table is shown.
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, View } from '@/net/schema'
import { prefs } from '@/ui/prefs.svelte'
import { LiveTable } from '@/table/live.svelte'
import { TIMES } from '@/table/stage/scenes'
import { Fake } from './fake'
import { tableOf } from './stage/table'

const ME = 0
const OTHER = 1
const asks = (seat: number, words = ['end']) => ({
  ...{ seat, name: 'main', about: {}, words, options: words.map((_, n) => n) },
  points_at: words.map((word) => [{ word }]),
})

const start = {
  ...{ game: 'none', version: 1, seats: 2, settings: {}, turn: 0, round: 1, step: 'main', result: null },
  ...{ choice: asks(ME), insight: {}, count: 0 },
} as View

/** What happens when a seat answers: the counter says which batch it was. */
const answered = (seat: number, count: number, asked = OTHER): Event[] => [
  { event: 'chosen', seat, choice: 'main', word: 'end' },
  { event: 'view', changes: { count, choice: asked === ME ? asks(ME) : { seat: asked } } },
]

let live: LiveTable
const says = (message: object) => Fake.last().says(message)
const sent = (type: string) => Fake.last().sent.filter((one) => one.type === type)
const begin = (at = 1, view = start) => says({ type: 'state', eye: ME, at, view, log: [], table: tableOf(view, ME) })
const batch = (since: number, events: Event[], eye = ME) =>
  says({ type: 'events', eye, since, at: since + 1, events, table: null })
const count = () => live.view?.count
/** Let what is waiting without a clock happen. */
const settle = async () => {
  for (let n = 0; n < 40; n++) await tick()
}
const passes = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time)
  await settle()
}

beforeEach(() => {
  Fake.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Fake)
  prefs.speed = 'normal'
  live = new LiveTable('t')
  live.open()
  Fake.last().opens()
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('showing', () => {
  it('shows the moves of others one after the other, and puts the own question at once', async () => {
    begin()
    batch(1, answered(OTHER, 1))
    batch(2, answered(OTHER, 2))
    batch(3, answered(OTHER, 3, ME))
    await settle()
    expect([count(), live.lit.has('word:end')]).toEqual([1, true])
    await passes(TIMES.pass)
    expect(count()).toBe(2)
    await passes(TIMES.pass)
    expect(count()).toBe(3)
    expect(live.showing.log.map((events) => events.map((event) => event.event))).toEqual([
      ['chosen'],
      ['chosen'],
      ['chosen'],
    ])
  })

  it('takes an answer while it still shows what led to the question, and then shows all of that at once', async () => {
    begin()
    batch(1, answered(OTHER, 1))
    batch(2, answered(OTHER, 2, ME))
    await settle()
    expect(count()).toBe(1)
    live.lit.pick('word:end')
    expect(sent('play').map((one) => one.at)).toEqual([3])
    expect([count(), live.showing.playing]).toEqual([2, false])
  })

  it('does not wait for what these eyes did themselves', async () => {
    begin()
    batch(1, answered(ME, 1))
    await settle()
    expect([count(), live.showing.playing]).toEqual([1, false])
  })

  it('forgets what waited when everything is told anew', async () => {
    begin()
    batch(1, answered(OTHER, 1))
    batch(2, answered(OTHER, 2))
    await settle()
    begin(9, { ...start, count: 90 })
    await passes(5 * TIMES.decision)
    expect([count(), live.showing.at]).toEqual([90, 9])
    batch(9, answered(OTHER, 91))
    await settle()
    expect(count()).toBe(91)
  })
})

describe('what does not fit', () => {
  it('is asked for again, whole, when something was missed', async () => {
    begin()
    batch(4, answered(OTHER, 5))
    await settle()
    expect([count(), sent('resync').length]).toEqual([0, 1])
    begin(5, { ...start, count: 5 })
    batch(5, answered(OTHER, 6))
    await settle()
    expect([count(), sent('resync').length]).toEqual([6, 1])
  })

  it('is nothing when it is known already, or for other eyes', async () => {
    begin(3)
    batch(1, answered(OTHER, 1))
    batch(3, answered(OTHER, 4), OTHER)
    await settle()
    expect([count(), sent('resync').length]).toEqual([0, 0])
  })

  it('is asked for again when an answer came too late', () => {
    begin()
    says({ type: 'refused', re: 5, error: 'OutOfDate', detail: {}, message: '' })
    expect(sent('resync').length).toBe(1)
    expect(live.notice?.id).toBe('web-error-OutOfDate')
  })
})

describe('an answer', () => {
  it('names what was shown, and nothing else can be answered until its move is shown', async () => {
    begin(7)
    live.lit.pick('word:end')
    expect(sent('play')).toEqual([{ type: 'play', re: 2, seat: ME, at: 7, word: 'end' }])
    expect(live.lit.busy).toBe(true)
    says({ type: 'done', re: 2, at: 8 })
    expect(live.lit.busy).toBe(true)
    batch(7, answered(ME, 1, ME))
    await settle()
    expect([count(), live.lit.busy]).toEqual([1, false])
  })

  it('is free again at once when it is refused, with the rule', () => {
    begin()
    live.lit.pick('word:end')
    says({ type: 'refused', re: 2, error: 'IllegalOption', detail: { rule: 'X-1' }, message: 'no' })
    expect(live.lit.busy).toBe(false)
    expect(live.notice?.refusal).toEqual({ lacks: [], rule: 'X-1', reason: 'no', detail: { rule: 'X-1' } })
  })

  it('is sent again over a new line, and stays closed until that is answered', async () => {
    begin()
    live.lit.pick('word:end')
    Fake.last().close()
    await passes(300)
    Fake.last().opens()
    expect(sent('play').length).toBe(1)
    begin()
    expect(live.lit.busy).toBe(true)
    says({ type: 'done', re: 2, at: 2 })
    batch(1, answered(ME, 1, ME))
    await settle()
    expect(live.lit.busy).toBe(false)
  })
})

describe('a table that is told', () => {
  it('takes the question away while a bot stands in', () => {
    begin()
    expect(live.lit.has('word:end')).toBe(true)
    const table = tableOf(start, ME)
    says({ type: 'table', table: { ...table, seats: table.seats.map((seat) => ({ ...seat, taken_over: true })) } })
    expect(live.lit.has('word:end')).toBe(false)
    says({ type: 'table', table })
    expect(live.lit.has('word:end')).toBe(true)
  })
})

describe('something dark', () => {
  it('is asked about with its place and what was picked, and the answer is a notice', () => {
    begin()
    live.lit.place = 'deck'
    live.lit.pick('card:F9')
    live.ask('', 'hands.1')
    live.askWord('temple')
    expect(sent('why')).toEqual([
      { type: 'why', re: 2, seat: ME, target: 'card:F9', at: 'deck', picked: [] },
      { type: 'why', re: 3, seat: ME, target: null, at: 'hands.1', picked: [] },
      { type: 'why', re: 4, seat: ME, word: 'temple' },
    ])
    const thing = { thing: '', whose: '', uses: [] }
    says({ type: 'why', re: 2, word: null, refusal: null, thing, asked: ME })
    expect(live.notice?.why?.thing).toEqual(thing)
  })

  it('is asked about in the turn of others too, but not by who only looks on', () => {
    begin(1, { ...start, choice: { seat: OTHER } })
    live.ask('card:F9', 'deck')
    expect(sent('why').length).toBe(1)
    says({ type: 'state', eye: null, at: 1, view: start, log: [], table: tableOf(start, ME) })
    live.ask('card:F9', 'deck')
    expect([sent('why').length, live.notice?.id]).toEqual([1, 'web-looking-on'])
  })
})
