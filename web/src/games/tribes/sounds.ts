// What one hears of Tribes of the Wind: water, a forest, pollution that spreads, a village or a temple.
import type { Ear } from '@/table/hearing'

const BUILT = ['tree_houses', 'temple']

export const sounds: Ear = (event) => {
  if (event.event === 'moved') return event.to[0] === 'terrain' ? 'coin' : null
  if (event.event !== 'changed') return null
  if (BUILT.includes(event.what)) return 'bell'
  const more = Number(event.to) > Number(event.from)
  if (event.what === 'pollution') return more ? 'fire' : null
  return event.what === 'water' && more ? 'coin' : null
}
