// What one hears of Sylvion: fire that marches or burns the forest, healing, fish.
import type { Ear } from '@/table/hearing'

export const sounds: Ear = (event) => {
  if (event.event === 'moved')
    return event.to[0] === 'clearing' && event.from[0] !== 'in_play' ? 'fire' : event.to[0] === 'feats' ? 'coin' : null
  if (event.event !== 'changed') return null
  if (event.what === 'forest_health') return Number(event.to) < Number(event.from) ? 'fire' : 'bell'
  return event.what === 'fish_points' && Number(event.to) > Number(event.from) ? 'coin' : null
}
