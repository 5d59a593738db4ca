// What is on the cards of Sylvion.
import type { Face } from '@/cards/faces'
import { facts } from './view'

const animal = (icon: string): Face => ({ icon, tone: 'animal' })
const tree = (icon: string): Face => ({ icon, tone: 'leaf' })
const fire = (icon: string): Face => ({ icon, tone: 'fire' })
const FOUNTAIN: Face = { icon: 'water-fountain', tone: 'water' }
const BLAZING: Face = { icon: 'wildfires', tone: 'ember', letter: '✹' }
const support = (icon: string, letter: string): Face => ({ icon, tone: 'ash', letter })
const feat = (icon: string): Face => ({ icon, tone: 'gold', letter: '★' })

const CARDS: Record<string, Face> = {
  F1: FOUNTAIN,
  F2: FOUNTAIN,
  F3: FOUNTAIN,
  F4: FOUNTAIN,
  T1: tree('sprout'),
  T2: tree('birch-trees'),
  T3: tree('beech'),
  T4: tree('oak'),
  E0: fire('small-fire'),
  E1: fire('flame'),
  E2: fire('fire-silhouette'),
  E3: fire('spark-spirit'),
  B2: BLAZING,
  B3: BLAZING,
  B4: BLAZING,
  WHA: animal('sperm-whale'),
  ELE: animal('elephant'),
  HED: animal('hedgehog'),
  OWL: animal('owl'),
  STA: animal('stag-head'),
  DOV: animal('peace-dove'),
  SQU: animal('squirrel'),
  FIS: animal('school-of-fish'),
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

const shown = (value: number | undefined, sign = '') => (value === undefined ? undefined : `${sign}${value}`)

/** A card by its code; `*` is the Ravager mark, `@` the figure standing on it. */
export function face(code: string): Face {
  const bare = code.replace(/[*@]+$/, '')
  const mark = /[*@]$/.exec(code)
  const { costs, strengths, health } = facts()
  // A card that has a cost and no face of its own is an animal whose icon is called like it.
  const known = CARDS[bare] ?? (bare in costs.second ? animal(bare.toLowerCase()) : undefined)
  if (!known) return { icon: '', tone: 'paper', number: bare.slice(1) }
  return {
    ...known,
    corner: shown(costs.second[bare]),
    number: shown(health[bare], '+') ?? shown(strengths[bare]),
    signs: mark ? [{ icon: 'overlord-helm', tone: code.endsWith('@') ? 'void' : undefined }] : undefined,
  }
}

/** Kinds of cards, for counting a deck. */
export function kind(code: string): 'fountains' | 'trees' | 'animals' | 'betrayals' {
  if (/^F\d$/.test(code)) return 'fountains'
  if (/^T\d$/.test(code)) return 'trees'
  return code === 'BET' ? 'betrayals' : 'animals'
}
