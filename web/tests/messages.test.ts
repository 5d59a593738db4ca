// The interface's words: each message is used, each one that is asked for exists.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const LOCALES = join(process.cwd(), '../src/lichtung/locales/en')
// Ids that are put together from parts.
const GAMES = ['sylvion', 'urbion', 'equinox', 'tribes']
const COMPOSED = ['web-error-', 'web-home-', 'web-level-', 'web-book-']

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf-8')] : []
  })
}
const text = sources(join(process.cwd(), 'src')).join('\n')
const asked = new Set([...text.matchAll(/['"`](web-[A-Za-z0-9_-]*[A-Za-z0-9_])['"`]/g)].map((found) => found[1]))
const begun = new Set([...text.matchAll(/[`'](web-[A-Za-z0-9_-]+-)\$\{/g)].map((found) => found[1]))
const ofGames = [...text.matchAll(/`web-\$\{[\w.]+\}-([a-z-]+)/g)].flatMap((found) =>
  GAMES.map((game) => `web-${game}-${found[1]}`),
)
const files = readdirSync(LOCALES).filter((name) => name.startsWith('web') && !name.startsWith('web-book-'))
const ids = files.flatMap((name) =>
  [...readFileSync(join(LOCALES, name), 'utf-8').matchAll(/^(web-[\w-]+) *=/gm)].map((found) => found[1]),
)

describe('the words of the interface', () => {
  it('have every message that is asked for', () => {
    const topics = new Set(['web-book', ...GAMES.map((game) => `web-${game}`)])
    expect([...asked].filter((id) => !ids.includes(id) && !topics.has(id))).toEqual([])
  })

  it('have no message that nobody asks for', () => {
    const prefixes = [...COMPOSED, ...begun, ...ofGames]
    expect(ids.filter((id) => !asked.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([])
  })
})
