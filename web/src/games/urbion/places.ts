// What places are called in sentences, and which events are one thing for people.
import type { Event, Moved, Path } from '@/net/schema'
import type { Places } from '@/words/places'

export const places: Places = (plain) => ({
  ...plain,
  retold,
  place(words, path) {
    if (path[0] !== 'rows' || path.length < 2) return plain.place(words, path)
    const side = path[2] === 'left' ? 'L' : path[2] === 'right' ? 'R' : ''
    return words.cell('urbion', `R${Number(path[1]) + 1}${side}`)
  },
})

const postcard = (code: string) => (code.includes('{') ? code.slice(code.indexOf('{') + 1).replace(/\}$/, '') : '')
const same = (path: Path, ...other: Path) => JSON.stringify(path) === JSON.stringify(other)

/** Postcards that come and go are cards that move; exchanged cards go straight to their places. */
function retold(events: Event[]): Event[] {
  const found: Event[] = []
  const lifted: Moved[] = []
  let at: Path = []
  for (const event of events) {
    if (event.event === 'turned' && event.at[0] === 'rows') {
      if (postcard(event.from) === '')
        found.push({ n: event.n, event: 'moved', card: postcard(event.to), from: ['postcard_deck'], to: event.at })
      at = event.at
    } else if (event.event !== 'moved') found.push(event)
    else if (same(event.from, 'postcard_deck')) continue
    else if (same(event.from, 'supply')) found.push({ ...event, from: at })
    else if (event.from[0] === 'rows' && same(event.to, 'resolving')) lifted.push(event)
    else if (same(event.from, 'resolving') && lifted.length) found.push({ ...event, from: lifted.pop()!.from })
    else {
      if (same(event.from, 'resolving') && event.to[0] === 'rows') forget(found, event.card)
      found.push(event)
    }
  }
  return found
}

/** A card that is laid out was turned up: that goes without saying. */
function forget(events: Event[], card: string): void {
  const drawn = events.findLastIndex(
    (one) => one.event === 'moved' && one.card === card && same(one.from, 'dream_deck') && same(one.to, 'resolving'),
  )
  if (drawn >= 0) events.splice(drawn, 1)
}
