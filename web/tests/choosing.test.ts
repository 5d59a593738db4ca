// Pointing at things leads to exactly one answer, whatever the game.
import { describe, expect, it, vi } from 'vitest'
import { Lit, options } from '@/table/choosing.svelte'
import { samples } from './samples'
import { isAsked } from '@/net/question'
import type { Question, View } from '@/net/schema'

const view = (words: string[], points_at: Question['points_at']) =>
  ({ choice: { seat: 0, name: 'x', about: {}, options: words.map((_, n) => n), words, points_at } }) as unknown as View

function looking(words: string[], points_at: Question['points_at']) {
  const said: string[] = []
  const refused: string[] = []
  const lit = new Lit(
    (word) => said.push(word),
    (target) => refused.push(target),
  )
  lit.look(view(words, points_at))
  return { lit, said, refused }
}

describe('choosing', () => {
  it('answers at once when one thing is enough', () => {
    const { lit, said } = looking(['play:F1', 'end'], [[{ card: 'F1' }], [{ word: 'end' }]])
    expect([lit.has('card:F1'), lit.has('card:F2'), lit.dim('card:F2')]).toEqual([true, false, true])
    lit.pick('card:F1')
    expect(said).toEqual(['play:F1'])
  })

  it('asks why when something dark is clicked', () => {
    const { lit, said, refused } = looking(['play:F1'], [[{ card: 'F1' }]])
    lit.pick('card:F2')
    expect([said, refused]).toEqual([[], ['card:F2']])
  })

  it('goes step by step from a card to a place, in either order', () => {
    const words = ['place:W+1,R1L', 'place:W+1,R2L', 'discard:W+1']
    const points = [[{ card: 'W+1' }, { cell: 'R1L' }], [{ card: 'W+1' }, { cell: 'R2L' }], [{ card: 'W+1' }]]
    const { lit, said } = looking(words, points)
    lit.pick('card:W+1')
    expect([said, lit.complete.map((one) => one.word), lit.has('cell:R2L')]).toEqual([[], ['discard:W+1'], true])
    lit.pick('cell:R2L')
    lit.pick('cell:R1L')
    lit.pick('card:W+1')
    expect(said).toEqual(['place:W+1,R2L', 'place:W+1,R1L'])
  })

  it('knows from where to where', () => {
    const words = ['move:cap,1.1', 'move:1.1,cap']
    const { lit, said } = looking(words, [
      [{ cell: 'cap' }, { cell: '1.1' }],
      [{ cell: '1.1' }, { cell: 'cap' }],
    ])
    lit.pick('cell:1.1')
    lit.pick('cell:cap')
    expect(said).toEqual(['move:1.1,cap'])
  })

  it('collects sets in any order and takes things back', () => {
    const words = ['discard:A&A&B', 'discard:A&B&C']
    const { lit, said } = looking(words, [
      [{ card: 'A' }, { card: 'A' }, { card: 'B' }],
      [{ card: 'A' }, { card: 'B' }, { card: 'C' }],
    ])
    lit.pick('card:B')
    lit.pick('card:A')
    lit.pick('card:A')
    expect(said).toEqual(['discard:A&A&B'])
    lit.cancel()
    lit.pick('card:C')
    expect([lit.has('card:C'), lit.chosen('card:C')]).toEqual([false, 1])
    lit.pick('card:C')
    expect(lit.picked).toEqual([])
  })

  it('begins anew with something else', () => {
    const points = [
      [{ card: 'A' }, { cell: '1' }],
      [{ card: 'B' }, { cell: '2' }],
    ]
    const { lit, said } = looking(['put:A,1', 'put:B,2'], points)
    lit.pick('card:A')
    lit.pick('card:B')
    expect(lit.picked).toEqual(['card:B'])
    lit.pick('cell:2')
    expect(said).toEqual(['put:B,2'])
  })

  it('answers nothing while an answer is on its way, and lights nothing when that takes long', () => {
    vi.useFakeTimers()
    const { lit, said } = looking(['play:F1'], [[{ card: 'F1' }]])
    lit.busy = true
    lit.pick('card:F1')
    expect([lit.has('card:F1'), said]).toEqual([true, []])
    vi.advanceTimersByTime(1000)
    expect(lit.has('card:F1')).toBe(false)
    lit.busy = false
    expect(lit.has('card:F1')).toBe(true)
    vi.useRealTimers()
  })

  it('keeps what was pointed at until something else is asked', () => {
    const { lit, said } = looking(
      ['put:A,1', 'put:A,2'],
      [
        [{ card: 'A' }, { cell: '1' }],
        [{ card: 'A' }, { cell: '2' }],
      ],
    )
    lit.pick('card:A')
    lit.pick('cell:2')
    expect([said, lit.picked]).toEqual([['put:A,2'], ['card:A']])
    lit.look(null)
    expect(lit.picked).toEqual([])
  })

  it.each(['sylvion', 'urbion', 'equinox', 'tribes'])(
    'every option of the samples of %s can be reached by pointing',
    (game) => {
      for (const sample of samples<{ view: View }[]>(game)) {
        if (!isAsked(sample.view.choice)) continue
        for (const option of options(sample.view.choice)) {
          const said: string[] = []
          const lit = new Lit((word) => said.push(word))
          lit.look(sample.view)
          for (const target of option.targets) lit.pick(target)
          const reached = said[0] ?? lit.complete.find((one) => one.word === option.word)?.word
          expect(reached).toBe(option.word)
        }
      }
    },
  )
})
