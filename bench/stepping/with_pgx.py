"""Pgx's leduc_holdem in a batch, observations made: `python -m bench.stepping.with_pgx`.

A game that has ended stays so until all have; only steps of games that are on count.
"""

from bench.peers.measure import Peer, main
from bench.peers.pgx_peer import player

BATCH = 2048
GAME = "leduc_holdem"

if __name__ == "__main__":
    main(Peer("batch", GAME, "pgx", player(GAME, BATCH, looks=True), ""))
