// Advice says in the browser what it says in the terminal.
import { describe, expect, it } from 'vitest'
import type { HintOption } from '@/net/wire'
import { asGood, percent, standing } from '@/table/advice'

const hint = (word: string, rank: number | null, chance: number | null): HintOption => ({
  word,
  verdict: rank === null ? 'unseen' : 'likely',
  why: null,
  steps: [],
  rank,
  chance,
  low: chance && chance - 0.1,
  high: chance && chance + 0.1,
  score: null,
  visits: 9,
  line: [word],
})

describe('advice', () => {
  it('puts chances as the terminal does: nothing is impossible or sure', () => {
    expect([0.001, 0.006, 0.5, 0.994, 0.999].map(percent)).toEqual(['<1', '1', '50', '99', '>99'])
  })

  it('marks places that are shared, and gives none to what was hardly looked at', () => {
    const options = [hint('a', 1, 0.5), hint('b', 1, 0.5), hint('c', 3, 0.4), hint('d', null, null)]
    expect(options.map((one) => standing(options, one))).toEqual(['=1', '=1', '3', '–'])
  })

  it('counts the equals of the best that are not shown', () => {
    expect(asGood([1, 1, 1, 1, 1, 6].map((rank, n) => hint(`${n}`, rank, 0.5)))).toBe(2)
    expect(asGood([hint('a', 1, 0.5), hint('b', 2, 0.4)])).toBe(0)
  })
})
