// Whatever is drawn at a table can be asked about: a click that is no answer asks the rules what it is for.
import type { Lit } from './choosing.svelte'

const THING = '[data-target], [data-at], [data-thing]'

/** What was clicked at: a target, and where it lies; null for what is no thing of the game or does something else. */
export function thingAt(node: Element | null): { target: string; at: string } | null {
  const own = node?.closest('button, a, dialog')
  if (own?.matches('a, dialog, [aria-haspopup]') || !node?.closest('.board, .hand')) return null
  const found = node.closest<HTMLElement>(THING) ?? own?.querySelector<HTMLElement>(THING)
  if (own && !own.matches(`.explain, ${THING}`)) return null
  if (!found) return null
  const place = found.closest<HTMLElement>('[data-thing], [data-at]')
  return { target: found.dataset.target ?? '', at: place?.dataset.thing ?? place?.dataset.at ?? '' }
}

/** Action on a table: tells what is pointed at where it lies, and asks about what nothing else has answered to. */
export function asking(root: HTMLElement, { lit, ask }: { lit: Lit; ask: (target: string, at: string) => void }) {
  let touched = 0
  const before = (event: Event) => {
    touched = lit.touched
    lit.place = thingAt(event.target as Element)?.at ?? ''
  }
  // On the window: what the things themselves do has been done by then.
  const after = (event: Event) => {
    lit.place = ''
    const node = event.target as Element
    if (lit.touched !== touched || event.defaultPrevented || !root.contains(node)) return
    const thing = thingAt(node)
    if (thing) ask(thing.target, thing.at)
  }
  root.addEventListener('click', before, true)
  window.addEventListener('click', after)
  return {
    destroy() {
      root.removeEventListener('click', before, true)
      window.removeEventListener('click', after)
    },
  }
}
