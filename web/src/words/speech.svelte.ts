// The language spoken now: every text on the page follows it at once.
import { untrack } from 'svelte'
import { loadFacts } from './facts'
import { loadPlaces } from './places'
import { LANGUAGES, type Args, type Language } from './shelf'
import { Words } from './words'

const shelves = new Map<Language, Words>()

function first(): Language {
  const saved = localStorage.getItem('lang')
  const wishes = [saved, ...(navigator.languages ?? [])].map((one) => (one ?? '').slice(0, 2))
  return (wishes.find((one) => (LANGUAGES as readonly string[]).includes(one)) as Language) ?? 'en'
}

class Speech {
  words = $state.raw<Words>(new Words('en'))
  ready = $state(false)
  private topics = new Set<string>(['web', 'log'])

  get lang(): Language {
    return this.words.lang
  }

  /** Speak a language from now on; everything that is being talked about is fetched first. */
  async speak(lang: Language = first()): Promise<void> {
    const words = shelves.get(lang) ?? new Words(lang)
    shelves.set(lang, words)
    words.names = this.words.names
    this.words = await words.fetch(...this.topics)
    this.ready = true
    localStorage.setItem('lang', lang)
    document.documentElement.lang = lang
  }

  /** Talk about something more: a game, its rules. */
  async about(...topics: string[]): Promise<void> {
    for (const topic of topics) this.topics.add(topic)
    const words = await untrack(() => this.words).fetch(...topics) // whoever asks does not follow the words
    if (words === this.words) this.words = this.renewed(words)
  }

  /** Talk about a game: what its cards are, what its places are called, and its words. */
  async game(game: string, ...topics: string[]): Promise<void> {
    await Promise.all([loadFacts(game), loadPlaces(game), this.about(game, ...topics)])
    this.words = this.renewed(untrack(() => this.words))
  }

  /** Call players by their names. */
  call(names: (seat: number) => string | undefined): void {
    const words = untrack(() => this.words)
    words.names = names
    this.words = this.renewed(words)
  }

  /** The same words as a new object, so that what was drawn with them is drawn again. */
  private renewed(words: Words): Words {
    const copy = Object.assign(Object.create(Words.prototype) as Words, words)
    shelves.set(words.lang, copy)
    return copy
  }
}

export const speech = new Speech()

/** A message of the interface. */
export const t = (id: string, args: Args = {}): string => speech.words.text(id, args)
