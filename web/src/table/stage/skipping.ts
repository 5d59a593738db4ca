// Whoever clicks or swipes where nothing can be chosen has seen enough: what is left is shown at once.
import type { Showing } from '../showing.svelte'

const SWIPE = 60 // pixels
const USED = 'a, button, input, select, textarea, summary, dialog, [role="button"], [data-target]'

/** For the element that holds a table. */
export function skipping(root: HTMLElement, showing: Showing) {
  let from: { x: number; y: number } | null = null
  const down = (event: PointerEvent) => (from = { x: event.clientX, y: event.clientY })
  const up = (event: PointerEvent) => {
    if (from && event.pointerType === 'touch' && Math.abs(event.clientX - from.x) > SWIPE) showing.skip()
    from = null
  }
  const click = (event: MouseEvent) => {
    if (showing.playing && !(event.target as Element).closest(USED)) showing.skip()
  }
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointerup', up)
  root.addEventListener('click', click)
  return {
    destroy() {
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointerup', up)
      root.removeEventListener('click', click)
    },
  }
}

/** Space skips too, unless it presses something; a full stop ends one scene. */
export function skipsByKey(event: KeyboardEvent, showing: Showing): boolean {
  if (event.key === '.' && showing.playing) {
    showing.next()
    return true
  }
  if (event.key !== ' ' || !showing.playing || (event.target as Element | null)?.closest?.(USED)) return false
  event.preventDefault()
  showing.skip()
  return true
}
