/** A chapter of a game's rulebook: how many paragraphs it has, which cards it shows, which rules it covers. */
export interface Chapter {
  id: string
  /** The paragraphs are the messages web-book-<game>-<chapter>-1 and so on. */
  text: number
  /** Codes of the cards that are drawn and explained below the text. */
  cards?: string[]
  /** The beginnings of the ids of the rules that are listed at the end. */
  rules: string[]
}
