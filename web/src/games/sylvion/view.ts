// What a view of Sylvion holds.
import { isAsked, type Choice, type View } from '@/net/types'
import type { Lit } from '@/table/choosing.svelte'

export type Hit = { rounds: number; strength: number; figure: boolean }
export type Preview = { damage: number; figure: boolean; outcome?: string; strength?: number; hits?: string[] }
export type Sylvion = View & {
  /** Rows, columns 1 to 4 counted from the stacks towards the forest. */
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
  last_round: boolean
  insight: {
    danger: Hit[][]
    damage: number
    healing: number
    desolated: number
    rounds_left: number
    deck: number
    hands: number[]
    unseen: Record<string, number>
    previews: (Preview | null)[]
  }
}

/** The open question, if the viewer is asked. */
export const question = (view: View): Choice | null => (isAsked(view.choice) ? view.choice : null)

/** Nothing asked is about cards in the clearing. */
export const calm = (view: View, lit: Lit) =>
  question(view)?.name === 'main_action' ||
  !lit.every.some((option) => option.targets.some((one) => one.startsWith('cell:')))

/** What the option of this question that points at a target would do. */
export function foretold(view: Sylvion, target: string): Preview | null {
  const choice = question(view)
  const at = choice
    ? choice.points_at.findIndex((points) =>
        points.some((one) => `cell:${one.cell}` === target || `word:${one.word}` === target),
      )
    : -1
  return at < 0 ? null : (view.insight.previews?.[at] ?? null)
}

/** Whether the deck is still being drafted. */
export const mobilizing = (view: Sylvion) =>
  view.step === 'mobilization' && (view.recruit_pile.length > 0 || view.recruit_column.some((one) => one.length > 0))
