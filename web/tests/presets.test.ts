// Which table comes first for whom, and what this device remembers of it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo, OptionInfo } from '@/net/wire'
import { firstWish, measuredAt, presetOf, usualWish, wishOf } from '@/pages/presets'
import { settingsToSend } from '@/pages/settings'
import { countFinished, keepTable, lastTable, noteFinished } from '@/ui/memory'

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  ...{ kind: 'choice', choices: [], default: null, valid_when: {}, size: null, usual: null },
  ...more,
})
const level = (name: string, against: string | null, won: number) => ({
  ...{ level: name, against, won },
  ...{ games: 40, low: 0, high: 1 },
})
const info: GameInfo = {
  ...{ id: 'none', version: 1, seats: [1, 2, 3], usual_seats: 2, minutes: 10, cooperative: false },
  options: {
    mode: option({ choices: ['long', 'short'], default: 'long' }),
    start: option({ choices: [null, 0, 3], usual: 0, valid_when: { mode: ['long'] } }),
  },
  levels: ['easy', 'normal', 'hard'],
  presets: {
    first: { seats: 2, settings: { mode: 'short' }, level: 'easy', won: [level('easy', null, 0.126)] },
    standard: { seats: 2, settings: {}, level: 'normal', won: [] },
    everything: {
      ...{ seats: 3, settings: { start: 3 }, level: 'hard' },
      won: [level('normal', 'easy', 0.7), level('hard', 'normal', 0.6)],
    },
  },
}
const preset = (id: string) => wishOf(info, info.presets[id])

beforeEach(() => localStorage.clear())

describe('the first table', () => {
  it('is the game for beginners until one was finished, then the usual one', () => {
    expect(firstWish(info, 0, null)).toEqual({ seats: ['me', 'bot:easy'], settings: { mode: 'short', start: null } })
    expect(presetOf(info, firstWish(info, 1, null))).toBe('standard')
  })

  it('is the one that was laid last, but never again the one for beginners', () => {
    expect(presetOf(info, firstWish(info, 0, preset('everything')))).toBe('everything')
    expect(presetOf(info, firstWish(info, 0, preset('first')))).toBe('first')
    expect(presetOf(info, firstWish(info, 3, preset('first')))).toBe('standard')
    expect(presetOf(info, firstWish(info, 3, { seats: ['me', 'bot:easy'], settings: { mode: 'short' } }))).toBe(
      'standard',
    )
    const own = { seats: ['me', 'friend'], settings: { mode: 'short' } }
    expect(firstWish(info, 3, own)).toEqual({ seats: ['me', 'friend'], settings: { mode: 'short', start: null } })
  })

  it('forgets what cannot be played any more', () => {
    expect(presetOf(info, firstWish(info, 1, { seats: ['me', 'bot:gone'], settings: {} }))).toBe('standard')
    expect(presetOf(info, firstWish(info, 1, { seats: ['me'], settings: { gone: 1 } }))).toBe('standard')
  })

  it('is the usual one where a game has no presets', () => {
    const bare = { ...info, presets: {} }
    expect(firstWish(bare, 0, null)).toEqual(usualWish(bare))
    expect(usualWish(bare).seats).toEqual(['me', 'bot:normal'])
  })
})

describe('a preset', () => {
  it('is known by its seats and the settings that mean something', () => {
    for (const id of Object.keys(info.presets)) expect(presetOf(info, preset(id))).toBe(id)
    expect(presetOf(info, { ...preset('first'), settings: { mode: 'short', start: 3 } })).toBe('first')
    expect(presetOf(info, { ...preset('standard'), settings: { mode: 'long', start: 0 } })).toBe('standard')
    expect(presetOf(info, { ...preset('first'), seats: ['me', 'bot:hard'] })).toBe('own')
  })

  it('says what was measured, about its own level where players meet', () => {
    expect(measuredAt(info.presets.first).map((one) => one.percent)).toEqual([13])
    expect(measuredAt(info.presets.everything).map((one) => [one.level, one.against])).toEqual([['hard', 'normal']])
    expect(measuredAt(info.presets.standard)).toEqual([])
  })

  it('sends nothing that is so anyway', () => {
    expect(settingsToSend(info, { mode: 'long', start: 0 }, 2)).toEqual({})
    expect(settingsToSend(info, { mode: 'long', start: 3 }, 2)).toEqual({ start: 3 })
  })
})

describe('what a device remembers', () => {
  const table = { id: 'a', game: 'none', result: {}, yours: [0] }
  it('counts each finished table once, and none of others', () => {
    noteFinished(table)
    noteFinished(table)
    noteFinished({ ...table, id: 'b', yours: [] })
    noteFinished({ ...table, id: 'c', result: null })
    expect(countFinished('none')).toBe(1)
    noteFinished({ ...table, id: 'd' })
    expect([countFinished('none'), countFinished('other')]).toEqual([2, 0])
  })

  it('survives what somebody else has written', () => {
    localStorage.setItem('finished', '{not json')
    expect(countFinished('none')).toBe(0)
    keepTable('none', { seats: ['me'] })
    expect([lastTable('none'), lastTable('other')]).toEqual([{ seats: ['me'] }, null])
  })
})
