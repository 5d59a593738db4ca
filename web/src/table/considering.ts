// What the pointer or the focus is on is considered: the board shows what would follow from picking it.
import type { Lit } from './choosing.svelte'

const targetOf = (event: Event) =>
  (event.target as Element).closest<HTMLElement>('[data-target][data-lit]')?.dataset.target ?? null

/** Action on a group of targets. A finger considers what it lifts (drag.ts) or what it picks. */
export function consider(root: HTMLElement, lit: Lit) {
  const bound = new AbortController()
  const signal = bound.signal
  // Later: what had the focus may be taken away while the page is being drawn.
  const consider = (target: string | null) => queueMicrotask(() => lit.consider(target))
  const over = (event: Event) => consider(targetOf(event))
  const away = () => consider(null)
  root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && over(event), { signal })
  root.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && away(), { signal })
  root.addEventListener('focusin', over, { signal })
  root.addEventListener('focusout', away, { signal })
  return {
    destroy() {
      away()
      bound.abort()
    },
  }
}
