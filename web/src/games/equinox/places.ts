// What places are called in sentences; the sentences name spaces themselves.
import type { Places } from '@/words/places'

export const places: Places = (plain) => ({
  ...plain,
  isCell: () => false,
  place(words, path) {
    if (path[0] === 'stacks' || path[0] === 'stones') return words.cell('equinox', String(path[1]))
    if (path[0] === 'champion_cards') return words.card('equinox', String(path[1]))
    if (path[0] === 'hands') return words.text('equinox-board-hand-of', { who: words.seat(Number(path[1])) })
    return plain.place(words, path)
  },
})
