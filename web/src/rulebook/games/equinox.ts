import type { Chapter } from '../chapters'

export const chapters: Chapter[] = [
  { id: 'start', text: 4, rules: ['EQX-SETUP'] },
  { id: 'turn', text: 3, rules: ['EQX-TURN'] },
  { id: 'bets', text: 4, rules: ['EQX-BET'] },
  { id: 'ruler', text: 3, rules: ['EQX-RULER', 'EQX-POWER'] },
  { id: 'playing', text: 4, rules: ['EQX-PLAY', 'EQX-DISC', 'EQX-DRAW'] },
  { id: 'special', text: 3, cards: ['chameleon_5', 'urvater', 'dryada'], rules: ['EQX-CHAM', 'EQX-TREE'] },
  { id: 'vanishing', text: 3, rules: ['EQX-VANISH', 'EQX-ROUND'] },
  { id: 'creatures', text: 2, cards: ['susi', 'moosmann', 'cornu', 'klumpi', 'echomir', 'lupino', 'noctia', 'carmen',
    'fungi', 'ziegfried', 'aquilon', 'raneri', 'vulpa', 'ursus'],
    rules: ['EQX-SUSI', 'EQX-MOOSMANN', 'EQX-CORNU', 'EQX-KLUMPI', 'EQX-ECHOMIR', 'EQX-LUPINO', 'EQX-NOCTIA',
      'EQX-CARMEN', 'EQX-FUNGI', 'EQX-ZIEGFRIED', 'EQX-AQUILON', 'EQX-RANERI', 'EQX-VULPA', 'EQX-URSUS'] },
  { id: 'end', text: 4, rules: ['EQX-END', 'EQX-SCORE', 'EQX-TIE'] },
  { id: 'secrets', text: 2, rules: ['EQX-INFO'] },
  { id: 'tips', text: 5, rules: [] },
]
