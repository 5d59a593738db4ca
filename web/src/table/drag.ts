// A card of the hand can be dragged to where it shall go. Clicks and keys do the same without it.
import { explained } from '@/ui/explained.svelte'
import type { Lit } from './choosing.svelte'

const FAR = 10 // pixels until a press is a drag

/** What lies under the pointer and can be pointed at, and whether it is on the board at all. */
function under(x: number, y: number): { target: string; onBoard: boolean } {
  const found = document.elementFromPoint(x, y)
  return {
    target: found?.closest<HTMLElement>('[data-target]')?.dataset.target ?? '',
    onBoard: !!found?.closest('.board'),
  }
}

/** The card in the air: a copy that nobody can click or read. */
function lifted(card: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  const { left, top, width, height } = card.getBoundingClientRect()
  const copy = card.cloneNode(true) as HTMLElement
  for (const name of ['data-at', 'data-target', 'data-code', 'data-lit']) copy.removeAttribute(name)
  ghost.className = 'flying'
  ghost.inert = true
  ghost.append(copy)
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  ghost.style.setProperty('--card-w', `${width}px`)
  document.body.append(ghost)
  return ghost
}

/** Action on the frame: drag lit cards of the hand onto the board. */
export function drag(root: HTMLElement, lit: Lit) {
  let card: HTMLElement | null = null
  let ghost: HTMLElement | null = null
  let from = { x: 0, y: 0 }

  const down = (event: PointerEvent) => {
    card = event.button ? null : (event.target as Element).closest<HTMLElement>('.hand [data-target][data-lit]')
    from = { x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent) => {
    if (!card) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost && Math.hypot(dx, dy) < FAR) return
    ghost ??= begin(card)
    ghost.style.transform = `translate(${dx}px, ${dy}px)`
  }
  const begin = (held: HTMLElement) => {
    held.dispatchEvent(new PointerEvent('pointercancel')) // no long press any more
    explained.hide()
    lit.consider(held.dataset.target!)
    if (lit.leadsOn(held.dataset.target!)) lit.pick(held.dataset.target!)
    return lifted(held)
  }
  const up = (event: PointerEvent) => {
    if (ghost && card) {
      window.addEventListener('click', swallow, true)
      setTimeout(() => window.removeEventListener('click', swallow, true))
      drop(card.dataset.target!, event)
    }
    stop()
  }
  const drop = (held: string, event: PointerEvent) => {
    const { target, onBoard } = under(event.clientX, event.clientY)
    if (!lit.chosen(held)) return void (onBoard && lit.pickFor(held, target)) // the card alone is an answer
    if (lit.has(target)) lit.pick(target)
    else lit.drop(held)
  }
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const cancel = () => {
    if (ghost && card && lit.chosen(card.dataset.target!)) lit.drop(card.dataset.target!)
    stop()
  }
  const stop = () => {
    if (ghost) lit.consider(null)
    ghost?.remove()
    card = ghost = null
  }
  const bound = new AbortController()
  const signal = bound.signal
  root.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  return {
    destroy() {
      stop()
      bound.abort()
    },
  }
}
