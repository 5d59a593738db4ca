// Made from lichtung.games.urbion.schema by `python -m tools.schema`. Do not edit.
import type { Facts as CommonFacts, Head, Question, Waiting } from '@/net/schema'

export type Side = 'left' | 'right'

/** What is played with. */
export type Settings = {
  expansions: string[]
  first_sognae: number
  communication: 'open' | 'silent'
}

/** A row of the display. */
export type Row = {
  city: string | null
  left: string[]
  right: string[]
}

/** What a row adds up to. */
export type Sums = {
  left: number
  right: number
  total: number
  balanced: boolean
  dominant: 'left' | 'right' | null
}

/** What a census would do now; `postcards`: what each would be worth, by where it lies. */
export type Census = {
  pacifies: string[]
  perfect: boolean
  postcards: Record<string, number>
}

/** Where the figure goes next, and what a census would mean for its city now. */
export type Void = {
  next: string
  danger: 'balanced' | 'discards' | 'loses' | null
}

/** What an option would do: one row changed, several rows, or a census. */
export type Preview = {
  row?: string
  total?: number
  dreams?: number
  rows?: Record<string, number>
  pacifies?: string[]
  perfect?: boolean
}

/** What a table shows to one viewer beyond the rules; `turns`: about how many the deck lasts. */
export type Own = {
  unseen: Record<string, number>
  turns: number
  previews: (Preview | null)[]
}

/** What a table shows beyond the rules. */
export type Insight = Own & {
  rows: Sums[]
  census: Census
  residents: number
  void: Void | null
}

/**
 * A position as one viewer sees it. `void_figure` is `R1` to `R4`, `stack_standing`, `stack_lying` or `gone`;
 * `polarity` is empty alone.
 */
export type View = Head & {
  settings: Settings
  rows: Row[]
  city_deck: string[]
  dream_deck: string[]
  postcard_deck: string[]
  hands: string[][]
  discard_pile: string[]
  success_pile: string[]
  box: string[]
  set_aside: string[]
  resolving: string[]
  books: string[]
  book_deck: string[]
  books_away: string[]
  wise_chaos_left: number
  resident_pile: string[]
  void_cards_left: number
  void_figure: string
  polarity: ('sognae' | 'incubi')[]
  active_player: number
  required_cities: number
  choice: Question | Waiting | null
  insight: Insight
}

/** What a dream counts on each side of a city, null where it cannot lie, and the letters of its elements. */
export type Dream = {
  elements: string
  left: number | null
  right: number | null
}

/**
 * What stands on the dreams by their codes in a hand, how many lie on a side of a city, how often an hourglass turns.
 */
export type Facts = CommonFacts & {
  dreams: Record<string, Dream>
  slots: number
  turns: number
}
