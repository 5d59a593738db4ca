// What places are called in sentences.
import type { Places } from '@/words/places'

export const places: Places = (plain) => ({
  ...plain,
  place(words, path) {
    const row = Number(path[1]) + 1
    if (path[0] === 'clearing' && path.length === 3) return words.cell('sylvion', `r${row}c${Number(path[2]) + 1}`)
    if (path[0] === 'on_stack' || path[0] === 'ravager_stack') return words.cell('sylvion', `r${row}c0`)
    return plain.place(words, path)
  },
})
