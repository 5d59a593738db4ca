// What every board gets, and what a game tells the frame around it.
import type { Component } from 'svelte'
import type { Lit } from '@/table/choosing.svelte'
import type { View } from '@/net/schema'
import type { TableInfo } from '@/net/wire'
import { loadFaces } from '@/cards/faces'
import { speech } from '@/words/speech.svelte'
import type { Ear } from '@/table/hearing'
import { boards, frames, sounds } from './folders'

export type BoardProps<V = View> = {
  view: V
  /** Whose eyes; null is a spectator. */
  eye: number | null
  table: TableInfo
  lit: Lit
  /** What was picked last on the way to an answer. */
  picked: string | null
  /** A narrow screen. */
  small: boolean
  /** The places (`data-at`) that the last move touched. */
  last: Set<string>
}

/** games/<game>/frame.ts: what the frame around the board shows. Everything is optional. */
export type Frame<V = View> = {
  /** The cards in the hand strip and where they lie; without it `hands`. An empty list leaves the strip out. */
  hand?: (view: V, eye: number) => { at: string; cards: string[] }
  /** Whether the open question can be answered with cards of the hand; without it, it can. */
  inHand?: (view: V) => boolean
  /** A small mark on a card in hand, in numbers or one symbol, and in words. */
  badge?: (view: V, code: string) => { text: string; words: string } | null
  /** The message that counts rounds, where the game calls them otherwise. */
  round?: string
  /** The goal in one line. */
  goal?: (view: V) => string
  /** What the open question is about, where its name alone does not say so. */
  asked?: (view: V) => string
  /** After the end, where the points of a seat came from, in a line. */
  decided?: (view: V, seat: number) => string
  /** Whether its board takes all the width there is: then the side panel has a room of its own on big screens alone. */
  wide?: boolean
  /** What stands behind an option's words in the bar: a preview, a cost. */
  note?: (view: V, word: string) => string
}

export type Shown = { Board: Component<BoardProps>; frame: Frame; ear?: Ear }

/** Everything that a table of a game needs: board, frame, faces and words. */
export async function load(game: string): Promise<Shown> {
  const board = boards.get(game) ?? boards.get('plain')!
  const frame = frames.get(game)
  const [{ default: Board }, own, heard] = await Promise.all([
    board(),
    frame ? frame() : { frame: {} },
    sounds.get(game)?.(),
    loadFaces(game),
    speech.game(game),
  ])
  return { Board, frame: own.frame, ear: heard?.sounds }
}

/** The cards of a hand: those of the seat whose eyes we have. */
export function handOf(frame: Frame, view: View, eye: number | null): { at: string; cards: string[] } {
  if (eye === null) return { at: '', cards: [] }
  if (frame.hand) return frame.hand(view, eye)
  return { at: `hands.${eye}`, cards: (view.hands as string[][] | undefined)?.[eye] ?? [] }
}
