// The symbols of Equinox's cards and board, for the rulebook; the creatures’ emblems are those of their cards.
import type { Sign } from '@/rulebook/chapters'

export const symbols: Sign[] = [
  { id: 'strength', card: 'susi_6' },
  { id: 'chameleon', icon: 'gecko', tone: 'moon' },
  { id: 'stone', icon: 'gem-pendant', tone: 'moon' },
  { id: 'ruler', icon: 'crown', tone: 'gold' },
  { id: 'secret', icon: 'hidden', tone: 'violet' },
  { id: 'champion', icon: 'moon', tone: 'violet' },
  { id: 'weakest', glyph: '▼' },
  { id: 'tied', glyph: '=' },
  { id: 'vanished', icon: 'ghost', tone: 'ash' },
  { id: 'aside', icon: 'broken-shield', tone: 'paper' },
  { id: 'deck', icon: 'card-draw', tone: 'paper' },
  { id: 'discard', icon: 'card-discard', tone: 'paper' },
]
