// The page of the tutorial: both players' boards, each a client of its own, with boardgame.io's server between them.
import { Client } from 'boardgame.io/react'
import { SocketIO } from 'boardgame.io/multiplayer'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { game } from './game.mjs'

const asked = new URLSearchParams(location.search)

function Board({ G, ctx, moves, playerID }) {
  const cell = (id) => h('button', { key: id, onClick: () => moves.clickCell(id), style: { width: 50, height: 50 } }, G.cells[id] ?? '')
  const state = ctx.gameover ? (ctx.gameover.draw ? 'Draw' : `Winner: ${ctx.gameover.winner}`) : `Turn: ${ctx.currentPlayer}`
  return h('div', { className: `board-${playerID}` }, h('div', { style: { width: 160 } }, G.cells.map((_, id) => cell(id))), h('p', null, state))
}

const Table = Client({ game: game(asked.has('ahead')), board: Board, multiplayer: SocketIO({ server: location.origin }), debug: false })
const matchID = asked.get('match')
createRoot(document.getElementById('root')).render(h('div', null, ['0', '1'].map((playerID) => h(Table, { key: playerID, playerID, matchID }))))
