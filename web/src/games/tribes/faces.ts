// Cards and tiles of Tribes of the Wind: elements, village cards, leaders, forest tiles. What they say is in the set.
import { part, facts, tile } from './view'
import type { Face } from '@/cards/faces'

export const ELEMENTS: Record<string, { icon: string; tone: string }> = {
  fire: { icon: 'flame', tone: 'fire' },
  water: { icon: 'water-drop', tone: 'water' },
  earth: { icon: 'stone-pile', tone: 'earth' },
  air: { icon: 'whirlwind', tone: 'air' },
}
export const COLOURS: Record<string, { hue: number; icon: string }> = {
  purple: { hue: 275, icon: 'birch-trees' },
  green: { hue: 125, icon: 'pine-tree' },
  orange: { hue: 28, icon: 'beech' },
}
export const SYMBOLS: Record<string, string> = {
  plane: 'airplane',
  bridge: 'arch-bridge',
  tower: 'radio-tower',
  dome: 'habitat-dome',
  stadium: 'soccer-field',
}
export const BONUSES: Record<string, string> = { turbine: 'wind-turbine', catapult: 'catapult', portal: 'magic-portal' }
export const PARTS: Record<string, string> = {
  W: 'water-drop',
  M: 'hang-glider',
  P: 'poison-cloud',
  WM: 'water-drop',
  F: 'forest',
  C: 'catapult',
  T: 'shinto-shrine',
  CLEAR: 'sparkles',
}
export const TEMPLE = 'shinto-shrine'

const signs = (parts: string[]) =>
  parts.map((text) => ({ icon: PARTS[part(text).kind] ?? 'sparkles', text: part(text).amount }))

export function face(code: string): Face {
  if (code.startsWith('?')) {
    const element = ELEMENTS[code.slice(1)]
    return element
      ? { icon: element.icon, tone: element.tone, back: true }
      : { icon: 'wind-hole', tone: 'sand', back: true }
  }
  const card = facts().element_cards[code]
  if (card) {
    const asked = card.asked ? ELEMENTS[card.asked] : undefined
    return {
      icon: ELEMENTS[card.element]?.icon ?? 'wind-hole',
      tone: ELEMENTS[card.element]?.tone ?? 'sand',
      letter: code,
      signs: asked ? [{ icon: asked.icon, tone: asked.tone, text: card.rows[0].need }] : [],
    }
  }
  const village = facts().village_cards[code]
  if (village)
    return {
      icon: 'treehouse',
      tone: 'sand',
      number: String(village.points),
      letter: code,
      signs: signs(village.parts),
    }
  const leader = facts().leaders[code]
  if (leader) return { icon: 'hang-glider', tone: 'moon', letter: code, signs: signs(leader.parts) }
  const bare = tile(code)
  if (facts().tiles[bare.code]) {
    const colour = COLOURS[bare.face.colour]
    return {
      icon: bare.village ? 'treehouse' : (colour?.icon ?? 'forest'),
      tone: 'hue',
      hue: colour?.hue ?? 90,
      letter: bare.code,
      number: bare.face.slots ? String(bare.face.slots) : '',
      signs: bare.face.bonuses.map((bonus) => ({ icon: BONUSES[bonus] })),
    }
  }
  return { icon: '', tone: 'paper', number: code }
}
