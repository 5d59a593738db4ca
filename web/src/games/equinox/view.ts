// What the server shows of Equinox, put in order for drawing. Nothing is worked out that the view or its insight tells.

import { question } from '@/net/question'
import { factsOf } from '@/words/facts'
import type { Facts, View } from './schema'

/** What stands on the cards, and what stones are worth. */
export const facts = () => factsOf<Facts>('equinox')

/** The rows by their numbers: the worth of a stone in each is a fact. */
export const rowNumbers = () => facts().row_values.map((_, n) => n + 1)

/** Choices that ask for a creature and mean its space in the current row. */
const ON_SPACES = ['choose_bet', 'choose_chameleon_creature']

export type Space = {
  id: string
  row: number
  top: string | null
  count: number
  owner: number | null
  current: boolean
  gone: boolean
  weakest: boolean
  tied: boolean
  target: string
}

export type Column = {
  name: string
  vanished: number | null
  ruler: number | null
  stones: number[]
  prestige: { seat: number; value: number }[]
  spaces: Space[]
}

/** The creature of a card, the chameleon, or the name of a tree card. */
export const creatureOf = (code: string): string => code.split('_')[0]

/** A strength or score as it is written: halves as ½. */
export function formatHalves(number: number): string {
  const whole = Math.trunc(number)
  return whole === number ? String(whole) : `${whole || ''}½`
}

/** The strength that stands on a card; "" for a tree card, "?" where it is not told. */
export function strengthOf(code: string): string {
  const strength = facts().strengths[code]
  return strength !== undefined ? formatHalves(strength) : code.includes('_') ? '?' : ''
}

/** Whether all creatures have a strength and several are weakest. */
function lowest(view: View): number | null {
  const known = Object.values(view.insight.strengths)
  if (view.result || view.insight.weakest || known.length === 0 || known.includes(null)) return null
  return Math.min(...(known as number[]))
}

export function columns(view: View): Column[] {
  const tie = lowest(view)
  const onSpaces = ON_SPACES.includes(question(view)?.name ?? '')
  return view.champions.map((name) => ({
    name,
    vanished: view.vanished[name] ?? null,
    ruler: view.rulers[name] ?? null,
    stones: view.champion_cards[name] ?? [],
    prestige: (view.insight.prestige[name] ?? []).flatMap((value, seat) => (value === null ? [] : [{ seat, value }])),
    spaces: rowNumbers().map((row): Space => {
      const id = `${name}/${row}`
      const stack = view.stacks[id] ?? []
      const current = row === view.round && !(name in view.vanished) && !view.result
      return {
        id,
        row,
        top: stack.at(-1) ?? null,
        count: stack.length,
        owner: view.stones[id] ?? null,
        current,
        gone: view.vanish_cards.includes(id),
        weakest: current && view.insight.weakest === name,
        tied: current && tie !== null && view.insight.strengths[name] === tie,
        target: current && onSpaces ? `card:${name}` : `cell:${id}`,
      }
    }),
  }))
}

/** A hand in the table's order: creatures as the champions stand, then chameleons, then trees; strong cards first. */
export function sortHand(hand: string[], champions: string[]): string[] {
  const order = [...champions, 'chameleon']
  const place = (code: string) => (order.includes(creatureOf(code)) ? order.indexOf(creatureOf(code)) : order.length)
  const strength = (code: string) => facts().strengths[code] ?? 0
  return [...hand].sort((a, b) => place(a) - place(b) || strength(b) - strength(a))
}
