// How the table of Equinox is put in order for drawing.
import { describe, expect, it } from 'vitest'
import type { View } from '@/games/equinox/schema'
import { columns, formatHalves, sortHand, strengthOf } from '@/games/equinox/view'
import { initials } from '@/games/equinox/people'
import { soften } from '@/words/hyphens'
import type { TableInfo } from '@/net/wire'
import { samples } from './samples'

const views = samples<{ name: string; view: View }[]>('equinox')
const named = (names: string[]) => ({ seats: names.map((name) => ({ name })) }) as unknown as TableInfo

describe('numbers', () => {
  it('show halves', () => expect([0, 0.5, 3, 7.5].map(formatHalves)).toEqual(['0', '½', '3', '7½']))
  it('stand on cards, Ursus half a point stronger, trees without any', () => {
    expect(['susi_0', 'ursus_2', 'ursus_0', 'urvater', 'susi_?'].map(strengthOf)).toEqual(['0', '2½', '½', '', '?'])
  })
})

describe('hand', () => {
  it('stands in the order of the champions, strong cards first, then chameleons, then trees', () => {
    const hand = ['dryada', 'chameleon_3', 'susi_1', 'carmen_4', 'susi_9']
    expect(sortHand(hand, ['carmen', 'susi'])).toEqual(['carmen_4', 'susi_9', 'susi_1', 'chameleon_3', 'dryada'])
  })
})

describe('stones', () => {
  it('carry the first letters of names that differ', () =>
    expect(initials(named(['Ada', 'bruno']))).toEqual(['A', 'B']))
  it('carry the letters of seats where names begin alike or are missing', () => {
    expect(initials(named(['Ada', 'Anna']))).toEqual(['A', 'B'])
    expect(initials(named(['Bo', '']))).toEqual(['A', 'B'])
  })
})

describe('columns', () => {
  it('hold every stack and stone of the view', () => {
    for (const { view } of views) {
      const spaces = columns(view).flatMap((column) => column.spaces)
      expect(spaces.filter((space) => space.count).length).toBe(Object.keys(view.stacks).length)
      expect(spaces.filter((space) => space.owner !== null).length).toBe(Object.keys(view.stones).length)
    }
  })
  it('mark the weakest as the insight does, and equally weak ones only when nobody would vanish', () => {
    for (const { view } of views) {
      const spaces = columns(view).flatMap((column) => column.spaces)
      const weakest = view.result ? null : view.insight.weakest
      expect(spaces.filter((space) => space.weakest).map((space) => space.id)).toEqual(
        weakest ? [`${weakest}/${view.round}`] : [],
      )
      if (weakest || view.insight.missing.length) expect(spaces.some((space) => space.tied)).toBe(false)
    }
  })
})

describe('long names', () => {
  it('may be parted near their middle, before a syllable', () =>
    expect(
      ['Ziegfried', 'Moosmann', 'Aquilon', 'Klumpi', 'Моосманн'].map((one) => soften(one).replace('\u00ad', '-')),
    ).toEqual(['Zieg-fried', 'Moos-mann', 'Aqui-lon', 'Klumpi', 'Моос-манн']))
})
