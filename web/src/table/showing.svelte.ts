// What is being shown of a table: one batch of events after the other, paced so that one can follow.
import { tick } from 'svelte'
import type { Event, View } from '@/net/schema'
import { prefs } from '@/ui/prefs.svelte'
import { after, before } from './flying'
import { splitLog, fold, findTouched } from './fold'

const STEP = 520 // milliseconds between the moves of others
const LATE = 6 // waiting batches; more are shown at once
const LOG = 400

export type Batch = { at: number; events: Event[] }

/** What a table wants to know of it. */
type Owner = {
  readonly eye: number | null
  /** The next batch is about to be shown. */
  begins(): void
  /** Another view is there. */
  looks(view: View): void
}

export class Showing {
  view = $state.raw<View | null>(null)
  log = $state.raw<Event[][]>([])
  /** The places that the last batch touched. */
  last = $state.raw<Set<string>>(new Set())
  /** How often something else was shown. */
  count = $state(0)
  /** The number of the last batch that was shown. */
  at = 0
  /** Where things lie that fly. */
  root: HTMLElement | undefined
  private waiting: Batch[] = []
  private working = false

  constructor(private owner: Owner) {}

  /** Show a view at once; whatever waited is part of it. */
  begin(at: number, view: View, log: Event[]): void {
    this.waiting = []
    this.at = at
    this.log = splitLog(log).slice(-LOG)
    this.last = new Set()
    this.look(view)
  }

  /** Show a batch when its turn comes. */
  add(batch: Batch): void {
    this.waiting.push(batch)
    void this.work()
  }

  look(view: View): void {
    this.view = view
    this.count += 1
    this.owner.looks(view)
  }

  private async work(): Promise<void> {
    if (this.working) return
    this.working = true
    while (this.waiting.length) {
      const batch = this.waiting.shift()!
      const pace = this.waiting.length > LATE || document.hidden ? 0 : prefs.pace
      this.at = batch.at
      await this.step(batch.events, pace)
      const next = this.waiting[0]?.events.find((event) => event.event === 'chosen')
      if (next && next.seat !== this.owner.eye && pace) await new Promise((then) => setTimeout(then, STEP * pace))
    }
    this.working = false
  }

  private async step(events: Event[], pace: number): Promise<void> {
    if (!this.view) return
    const flights = pace && this.root ? before(this.root, events) : []
    this.last = findTouched(events)
    this.log = [...this.log, events.filter((event) => event.event !== 'view')].slice(-LOG)
    this.owner.begins()
    this.look(fold(this.view, events))
    await tick()
    if (!this.root || !flights.length) return
    const landed = after(this.root, flights, pace)
    if (this.waiting.length) await landed // what one may answer now is not held up
  }
}
