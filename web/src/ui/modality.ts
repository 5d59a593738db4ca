// Whether somebody uses the keyboard or points at things: the focus is only moved for those who look for it.
const state = { keyboard: false, given: false }

window.addEventListener('keydown', () => (state.keyboard = true), true)
window.addEventListener('pointerdown', () => (state.keyboard = false), true)

export const usesKeyboard = (): boolean => state.keyboard

/** Give something the focus that nobody moved there: it does not explain itself. */
export function giveFocus(one: HTMLElement): void {
  state.given = true
  one.focus()
  state.given = false
}

export const isGiven = (): boolean => state.given
