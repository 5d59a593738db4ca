// What a player likes: kept in this browser.
export type Theme = 'auto' | 'dark' | 'light'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'
export type Switch = 'on' | 'off'
export const SPEEDS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.55, off: 0 }

const read = <T extends string>(key: string, known: readonly T[], otherwise: T): T => {
  const saved = localStorage.getItem(key) as T | null
  return saved && known.includes(saved) ? saved : otherwise
}

class Prefs {
  theme = $state<Theme>(read('theme', ['auto', 'dark', 'light'], 'auto'))
  speed = $state<Speed>(read('speed', ['slow', 'normal', 'fast', 'off'], 'normal'))

  sound = $state<Switch>(read('sound', ['on', 'off'], 'off'))
  /** Whether hints show their numbers. */
  numbers = $state<Switch>(read('numbers', ['on', 'off'], 'off'))

  /** How long scenes are shown; 0 where everything is to be there at once. */
  get tempo(): number {
    return SPEEDS[this.speed]
  }

  /** How long movements take; 0 where the player or the system wants none. */
  get pace(): number {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.tempo
  }

  apply(): void {
    const root = document.documentElement
    const dark =
      this.theme === 'dark' || (this.theme === 'auto' && !window.matchMedia('(prefers-color-scheme: light)').matches)
    root.dataset.theme = dark ? 'dark' : 'light'
    root.dataset.motion = this.pace ? 'on' : 'off'
    root.style.setProperty('--speed', String(this.pace))
    localStorage.setItem('theme', this.theme)
    for (const key of ['speed', 'sound', 'numbers'] as const) localStorage.setItem(key, this[key])
  }
}

export const prefs = new Prefs()
