// The pictures of games: each folder's scene.json says what stands in the land, and on the horizon behind its table.
import { scenes } from '@/games/folders'

export type Thing = [name: string, x: number, y: number, size: number, fill: string, opacity?: number]
export type Scene = {
  /** What stands at both sides of a wide scene, and its colour. */
  sides: [string, string][]
  sky: string[]
  light: [x: number, y: number, colour: string]
  hills: string[]
  things: Thing[]
  /** What grows or stands on the horizon, in turn, and how far apart. */
  horizon: { shapes: ('fir' | 'house' | 'tower' | 'tree')[]; step: number }
}

/** A clearing at dusk, for games that bring no picture and for pages of no game. */
const PLAIN: Scene = {
  sides: [
    ['pine-tree', '#163122'],
    ['pine-tree', '#1d3f2b'],
  ],
  sky: ['#0e2a22', '#2c5a3b', '#d8a14e'],
  light: [300, 168, '#ffb066'],
  hills: ['#2b5638', '#1c3d29', '#0f2418'],
  things: [
    ['pine-tree', 20, 62, 92, '#163122'],
    ['pine-tree', 78, 84, 70, '#1d3f2b'],
    ['oak', 128, 62, 108, '#122a1b'],
    ['owl', 150, 40, 44, '#f7e9b8'],
    ['pine-tree', 276, 92, 84, '#163122'],
  ],
  horizon: { shapes: ['fir'], step: 52 },
}

export const sceneOf = (game: string): Scene => scenes.get(game) ?? PLAIN
