// What the frame around the board shows.
import type { Frame } from '@/games/board'
import { t } from '@/words/speech.svelte'
import type { View } from './view'

export const frame: Frame<View> = {
  goal: (view) => (view.result ? '' : t('web-magpies-left', { count: view.deck.length })),
}
