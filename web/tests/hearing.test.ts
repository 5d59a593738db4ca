// What one hears of a table: one sound for each batch, none of what was told before, none that nobody asked for.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sounds as ears } from '@/games/folders'
import type { Event } from '@/net/schema'
import { Listener, soundOf, type Ear } from '@/table/hearing'
import { prefs } from '@/ui/prefs.svelte'
import { play } from '@/ui/sound'

const moved = (card: string, from: string, to: string): Event => ({ event: 'moved', card, from: [from], to: [to] })
const changed = (what: string, from: number, to: number): Event => ({ event: 'changed', what, from, to })
const own = async (game: string): Promise<Ear> => (await ears.get(game)!()).sounds

describe('sounds', () => {
  it('are those of cards and of the end, unless a game knows better', () => {
    const ended = { event: 'ended', result: {} } as unknown as Event
    expect(soundOf([moved('A', 'x', 'y')])).toBe('card')
    expect(soundOf([moved('A', 'x', 'y'), ended])).toBe('bell')
    expect(soundOf([changed('x', 1, 2)])).toBe(null)
    expect(soundOf([moved('A', 'x', 'y')], () => 'fire')).toBe('fire')
  })

  it.each([
    ['sylvion', moved('E1', 'clearing', 'clearing'), 'fire'],
    ['sylvion', moved('F1', 'in_play', 'clearing'), 'card'],
    ['sylvion', changed('forest_health', 5, 4), 'fire'],
    ['sylvion', changed('forest_health', 4, 5), 'bell'],
    ['sylvion', changed('fish_points', 0, 3), 'coin'],
    ['sylvion', changed('fish_points', 3, 2), null],
    ['urbion', moved('[EW]', 'rows', 'success_pile'), 'bell'],
    ['urbion', moved('K', 'dream_deck', 'resolving'), 'fire'],
    ['equinox', moved('seat0', 'available_stones', 'stones'), 'coin'],
    ['equinox', changed('vanished', 0, 1), 'bell'],
    ['tribes', changed('tree_houses', 5, 4), 'bell'],
    ['tribes', changed('pollution', 1, 2), 'fire'],
    ['tribes', changed('pollution', 2, 1), null],
    ['tribes', moved('T15', 'forest_display', 'terrain'), 'coin'],
  ] as [string, Event, string | null][])('of %s: %o', async (game, event, sound) => {
    expect(soundOf([event], await own(game))).toBe(sound)
  })

  it('are made of what is told now, not of what was told before somebody came', () => {
    const [first, second, third] = [[moved('A', 'x', 'y')], [moved('B', 'x', 'y')], [changed('round', 1, 2)]]
    const listener = new Listener()
    expect(listener.hear([first])).toBe(null)
    expect(listener.hear([first, second])).toBe('card')
    expect(listener.hear([first, second])).toBe(null)
    expect(listener.hear([first, second, third])).toBe(null)
    expect(listener.hear([second, first])).toBe(null)
  })
})

describe('playing a sound', () => {
  const made = vi.fn()
  const vibrate = vi.fn()
  beforeEach(() => {
    made.mockReset()
    vibrate.mockReset()
    const node = {
      connect: (to: unknown) => to,
      start() {},
      stop() {},
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    }
    const Node = vi.fn(function () {
      return node
    })
    const Context = vi.fn(function () {
      made()
      return {
        ...{ sampleRate: 100, currentTime: 0, state: 'running', destination: {} },
        createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
      }
    })
    vi.stubGlobal('AudioContext', Context)
    for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
      vi.stubGlobal(name, Node)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
  })
  afterEach(() => {
    prefs.sound = 'off'
    vi.unstubAllGlobals()
  })

  it('is silent until it is switched on', () => {
    play('turn')
    expect([made.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 0])
  })

  it('is silent before somebody has touched the page', () => {
    prefs.sound = 'on'
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
    play('card')
    expect(made).not.toHaveBeenCalled()
  })

  it('makes one context for all, and shakes a phone whose turn it is', () => {
    prefs.sound = 'on'
    for (const sound of ['card', 'coin', 'fire', 'bell', 'turn'] as const) play(sound)
    expect([made.mock.calls.length, vibrate.mock.calls.length]).toEqual([1, 1])
  })
})
