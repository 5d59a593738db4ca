import type { Chapter } from '@/rulebook/chapters'
import pictures from './example.json'
import { symbols } from './symbols'

export const chapters: Chapter[] = [
  { id: 'start', text: 4, rules: ['TRB-GEN'] },
  { id: 'board', text: 4, cards: ['S1', 'T01', 'T02'], rules: ['TRB-SETUP', 'TRB-SUPPLY'] },
  { id: 'turn', text: 3, rules: ['TRB-TURN'] },
  { id: 'elements', text: 4, cards: ['F01', 'W01', 'E01', 'A01'], rules: ['TRB-PLAY', 'TRB-REQ', 'TRB-EFF'] },
  { id: 'terrain', text: 3, rules: ['TRB-POLL', 'TRB-FOREST'] },
  { id: 'riders', text: 3, rules: ['TRB-MOVE', 'TRB-CATA'] },
  { id: 'temples', text: 3, rules: ['TRB-TEMPLE'] },
  { id: 'villages', text: 4, cards: ['V01', 'V02', 'V03'], rules: ['TRB-VILLAGE', 'TRB-VCARD', 'TRB-GOAL'] },
  { id: 'drawing', text: 3, rules: ['TRB-DRAW'] },
  { id: 'leaders', text: 3, cards: ['L1a', 'L1b', 'L1c', 'L1d'], rules: ['TRB-COND', 'TRB-LEADER'] },
  { id: 'example', text: 4, rules: [], pictures },
  { id: 'end', text: 3, rules: ['TRB-END', 'TRB-SCORE', 'TRB-TIE'] },
  { id: 'two', text: 2, rules: ['TRB-TWO', 'TRB-INFO'] },
  { id: 'symbols', text: 1, rules: [], symbols },
  { id: 'tips', text: 5, rules: [] },
]
