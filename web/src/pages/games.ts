// The games that can be played here, as the server tells them; short ones first.
import { api } from '@/net/api'
import type { GameInfo } from '@/net/wire'
import { speech, t } from '@/words/speech.svelte'

export async function games(): Promise<GameInfo[]> {
  const length = (game: GameInfo) => game.minutes || Infinity
  return [...(await api.games())].sort((one, other) => length(one) - length(other))
}

/** What a game is called, and in a sentence what it is about; a game without words goes by its id. */
export const title = (game: string): string => speech.words.orCode(game, `web-home-${game}`)
export const about = (game: string): string => speech.words.orCode('', `web-home-${game}-about`)

/** How many play, and how long. */
export function facts({ seats, minutes }: GameInfo): string {
  const players = [...new Set([seats[0], seats.at(-1)])].join('–')
  return minutes ? t('web-facts', { players, minutes }) : t('web-facts-players', { players })
}
