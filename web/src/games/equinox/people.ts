// What stands on the stones of the players.
import type { TableInfo } from '@/net/wire'
import { SEATS } from '@/words/seats'

/** One letter per player: first letters of the names, or those of the seats where they would be alike. */
export function initials(table: TableInfo): string[] {
  const firsts = table.seats.map((seat) => (seat.name.trim()[0] ?? '').toLocaleUpperCase())
  const clear = firsts.every(Boolean) && new Set(firsts).size === firsts.length
  return clear ? firsts : table.seats.map((_, seat) => SEATS[seat])
}
