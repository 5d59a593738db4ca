import type { Chapter } from '@/rulebook/chapters'
import pictures from './example.json'
import { symbols } from './symbols'

export const chapters: Chapter[] = [
  { id: 'start', text: 4, rules: ['SYL-GEN'] },
  { id: 'clearing', text: 4, rules: ['SYL-SETUP'] },
  { id: 'round', text: 5, rules: ['SYL-ROUND', 'SYL-REVEAL', 'SYL-MOVE'] },
  {
    id: 'ravager',
    text: 4,
    cards: ['E0', 'E1', 'E2', 'E3', 'B2', 'B3', 'B4', 'BLA', 'SIM', 'DES', 'DEM'],
    rules: ['SYL-BLAZE', 'SYL-SIMOON', 'SYL-DESIC', 'SYL-DEMCARD'],
  },
  { id: 'combat', text: 4, rules: ['SYL-COMBAT', 'SYL-DAMAGE'] },
  {
    id: 'defend',
    text: 5,
    cards: ['F1', 'F2', 'F3', 'F4', 'T1', 'T2', 'T3', 'T4'],
    rules: ['SYL-REINF', 'SYL-DRAW', 'SYL-DEFEND', 'SYL-PAY', 'SYL-HAND', 'SYL-FOUNTAIN', 'SYL-TREE'],
  },
  { id: 'animals', text: 4, rules: [], fromCards: true },
  { id: 'example', text: 5, rules: [], pictures },
  { id: 'end', text: 3, rules: ['SYL-FINAL', 'SYL-END'] },
  { id: 'advanced', text: 5, rules: ['SYL-MOB', 'SYL-DEMOB', 'SYL-DIFF'] },
  {
    id: 'feats',
    text: 3,
    cards: ['BET', 'OWLS_WISDOM', 'DELUGE', 'FENCE', 'DISINFO', 'STAG_KING', 'FISH_FLOOD', 'ARMISTICE', 'CHARGING'],
    rules: ['SYL-BETRAY', 'SYL-FEAT'],
  },
  {
    id: 'elements',
    text: 3,
    cards: ['GEY', 'LAK', 'TOR', 'STO'],
    rules: ['SYL-STONE', 'SYL-TORNADO', 'SYL-LAKE', 'SYL-GEYSER'],
  },
  { id: 'figure', text: 3, rules: ['SYL-RAV'] },
  { id: 'team', text: 4, rules: ['SYL-TEAM', 'SYL-INFO'] },
  { id: 'symbols', text: 1, rules: [], symbols },
  { id: 'tips', text: 5, rules: [] },
]
