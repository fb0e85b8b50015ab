// A boardgame.io server to be measured against: two seats, a board of cells and what each seat has won, one action a
// turn that moves a little of it. The state is as a game would have it, and of about the size that is asked for.
//   node server.js PORT memory|flatfile FOLDER BYTES
// It says "ready" on its standard output. Validation, turn order and telling are boardgame.io's own.
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const [port, kind, folder, bytes] = process.argv.slice(2);
const COLOURS = ['red', 'blue', 'green', 'orange', 'yellow', 'purple', 'black'];
const cells = Math.max(8, Math.round((Number(bytes) - 150) / 31));

const game = {
  name: 'bench',
  setup: () => ({
    cells: Array.from({ length: cells }, (_, i) => ({ piece: COLOURS[i % 7], height: i % 3 })),
    seats: [{ at: 0, won: [0, 0, 0, 0, 0, 0, 0] }, { at: 1, won: [0, 0, 0, 0, 0, 0, 0] }],
    count: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, ctx }, at) => {
      if (!Number.isInteger(at) || at < 0 || at >= G.cells.length) return 'INVALID_MOVE';
      const seat = G.seats[Number(ctx.currentPlayer)], cell = G.cells[at];
      seat.won[COLOURS.indexOf(cell.piece)] += 1;
      G.cells[seat.at] = { piece: cell.piece, height: (cell.height + 1) % 3 };
      seat.at = at;
      G.count += 1;
    },
  },
};

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (kind === 'flatfile') options.db = new FlatFile({ dir: folder, logging: false });
Server(options).run({ port: Number(port) }, () => console.log('ready'));
