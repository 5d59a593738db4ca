// What is read from a view of Urbion.
import { question } from '@/net/question'
import type { Lit } from '@/table/choosing.svelte'
import { factsOf } from '@/words/facts'
import type { Facts, Preview, Side, View } from './schema'

export const SIDES: Side[] = ['left', 'right']

/** What stands on the cards. */
export const facts = () => factsOf<Facts>('urbion')

/** Whether an expansion is played. */
export const has = (view: View, expansion: string) => view.settings.expansions.includes(expansion)

/** The code of a row or side: R1, R1L. */
export const place = (row: number, side?: Side) => `R${row + 1}${side ? side[0].toUpperCase() : ''}`

/** What would follow from pointing at a target, if only one option can be meant. */
export function findPreview(view: View, lit: Lit, target: string): Preview | null {
  const choice = question(view)
  if (!choice || !lit.has(target)) return null
  const words = lit.words(target)
  return words.length === 1 ? (view.insight.previews[choice.words.indexOf(words[0])] ?? null) : null
}

/** The totals that rows would have, by the rows' codes. */
export function totals(preview: Preview | null): [string, number][] {
  if (preview?.rows) return Object.entries(preview.rows)
  return preview?.row !== undefined && preview.total !== undefined ? [[preview.row, preview.total]] : []
}
