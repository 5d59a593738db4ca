// Writes one sprite of symbols per list in src/art/icons; a name that does not exist stops the build.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'

const here = new URL('../src/art/', import.meta.url)
const all = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8'),
)
const lists = new URL('icons/', here)
const sprites = new URL('sprites/', here)
mkdirSync(sprites, { recursive: true })

for (const file of readdirSync(lists).filter((name) => name.endsWith('.json'))) {
  const names = [...new Set(JSON.parse(readFileSync(new URL(file, lists), 'utf-8')))].sort()
  const wrong = names.filter((name) => !getIconData(all, name))
  if (wrong.length) {
    console.error(`${file}: no such symbols: ${wrong.join(', ')}`)
    process.exit(1)
  }
  const symbols = names.map((name) => {
    const { body, width = 512, height = 512 } = getIconData(all, name)
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`
  })
  writeFileSync(
    new URL(file.replace('.json', '.svg'), sprites),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}
