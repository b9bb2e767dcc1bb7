// boardgame.io's own server, its matches in memory: `node serve.cjs PORT`.

const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game.cjs');

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => console.log('serving'));
