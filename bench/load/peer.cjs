// A boardgame.io server with a card game whose state is about as large as a view of ours, with hidden hands and a hidden
// deck as ours has them, and about as long as a game of ours; its storage is in memory.
const { Server, Origins } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')

const [port, bytes, length] = process.argv.slice(2).map(Number)
const HAND = 6
const DECK = 30 // hidden, so it is not in the state that is sent
const shown = Math.max(8, Math.round((bytes - 700) / 48))
const card = (n) => ({ card: `card-${n}`, owner: n % 2, up: false, seen: [] })
const cards = (count) => Array.from({ length: count }, (_, n) => card(n))
const game = {
  name: 'peer',
  setup: () => ({
    players: { 0: { hand: cards(HAND) }, 1: { hand: cards(HAND) } },
    secret: { deck: cards(DECK) },
    table: cards(shown - HAND),
    scores: [0, 0],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (ctx.turn > length ? { winner: G.scores[0] > G.scores[1] ? '0' : '1' } : undefined),
  moves: {
    // a card goes to the table, what lay there goes into the deck, and a card from the deck goes to the hand
    play: ({ G, playerID }, n) => {
      const { hand } = G.players[playerID]
      const [at, place, below] = [n % HAND, n % G.table.length, n % DECK]
      const [played, before] = [hand[at], G.table[place]]
      played.up = true
      before.up = false
      hand[at] = G.secret.deck[below]
      G.table[place] = played
      G.secret.deck[below] = before
      G.scores[Number(playerID)] += 1
    },
  },
}
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port, callback: () => console.log('ready') })
