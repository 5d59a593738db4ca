// Where the keyboard is at a table. Board, hand, choice bar, side panel and notices are one stop of the tab key each,
// and the arrow keys move inside of them. Whoever answers by keyboard finds the focus on the next question's first
// answer: it is never lost to the page.
import { giveFocus, usesKeyboard } from '@/ui/modality'

const GROUPS = 'main.board, .hand, .bar, .notes, aside'
const ITEMS = 'button:not(:disabled), a[href]'
const LIT = 'button[data-lit]'
const SEEN = {
  attributes: true,
  childList: true,
  subtree: true,
  attributeFilter: ['data-lit', 'disabled', 'data-shown'],
}
type Arrow = 'arrowleft' | 'arrowright' | 'arrowup' | 'arrowdown'

const visible = (one: HTMLElement) => one.checkVisibility?.() ?? true
const find = (root: Element, what: string) => [...root.querySelectorAll<HTMLElement>(what)]
const first = (root: Element, what: string) => find(root, what).find(visible)

/** One stop in each group: what has the focus, else what had it, else the first answer, else the first thing. */
function rove(root: HTMLElement): void {
  for (const group of find(root, GROUPS)) {
    const items = find(group, ITEMS)
    const had = items.find((one) => one.tabIndex === 0 && one.dataset.stop !== undefined && visible(one))
    const answer = had?.matches(LIT) ? had : (first(group, LIT) ?? had)
    const stop = items.find((one) => one === document.activeElement) ?? answer ?? items.find(visible)
    for (const one of items) {
      one.tabIndex = one === stop ? 0 : -1
      one.toggleAttribute('data-stop', one === stop)
    }
  }
}

/** Whether the focus is nowhere, or on something of the last question that is no answer any more. */
function isLost(root: HTMLElement, asksAnew: boolean): boolean {
  const active = document.activeElement as HTMLElement | null
  if (!active || active === document.body || !active.isConnected || active.matches(':disabled')) return true
  if (active.matches(LIT) || !root.contains(active)) return false
  return active.matches('main.board') || (asksAnew && active.matches('main.board *, .hand *, .bar .buttons *'))
}

/** Put the focus on the first answer; while there is none it waits on the board. */
function settle(root: HTMLElement, asksAnew: boolean): void {
  if (document.querySelector('dialog[open]') || !isLost(root, asksAnew)) return
  const answer = first(root, LIT)
  if (answer) giveFocus(answer)
  else if (!root.contains(document.activeElement)) root.querySelector<HTMLElement>('main.board')?.focus()
}

/** Action on a table. */
export function keepFocus(root: HTMLElement) {
  let shown = ''
  const look = () => {
    const asksAnew = shown !== root.dataset.shown && !!root.querySelector(LIT)
    if (usesKeyboard()) settle(root, asksAnew)
    if (asksAnew) shown = root.dataset.shown ?? ''
    rove(root)
  }
  const observer = new MutationObserver(look)
  const onFocus = () => rove(root)
  observer.observe(root, SEEN)
  root.addEventListener('focusin', onFocus)
  look()
  return {
    destroy() {
      observer.disconnect()
      root.removeEventListener('focusin', onFocus)
    },
  }
}

/** The middle of something on the screen. */
function middle(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** What lies next in the direction of an arrow key, in the same group. */
function next(from: HTMLElement, arrow: Arrow): HTMLElement | undefined {
  const group = from.closest(GROUPS)
  const here = middle(from)
  const across = arrow === 'arrowleft' || arrow === 'arrowright'
  const sign = arrow === 'arrowleft' || arrow === 'arrowup' ? -1 : 1
  let best: { one: HTMLElement; far: number } | undefined
  for (const one of group ? find(group, ITEMS).filter(visible) : []) {
    const there = middle(one)
    const ahead = sign * (across ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x)
    const far = ahead + 2 * aside
    if (one !== from && ahead > 1 && ahead >= aside / 2 && (!best || far < best.far)) best = { one, far }
  }
  return best?.one
}

/** Move the focus by an arrow key; whether it moved. */
export function moveFocus(root: HTMLElement | undefined, key: string): boolean {
  const active = document.activeElement as HTMLElement | null
  if (!root || !key.startsWith('arrow') || !active) return false
  const goal = active.matches(`${LIT}, :is(${GROUPS}) :is(${ITEMS})`)
    ? next(active, key as Arrow)
    : active.matches('main.board, body')
      ? first(root, LIT)
      : undefined
  goal?.focus()
  return !!goal
}
