// The messages of one language, from the Fluent files that the program itself uses.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>(
  ['@locales/*/*.ftl', '../../plugins/*/locales/*/*.ftl', '!@locales/*/cli*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)

/** The Fluent files of a topic: `web` with what games are called, `log`, a game's name, its rules with its reasons. */
function names(topic: string): string[] {
  const stems = Object.keys(files).map((path) => path.split('/').pop()!.replace('.ftl', ''))
  const fits = (stem: string) => {
    if (topic === 'web') return stem === 'web' || stem.startsWith('web-home-')
    if (topic.endsWith('-rules'))
      return ['-rules', '-cards', '-reasons'].some((end) => stem === topic.replace(/-rules$/, end))
    if (topic.startsWith('web-')) return stem === topic
    if (topic === 'log') return stem === 'log'
    return (stem.startsWith(`${topic}-`) && !/-(rules|reasons)$/.test(stem)) || stem === `web-${topic}`
  }
  return [...new Set(stems)].filter(fits).sort()
}

export class Shelf {
  private bundle: FluentBundle
  private topics = new Map<string, Promise<void>>()
  private listed = new Map<string, string[]>() // ids by file

  constructor(readonly lang: Language) {
    this.bundle = new FluentBundle(lang, { useIsolating: false })
  }

  /** Read the files of a topic, once. */
  fetch(topic: string): Promise<void> {
    let asked = this.topics.get(topic)
    if (!asked) {
      asked = Promise.all(names(topic).map((stem) => this.read(stem))).then(() => undefined)
      this.topics.set(topic, asked)
    }
    return asked
  }

  private async read(stem: string): Promise<void> {
    if (this.listed.has(stem)) return // what is about one card alone is in a file of names and of rules
    const path = Object.keys(files).find((one) => one.endsWith(`/${this.lang}/${stem}.ftl`))
    if (!path) return
    const text = await files[path]()
    this.add(text)
    this.listed.set(
      stem,
      [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map((found) => found[1]),
    )
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  /** The ids of a game's messages that begin like this, in the order of its files. */
  ids(prefix: string, game: string): string[] {
    const own = [...this.listed].filter(([stem]) => stem.startsWith(`${game}-`))
    return own.flatMap(([, ids]) => ids.filter((id) => id.startsWith(prefix)))
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** A message, null where it is missing. With `whole`, "" where it needs more arguments than it gets. */
  text(id: string, args: Args, whole = false): string | null {
    const message = this.bundle.getMessage(id)
    if (!message || message.value === null) return null
    const errors: Error[] = []
    const text = this.bundle.formatPattern(message.value, args, errors)
    return whole && errors.length ? '' : text
  }
}
