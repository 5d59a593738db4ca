// What this device remembers of games: which were finished here, and how a table was laid last.
const FINISHED = 'finished'
const TABLES = 'tables'
const MOST = 200 // finished games that are told apart; older ones have been counted long ago

type Finished = { tables: string[]; counts: Record<string, number> }

function read<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as T) }
  } catch {
    return otherwise // somebody else has written there
  }
}
const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

/** How many games of a kind were finished on this device. */
export const countFinished = (game: string): number =>
  read<Finished>(FINISHED, { tables: [], counts: {} }).counts[game] ?? 0

/** Remember that a game was finished here; each table counts once. */
export function noteFinished(table: { id: string; game: string; result: unknown; yours: number[] }): void {
  if (!table.result || !table.yours.length) return
  const known = read<Finished>(FINISHED, { tables: [], counts: {} })
  if (known.tables.includes(table.id)) return
  const counts = { ...known.counts, [table.game]: (known.counts[table.game] ?? 0) + 1 }
  write(FINISHED, { tables: [...known.tables, table.id].slice(-MOST), counts })
}

/** How a table of a game was laid last, as the page of the game has written it. */
export const lastTable = <T>(game: string): T | null => read<Record<string, T>>(TABLES, {})[game] ?? null

export const keepTable = (game: string, table: unknown): void =>
  write(TABLES, { ...read<Record<string, unknown>>(TABLES, {}), [game]: table })
