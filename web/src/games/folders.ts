// What the folders of games bring, by game: those here, and the `web` folders of plug-ins, which tools/web.py copies to
// web/plugins before it builds. Everything is optional, and loaded when a table or a page needs it.
import type { Component } from 'svelte'
import type { Scene } from '@/art/scenes'
import type { Faces } from '@/cards/faces'
import type { Chapter } from '@/rulebook/chapters'
import type { Ear } from '@/table/hearing'
import type { Places } from '@/words/places'
import type { BoardProps, Frame } from './board'

const byGame = <T>(found: Record<string, T>) =>
  new Map(Object.entries(found).map(([path, one]) => [path.split('/').at(-2)!, one]))

export const boards = byGame(
  import.meta.glob<{ default: Component<BoardProps> }>(['./*/Board.svelte', '../../plugins/*/Board.svelte']),
)
export const frames = byGame(import.meta.glob<{ frame: Frame }>(['./*/frame.ts', '../../plugins/*/frame.ts']))
export const sounds = byGame(import.meta.glob<{ sounds: Ear }>(['./*/sounds.ts', '../../plugins/*/sounds.ts']))
export const faces = byGame(import.meta.glob<Faces>(['./*/faces.ts', '../../plugins/*/faces.ts']))
export const places = byGame(import.meta.glob<{ places: Places }>(['./*/places.ts', '../../plugins/*/places.ts']))
export const chapters = byGame(
  import.meta.glob<Chapter[]>(['./*/chapters.ts', '../../plugins/*/chapters.ts'], { import: 'chapters' }),
)
export const scenes = byGame(
  import.meta.glob<Scene>(['./*/scene.json', '../../plugins/*/scene.json'], { import: 'default', eager: true }),
)
