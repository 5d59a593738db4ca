// A batch of events cut into scenes: what happened in one phase of the rulebook, or after one answer, and how the table
// stood then. The rules say the phase and which phases are great moments; here is only for how long each is shown.
import type { Event, View } from '@/net/schema'

export type Scene = {
  /** Who answered, null where the rules go on by themselves. */
  seat: number | null
  /** The word of that answer. */
  word: string
  phase: string
  /** What happened, without changes of the view. */
  events: Event[]
  /** How things stand afterwards: the keys of the view that changed. */
  changes: Partial<View>
  /** A moment that deserves more time, because the rules say so or because the game ends. */
  great: boolean
  ended: boolean
}

/** How long scenes are shown, in milliseconds at the usual speed. */
export const TIMES = {
  own: 260, // what these eyes did themselves, where something follows
  decision: 640, // of somebody else
  further: 460, // of the same one again
  pass: 420, // one that changes nothing to be seen
  rules: 420, // a phase in which nobody decides
  card: 70, // and for each thing that moves in it
  cards: 6, // of which at most so many count
  great: 1700,
  ended: 1300,
  last: 800, // at least, before the result is laid over it
}

const opens = (event: Event) => event.event === 'chosen' || event.event === 'ended'
const phaseOf = (event: Event) => ('phase' in event && event.phase) || ''

/** The scenes of a batch, in order; `great` are the game's great phases. */
export function cut(events: Event[], great: readonly string[] = []): Scene[] {
  const found: Scene[] = []
  let closed = true
  for (const event of events) {
    const scene = found.at(-1)
    if (event.event === 'view') {
      if (scene) Object.assign(scene.changes, event.changes)
      else found.push(begin(event, great))
      closed = true
    } else if (closed || !scene || opens(event) || phaseOf(event) !== scene.phase) {
      found.push(begin(event, great))
      closed = false
    } else scene.events.push(event)
  }
  return joined(found)
}

function begin(event: Event, great: readonly string[]): Scene {
  const phase = phaseOf(event)
  const scene = {
    seat: null,
    word: '',
    phase,
    events: [event],
    changes: {},
    great: great.includes(phase),
    ended: false,
  }
  if (event.event === 'chosen') return { ...scene, seat: event.seat, word: event.word }
  if (event.event === 'ended') return { ...scene, great: true, ended: true }
  if (event.event === 'view') return { ...scene, events: [], changes: event.changes as Partial<View> }
  return scene
}

/** What only counts turns, rounds and steps is no scene of its own: it goes with the one before. */
function joined(scenes: Scene[]): Scene[] {
  const found: Scene[] = []
  for (const scene of scenes) {
    const before = found.at(-1)
    if (before && !before.ended && isBare(scene)) {
      before.events.push(...scene.events)
      Object.assign(before.changes, scene.changes)
    } else found.push(scene)
  }
  return found
}

const COUNTERS = new Set(['turn', 'round'])

/** Whether there is nothing to be seen. */
export function isBare(scene: Scene): boolean {
  return (
    scene.seat === null &&
    !scene.great &&
    scene.events.every((event) => event.event === 'step' || (event.event === 'changed' && COUNTERS.has(event.what)))
  )
}

/** Whether a viewer decided that themselves; what was the only answer is not a decision. */
export function isOwn(scene: Scene, eye: number | null): boolean {
  const first = scene.events[0]
  return eye !== null && scene.seat === eye && first?.event === 'chosen' && !first.forced
}

/** How long a scene is shown at the usual speed; `before` is the one that was shown before it. */
export function lengthOf(scene: Scene, before: Scene | null, eye: number | null): number {
  if (isBare(scene)) return 0
  if (scene.ended) return TIMES.ended
  if (scene.great) return TIMES.great
  if (isOwn(scene, eye)) return TIMES.own
  const moves = scene.events.filter((event) => event.event === 'moved' || event.event === 'turned').length
  const more = TIMES.card * Math.min(TIMES.cards, Math.max(0, moves - 1))
  if (scene.seat === null || scene.seat === eye) return TIMES.rules + more
  if (scene.events.length === 1) return TIMES.pass
  return (before?.seat === scene.seat ? TIMES.further : TIMES.decision) + more
}

/** The card that somebody else has just played: it is shown large for a moment. */
export function playedCard(scene: Scene, eye: number | null): string {
  if (scene.seat === null || scene.seat === eye) return ''
  const argument = scene.word.slice(scene.word.indexOf(':') + 1).split(/[,&@/]/)
  const cards = scene.events.flatMap((event) =>
    event.event === 'moved' ? [event.card] : event.event === 'shown' ? event.cards : [],
  )
  return cards.find((card) => !card.startsWith('?') && argument.includes(card)) ?? ''
}
