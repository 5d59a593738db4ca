// What is read from a view of Magpies.
import type { Facts as CommonFacts, View as CommonView } from '@/net/schema'
import { factsOf } from '@/words/facts'

export type View = CommonView & { deck: string[]; hands: string[][]; nests: string[][] }
export type Facts = CommonFacts & { worth: Record<string, number> }

export const facts = () => factsOf<Facts>('magpies')

/** What a nest is worth to whoever may look into it; null for the others. */
export function worth(nest: string[]): number | null {
  const known = nest.map((code) => facts().worth[code])
  return known.includes(undefined as never) ? null : known.reduce((sum, one) => sum + one, 0)
}
