// Which sounds go with what happened: a game says which of its events are heard (games/<game>/sounds.ts).
import type { Event } from '@/net/schema'
import type { Sound } from '@/ui/sound'

export type Ear = (event: Event) => Sound | null

/** What every game sounds like: cards that move, and the end. */
const usual: Ear = (event) => (event.event === 'moved' ? 'card' : event.event === 'ended' ? 'bell' : null)

const ORDER: Sound[] = ['bell', 'fire', 'coin', 'card']

/** The one sound of a batch: of everything that happened at once, what matters most is heard. */
export function soundOf(events: Event[], own: Ear = () => null): Sound | null {
  const heard = new Set(events.map((event) => own(event) ?? usual(event)))
  return ORDER.find((sound) => heard.has(sound)) ?? null
}

/** Listens to a log that grows: what was told when somebody came, or was told anew, is not heard again. */
export class Listener {
  private last: Event[] | undefined
  private begun = false

  hear(log: Event[][], own?: Ear): Sound | null {
    const grown = this.begun && log.length > 0 && log.at(-1) !== this.last && log.at(-2) === this.last
    this.begun = true
    this.last = log.at(-1)
    return grown ? soundOf(this.last!, own) : null
  }
}
