// Made from lichtung.games.sylvion.schema by `python -m tools.schema`. Do not edit.
import type { Facts as CommonFacts, Head, Question, Waiting } from '@/net/schema'

/** What is played with. */
export type Settings = {
  mode: 'advanced' | 'introductory'
  communication: 'pure_logistics' | 'radio_silence'
  edition: 'second' | 'first'
  feats_betrayals: boolean
  elements: boolean
  ravager_figure: boolean
  initial_desolated: number | null
  reinforcement_draw: number
}

/** An elemental that would reach the forest: in how many rounds, how strong, and whether it bears the figure. */
export type Hit = {
  rounds: number
  strength: number
  figure: boolean
}

/** What threatens after an option: the damage, whether the figure would reach the edge, and what came of it. */
export type Preview = {
  damage: number
  figure: boolean
  outcome?: 'moves' | 'fire' | 'defence' | 'both' | 'edge' | 'lost'
  strength?: number
  hits?: string[]
}

/** What a table shows to one viewer beyond the rules. */
export type Own = {
  unseen: Record<string, number>
  previews: (Preview | null)[]
}

/** What a table shows beyond the rules. */
export type Insight = Own & {
  danger: Hit[][]
  damage: number
  healing: number
  desolated: number
  rounds_left: number
}

/** A position as one viewer sees it; rows of the clearing are counted from the stacks towards the forest. */
export type View = Head & {
  settings: Settings
  clearing: string[][]
  on_stack: string[]
  figure_at: string | null
  ravager_stack: string[][]
  defender_deck: string[]
  hands: string[][]
  sylvan_discard: string[]
  ravager_discard: string[]
  box: string[]
  feats: string[]
  in_play: string[]
  forest_health: number
  fish_points: number
  skip_next_reveal: boolean
  recruit_pile: string[]
  recruit_column: string[][]
  desertion_deck: string[]
  desertion_revealed: string[]
  active_player: number
  last_round: boolean
  choice: Question | Waiting | null
  insight: Insight
}

/**
 * What stands on the cards: by edition what they cost, how strong they are, what health they give. How many leaves the
 * forest has, and how many edge cards call the same number.
 */
export type Facts = CommonFacts & {
  costs: Record<string, Record<string, number>>
  strengths: Record<string, number>
  health: Record<string, number>
  leaves: number
  edge_copies: number
}
