// boardgame.io's server for both kinds of the game; it also sends the built page, packed as ours is.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { game } from './game.mjs'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')
const TYPES = { '.html': 'text/html', '.js': 'text/javascript' }
const root = join(import.meta.dirname, 'dist')

function send(path, response) {
  response.writeHead(200, { 'Content-Type': TYPES[extname(path)], 'Content-Encoding': 'gzip' })
  response.end(gzipSync(readFileSync(join(root, path)), { level: 9 }))
}

const server = Server({ games: [game(true), game(false)], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0 }, () => {})
const others = appServer.listeners('request')
appServer.removeAllListeners('request')
appServer.on('request', (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname === '/') send('index.html', response)
  else if (pathname.startsWith('/assets/')) send(pathname, response)
  else for (const other of others) other(request, response)
})
console.log(`http://localhost:${appServer.address().port}`)
