// The symbols of Urbion's cards and board, for the rulebook.
import type { Sign } from '@/rulebook/chapters'
import { ELEMENTS, HOUSES } from './faces'

export const symbols: Sign[] = [
  ...Object.entries(ELEMENTS).map(([letter, look]) => ({ id: '', name: `urbion-element-${letter}`, ...look })),
  { id: 'sogna', icon: 'sun', tone: 'gold' },
  { id: 'incubus', icon: 'moon', tone: 'violet' },
  { id: 'chaos', icon: 'vortex', tone: 'white' },
  { id: 'chromatic', icon: 'prism', tone: 'rose' },
  { id: 'meta', icon: 'yin-yang', tone: 'moon' },
  { id: 'concord', icon: 'shaking-hands', tone: 'leaf' },
  { id: 'wizard', icon: 'pointy-hat', tone: 'gold' },
  { id: 'special', glyph: '★' },
  { id: 'city', icon: 'castle', tone: 'bark' },
  ...Object.keys(HOUSES).map((inside) => ({ id: '', card: `[${inside}]` })),
  { id: 'book', icon: 'open-book', tone: 'bark' },
  { id: 'postcard', icon: 'envelope', tone: 'sand' },
  { id: 'wise', icon: 'brain', tone: 'moon' },
  { id: 'void', icon: 'eclipse', tone: 'void' },
  { id: 'void-card', icon: 'galaxy', tone: 'void' },
  { id: 'sum', icon: 'scales', tone: 'paper' },
  { id: 'balanced', icon: 'ringing-bell', tone: 'gold' },
  { id: 'deck', icon: 'night-sky', tone: 'violet' },
  { id: 'discard', icon: 'hole', tone: 'paper' },
  { id: 'cities', icon: 'village', tone: 'paper' },
  { id: 'box', icon: 'cardboard-box', tone: 'paper' },
]
