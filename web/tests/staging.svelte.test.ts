// Scenes of real games: their order, how long they are shown, and that nobody has to wait for them in order to answer.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '@/games/board'
import type { Event, View } from '@/net/schema'
import { Lit } from '@/table/choosing.svelte'
import { fold } from '@/table/fold'
import Frame from '@/table/Frame.svelte'
import { Showing } from '@/table/showing.svelte'
import { cut, isBare, isOwn, lengthOf, type Scene } from '@/table/stage/scenes'
import { prefs } from '@/ui/prefs.svelte'
import { factsOf } from '@/words/facts'
import { speech } from '@/words/speech.svelte'
import { samples } from './samples'
import { tableOf } from './stage/table'

type Piece = { game: string; seats: number; view: View; batches: Event[][] }
const PIECES = samples<Piece[]>('staged')
const GAMES = [...new Set(PIECES.map((piece) => piece.game))]
const ME = 0
const SOME = 14 // views of a piece that are drawn
const LEAST = 400 // milliseconds that a decision of somebody else is there to be seen

const settle = async () => {
  for (let n = 0; n < 12; n++) await tick()
}
const passes = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time)
  await settle()
}
const scenesOf = (piece: Piece) => piece.batches.flatMap((events) => cut(events, factsOf(piece.game).great))

/** Somebody who looks on, and what the stage said to them. */
function stage(piece: Piece) {
  const looked: View[] = []
  const showing = new Showing({ eye: ME, begins: () => {}, looks: (view) => looked.push(view) })
  showing.begin(1, piece.view, [])
  let at = 1
  const add = (events: Event[]) => showing.add({ at: ++at, events })
  return { showing, looked, add }
}

/** Every scene that is shown, and for how long, until nothing is shown any more. */
async function watch(showing: Showing): Promise<{ scene: Scene; time: number }[]> {
  const seen = [{ scene: showing.scene!, time: 0 }]
  await settle()
  while (showing.playing) {
    if (showing.scene !== seen.at(-1)!.scene) seen.push({ scene: showing.scene!, time: 0 })
    await passes(10)
    seen.at(-1)!.time += 10
  }
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
  prefs.speed = 'normal'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each(GAMES)('%s', (game) => {
  const pieces = PIECES.filter((piece) => piece.game === game)

  it('is cut where another phase begins or somebody answers, and nothing gets lost', () => {
    for (const piece of pieces) {
      let view = piece.view
      for (const events of piece.batches) {
        const scenes = cut(events, factsOf(game).great)
        const after = scenes.reduce<View>((found, scene) => ({ ...found, ...scene.changes }), view)
        view = fold(view, events)
        expect(after).toEqual(view)
        expect(scenes.flatMap((scene) => scene.events)).toEqual(events.filter((event) => event.event !== 'view'))
        for (const { events: happened } of scenes)
          for (const later of happened.slice(1)) expect(['chosen', 'ended']).not.toContain(later.event)
      }
    }
  })

  it('has words for each of its scenes', async () => {
    await speech.game(game)
    for (const piece of pieces)
      for (const scene of scenesOf(piece)) expect(speech.words.has(`${game}-phase-${scene.phase}`)).toBe(true)
  })

  it('shows every scene in its order and long enough, one batch after the other', async () => {
    const piece = pieces[0]
    const { showing, add } = stage(piece)
    let before: Scene | null = null
    for (const events of piece.batches) {
      add(events)
      const seen = await watch(showing)
      const wanted = cut(events, factsOf(game).great).filter((scene, n, all) => !isBare(scene) || n === all.length - 1)
      expect(seen.map(({ scene }) => scene.events)).toEqual(wanted.map((scene) => scene.events))
      for (const { scene, time } of seen) {
        const alone = isOwn(scene, ME) && scene === seen.at(-1)!.scene // seen at once, nothing follows
        expect(time).toBe(alone ? 0 : lengthOf(scene, before, ME))
        if (scene.seat !== null && scene.seat !== ME) expect(time).toBeGreaterThanOrEqual(LEAST)
        before = scene
      }
    }
    expect(showing.view).toEqual(piece.batches.reduce(fold, piece.view))
    expect(showing.log.flat()).toEqual(piece.batches.flat().filter((event) => event.event !== 'view'))
  })

  it('can be drawn after every scene', async () => {
    vi.useRealTimers()
    const shown = await load(game)
    for (const piece of pieces) {
      const views: View[] = []
      let view = piece.view
      for (const events of piece.batches) {
        const { choice } = fold(view, events) // the question is put at once
        for (const scene of cut(events).slice(0, -1)) views.push({ ...(view = { ...view, ...scene.changes }), choice })
        view = fold(view, events)
      }
      const host = document.body.appendChild(document.createElement('div'))
      const last = new Set<string>()
      const props = $state({ shown, lit: new Lit(), view: piece.view, eye: ME, table: tableOf(view, ME), last })
      const table = mount(Frame, { target: host, props })
      for (const next of views.filter((_, n) => n % Math.ceil(views.length / SOME) === 0)) {
        props.view = next
        flushSync()
        await tick()
      }
      expect(host.querySelector('main')!.childElementCount).toBeGreaterThan(0)
      await unmount(table)
      host.remove()
    }
  })
})
