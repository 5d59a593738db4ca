// What places are called in sentences, and which events are one thing for people, game by game.
import type { Event, Moved, Path } from '@/net/schema'
import type { Words } from './words'

export type Looks = {
  place(words: Words, path: Path): string
  isCell(words: Words, path: Path): boolean
  isOwned(words: Words, path: Path): boolean
  retold(events: Event[]): Event[]
}

/** A number or name in a path as people count: from 1. */
export const labelled = (part: string | number) => (typeof part === 'number' ? String(part + 1) : part)

function plain(game: string): Looks {
  return {
    place: (words, path) => [words.named('zone', game, String(path[0])), ...path.slice(1).map(labelled)].join(' '),
    isCell: (words, path) => words.factsOf(game).cells.includes(String(path[0])),
    isOwned: (words, path) =>
      words.factsOf(game).owned.includes(String(path[0])) && path.length > 1 && typeof path[1] === 'number',
    retold: (events) => events,
  }
}

function sylvion(): Looks {
  const base = plain('sylvion')
  const place: Looks['place'] = (words, path) => {
    const row = Number(path[1]) + 1
    if (path[0] === 'clearing' && path.length === 3) return `r${row}c${Number(path[2]) + 1}`
    if (path[0] === 'on_stack') return `r${row}c0`
    if (path[0] === 'ravager_stack') return `r${row}`
    return base.place(words, path)
  }
  return { ...base, place }
}

function urbion(): Looks {
  const base = plain('urbion')
  const place: Looks['place'] = (words, path) => {
    if (path[0] !== 'rows' || path.length < 2) return base.place(words, path)
    const side = path[2] === 'left' ? 'L' : path[2] === 'right' ? 'R' : ''
    return words.cell('urbion', `R${Number(path[1]) + 1}${side}`)
  }
  return { ...base, place, retold: retoldUrbion }
}

function equinox(): Looks {
  const base = plain('equinox')
  const place: Looks['place'] = (words, path) => {
    if (path[0] === 'stacks' || path[0] === 'stones') return words.cell('equinox', String(path[1]))
    if (path[0] === 'champion_cards') return words.card('equinox', String(path[1]))
    if (path[0] === 'hands') return words.text('equinox-board-hand-of', { who: words.seat(Number(path[1])) })
    return base.place(words, path)
  }
  return { ...base, place, isCell: () => false } // the sentences name spaces themselves
}

function tribes(): Looks {
  const base = plain('tribes')
  const isCell: Looks['isCell'] = (_, path) => path[0] === 'terrain'
  return {
    ...base,
    isCell,
    isOwned: (words, path) => base.isOwned(words, path) || isCell(words, path),
    place: (words, path) => (path[0] === 'terrain' ? String(path[2]) : base.place(words, path)),
  }
}

const postcard = (code: string) => (code.includes('{') ? code.slice(code.indexOf('{') + 1).replace(/\}$/, '') : '')
const same = (path: Path, ...other: Path) => JSON.stringify(path) === JSON.stringify(other)

/** Postcards that come and go are cards that move; exchanged cards go straight to their places. */
function retoldUrbion(events: Event[]): Event[] {
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

const KNOWN: Record<string, Looks> = { sylvion: sylvion(), urbion: urbion(), equinox: equinox(), tribes: tribes() }

export const looksOf = (game: string): Looks => KNOWN[game] ?? plain(game)
