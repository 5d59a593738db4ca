// The stage of a table with a mock clock: what is skipped, what never waits, how speeds scale it, what is seen again.
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, View } from '@/net/schema'
import { waysOf } from '@/table/flying'
import { Showing } from '@/table/showing.svelte'
import { cut, playedCard, TIMES } from '@/table/stage/scenes'
import { prefs, SPEEDS, type Speed } from '@/ui/prefs.svelte'
import { keepFacts } from '@/words/facts'

const ME = 0
const ANN = 1
const question = { seat: ME, name: 'main', about: {}, words: ['end'], options: [0], points_at: [[{ word: 'end' }]] }
const start = {
  ...{ game: 'none', version: 1, seats: 3, settings: {}, turn: 0, round: 1, step: 'main', result: null },
  ...{ choice: question, insight: {}, count: 0 },
} as View
const chosen = (seat: number, word = 'end', forced = false): Event => ({
  ...{ event: 'chosen', seat, choice: 'main', word, phase: 'play' },
  ...(seat === ME ? { forced } : {}),
})
const moved = (phase: string, card = 'F1', from = 'deck', to = 'hand'): Event => ({
  ...{ event: 'moved', card, from: [from], to: [to], phase },
})
const view = (count: number, changes: object = {}): Event => ({ event: 'view', changes: { count, ...changes } })
const ended: Event = {
  event: 'ended',
  phase: 'blow',
  result: { won: null, reason: 'x', rule: 'X-1', scores: [1], ranks: [1], winners: [0] },
}
const waiting = { choice: { seat: ANN } }
const asked = { choice: question }

let looked: View[]
let showing: Showing
let at: number
const add = (...events: Event[]) => showing.add({ at: ++at, events })
const count = () => showing.view?.count
const settle = async () => {
  for (let n = 0; n < 12; n++) await tick()
}
const passes = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time)
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  keepFacts('none', { cells: [], owned: [], great: ['vanishing'], phrases: {}, forms: [] })
  prefs.speed = 'normal'
  looked = []
  at = 1
  showing = new Showing({ eye: ME, begins: () => {}, looks: (one) => looked.push(one) })
  showing.begin(1, start, [])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a batch', () => {
  it('is shown phase by phase, and the view of each is drawn while it is', async () => {
    add(chosen(ANN), moved('play'), view(1), moved('march'), view(2), moved('draw'), view(3, asked))
    await settle()
    expect([count(), showing.scene?.phase]).toEqual([1, 'play'])
    await passes(TIMES.decision - 10)
    expect(count()).toBe(1)
    await passes(10)
    expect([count(), showing.scene?.phase]).toEqual([2, 'march'])
    await passes(TIMES.rules)
    expect([count(), showing.scene?.phase, showing.playing]).toEqual([3, 'draw', true])
    await passes(TIMES.rules)
    expect(showing.playing).toBe(false)
  })

  it('is paced also when it comes alone, and what comes later waits for it', async () => {
    add(chosen(ANN), moved('play'), view(1))
    await passes(200)
    add(chosen(ANN), moved('play'), view(2))
    await settle()
    expect(count()).toBe(1)
    await passes(TIMES.decision - 200)
    expect(count()).toBe(2)
    await passes(TIMES.further - 10)
    expect(showing.playing).toBe(true)
    await passes(10)
    expect(showing.playing).toBe(false)
  })

  it('of these eyes themselves is there at once, and what follows from it is shown', async () => {
    add(chosen(ME), moved('play'), view(1, asked))
    await settle()
    expect([count(), showing.playing]).toEqual([1, false])
    add(chosen(ME), view(2), moved('march'), view(3, asked))
    await settle()
    expect([count(), showing.playing]).toEqual([2, true])
    await passes(TIMES.own)
    expect(count()).toBe(3)
  })

  it('shows what the rules answered for these eyes like what the rules do', async () => {
    add(chosen(ME, 'end', true), view(1), moved('march'), view(2, asked))
    await settle()
    await passes(TIMES.own)
    expect(count()).toBe(1)
    await passes(TIMES.rules - TIMES.own)
    expect(count()).toBe(2)
  })

  it('gives great moments and the end more time, as the rules say which ones they are', async () => {
    add(chosen(ANN), view(1), moved('vanishing'), view(2), ended, view(3))
    await settle()
    await passes(TIMES.pass)
    expect([count(), showing.scene?.great]).toEqual([2, true])
    await passes(TIMES.great - 10)
    expect(count()).toBe(2)
    await passes(10)
    expect([count(), showing.scene?.ended]).toEqual([3, true])
    await passes(TIMES.last)
    expect(showing.playing).toBe(true) // the result is laid over it only then
    await passes(TIMES.ended)
    expect(showing.playing).toBe(false)
  })

  it('has no scene for what only counts turns', () => {
    const turn: Event = { event: 'changed', what: 'turn', from: 0, to: 1, phase: 'over' }
    const scenes = cut([chosen(ANN), view(1), turn, { event: 'step', step: 'x', phase: 'bet' }, view(2)])
    expect(scenes.map((scene) => [scene.phase, scene.changes])).toEqual([['play', { count: 2 }]])
  })
})

