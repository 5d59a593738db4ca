import { describe, expect, test } from 'vitest'
import { bookOf, cardsOf, chapterOf, paragraphs, rulesOf, search } from '@/rulebook/chapters'
import { LANGUAGES } from '@/words/shelf'
import { Words } from '@/words/words'

const GAMES = ['sylvion', 'urbion', 'equinox', 'tribes']
const files = import.meta.glob<string>('@locales/*/web-book-*.ftl', { query: '?raw', import: 'default', eager: true })
const idsIn = (lang: string, game: string) =>
  [
    ...files[Object.keys(files).find((path) => path.endsWith(`/${lang}/web-book-${game}.ftl`))!].matchAll(
      /^(web-[\w-]+) =/gm,
    ),
  ].map((found) => found[1])

describe.each(GAMES)('the rulebook of %s', (game) => {
  test.each(LANGUAGES)('uses every message and lacks none in %s', async (lang) => {
    const book = await bookOf(game)
    const used = book.chapters.flatMap((chapter) => [
      `web-book-${game}-${chapter.id}-title`,
      ...paragraphs(book, chapter),
    ])
    expect(idsIn(lang, game).sort()).toEqual(used.sort())
  })

  test('puts every rule into exactly one chapter', async () => {
    const book = await bookOf(game)
    expect(book.rules.length).toBeGreaterThan(100)
    const homes = book.rules.map((rule) => [
      rule,
      book.chapters.filter((chapter) => rulesOf(book, chapter).includes(rule)).length,
    ])
    expect(homes.filter(([, count]) => count !== 1)).toEqual([])
  })

  test.each(LANGUAGES)('explains every card it shows in %s', async (lang) => {
    const book = await bookOf(game)
    const words = await new Words(lang).fetch(game, `web-book-${game}`)
    const silent = book.chapters
      .flatMap((chapter) => cardsOf(chapter))
      .filter(
        (code) =>
          !words.about(game, code, { cost: '1' }) ||
          /[{}]/.test(words.about(game, code, { cost: '1' })) ||
          words.card(game, code) === code,
      )
    expect(silent).toEqual([])
  })

  test('finds what is searched for', async () => {
    const book = await bookOf(game)
    const words = await new Words('en').fetch(game, `web-book-${game}`, `${game}-rules`)
    const rule = book.rules[0]
    expect(search(book, words, rule).map((found) => found.rule)).toContain(rule)
    expect(search(book, words, 'no such words anywhere')).toEqual([])
    expect(search(book, words, '  ')).toEqual([])
    expect(chapterOf(book, rule)).toBe(search(book, words, rule)[0].chapter)
  })
})
