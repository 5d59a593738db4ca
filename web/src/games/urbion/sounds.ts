// What one hears of Urbion: a city that is pacified, Chaos.
import type { Ear } from '@/table/hearing'

export const sounds: Ear = (event) => {
  if (event.event !== 'moved') return null
  if (event.to[0] === 'success_pile') return 'bell'
  return event.card.startsWith('K') && event.from[0] === 'dream_deck' ? 'fire' : null
}
