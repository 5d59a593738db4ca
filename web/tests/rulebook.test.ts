import { describe, expect, test } from 'vitest'
import { face, loadFaces } from '@/cards/faces'
import { bookOf, cardsOf, chapterOf, emblems, meaning, paragraphs, rulesOf, search } from '@/rulebook/chapters'
import { signsOf, signsOfBook } from '@/rulebook/chapters'
import { LANGUAGES } from '@/words/shelf'
import { Words } from '@/words/words'

const GAMES = ['sylvion', 'urbion', 'equinox', 'tribes']
const files = import.meta.glob<string>('@locales/*/web-book-*.ftl', { query: '?raw', import: 'default', eager: true })
const sprites = import.meta.glob<string[]>('../src/games/*/icons.json', { import: 'default', eager: true })
/** What is drawn only where a plug-in's card or a board of another set brings something unknown. */
const UNUSED = ['card-pickup', 'greek-temple', 'wind-hole']
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
      ...signsOf(chapter).flatMap(({ id, name }) => (name || !id ? [] : [`web-book-${game}-symbol-${id}`])),
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

  test('draws a picture for each paragraph of a turn, with symbols that the book explains', async () => {
    const book = await bookOf(game)
    const drawn = book.chapters.filter((chapter) => chapter.pictures)
    expect(drawn.map(({ id, text, pictures }) => [id, pictures!.length === text])).toEqual([['example', true]])
    const pieces = drawn.flatMap(({ pictures }) => pictures!.flat().flatMap((row) => row.pieces))
    const asked = new Set(pieces.flatMap((piece) => (piece && typeof piece === 'object' ? piece.symbol : [])))
    expect([...asked].filter((id) => !signsOfBook(book).some((sign) => sign.id === id))).toEqual([])
  })

  test.each(LANGUAGES)('names every symbol in %s', async (lang) => {
    const book = await bookOf(game)
    const words = await new Words(lang).fetch(game, `web-book-${game}`)
    expect(signsOfBook(book).filter((sign) => /^(web|tribes|urbion)-/.test(meaning(book, words, sign)))).toEqual([])
  })

  test('explains every icon of the game', async () => {
    const book = await bookOf(game)
    await loadFaces(game)
    const named = signsOfBook(book).flatMap(({ icon, card }) => icon ?? (card ? face(game, card).icon : []))
    const cards = emblems(book, (code) => face(game, code)).map((code) => face(game, code).icon)
    const icons = sprites[Object.keys(sprites).find((path) => path.includes(`/${game}/`))!]
    expect(icons.filter((icon) => ![...named, ...cards, ...UNUSED].includes(icon))).toEqual([])
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
