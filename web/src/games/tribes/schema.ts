// Made from lichtung.games.tribes.schema by `python -m tools.schema`. Do not edit.
import type { Facts as CommonFacts, Head, Question, Waiting } from '@/net/schema'

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
export type View = Head & {
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

/** The parts of an effect; with `choice` only one of them happens. */
export type Effect = {
  parts: string[]
  choice?: boolean
}

/** A row of an element card: the number of its requirement, and what it gives. */
export type EffectRow = Effect & {
  need: string
}

/** The back, and what each row asks for and gives. */
export type ElementCard = {
  element: string
  kind: string
  asked: string | null
  rows: EffectRow[]
}

/** The goal on the left, the effect on the right. */
export type VillageCard = Effect & {
  goal: string
  points: number
  count: number
  fields: string[]
  symbol?: string
  pattern?: string
  bonus?: string
}

/** The colour, how many riders a village needs, and its bonuses. */
export type TileFace = {
  colour: string
  slots: number
  bonuses: string[]
}

/** What a leader card can do. */
export type Leader = Effect & {
  kind: string
  element?: string
  plus?: string
  n?: number
}

/** A board: its condition, its colour path, its temples, the symbols and the first pollution of its fields. */
export type BoardFace = {
  condition: string
  fields: string[]
  path: string[]
  temples: Record<string, string[]>
  symbols: Record<string, string>
  pollution: Record<string, number>
}

/**
 * The component set: everything that stands on cards, tiles and boards, by code, and how many riders, tree houses and
 * village cards on the left a player can have. With `display_seats` players the display is the second neighbour.
 */
export type Facts = CommonFacts & {
  data: string
  elements: string[]
  colours: string[]
  symbols: string[]
  fields: string[]
  riders: number
  houses: number
  left_cards: number
  display_seats: number
  element_cards: Record<string, ElementCard>
  village_cards: Record<string, VillageCard>
  tiles: Record<string, TileFace>
  leaders: Record<string, Leader>
  boards: Record<string, BoardFace>
}
