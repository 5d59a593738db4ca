// Whether somebody uses the keyboard or points at things: the focus is only moved for those who look for it.
const state = { keyboard: false }

window.addEventListener('keydown', () => (state.keyboard = true), true)
window.addEventListener('pointerdown', () => (state.keyboard = false), true)

export const usesKeyboard = (): boolean => state.keyboard
