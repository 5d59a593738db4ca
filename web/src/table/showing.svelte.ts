// What is being shown of a table: one scene after the other, so that one can follow. Everything passes through here.
//
// The newest view is known at once and can be answered at once; what is drawn follows, scene by scene.
import { tick } from 'svelte'
import { isAsked } from '@/net/question'
import type { Event, View } from '@/net/schema'
import { prefs } from '@/ui/prefs.svelte'
import { factsOf } from '@/words/facts'
import { after, before, skip as land } from './flying'
import { findTouched, splitLog } from './fold'
import { cut, isBare, isOwn, lengthOf, type Scene, TIMES } from './stage/scenes'

const LOG = 400
const LATE = 80 // scenes that wait; what is older is shown at once
const STORY = 200 // scenes that can be shown again
const SPECTATED = 12 // of which so many are the story of who has never answered

export type Batch = { at: number; events: Event[] }

/** A scene, how the table stands after it, and which batch that belongs to. */
type Shot = { scene: Scene; view: View; again: boolean }

/** What a table wants to know of it. */
type Owner = {
  readonly eye: number | null
  /** There is something new: what was said of the last question is over. */
  begins(): void
  /** Another view can be answered. */
  looks(view: View): void
}

export class Showing {
  /** What is drawn. */
  view = $state.raw<View | null>(null)
  log = $state.raw<Event[][]>([])
  /** The places that the scene touched. */
  last = $state.raw<Set<string>>(new Set())
  /** How often something else was shown. */
  count = $state(0)
  /** The scene that is shown, or was shown last. */
  scene = $state.raw<Scene | null>(null)
  /** Whether scenes are being shown. */
  playing = $state(false)
  /** Whether what is shown has been shown before. */
  again = $state(false)
  /** Whether something can be shown again. */
  hasStory = $state(false)
  /** The number of the newest batch. */
  at = 0
  /** How things stand, drawn or not. */
  now: View | null = null
  /** Where things lie that fly. */
  root: HTMLElement | undefined
  private waiting: Shot[] = []
  private story: Shot[] = []
  private before: View | null = null // how the table stood before the story
  private shown: Scene | null = null
  private wake: (() => void) | undefined
  private run = 0 // who works: a later run, or none, ends an earlier one

  constructor(private owner: Owner) {}

  /** Show a view at once; whatever waited is part of it. What happened before can be shown again. */
  begin(at: number, view: View, log: Event[]): void {
    this.stop()
    this.at = at
    this.now = view
    this.log = splitLog(log).slice(-LOG)
    this.last = new Set()
    this.scene = this.shown = null
    this.draw(view)
    this.owner.looks(view)
    this.tellStory(log, view)
  }

  /** A batch: it can be answered now, and is shown when its turn comes. */
  add(batch: Batch): void {
    if (!this.now) return
    this.at = batch.at
    const shots: Shot[] = []
    for (const scene of cut(batch.events, factsOf(this.now.game).great)) {
      if (isOwn(scene, this.owner.eye)) this.beginStory(this.now)
      this.now = { ...this.now, ...scene.changes }
      shots.push({ scene, view: this.now, again: false })
    }
    this.story = [...this.story, ...shots].slice(-STORY)
    this.hasStory = this.story.some((shot) => !isBare(shot.scene))
    this.owner.begins()
    this.owner.looks(this.now)
    this.waiting.push(...shots)
    if (this.playing && isAsked(this.now.choice)) this.draw({ ...this.view!, choice: this.now.choice })
    void this.work()
  }

  /** The same view, seen otherwise. */
  refresh(): void {
    if (!this.now) return
    this.owner.looks(this.now)
    this.count += 1
  }

  /** Show everything that waits at once: somebody wants to answer, or has seen enough. */
  skip(): void {
    if (!this.playing) return
    land()
    const left = this.waiting
    this.stop()
    for (const { scene, again } of left) if (!again) this.note(scene)
    if (left.length) this.last = findTouched(left.at(-1)!.scene.events)
    if (this.now) this.draw(this.now)
  }

