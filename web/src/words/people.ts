// What players are called: by their own name, bots by their seat's letter.
import type { TableInfo } from '@/net/types'
import { speech, t } from './speech.svelte'

const SEATS = 'ABCDEFGH'

export function playerName(table: TableInfo, seat: number): string {
  const known = table.seats[seat]
  if (known?.name) return known.name
  return known?.kind === 'bot' ? t('web-bot-name', { letter: SEATS[seat] }) : speech.words.text('log-seat', { name: SEATS[seat] })
}

/** For sentences about this table. */
export const namesOf = (table: TableInfo) => (seat: number) => playerName(table, seat)
