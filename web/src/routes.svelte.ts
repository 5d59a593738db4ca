// Which page the address means; links inside the site change the address without a reload.
import { SvelteURL } from 'svelte/reactivity'

export type Route =
  | { page: 'home' | 'tables' | 'about' | 'lost' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; token: string; seat: number | null }
  | { page: 'replay'; id: string; at: number | null; eye: number | null }
  | { page: 'rules'; game: string; chapter: string }

const whole = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

export function routeOf(url: URL): Route {
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const asked = url.searchParams
  if (!first) return { page: 'home' }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'table' && second) return { page: 'table', id: second, token: '', seat: null }
  if (first === 'join' && third) return { page: 'table', id: second, token: url.hash.slice(1), seat: whole(third) }
  if (first === 'replay' && second)
    return { page: 'replay', id: second, at: whole(asked.get('at')), eye: whole(asked.get('eye')) }
  if (first === 'rules') return { page: 'rules', game: second, chapter: third }
  if ((first === 'tables' || first === 'about') && !second) return { page: first }
  return { page: 'lost' }
}

class Place {
  private url = new SvelteURL(location.href)
  readonly route = $derived(routeOf(this.url))
  /** Where in the page to look: the part behind #. */
  readonly hash = $derived(this.url.hash)

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.follow()
    if (!replace) window.scrollTo(0, 0)
  }

  follow(): void {
    this.url.href = location.href
  }
}

export const place = new Place()

/** Follow links inside the site without a reload. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/')
  )
    return
  event.preventDefault()
  place.go(link.pathname + link.search + link.hash)
}
