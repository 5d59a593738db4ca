// What a view of Urbion holds.
import { isAsked, type Choice, type View } from '@/net/types'
import type { Lit } from '@/table/choosing.svelte'

export type Side = 'left' | 'right'
export type Row = { city: string | null; left: string[]; right: string[] }
export type Sums = { left: number; right: number; total: number; balanced: boolean; dominant: Side | null }
export type Census = { pacifies: string[]; perfect: boolean; postcards: Record<string, number> }
export type Preview = { row?: string; total?: number; dreams?: number; rows?: Record<string, number> } & Partial<Census>
export type Urbion = View & {
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
  wise_chaos_left: number
  resident_pile: string[]
  void_cards_left: number
  /** `R1`, `stack_standing`, `stack_lying` or `gone`. */
  void_figure: string
  polarity: ('sognae' | 'incubi')[] | null
  required_cities: number
  insight: {
    rows: Sums[]
    census: Census
    cities: { pacified: number; required: number }
    residents: number
    void: { next: string; danger: 'balanced' | 'discards' | 'loses' | null } | null
    unseen: Record<string, number>
    deck: number
    turns: number
    previews: (Preview | null)[]
  }
}

export const SIDES: Side[] = ['left', 'right']
export const SLOTS = 3 // dreams on one side of a city

/** The open question, if the viewer is asked. */
export const question = (view: View): Choice | null => (isAsked(view.choice) ? view.choice : null)

/** Whether an expansion is played. */
export const has = (view: Urbion, expansion: string) => (view.settings.expansions as string[]).includes(expansion)

/** The code of a row or side: R1, R1L. */
export const place = (row: number, side?: Side) => `R${row + 1}${side ? side[0].toUpperCase() : ''}`

/** What would follow from pointing at a target, if only one option can be meant. */
export function foretold(view: Urbion, lit: Lit, target: string): Preview | null {
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
