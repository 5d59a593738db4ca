// Made from lichtung.games.equinox.schema by `python -m tools.schema`. Do not edit.
import type { Facts as CommonFacts, Head, Question, Waiting } from '@/net/schema'

/** What is played with. */
export type Settings = {
  champions: 'random' | string[]
  start_player: 'random' | number
}

/** What an option would make of strengths (a card) or of prestige (a bet). */
export type Preview = {
  strength?: number | null
  weakest?: string | null
  power?: boolean
  value?: number
  rules?: boolean
}

/** What a table shows to one viewer beyond the rules. */
export type Own = {
  previews: Record<string, Preview>
}

/** What a table shows beyond the rules. */
export type Insight = Own & {
  strengths: Record<string, number | null>
  missing: string[]
  weakest: string | null
  bet_value: number
  prestige: Record<string, (number | null)[]>
  scores: number[]
  in_tournament: string[]
}

/** A position as one viewer sees it. */
export type View = Head & {
  settings: Settings
  champions: string[]
  box: string[]
  vanished: Record<string, number>
  start_player: number
  stacks: Record<string, string[]>
  stones: Record<string, number>
  champion_cards: Record<string, number[]>
  hands: string[][]
  set_aside: string[][]
  looked_at: string[][]
  secret_bets: (string | null)[]
  has_secret_bet: boolean[]
  has_placed_secret_bet: boolean[]
  available_stones: number[]
  in_play: string | null
  deck: string[]
  discard_pile: string[]
  carmen_active: boolean
  echomir_used: boolean
  changed: boolean
  unchanged_turns: number
  active_player: number
  vanish_cards: string[]
  rulers: Record<string, number | null>
  choice: Question | Waiting | null
  insight: Insight
}

/**
 * What a stone is worth in each row and on a champion card, and what it scores besides by creature; how strong cards
 * are; how many stones a player has and how many creatures are left at the end.
 */
export type Facts = CommonFacts & {
  row_values: number[]
  champion_value: number
  bonuses: Record<string, number>
  strengths: Record<string, number>
  stones: number
  survivors: number
}
