"""OpenSpiel's own card games, in C++: `python -m bench.stepping.with_openspiel`."""

from functools import partial

import pyspiel

from bench.peers.measure import Peer, main
from bench.peers.openspiel_peer import play_new

LOOKS = {
    "gin_rummy": pyspiel.State.observation_tensor,
    "hearts": pyspiel.State.information_state_tensor,
    # Otherwise its deals are solved and never played.
    "bridge(use_double_dummy_result=False)": pyspiel.State.observation_tensor,
}

if __name__ == "__main__":
    for given, look in LOOKS.items():
        game, name = pyspiel.load_game(given), given.partition("(")[0]
        main(
            Peer("state", name, "open-spiel", partial(play_new, game, 0), ""),
            Peer("tensor", name, "open-spiel", partial(play_new, game, 0, look), ""),
        )
