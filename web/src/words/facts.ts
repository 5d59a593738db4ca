// What the server knows of a game's components: what stands on cards, how codes are put together. No number of a rule
// and no value of a card stands in the sources of the browser.
import { api } from '@/net/api'
import type { Facts } from '@/net/schema'

const NONE: Facts = { cells: [], owned: [], great: [], phrases: {}, forms: [] }
const known = new Map<string, Facts>()

/** Ask for the facts of a game, once. */
export async function loadFacts(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, await api.facts(game))
}

/** Keep facts that came in another way. */
export const keepFacts = (game: string, facts: Facts): unknown => known.set(game, facts)

/** The facts of a game; a game's own parts name the type that its schema declares. */
export const factsOf = <F extends Facts = Facts>(game: string): F => (known.get(game) ?? NONE) as F
