// Writes the sprites of symbols: one for each game's icons.json, one for all scenes, one for what is common. A name
// that does not exist stops the build.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'

const root = new URL('../', import.meta.url)
const read = (url) => JSON.parse(readFileSync(url, 'utf-8'))
const all = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
const sprites = new URL('src/art/sprites/', root)

/** The folders of games, those of plug-ins too: name and address. */
const games = ['src/games/', 'plugins/'].flatMap((folder) => {
  const parent = new URL(folder, root)
  const found = existsSync(parent) ? readdirSync(parent, { withFileTypes: true }) : []
  return found.filter((one) => one.isDirectory()).map((one) => [one.name, new URL(`${one.name}/`, parent)])
})

function write(sprite, wanted) {
  const names = [...new Set(wanted)].sort()
  const wrong = names.filter((name) => !getIconData(all, name))
  if (wrong.length) {
    console.error(`${sprite}: no such symbols: ${wrong.join(', ')}`)
    process.exit(1)
  }
  const symbols = names.map((name) => {
    const { body, width = 512, height = 512 } = getIconData(all, name)
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`
  })
  writeFileSync(
    new URL(`${sprite}.svg`, sprites),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}

mkdirSync(sprites, { recursive: true })
const drawn = []
for (const [game, folder] of games) {
  const [icons, scene] = ['icons.json', 'scene.json'].map((name) => new URL(name, folder))
  if (existsSync(icons)) write(game, read(icons))
  if (existsSync(scene)) drawn.push(...[...read(scene).things, ...read(scene).sides].map(([name]) => name))
}
write('scenes', [...read(new URL('src/art/icons/plain.json', root)), ...drawn])
write('common', read(new URL('src/art/icons/common.json', root)))
