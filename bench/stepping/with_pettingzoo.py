"""PettingZoo's own card games: `python -m bench.stepping.with_pettingzoo`."""

from functools import partial

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

from bench.peers.measure import Peer, main
from bench.stepping.loops import play_aec

GAMES = {"texas_holdem": texas_holdem_v4, "leduc_holdem": leduc_holdem_v4}

if __name__ == "__main__":
    main(
        *(
            Peer("aec", name, "pettingzoo", partial(play_aec, module.env()), "")
            for name, module in GAMES.items()
        )
    )
