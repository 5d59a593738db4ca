// Tic-tac-toe as boardgame.io's tutorial explains it. `ahead`: the browser shows a move before the server has agreed.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
const wins = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])

function clickCell({ G, playerID }, id) {
  if (G.cells[id] !== null) return 'INVALID_MOVE'
  G.cells[id] = playerID
}

export const game = (ahead) => ({
  name: ahead ? 'ahead' : 'agreed',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ahead ? clickCell : { move: clickCell, client: false } },
  endIf: ({ G, ctx }) => (wins(G.cells) ? { winner: ctx.currentPlayer } : G.cells.every((one) => one !== null) ? { draw: true } : undefined),
})
