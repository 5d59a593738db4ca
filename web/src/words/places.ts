// What places are called in sentences, and which events are one thing for people, game by game.
import { places } from '@/games/folders'
import type { Event, Path } from '@/net/schema'
import { factsOf } from './facts'
import type { Words } from './words'

export type Looks = {
  place(words: Words, path: Path): string
  isCell(words: Words, path: Path): boolean
  isOwned(words: Words, path: Path): boolean
  retold(events: Event[]): Event[]
}

/** games/<game>/places.ts: what a game changes of how every game's places are looked at. */
export type Places = (plain: Looks) => Looks

/** A number or name in a path as people count: from 1. */
export const labelled = (part: string | number) => (typeof part === 'number' ? String(part + 1) : part)

function plain(game: string): Looks {
  return {
    place: (words, path) => [words.named('zone', game, String(path[0])), ...path.slice(1).map(labelled)].join(' '),
    isCell: (_, path) => factsOf(game).cells.includes(String(path[0])),
    isOwned: (_, path) =>
      factsOf(game).owned.includes(String(path[0])) && path.length > 1 && typeof path[1] === 'number',
    retold: (events) => events,
  }
}

const known = new Map<string, Places>()

/** Load what a game says of its places, once. */
export async function loadPlaces(game: string): Promise<void> {
  const load = places.get(game)
  if (load && !known.has(game)) known.set(game, (await load()).places)
}

export const looksOf = (game: string): Looks => known.get(game)?.(plain(game)) ?? plain(game)
