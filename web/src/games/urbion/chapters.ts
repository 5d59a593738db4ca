import type { Chapter } from '@/rulebook/chapters'

export const chapters: Chapter[] = [
  { id: 'start', text: 4, rules: ['URB-GEN'] },
  { id: 'dreams', text: 4, cards: ['E+2', 'W+1', 'F+4', 'A+2', 'E-3', 'W-2', 'F-1', 'A-3', 'K'], rules: ['URB-ROW'] },
  { id: 'setup', text: 3, rules: ['URB-SETUP', 'URB-FILL'] },
  { id: 'turn', text: 4, rules: ['URB-TURN', 'URB-PLACE', 'URB-DISC', 'URB-EXCH'] },
  { id: 'census', text: 4, rules: ['URB-CENSUS', 'URB-PERF'] },
  { id: 'chaos', text: 4, cards: ['K'], rules: ['URB-DRAW', 'URB-CHAOS'] },
  { id: 'end', text: 3, rules: ['URB-END'] },
  { id: 'team', text: 4, rules: ['URB-TEAM', 'URB-RUL'] },
  {
    id: 'cities',
    text: 4,
    cards: ['[SQ]', 'M:E', 'M:W', 'M:F', 'M:A', '[T:E]', '[T:W]', '[T:F]', '[T:A]', 'O', '[G]', '*E+2', '*W-2'],
    rules: ['URB-META', 'URB-CONC', 'URB-WIZ'],
  },
  { id: 'chromatic', text: 3, cards: ['C'], rules: ['URB-CHROM'] },
  {
    id: 'books',
    text: 3,
    cards: [
      'flying_sognae',
      'flying_incubi',
      'invisible_sognae',
      'invisible_incubi',
      'free_dreams',
      'perfect_balance',
      'prophecies',
    ],
    rules: ['URB-BOOK'],
  },
  {
    id: 'postcards',
    text: 4,
    cards: ['DC', 'DV', 'SE', 'MG', 'HG', 'FS', 'RK', 'PB', 'wise_chaos'],
    rules: ['URB-POST', 'URB-WISE'],
  },
  { id: 'void', text: 4, cards: ['void_card', 'void_figure'], rules: ['URB-VOID', 'URB-COMBO'] },
  { id: 'tips', text: 5, rules: [] },
]
