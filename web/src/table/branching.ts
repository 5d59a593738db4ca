// Going on from an earlier moment at a new table.
import { api } from '@/net/api'
import type { SeatWish, TableInfo } from '@/net/wire'

const USUAL = 'normal'

/** Who sits there: I on my seats, the same bots on theirs, and bots instead of everybody else. */
export const seatsOfBranch = (table: TableInfo): SeatWish[] =>
  table.seats.map(({ seat, kind, level }) => {
    if (table.yours.includes(seat) || (!table.yours.length && !seat)) return { kind: 'me' }
    return { kind: 'bot', level: (kind === 'bot' && level) || USUAL }
  })

/** The address of a new table that goes on after move `at`. */
export async function branchOff(table: TableInfo, at: number): Promise<string> {
  const next = await api.branch(table.id, at, seatsOfBranch(table))
  return `/table/${next.id}`
}

/** The address of a page that lays the same table with the same numbered deal. */
export function addressOfDeal(table: TableInfo, deal: number): string {
  const seats = table.seats.map(({ kind, level }, n) =>
    kind === 'bot' ? `bot:${level ?? USUAL}` : n ? 'friend' : 'me',
  )
  const wish = JSON.stringify({ seats, settings: table.settings })
  return `/new/${table.game}?${new URLSearchParams({ deal: String(deal), table: wish })}`
}
