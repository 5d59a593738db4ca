// What the server shows of Tribes of the Wind, put in order for drawing. Nothing is worked out that the insight tells.
import { factsOf } from '@/words/facts'
import type { BoardFace, Facts, TileFace, View } from './schema'

/** What stands on cards, tiles and boards. */
export const facts = () => factsOf<Facts>('tribes')

export const TEMPLE_KINDS = ['water', 'moves', 'pollution', 'forest'] as const

export type Tile = { code: string; village: boolean; temple: string | null; riders: number; face: TileFace }

/** A tile as it is written in a terrain: `T16*^pollution:2`. */
export function tile(text: string): Tile {
  const [, code, star, temple, riders] = /^([^*^:]+)(\*)?(?:\^(\w+))?(?::(\d+))?$/.exec(text) ?? ['', text]
  const face = facts().tiles[code] ?? { colour: '', slots: 0, bonuses: [] }
  return { code, village: star === '*', temple: temple ?? null, riders: Number(riders ?? 0), face }
}

export type Field = { name: string; tile: Tile | null; pollution: number; symbol: string | null; start: boolean }

/** The twelve fields of a seat, row by row. */
export function fields(view: View, seat: number): Field[] {
  const board = facts().boards[String(view.boards[seat])]
  return facts().fields.map((name) => {
    const text = view.terrain[seat]?.[name]
    return {
      name,
      tile: text === undefined ? null : tile(text),
      pollution: view.pollution[seat]?.[name] ?? 0,
      symbol: board?.symbols[name] ?? null,
      start: text?.startsWith('S') ?? false,
    }
  })
}

/** The element of a card, also of one whose back alone is seen; "" where nothing is seen. */
export function elementOf(code: string): string {
  if (code === '?' || code === '.') return ''
  return code.startsWith('?') ? code.slice(1) : (facts().element_cards[code]?.element ?? '')
}

/** The others in turn order, beginning with the one after a seat. */
export const others = (view: View, seat: number): number[] =>
  Array.from({ length: view.seats - 1 }, (_, step) => (seat + step + 1) % view.seats)

/** A part of an effect in letters and amount: `WM6` is 6 of water and moves, `F8-X` a forest for 8 − X. */
export function part(text: string): { kind: string; amount: string } {
  const [, kind, amount] = /^(CLEAR|WM|W|M|P|F|C|T)(.*)$/.exec(text) ?? ['', text, '']
  return { kind, amount: 'CT'.includes(kind) ? '' : amount.replace('-', '−') }
}

/** A requirement in a few signs, for cards as narrow as a finger: `2+`, `4–5`, or one and both neighbours compared. */
export function shortNeed(kind: string, row: number, need: string): string {
  const sign = { NEIGH: '⇄', MORE: '>', FEWER: '<' }[kind]
  return (
    need ||
    (sign
      ? `${sign}${row + 1}`
      : facts()
          .elements.map(() => '◆')
          .join(''))
  )
}

/** The fields that a goal names, on a board: those with its symbol, or those it lists. */
export function fieldsOf(code: string, board: BoardFace | undefined): string[] {
  const card = facts().village_cards[code]
  if (!card) return []
  return card.symbol ? facts().fields.filter((field) => board?.symbols[field] === card.symbol) : card.fields
}

/** What a name says without the code before it: `V04 (tiles on …)`. */
export const inner = (name: string): string => /^\S+ \((.*)\)$/.exec(name)?.[1] ?? name

/** Where points come from: their name in the insight and in words, their symbol, their rule. */
export const SOURCES = [
  { key: 'tree_houses', id: 'score-houses', icon: 'treehouse', rule: 'TRB-SCORE-2' },
  { key: 'temples', id: 'score-temples', icon: 'shinto-shrine', rule: 'TRB-SCORE-3' },
  { key: 'pollution', id: 'score-pollution', icon: 'sparkles', rule: 'TRB-SCORE-4' },
  { key: 'tiles', id: 'score-tiles', icon: 'forest', rule: 'TRB-SCORE-5' },
  { key: 'goals', id: 'score-goals', icon: 'flag-objective', rule: 'TRB-SCORE-6' },
  { key: 'game_end_tile', id: 'score-tile', icon: 'hourglass', rule: 'TRB-SCORE-1' },
] as const
