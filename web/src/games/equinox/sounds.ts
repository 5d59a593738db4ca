// What one hears of Equinox: a bet, and a creature that vanishes.
import type { Ear } from '@/table/hearing'

export const sounds: Ear = (event) => {
  if (event.event === 'moved') return event.from[0] === 'available_stones' ? 'coin' : null
  return event.event === 'changed' && event.what === 'vanished' ? 'bell' : null
}
