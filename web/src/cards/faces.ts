// What is on a card: each game says it in games/<game>/faces.ts, one component draws it.
import { faces } from '@/games/folders'

export type Face = {
  /** A symbol of the game's sprite (games/<game>/icons.json). */
  icon: string
  /** A `tone-…` class of app.css; `hue` with the tone "hue" gives any colour. */
  tone: string
  hue?: number
  /** Top left, in a drop: what it costs. */
  corner?: string
  /** Bottom right, the largest: strength, health, value. */
  number?: string
  /** The kind as a letter, so that colour is never alone. */
  letter?: string
  /** Further small symbols along the bottom. */
  signs?: { icon: string; tone?: string; text?: string }[]
  /** What the back shows when a card lies face down: a symbol and a tone of its own. */
  back?: boolean
}
export type Faces = { face(code: string): Face }

const known = new Map<string, Faces>()

/** Load the faces of a game; cards of a game without any are plain. */
export async function loadFaces(game: string): Promise<void> {
  const load = faces.get(game)
  if (load && !known.has(game)) known.set(game, await load())
}

export function face(game: string, code: string): Face {
  return (
    known.get(game)?.face(code) ?? {
      icon: '',
      tone: 'paper',
      number: code.startsWith('?') ? '' : code,
      back: code.startsWith('?'),
    }
  )
}
