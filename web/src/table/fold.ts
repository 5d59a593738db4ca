// The next view from the last one and what happened since.
import type { Event, View } from '@/net/schema'

export function fold(view: View, events: Event[]): View {
  return events.reduce((found, event) => (event.event === 'view' ? { ...found, ...event.changes } : found), view)
}

/** The places that events touched, as `data-at` has them. */
export function findTouched(events: Event[]): Set<string> {
  const found = new Set<string>()
  for (const event of events) {
    if (event.event === 'moved') found.add(event.to.join('.'))
    else if (event.event === 'turned') found.add(event.at.join('.'))
    else if (event.event === 'changed' && event.at) found.add([event.what, ...event.at].join('.'))
  }
  return found
}

/** A stored log in batches, each beginning with an answer. */
export function splitLog(events: Event[]): Event[][] {
  const found: Event[][] = []
  for (const event of events) {
    if (event.event === 'view') continue
    if (!found.length || event.event === 'chosen') found.push([])
    found.at(-1)!.push(event)
  }
  return found
}
