// What places are called in sentences.
import type { Path } from '@/net/schema'
import type { Places } from '@/words/places'

const isField = (path: Path) => path[0] === 'terrain'

export const places: Places = (plain) => ({
  ...plain,
  isCell: (_, path) => isField(path),
  isOwned: (words, path) => plain.isOwned(words, path) || isField(path),
  place: (words, path) => (isField(path) ? String(path[2]) : plain.place(words, path)),
})
