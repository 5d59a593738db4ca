// The load: plays at many tables over WebSockets, at ours or at boardgame.io's server, and prints what it measured as JSON.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'

const require = createRequire(`${process.cwd()}/`)
const { WebSocket } = require('ws')
const [mode, origin, ...rest] = process.argv.slice(2)
const [first, second, server] = rest.map(Number)

const pause = (ms) => new Promise((done) => setTimeout(done, ms))
const percentile = (values, p) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))]

// the processor time in milliseconds that the server has used so far, all its threads together
function processorTime() {
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10 // a tick is a hundredth of a second
}

// what happens from now on, for some seconds: moves in a second, and processor time for each of them
async function measured(seconds) {
  const [begin, before, used] = [performance.now(), moves, processorTime()]
  await pause(seconds * 1000)
  const made = moves - before
  return { rate: made / ((performance.now() - begin) / 1000), cpu: (processorTime() - used) / Math.max(1, made) }
}

async function post(path, body, headers = {}) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin, ...headers },
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return { data: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] }
}

// -- ours: two sockets at a table, one for each seat; whoever is asked answers with the first word

let cookie
let moves = 0
let bytes = 0

async function ourTable(answering) {
  const made = await post(
    '/api/v1/tables',
    { game: 'tribes', seats: [{ kind: 'me' }, { kind: 'me' }] },
    cookie ? { cookie } : {},
  )
  cookie ??= made.cookie
  const table = { sockets: [], views: [{}, {}], at: [0, 0], asked: null, sent: 0, over: false, latencies: [] }
  for (const eye of [0, 1]) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/tables/${made.data.id}/socket?eye=${eye}`, {
      headers: { origin, cookie },
      perMessageDeflate: false,
    })
    table.sockets.push(socket)
    socket.on('message', (data) => ourMessage(table, eye, data, answering))
    await new Promise((done, fail) => socket.once('message', done) && socket.once('error', fail))
  }
  return table
}

function ourMessage(table, eye, data, answering) {
  const message = JSON.parse(data)
  if (message.type === 'state') {
    table.views[eye] = message.view
    bytes = data.length
  } else if (message.type === 'events') {
    for (const event of message.events) if (event.event === 'view') Object.assign(table.views[eye], event.changes)
    if (table.sent && table.sender !== eye) {
      table.latencies.push(performance.now() - table.sent)
      table.sent = 0
    }
  } else if (message.type === 'done') moves += 1
  else if (message.type === 'refused') throw new Error(data)
  if (message.type !== 'state' && message.type !== 'events') return
  table.at[eye] = message.at
  if (table.views[eye].result) table.over = true
  const words = table.views[eye].choice?.words
  table.asked = words ? eye : table.asked === eye ? null : table.asked
  if (words && answering) ourAnswer(table, eye)
}

function ourAnswer(table, eye) {
  const words = table.views[eye].choice.words
  table.asked = null
  table.sent = performance.now()
  table.sender = eye
  const word = words[Math.floor(Math.random() * words.length)]
  table.sockets[eye].send(JSON.stringify({ type: 'play', re: 1, seat: eye, at: table.at[eye], word }))
}

const hangUp = (table) => table.sockets.forEach((socket) => socket.close())

const ourMoves = (tables, seconds) => manyMoves(tables, seconds, () => ourTable(true))

// at every table somebody always moves; a game that ends is followed by a new one
async function manyMoves(tables, seconds, newTable) {
  const running = []
  for (let n = 0; n < tables; n += 1) running.push(await newTable())
  let going = true
  const replace = async (n) => {
    while (going) {
      if (running[n].over) {
        hangUp(running[n])
        running[n] = await newTable()
      }
      await pause(20)
    }
  }
  const replacing = running.map((_, n) => replace(n))
  await pause(1000)
  const found = await measured(seconds)
  going = false
  await Promise.all(replacing)
  running.forEach(hangUp)
  return { ...found, bytes, moves }
}

async function ourLatency(connections, seconds) {
  const tables = []
  for (let n = 0; n < connections / 2; n += 1) tables.push(await ourTable(false))
  const end = performance.now() + seconds * 1000
  let n = 0
  let made = 0
  for (let due = performance.now(); due < end; due += 10) {
    await pause(Math.max(0, due - performance.now()))
    for (let tries = 0; tries < tables.length; tries += 1) {
      const table = tables[n++ % tables.length]
      if (table.asked !== null && !table.over) {
        ourAnswer(table, table.asked)
        made += 1
        break
      }
    }
  }
  await pause(500)
  const latencies = tables.flatMap((table) => table.latencies)
  tables.forEach(hangUp)
  return { connections, rate: made / seconds, seen: latencies.length, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) }
}

async function ourOpening(count, stored) {
  const times = []
  for (let n = 0; n < count; n += 1) {
    const id = `bench${1 + Math.floor((n * 7919 * 31) % stored)}`
    const begin = performance.now()
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/tables/${id}/socket`, { headers: { origin } })
    await new Promise((done, fail) => socket.once('message', done) && socket.once('error', fail))
    times.push(performance.now() - begin)
    socket.close()
  }
  return { opened: count, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

// -- boardgame.io: the same over socket.io's protocol

let matches = 0

async function peerTable() {
  const address = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const match = `match-${matches++}`
  const table = { sockets: [], over: false }
  for (const player of ['0', '1']) {
    const socket = new WebSocket(address, { headers: { origin }, perMessageDeflate: false })
    const synced = new Promise((done, fail) => {
      socket.on('message', (raw) => raw.toString().startsWith('42/peer,["sync"') && done())
      socket.once('error', fail)
    })
    table.sockets.push(socket)
    const send = (...parts) => socket.send(`42/peer,${JSON.stringify(parts)}`)
    socket.on('message', (raw) => {
      const text = raw.toString()
      if (text[0] === '0') socket.send('40/peer,')
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40/peer')) send('sync', match, player, undefined, 2)
      else if (text.startsWith('42/peer,')) {
        const [kind, , body] = JSON.parse(text.slice(8))
        if (kind !== 'sync' && kind !== 'update') return
        const state = kind === 'sync' ? body.state : body
        bytes = text.length
        if (kind === 'update' && state.ctx.currentPlayer !== player) moves += 1
        if (state.ctx.gameover) table.over = true
        if (state.ctx.currentPlayer !== player || table.over) return
        const payload = { type: 'play', args: [state._stateID], playerID: player, credentials: null }
        send('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, player)
      }
    })
    await synced // the first to come makes the match
  }
  return table
}

const peerMoves = (tables, seconds) => manyMoves(tables, seconds, peerTable)

const modes = { moves: ourMoves, latency: ourLatency, opening: ourOpening, peer: peerMoves }
console.log(JSON.stringify(await modes[mode](first, second)))
process.exit(0)
