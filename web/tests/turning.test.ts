// Where a game was lost: the deepest fall, the lead that never came back, the longest wait.
import { describe, expect, it } from 'vitest'
import { byRound, turningPoint } from '@/story/turning'
import { addressOfDeal, seatsOfBranch } from '@/table/branching'
import { tableOf } from './stage/table'
import type { View } from '@/net/schema'

const course = (...points: [at: number, round: number, ...standing: number[]][]) =>
  points.map(([at, round, ...standing]) => ({ at, round, standing }))

describe('the turning point', () => {
  it('of a team is the round in which the most was lost, and begins where something could be done', () => {
    const points = course([0, 1, 6], [4, 2, 6], [6, 2, 8], [9, 3, 5], [12, 4, 4], [15, 5, 0])
    expect(turningPoint(points, 0, true)).toEqual({ kind: 'fall', round: 4, from: 3, at: 9 })
  })

  it('of a team that never fell is where the longest wait began', () => {
    const points = course([0, 1, 0], [3, 2, 1], [5, 3, 1], [20, 4, 1], [22, 5, 2], [24, 6, 2])
    expect(turningPoint(points, 0, true)).toEqual({ kind: 'wait', round: 2, from: 2, at: 3 })
  })

  it('among others is the last lead, of the seat that asks', () => {
    const points = course([0, 1, 0, 0], [5, 2, 3, 1], [9, 3, 3, 3], [12, 4, 3, 5], [15, 5, 4, 9])
    expect(turningPoint(points, 0, false)).toEqual({ kind: 'lead', round: 3, from: 2, at: 5 })
    expect(turningPoint(points, 1, false)).toBeNull()
  })

  it('among others who led from the beginning is the deepest fall', () => {
    const points = course([0, 1, 0, 0], [2, 1, 0, 2], [5, 2, 1, 2], [9, 3, 1, 6], [12, 4, 2, 6])
    expect(turningPoint(points, 0, false)).toEqual({ kind: 'fall', round: 2, from: 2, at: 5 })
  })

  it('is in the round of the battle where another phase counted its rounds, too', () => {
    const points = course([0, 1, 6], [3, 2, 6], [6, 1, 6], [9, 2, 6], [14, 3, 1])
    expect(turningPoint(points, 0, true)).toEqual({ kind: 'fall', round: 2, from: 2, at: 9 })
  })

  it('is nowhere where nothing could be done otherwise', () => {
    expect(turningPoint([], 0, true)).toBeNull()
    expect(turningPoint(course([0, 1, 6]), 0, true)).toBeNull()
    expect(turningPoint(course([0, 1, 6], [4, 1, 0]), 0, true)).toBeNull()
  })
})

it('a round is told by how it ended', () => {
  const points = course([0, 1, 6], [4, 1, 5], [6, 2, 5], [9, 2, 3])
  expect(byRound(points).map(({ round, standing }) => [round, ...standing])).toEqual([
    [1, 5],
    [2, 3],
  ])
})

describe('a branch', () => {
  const table = tableOf({ game: 'none', seats: 3, settings: {} } as View, 0)
  it('has me on my seats, and bots on all others', () => {
    const seats = table.seats.map((seat) =>
      seat.seat === 1 ? { ...seat, kind: 'bot' as const, level: 'hard' } : { ...seat, kind: 'human' as const },
    )
    expect(seatsOfBranch({ ...table, seats, yours: [0] })).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'hard' },
      { kind: 'bot', level: 'normal' },
    ])
    expect(seatsOfBranch({ ...table, seats, yours: [] })[0]).toEqual({ kind: 'me' })
  })

  it('of a numbered deal can be shared by its address', () => {
    const address = new URL(addressOfDeal({ ...table, settings: { mode: 'long' } }, 47), 'http://here')
    expect([address.pathname, address.searchParams.get('deal')]).toEqual(['/new/none', '47'])
    expect(JSON.parse(address.searchParams.get('table')!).settings).toEqual({ mode: 'long' })
  })
})