describe('nobody waits in order to answer', () => {
  it('the newest question is put at once, with its number, while the board still shows what led to it', async () => {
    add(chosen(ANN), view(1, waiting))
    add(chosen(2), view(2, asked))
    await settle()
    expect([count(), showing.at, looked.at(-1)!.count, looked.at(-1)!.choice]).toEqual([1, 3, 2, question])
    expect(showing.view!.choice).toEqual(question)
  })

  it('whoever skips sees how things stand now, and all of it is in the log', async () => {
    add(chosen(ANN), moved('play'), view(1, waiting), moved('draw'), view(2))
    add(chosen(2), view(3, asked))
    await settle()
    showing.skip()
    expect([count(), showing.playing, showing.log.flat().length]).toEqual([3, false, 4])
    await passes(5000)
    expect([count(), showing.log.flat().length]).toEqual([3, 4])
    add(chosen(ANN), view(4))
    await settle()
    expect([count(), showing.playing]).toEqual([4, true])
  })

  it('goes at once through what nobody could follow any more', async () => {
    for (let n = 1; n <= 200; n++) add(chosen(ANN), view(n))
    await settle()
    await passes(TIMES.further * 100)
    expect(count()).toBe(200)
  })
})

describe('speed', () => {
  it.each(Object.entries(SPEEDS).filter(([, tempo]) => tempo))('%s scales all of it by %d', async (speed, tempo) => {
    prefs.speed = speed as Speed
    add(chosen(ANN), moved('play'), view(1), moved('march'), view(2))
    await settle()
    await passes(TIMES.decision * tempo - 10)
    expect(count()).toBe(1)
    await passes(10)
    expect(count()).toBe(2)
    await passes(TIMES.rules * tempo - 10)
    expect(showing.playing).toBe(true)
    await passes(10)
    expect(showing.playing).toBe(false)
  })

  it.each(['off', 'hidden'])('does not pace anything where nobody wants it or looks: %s', async (why) => {
    if (why === 'off') prefs.speed = 'off'
    else vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const before = showing.count
    add(chosen(ANN), view(1), moved('march'), view(2))
    expect([count(), showing.count - before, showing.playing]).toEqual([2, 1, false])
  })

  it('is kept where motion is unwelcome: scenes stay, flights go', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect([prefs.pace, prefs.tempo]).toEqual([0, 1])
    add(chosen(ANN), view(1), moved('march'), view(2))
    await settle()
    expect(count()).toBe(1)
  })
})

describe('again', () => {
  it('shows step by step what happened since the own answer, and ends where the table stands', async () => {
    add(chosen(ANN), view(1))
    add(chosen(ME), view(2), moved('march'), view(3, waiting))
    add(chosen(ANN), view(4, asked))
    showing.skip()
    const log = showing.log
    void showing.replay()
    expect([count(), showing.again]).toEqual([1, false])
    await settle()
    expect([count(), showing.again]).toEqual([2, true])
    await passes(TIMES.decision)
    expect(count()).toBe(3)
    showing.next()
    await settle()
    expect(count()).toBe(4)
    await passes(TIMES.decision)
    expect([count(), showing.playing, showing.again]).toEqual([4, false, false])
    expect(showing.log).toEqual(log)
  })

  it('is offered to who comes back, from what the log tells of it', async () => {
    const now = { ...start, count: 9 }
    showing.begin(9, now, [chosen(ANN), chosen(ME), moved('march'), chosen(ANN), moved('draw')])
    expect([count(), showing.hasStory, showing.playing]).toEqual([9, true, false])
    void showing.replay()
    await settle()
    const phases = [showing.scene!.phase]
    while (showing.playing) {
      await passes(10)
      if (showing.scene!.phase !== phases.at(-1)) phases.push(showing.scene!.phase)
    }
    expect([phases, count()]).toEqual([['play', 'march', 'play', 'draw'], 9])
  })
})

describe('what moves', () => {
  it('turns in place where one card becomes another, and nothing flies then', () => {
    const blaze = [moved('blaze', 'E1', 'cell', 'discard'), moved('blaze', 'B2', 'supply', 'cell')]
    expect(waysOf(blaze)).toEqual([{ card: 'B2', from: 'cell', to: 'cell', turns: true }])
  })

  it('goes one way where it goes on from where it came to', () => {
    expect(waysOf([moved('x', 'F1', 'deck', 'hand'), moved('x', 'F1', 'hand', 'cell')])).toEqual([
      { card: 'F1', from: 'deck', to: 'cell', turns: false },
    ])
  })

  it('is shown large when somebody else has played it, unless it is hidden', () => {
    const [scene] = cut([chosen(ANN, 'play:F1'), moved('play', 'F1', 'hands', 'cell'), view(1)])
    expect([playedCard(scene, ME), playedCard(scene, ANN)]).toEqual(['F1', ''])
    const [hidden] = cut([chosen(ANN, 'discard'), moved('play', '?', 'hands', 'pile'), view(1)])
    expect(playedCard(hidden, ME)).toBe('')
  })
})
