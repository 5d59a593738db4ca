// What players are called: by their own name, bots by their seat's letter.
import type { Said, TableInfo } from '@/net/wire'
import { SEATS } from './seats'
import { speech, t } from './speech.svelte'

export function playerName(table: TableInfo, seat: number): string {
  const known = table.seats[seat]
  if (known?.name) return known.name
  return known?.kind === 'bot'
    ? t('web-bot-name', { letter: SEATS[seat] })
    : speech.words.text('log-seat', { name: SEATS[seat] })
}

/** Who said something. */
export const speaker = (table: TableInfo | null, said: Said) =>
  said.name || (table && said.seat !== null ? playerName(table, said.seat) : t('web-spectator'))

/** For sentences about this table. */
export const namesOf = (table: TableInfo) => (seat: number) => playerName(table, seat)
