// A game as large as a hand of samba, with no rule but whose turn it is: draw a card, discard one.

const KINDS = 'A23456789TJQK'.split('').flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
const DECK = [0, 1, 2].flatMap(() => [...KINDS, 'JK', 'JK']);
const HAND = 15;

const game = {
  name: 'cards',
  setup: () => ({
    hands: [0, 1, 2, 3].map((seat) => DECK.slice(seat * HAND, (seat + 1) * HAND)),
    stock: DECK.slice(4 * HAND),
    pile: [],
    plays: 0,
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  // `client: false`: only the server knows the stock, so no client plays ahead of it.
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (!G.stock.length) G.stock = G.pile.splice(0);
        G.hands[playerID].push(G.stock.pop());
        G.plays += 1;
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID }) => {
        G.pile.push(G.hands[playerID].shift());
        G.plays += 1;
      },
    },
  },
  // A player is sent no card that the seat may not know.
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: G.hands.map((hand, seat) => (seat === Number(playerID) ? hand : hand.length)),
  }),
};

module.exports = { game };
