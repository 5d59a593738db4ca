// Cards fly from where they were to where they are. Events say from where to where; the document says where that is.
import type { Event } from '@/net/schema'

const MOST = 14 // more at once is only confusing
const TIME = 360
const STAGGER = 45

type Spot = { rect: DOMRect; look: HTMLElement | null }
type Flight = { card: string; to: string; from: Spot }

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

/** Where the moved cards are now, before the view changes. */
export function before(root: HTMLElement, events: Event[]): Flight[] {
  const moves = events.filter((event) => event.event === 'moved').slice(0, MOST)
  return moves.flatMap((event) => {
    const from = find(root, event.from.join('.'), event.card, false)
    if (!from) return []
    const look = from.look ? (from.look.cloneNode(true) as HTMLElement) : null
    return [{ card: event.card, to: event.to.join('.'), from: { rect: from.rect, look } }]
  })
}

/** Let them fly to where they are afterwards. Resolves when the last has landed; nothing waits for it that must not. */
export async function after(root: HTMLElement, flights: Flight[], pace: number): Promise<void> {
  if (!pace) return
  await Promise.all(flights.map((flight, n) => fly(root, flight, n, pace)))
}

async function fly(root: HTMLElement, flight: Flight, n: number, pace: number): Promise<void> {
  const goal = find(root, flight.to, flight.card, true)
  const drawn = goal?.look?.dataset.code === flight.card ? (goal.look.cloneNode(true) as HTMLElement) : flight.from.look
  if (!goal || !drawn) return
  const ghost = shade(drawn, goal.rect)
  document.body.append(ghost)
  const { rect } = flight.from
  const scale = Math.min(2.5, Math.max(0.3, rect.width / Math.max(1, goal.rect.width)))
  const dx = rect.left + rect.width / 2 - (goal.rect.left + goal.rect.width / 2)
  const dy = rect.top + rect.height / 2 - (goal.rect.top + goal.rect.height / 2)
  const start = `translate(${dx}px, ${dy}px) scale(${scale})`
  const mid = `translate(${dx / 2}px, ${dy / 2 - 18}px) scale(${(1 + scale) / 2})`
  const options = {
    duration: TIME * pace,
    delay: n * STAGGER * pace,
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
