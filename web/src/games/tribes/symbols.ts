// The symbols of the cards, tiles and boards of Tribes of the Wind, for the rulebook.
import type { Sign } from '@/rulebook/chapters'
import { BONUSES, COLOURS, ELEMENTS, PARTS, SYMBOLS, TEMPLE } from './faces'
import { facts } from './view'

/** Symbols that are named by words which the game has already. */
const named = (kind: string, looks: Record<string, Partial<Sign>>, known: string[]): Sign[] =>
  known.filter((one) => one in looks).map((one) => ({ id: '', name: `tribes-${kind}-${one}`, ...looks[one] }))

const icons = (of: Record<string, string>, tone: string) =>
  Object.fromEntries(Object.entries(of).map(([name, icon]) => [name, { icon, tone }]))

export function symbols(): Sign[] {
  const colours = Object.fromEntries(Object.entries(COLOURS).map(([name, look]) => [name, { tone: 'hue', ...look }]))
  return [
    ...named('element', ELEMENTS, facts().elements),
    { id: 'need', glyph: '2+' },
    { id: 'sum', glyph: 'X' },
    { id: 'water', icon: PARTS.W, tone: 'water' },
    { id: 'moves', icon: PARTS.M, tone: 'moon' },
    { id: 'pollution', icon: PARTS.P, tone: 'pollution' },
    { id: 'forest', icon: PARTS.F, tone: 'leaf' },
    { id: 'clear', icon: PARTS.CLEAR, tone: 'gold' },
    { id: 'temple', icon: TEMPLE, tone: 'sand' },
    ...named('colour', colours, facts().colours),
    { id: 'slots', card: 'T01' },
    { id: 'turbine', icon: BONUSES.turbine, tone: 'air' },
    { id: 'catapult', icon: BONUSES.catapult, tone: 'air' },
    { id: 'portal', icon: BONUSES.portal, tone: 'air' },
    { id: 'village', icon: 'treehouse', tone: 'sand' },
    { id: 'capital', icon: 'capitol', tone: 'paper' },
    ...named('symbol', icons(SYMBOLS, 'paper'), facts().symbols),
    { id: 'ruin', icon: SYMBOLS.dome, tone: 'bark' },
    { id: 'village-card', card: 'V01' },
    { id: 'goal', icon: 'flag-objective', tone: 'gold' },
    { id: 'leader', card: 'L1a' },
    { id: 'end', icon: 'hourglass', tone: 'paper' },
    { id: 'discard', icon: 'card-discard', tone: 'paper' },
  ]
}
