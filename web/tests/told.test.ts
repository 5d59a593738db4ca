// The browser tells games in the same words as the terminal: whole games, all cards, all options, three languages.
import { samples } from './samples'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@/net/schema'
import { loadPlaces } from '@/words/places'
import { LANGUAGES, type Language } from '@/words/shelf'
import { Teller } from '@/words/telling'
import { Words } from '@/words/words'

type Said = { sentences: string[][]; options: string[]; cards: Record<string, [string, string]> }
type Told = {
  game: string
  seats: number
  batches: Event[][]
  options: [string, string][]
  said: Record<Language, Said>
}
const games = samples<Told[]>('told')
const GAMES = [...new Set(games.map((one) => one.game))]

describe.each(LANGUAGES)('in %s', (lang) => {
  const words = new Words(lang)
  beforeAll(() => Promise.all([words.fetch('log', ...GAMES), ...GAMES.map(loadPlaces)]))

  it.each(games.map((one, n) => [`${n} ${one.game} ${one.seats}p`, one] as const))('%s is told alike', (_, one) => {
    const teller = new Teller(words, one.game, one.seats)
    expect(one.batches.map((batch) => teller.sentences(batch))).toEqual(one.said[lang].sentences)
  })

  it.each(games.map((one, n) => [`${n} ${one.game}`, one] as const))(
    'options and cards of %s are called alike',
    (_, one) => {
      expect(one.options.map(([choice, word]) => words.option(one.game, choice, word))).toEqual(one.said[lang].options)
      for (const [code, said] of Object.entries(one.said[lang].cards)) {
        expect([code, words.card(one.game, code), words.about(one.game, code, { cost: 7 })]).toEqual([code, ...said])
      }
    },
  )
})
