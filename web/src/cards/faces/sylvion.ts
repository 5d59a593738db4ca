// What is on the cards of Sylvion.
import type { Face } from '../faces'

const TREES = ['sprout', 'birch-trees', 'beech', 'oak']
const FIRES = ['small-fire', 'flame', 'fire-silhouette', 'spark-spirit']

const animal = (icon: string, cost: number): Face => ({ icon, tone: 'animal', corner: `${cost}` })
const support = (icon: string, letter: string): Face => ({ icon, tone: 'ash', letter })
const feat = (icon: string): Face => ({ icon, tone: 'gold', letter: '★' })

const CARDS: Record<string, Face> = {
  WHA: animal('sperm-whale', 0),
  ELE: animal('elephant', 1),
  HED: animal('hedgehog', 0),
  OWL: animal('owl', 1),
  STA: animal('stag-head', 0),
  DOV: animal('peace-dove', 1),
  SQU: animal('squirrel', 1),
  FIS: animal('school-of-fish', 1),
  BET: { icon: 'backstab', tone: 'ember', letter: '!' },
  OWLS_WISDOM: feat('barn-owl'),
  DELUGE: feat('water-splash'),
  FENCE: feat('porcupine'),
  DISINFO: feat('acorn'),
  STAG_KING: feat('deer'),
  FISH_FLOOD: feat('circling-fish'),
  ARMISTICE: feat('freedom-dove'),
  CHARGING: feat('whale-tail'),
  BLA: support('burning-tree', 'C'),
  SIM: support('sandstorm', 'D'),
  DES: support('desert', 'A'),
  DEM: support('footsteps', 'B'),
  GEY: support('eruption', 'A'),
  LAK: support('acid', 'B'),
  TOR: support('tornado', 'B'),
  STO: support('falling-rocks', 'C'),
  G: { icon: 'eruption', tone: 'water' },
  L: { icon: 'acid', tone: 'pollution' },
  '?': { icon: 'linden-leaf', tone: 'leaf', back: true },
  '?ravager': { icon: 'wildfires', tone: 'ember', back: true },
}

/** A card by its code; `*` is the Ravager mark, `@` the figure standing on it. */
export function face(code: string): Face {
  const bare = code.replace(/[*@]+$/, '')
  const number = bare.slice(1)
  const mark =
    code.endsWith('@') || code.endsWith('*')
      ? [{ icon: 'overlord-helm', tone: code.endsWith('@') ? 'void' : undefined }]
      : undefined
  if (/^F\d$/.test(bare)) return { icon: 'water-fountain', tone: 'water', corner: `${Number(number) - 1}`, number }
  if (/^T\d$/.test(bare))
    return { icon: TREES[Number(number) - 1], tone: 'leaf', corner: `${Number(number) - 1}`, number: `+${number}` }
  if (/^E\d$/.test(bare)) return { icon: FIRES[Number(number)], tone: 'fire', number, signs: mark }
  if (/^B\d$/.test(bare)) return { icon: 'wildfires', tone: 'ember', number, letter: '✹', signs: mark }
  return CARDS[bare] ?? { icon: '', tone: 'paper', number: bare }
}

/** Kinds of cards, for counting a deck. */
export function kind(code: string): 'fountains' | 'trees' | 'animals' | 'betrayals' {
  if (/^F\d$/.test(code)) return 'fountains'
  if (/^T\d$/.test(code)) return 'trees'
  return code === 'BET' ? 'betrayals' : 'animals'
}
