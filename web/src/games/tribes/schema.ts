// Made from lichtung.games.tribes.schema by `python -m tools.schema`. Do not edit.
import type { Question, Result, Waiting } from '@/net/schema'

export type Backs = Record<string, number>

/** What is played with. */
export type Settings = {
  boards: 'random' | 'choose' | number[]
  start_player: 'random' | number
  max_rounds: number
}

/** Which rows of a card are met, and what its requirement counts right now unless it asks for all elements. */
export type Counted = {
  kind: string
  rows: number[]
  own?: number
  neighbours?: number[]
  total?: number
}

/** What a seat would score now, and which of its goals are fulfilled. */
export type Points = {
  game_end_tile: number
  tree_houses: number
  temples: number
  pollution: number
  tiles: number
  goals: number
  total: number
  fulfilled: string[]
}

/** How far a seat is with its board's own condition, and which conditions are rewarded. */
export type Condition = {
  progress: number
  needed: number
  rewarded: string[]
}

/** What a village on a field would do. */
export type VillagePreview = {
  riders: number
  new_pollution: string[]
  catapult: boolean
  portal: boolean
}

/** Whether the goal of a village card is fulfilled already. */
export type GoalPreview = {
  fulfilled: boolean
}

/** What a table shows beyond the rules; empty while boards are chosen, and of own cards for seats only. */
export type Insight = {
  points?: Points[]
  backs?: Record<string, number>[]
  conditions?: Condition[]
  rounds_left?: number | null
  neighbours?: Record<string, number>[]
  cards?: Record<string, Counted>
  forest_fields?: string[]
  previews?: Record<string, VillagePreview | GoalPreview>
}

/** A position as one viewer sees it. */
export type View = {
  game: string
  version: number
  data?: string
  seats: number
  turn: number
  round: number
  step: string
  result: Result | null
  settings: Settings
  turn_order: number[]
  game_end_tile: number | null
  trigger_round: number | null
  element_deck: string[]
  element_display: string[]
  element_discard: string[]
  village_stack: string[]
  village_display: string[]
  village_discard: string[]
  forest_stack: string[]
  forest_display: string[]
  boards: (number | null)[]
  racks: string[][]
  just_drawn: string[]
  water: number[]
  terrain: Record<string, string>[]
  capital: number[]
  pollution: Record<string, number>[]
  unplaced_temples: string[][]
  tree_houses: number[]
  left_cards: string[][]
  right_sides: number[]
  leader_cards: string[][]
  leaders: string[][]
  rewarded: string[][]
  abilities_used: string[]
  choice: Question | Waiting | null
  insight: Insight
}
