// What is read from a view of Sylvion.
import { question } from '@/net/question'
import type { Lit } from '@/table/choosing.svelte'
import { factsOf } from '@/words/facts'
import type { Question } from '@/net/schema'
import type { Facts, Insight, Preview, View } from './schema'

/** What stands on the cards. */
export const facts = () => factsOf<Facts>('sylvion')

/** Nothing asked is about cards in the clearing. */
export const calm = (view: View, lit: Lit) =>
  question(view)?.name === 'main_action' ||
  !lit.every.some((option) => option.targets.some((one) => one.startsWith('cell:')))

/** What the option of this question that points at a target would do. */
export function findPreview(view: View, target: string): Preview | null {
  const choice = question(view)
  return choice ? previewAt(choice, view.insight.previews, target) : null
}

/** What a card of the hand would do at a target, before it is paid for. */
export const findAhead = (lit: Lit, target: string): Preview | null =>
  lit.ahead ? previewAt(lit.ahead.choice, lit.ahead.insight.previews as Insight['previews'], target) : null

function previewAt(choice: Question, previews: Insight['previews'] | undefined, target: string): Preview | null {
  const at = choice.points_at.findIndex((points) =>
    points.some((one) => `cell:${one.cell}` === target || `word:${one.word}` === target),
  )
  return previews?.[at] ?? null
}

/** Whether the deck is still being drafted. */
export const mobilizing = (view: View) =>
  view.step === 'mobilization' && (view.recruit_pile.length > 0 || view.recruit_column.some((one) => one.length > 0))
