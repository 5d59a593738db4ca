// Hover, long press or focus explains a card, symbol or number in words, and a tap where nothing else can be meant; one
// bubble (on phones a sheet) for the page.
import { explained, type Explained } from './explained.svelte'
import { isGiven } from './modality'

const HOVER = 350
const PRESS = 450

export function explain(node: HTMLElement, what: Explained) {
  let now = what
  let timer = 0
  let pressed = false
  let finger = false
  /** Whether a tap can mean nothing but a question: no answer, no switch, no dialog. */
  const isMute = () => !['data-target', 'aria-pressed', 'aria-haspopup', 'href'].some((one) => node.hasAttribute(one))
  const empty = () => !now.code && !now.extra && !now.title
  const show = () => !empty() && explained.show(now, node)
  const later = (delay: number, then: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(then, delay)
  }
  const hide = () => {
    clearTimeout(timer)
    explained.hide(node)
  }
  let over = false
  // Only a mouse that moves asks: what appears under one that rests does not explain itself.
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || over || !(event.movementX || event.movementY)) return
    over = true
    later(HOVER, show)
  }
  const leave = (event: PointerEvent) => {
    over = false
    if (event.pointerType === 'mouse') hide()
  }
  const down = (event: PointerEvent) => {
    finger = event.pointerType !== 'mouse'
    if (!finger) return
    pressed = false
    later(PRESS, () => {
      pressed = true
      show()
    })
  }
  const up = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (!pressed) return now.tap || (finger && isMute()) ? show() : hide()
    pressed = false // a long press explains and does nothing else
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const focus = () => !isGiven() && node.matches(':focus-visible') && later(HOVER, show)
  const menu = (event: Event) => pressed && event.preventDefault()
  const events: [string, EventListener, boolean][] = [
    ['pointermove', move as EventListener, false],
    ['pointerleave', leave as EventListener, false],
    ['pointerdown', down as EventListener, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', click as EventListener, true],
    ['focus', focus, false],
    ['blur', () => finger || hide(), false], // what a finger opened stays until the next press
    ['contextmenu', menu, false],
  ]
  for (const [name, listener, capture] of events) node.addEventListener(name, listener, capture)
  return {
    update(next: Explained) {
      now = next
    },
    destroy() {
      hide()
      for (const [name, listener, capture] of events) node.removeEventListener(name, listener, capture)
    },
  }
}
