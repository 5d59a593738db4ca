import type { Chapter } from '@/rulebook/chapters'
import pictures from './example.json'
import { symbols } from './symbols'
import { facts } from './view'

/** The dreams that are written like this: which there are is a fact. */
const dreams = (code: RegExp) => Object.keys(facts().dreams).filter((one) => code.test(one))

export const chapters: Chapter[] = [
  { id: 'start', text: 4, rules: ['URB-GEN'] },
  { id: 'dreams', text: 4, cards: () => [...dreams(/^[EWFA]\+/), ...dreams(/^[EWFA]-/), 'K'], rules: ['URB-ROW'] },
  { id: 'setup', text: 3, rules: ['URB-SETUP', 'URB-FILL'] },
  { id: 'turn', text: 4, rules: ['URB-TURN', 'URB-PLACE', 'URB-DISC', 'URB-EXCH'] },
  { id: 'census', text: 4, rules: ['URB-CENSUS', 'URB-PERF'] },
  { id: 'chaos', text: 4, cards: ['K'], rules: ['URB-DRAW', 'URB-CHAOS'] },
  { id: 'example', text: 3, rules: [], pictures },
  { id: 'end', text: 3, rules: ['URB-END'] },
  { id: 'team', text: 4, rules: ['URB-TEAM', 'URB-RUL'] },
  {
    id: 'cities',
    text: 4,
    cards: () => [
      '[SQ]',
      ...dreams(/^M:/),
      ...['[T:E]', '[T:W]', '[T:F]', '[T:A]', 'O', '[G]'],
      ...dreams(/^\*\w\+/).slice(0, 1),
      ...dreams(/^\*\w-/).slice(0, 1),
    ],
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
  { id: 'symbols', text: 1, rules: [], symbols },
  { id: 'tips', text: 5, rules: [] },
]
