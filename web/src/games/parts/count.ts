/** Cards by kind with how many of each, in their order; hidden cards are left out. */
export function countCards(cards: readonly string[] | Readonly<Record<string, number>>): [string, number][] {
  if (!Array.isArray(cards)) return Object.entries(cards as Record<string, number>)
  const found = new Map<string, number>()
  for (const code of cards) if (!code.startsWith('?')) found.set(code, (found.get(code) ?? 0) + 1)
  return [...found]
}
