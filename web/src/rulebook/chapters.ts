// The rulebooks: which chapters a game has, which rules belong to them, and finding words in them.
import { chapters } from '@/games/folders'
import type { Face } from '@/cards/faces'
import type { Words } from '@/words/words'

/** A piece of a picture: a card's code, an empty place, nothing (""), or a symbol, on a place of the
 * board or beside it, with a text. */
export type Piece = string | null | { symbol: string; text: string; place?: boolean }

/** A row of a picture: whose it is, what lies there, which of its pieces the caption speaks of. */
export interface Row {
  pieces: Piece[]
  of?: string
  lit?: number[]
}

/** A symbol of cards, tiles or boards: an icon, a glyph or a card that shows it. */
export interface Sign {
  /** Its meaning is the message web-book-<game>-symbol-<id>; without an id the message `name`, or the card's name. */
  id: string
  name?: string
  card?: string
  icon?: string
  glyph?: string
  tone?: string
  hue?: number
}

/** A chapter: how many paragraphs it has, which cards it shows, which rules it covers. */
export interface Chapter {
  id: string
  /** The paragraphs are the messages web-book-<game>-<chapter>-1 and so on. */
  text: number
  /** Codes of the cards that are drawn and explained below the text; asked for where they are facts. */
  cards?: string[] | (() => string[])
  /** The beginnings of the ids of the rules that are listed at the end. */
  rules: string[]
  /** A turn that is drawn (tools/examples.py): a picture for each paragraph. */
  pictures?: Row[][]
  /** The symbols that are drawn and named; the emblems of all cards of the book follow them. */
  symbols?: Sign[] | (() => Sign[])
  /** Cards and rules are those of <game>-cards.ftl, where each card has all of its words. */
  fromCards?: boolean
}

export interface Book {
  game: string
  chapters: Chapter[]
  /** The ids of all rules that have a message, in reading order. */
  rules: string[]
}

export interface Found {
  chapter: Chapter
  text: string
  rule?: string
}

const sentences = import.meta.glob<string>(
  ['@locales/en/*-{rules,cards}.ftl', '../../plugins/*/locales/en/*-{rules,cards}.ftl'],
  { query: '?raw', import: 'default' },
)

/** The games that have a rulebook here. */
export const rulebooks = [...chapters.keys()]

/** A game's rulebook; its words are the topics `web-book-<game>`, `<game>-rules` and the game itself. */
export async function bookOf(game: string): Promise<Book> {
  const read = async (part: string) => {
    const path = Object.keys(sentences).find((one) => one.endsWith(`/${game}-${part}.ftl`))
    return path ? await sentences[path]() : ''
  }
  const [common, own] = await Promise.all([read('rules'), read('cards')])
  const about: Partial<Chapter> = { cards: ids(own, `${game}-card-`), rules: topicsOf(ids(own, 'rule-')) }
  const told = (await chapters.get(game)?.()) ?? []
  return {
    game,
    chapters: told.map((chapter) => (chapter.fromCards ? { ...chapter, ...about } : chapter)),
    rules: [...ids(common, 'rule-'), ...ids(own, 'rule-')],
  }
}

/** The rest of each message's id that begins like this. */
const ids = (text: string, start: string): string[] =>
  [...text.matchAll(/^([\w-]+) =/gm)].filter(([, id]) => id.startsWith(start)).map(([, id]) => id.slice(start.length))

/** The beginnings of rules' ids: SYL-OWL of SYL-OWL-1 and SYL-OWL-2. */
const topicsOf = (rules: string[]): string[] => [...new Set(rules.map((rule) => rule.replace(/-\d+$/, '')))]

export const paragraphs = (book: Book, chapter: Chapter): string[] =>
  Array.from({ length: chapter.text }, (_, n) => `web-book-${book.game}-${chapter.id}-${n + 1}`)

/** The cards that a chapter shows. */
export const cardsOf = ({ cards = [] }: Chapter): string[] => (typeof cards === 'function' ? cards() : cards)

/** The symbols that a chapter explains. */
export const signsOf = ({ symbols = [] }: Chapter): Sign[] => (typeof symbols === 'function' ? symbols() : symbols)

/** All symbols of a game that have a name of their own. */
export const signsOfBook = (book: Book): Sign[] => book.chapters.flatMap(signsOf)

/** What a symbol is called and means. */
export function meaning(book: Book, words: Words, { id, name, card }: Sign): string {
  if (!id && card) return words.card(book.game, card)
  return words.text(name ?? `web-book-${book.game}-symbol-${id}`)
}

/** The cards of a book whose emblem, in its colour, is none of the symbols, each emblem once. */
export function emblems(book: Book, face: (code: string) => Face): string[] {
  const key = ({ icon, tone }: { icon?: string; tone?: string }) => `${icon} ${tone}`
  const seen = new Set(signsOfBook(book).map((sign) => key(!sign.id && sign.card ? face(sign.card) : sign)))
  return [...new Set(book.chapters.flatMap(cardsOf))].filter((code) => {
    const look = { icon: face(code).icon, tone: face(code).tone }
    return look.icon && !seen.has(key(look)) && seen.add(key(look))
  })
}

export const rulesOf = (book: Book, chapter: Chapter): string[] =>
  book.rules.filter((rule) => chapter.rules.some((start) => rule.startsWith(`${start}-`)))

/** The chapter that a rule belongs to; rulings and the like have none. */
export const chapterOf = (book: Book, rule: string): Chapter | undefined =>
  book.chapters.find((chapter) => chapter.rules.some((start) => rule.startsWith(`${start}-`)))

/** Every paragraph and rule that has all the words asked for. */
export function search(book: Book, words: Words, asked: string): Found[] {
  const wanted = asked.toLocaleLowerCase(words.lang).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  const fits = (text: string) => wanted.every((word) => text.toLocaleLowerCase(words.lang).includes(word))
  const passages = book.chapters.flatMap((chapter): Found[] => [
    ...paragraphs(book, chapter).map((id) => ({ chapter, text: words.text(id) })),
    ...signsOf(chapter).map((sign) => ({ chapter, text: meaning(book, words, sign) })),
    ...rulesOf(book, chapter).map((rule) => ({ chapter, rule, text: words.rule(rule) })),
  ])
  return passages.filter((found) => fits(found.text) || (found.rule !== undefined && fits(found.rule)))
}
