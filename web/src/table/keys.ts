// The keyboard's short cuts at a table.
import type { Lit } from './choosing.svelte'
import { moveFocus } from './focus'

export type Deeds = {
  lit: Lit
  root: HTMLElement | undefined
  busy: boolean
  next: () => void
  answers: () => void
  undo: () => void
  hint: () => void
  replay: () => void
  log: () => void
  settings: () => void
  help: () => void
}

const KEYS: Record<string, 'next' | 'answers' | 'undo' | 'hint' | 'replay' | 'log' | 'settings' | 'help'> = {
  n: 'next',
  a: 'answers',
  u: 'undo',
  h: 'hint',
  r: 'replay',
  l: 'log',
  s: 'settings',
  '?': 'help',
}

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  const writing = (event.target as HTMLElement | null)?.closest?.('input, textarea, select, dialog')
  if (writing || deeds.busy || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'escape') return deeds.lit.cancel()
  if (/^[1-9]$/.test(key)) {
    deeds.root?.querySelectorAll<HTMLElement>('button[data-word]')[Number(key) - 1]?.click()
    return
  }
  if (moveFocus(deeds.root, key)) return event.preventDefault()
  const deed = KEYS[key]
  if (!deed) return
  event.preventDefault()
  deeds[deed]()
}
