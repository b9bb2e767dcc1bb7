// Matches of four clients, one play in flight at each: `node play.cjs PORT MATCHES SECONDS`.
// Prints a line of JSON; a play counts when all four clients have it.

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game.cjs');

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let running = false;
// Each client keeps a log of all plays, which is its affair; the server's work is what counts here.
console.error = () => {};

function table(matchID) {
  const clients = [];
  const seen = [-1, -1, -1, -1];
  let sent = 0;
  let asked = -1;
  const look = () => {
    const plays = seen[0];
    if (plays <= asked || seen.some((one) => one !== plays)) return;
    asked = plays;
    if (sent && running) waits.push(performance.now() - sent);
    sent = performance.now();
    const client = clients[Math.floor(plays / 2) % 4];
    // Not inside the client's own telling of the news.
    setImmediate(() => (plays % 2 ? client.moves.discard() : client.moves.draw()));
  };
  for (let seat = 0; seat < 4; seat += 1) {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const playerID = String(seat);
    const client = Client({ game, matchID, playerID, multiplayer, debug: false, numPlayers: 4 });
    clients.push(client);
    client.subscribe((state) => {
      if (!state || !state.isConnected) return;
      seen[seat] = state.G.plays;
      if (clients.length === 4) look();
    });
    client.start();
  }
}

async function main() {
  for (let number = 0; number < matches; number += 1) table(`match${number}`);
  await new Promise((done) => setTimeout(done, 1000));
  running = true;
  const start = performance.now();
  console.log('playing');
  await new Promise((done) => setTimeout(done, seconds * 1000));
  running = false;
  const took = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(waits.length * share)];
  console.log(JSON.stringify({ plays: waits.length, seconds: took, p50: at(0.5), p99: at(0.99) }));
  process.exit();
}

main();
