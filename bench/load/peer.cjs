// A boardgame.io server with a game whose state is about as large as a view of ours; its storage is in memory.
const { Server, Origins } = require('boardgame.io/server')

const [port, bytes] = process.argv.slice(2).map(Number)
const cards = Math.max(8, Math.round((bytes - 800) / 48))
const game = {
  name: 'peer',
  setup: () => ({
    deck: Array.from({ length: cards }, (_, n) => ({ card: `card-${n}`, owner: n % 2, up: false, seen: [] })),
    scores: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, n) => {
      const card = G.deck[n % G.deck.length]
      card.up = !card.up
      G.scores[Number(ctx.currentPlayer)] += 1
    },
  },
}
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port, callback: () => console.log('ready') })
