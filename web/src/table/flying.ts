// Cards fly from where they were to where they are. Events say from where to where; the document says where that is.
import type { Event } from '@/net/schema'

const MOST = 14 // more at once is only confusing
const TIME = 360
const STAGGER = 45

type Spot = { rect: DOMRect; look: HTMLElement | null }
type Flight = { card: string; to: string; turns: boolean; from: Spot }

const quoted = (text: string) => CSS.escape(text)

/** The element that stands for a card at a place, else the place itself. */
function find(root: HTMLElement, at: string, card: string, newest: boolean): Spot | null {
  const exact = [...root.querySelectorAll<HTMLElement>(`[data-at="${quoted(at)}"][data-code="${quoted(card)}"]`)]
  const inside = exact.length
    ? exact
    : [...root.querySelectorAll<HTMLElement>(`[data-at="${quoted(at)}"] [data-code="${quoted(card)}"]`)]
  const place = (newest ? inside.at(-1) : inside[0]) ?? root.querySelector<HTMLElement>(`[data-at="${quoted(at)}"]`)
  if (!place) return null
  const rect = place.getBoundingClientRect()
  return rect.width ? { rect, look: place.matches('.card') ? place : place.querySelector<HTMLElement>('.card') } : null
}

type Way = { card: string; from: string; to: string; turns: boolean }

/**
 * The ways that cards go. What goes on from where it came to goes one way. A card that leaves a place into which
 * another one comes from the supply became that one: it turns where it lies, and nothing flies.
 */
export function waysOf(events: Event[]): Way[] {
  const ways: Way[] = []
  for (const event of events) {
    if (event.event === 'turned') ways.push({ card: event.to, ...at(event.at.join('.')), turns: true })
    if (event.event !== 'moved') continue
    const [from, to] = [event.from.join('.'), event.to.join('.')]
    const left = from === 'supply' ? ways.findLastIndex((way) => way.from === to && !way.turns) : -1
    const earlier = ways.findLast((way) => way.to === from && way.card === event.card && !way.turns)
    if (left >= 0) ways[left] = { card: event.card, ...at(to), turns: true }
    else if (earlier) earlier.to = to
    else ways.push({ card: event.card, from, to, turns: false })
  }
  return ways.filter((way) => way.turns || way.from !== way.to)
}

const at = (place: string) => ({ from: place, to: place })

/** Where the moved cards are now, before the view changes. */
export function before(root: HTMLElement, events: Event[]): Flight[] {
  const ways = waysOf(events).slice(0, MOST)
  return ways.flatMap(({ card, from: source, to, turns }) => {
    const from = find(root, source, card, false)
    if (!from) return []
    const look = from.look ? (from.look.cloneNode(true) as HTMLElement) : null
    return [{ card, to, turns, from: { rect: from.rect, look } }]
  })
}

/**
 * Let them fly to where they are afterwards, all within a time. Resolves when the last has landed; nothing waits for it
 * that must not.
 */
export async function after(root: HTMLElement, flights: Flight[], pace: number, within = Infinity): Promise<void> {
  if (!pace) return
  const time = Math.min(TIME * pace, within)
  const gap = Math.min(STAGGER * pace, (within - time) / flights.length)
  await Promise.all(
    flights.map((flight, n) => (flight.turns ? turn(root, flight, n * gap, time) : fly(root, flight, n * gap, time))),
  )
}

/** A card becomes another one where it lies. */
async function turn(root: HTMLElement, flight: Flight, delay: number, duration: number): Promise<void> {
  const goal = find(root, flight.to, flight.card, true)
  const frames = [{ transform: 'rotateY(90deg) scale(1.15)' }, { transform: 'scale(1.15)', offset: 0.7 }, {}]
  await goal?.look
    ?.animate(frames, { delay, duration, easing: 'ease-out', fill: 'backwards' })
    .finished.catch(() => undefined)
}

async function fly(root: HTMLElement, flight: Flight, delay: number, duration: number): Promise<void> {
  const goal = find(root, flight.to, flight.card, true)
  const drawn = goal?.look?.dataset.code === flight.card ? (goal.look.cloneNode(true) as HTMLElement) : flight.from.look
  if (!goal || !drawn) return
  const ghost = shade(drawn, goal.rect)
  document.body.append(ghost)
  const { rect } = flight.from
  const scale = !flight.from.look ? 1 : Math.min(2.5, Math.max(0.3, rect.width / Math.max(1, goal.rect.width)))
  const dx = rect.left + rect.width / 2 - (goal.rect.left + goal.rect.width / 2)
  const dy = rect.top + rect.height / 2 - (goal.rect.top + goal.rect.height / 2)
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`
  const mid = `translate(${dx / 2}px, ${dy / 2 - 18}px) scale(${(1 + scale) / 2})`
  const options = {
    duration,
    delay,
    easing: 'cubic-bezier(.3,.7,.3,1)',
    fill: 'both' as const,
  }
  const hidden =
    goal.look && goal.look.dataset.code === flight.card
      ? goal.look.animate([{ opacity: 0 }, { opacity: 0 }], options)
      : null
  try {
    await ghost.animate([{ transform: start }, { transform: mid, offset: 0.5 }, { transform: 'none' }], options)
      .finished
  } catch {
    // skipped
  } finally {
    hidden?.cancel()
    ghost.remove()
  }
}

/** A copy of a card that nobody can click or read, above everything. */
function shade(look: HTMLElement, rect: DOMRect): HTMLElement {
  const holder = document.createElement('div')
  holder.className = 'flying'
  holder.setAttribute('aria-hidden', 'true')
  holder.inert = true
  for (const name of ['data-at', 'data-target', 'data-code', 'id']) look.removeAttribute(name)
  look.classList.remove('lit', 'dim', 'chosen', 'marked')
  look.style.setProperty('--card-w', `${Math.min(rect.width, (rect.height * 63) / 88)}px`)
  Object.assign(holder.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  })
  holder.append(look)
  return holder
}

/** Land everything at once. */
export function skip(): void {
  for (const one of document.querySelectorAll('.flying'))
    for (const animation of one.getAnimations()) animation.finish()
}