  /** Go on to the next scene. */
  next(): void {
    land()
    this.wake?.()
  }

  /** Show again what happened since the last answer of these eyes. */
  async replay(): Promise<void> {
    if (!this.hasStory || !this.before) return
    this.skip()
    this.draw({ ...this.before, choice: this.choiceOf(this.before) })
    const run = this.run
    await tick() // things fly from where they lay then
    if (run !== this.run || this.playing) return
    this.waiting = this.story.map((shot) => ({ ...shot, again: true }))
    this.shown = null
    await this.work()
  }

  private stop(): void {
    this.waiting = []
    this.playing = this.again = false
    this.run += 1
    this.wake?.()
  }

  private draw(view: View): void {
    this.view = view
    this.count += 1
  }

  private note(scene: Scene): void {
    const first = scene.events[0]
    const begins = !this.log.length || first?.event === 'chosen'
    const batch = begins ? scene.events : [...this.log.at(-1)!, ...scene.events]
    this.log = [...(begins ? this.log : this.log.slice(0, -1)), batch].slice(-LOG)
  }

  // -- the story since the last answer -----------------------------------------------------------------------------

  private beginStory(view: View): void {
    this.story = []
    this.before = view
  }

  /** Of what happened before these eyes came there are words and places, but no pictures in between. */
  private tellStory(log: Event[], view: View): void {
    const scenes = cut(log, factsOf(view.game).great)
    const mine = scenes.findLastIndex((scene) => isOwn(scene, this.owner.eye))
    const since = mine < 0 ? scenes.slice(-SPECTATED) : scenes.slice(mine)
    this.beginStory(view)
    this.story = since.map((scene) => ({ scene, view, again: true }))
    this.hasStory = since.some((scene) => !isBare(scene))
  }

  // -- one after the other ---------------------------------------------------------------------------------------

  private async work(): Promise<void> {
    if (this.playing) return
    this.playing = true
    const run = this.run
    while (this.waiting.length) {
      if (!prefs.tempo || document.hidden) return this.skip()
      const shot = this.waiting.shift()!
      const time = this.waiting.length > LATE ? 0 : this.timeOf(shot)
      if (!time && this.waiting.length) {
        if (!shot.again) this.note(shot.scene)
        continue // with the next one
      }
      this.again = shot.again
      await this.show(shot, time)
      if (time && run === this.run) await this.rest(time)
      if (run !== this.run) return
    }
    this.playing = this.again = false
    if (this.now && this.view !== this.now) this.draw(this.now)
  }

  /** What one does oneself is seen at once; only what follows from it takes time. */
  private timeOf({ scene, again }: Shot): number {
    const own = isOwn(scene, this.owner.eye)
    if (own && !again && !this.waiting.length) return 0
    const time = (again && own ? TIMES.decision : lengthOf(scene, this.shown, this.owner.eye)) * prefs.tempo
    return scene.ended && time ? Math.max(TIMES.last, time) : time
  }

  private async show({ scene, view, again }: Shot, time: number): Promise<void> {
    const flights = prefs.pace && this.root ? before(this.root, scene.events) : []
    this.shown = this.scene = scene
    this.last = findTouched(scene.events)
    if (!again) this.note(scene)
    this.draw(view === this.now ? view : { ...view, choice: this.choiceOf(view) })
    const run = this.run
    await tick()
    if (this.root && run === this.run) void after(this.root, flights, prefs.pace, time || undefined)
  }

  /** What is asked beside a view of the past: what is asked now, else nothing that was answered already. */
  private choiceOf(view: View): View['choice'] {
    if (isAsked(this.now!.choice)) return this.now!.choice
    return isAsked(view.choice) ? null : view.choice
  }

  private rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, time)
      function done() {
        clearTimeout(timer)
        resolve()
      }
      this.wake = done
    })
  }
}
