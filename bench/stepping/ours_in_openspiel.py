"""Samba as OpenSpiel's game in Python: `python -m bench.stepping.ours_in_openspiel`."""

from functools import partial

import pyspiel

from bench.peers.measure import Peer, main
from bench.peers.openspiel_peer import play_new
from escalera.envs.openspiel import HandGame

if __name__ == "__main__":
    game = pyspiel.load_game("python_escalera_samba")
    assert isinstance(game, HandGame)
    look = pyspiel.State.observation_tensor
    main(
        Peer("state", "samba", "open-spiel", partial(play_new, game, 0), ""),
        Peer("tensor", "samba", "open-spiel", partial(play_new, game, 0, look), ""),
    )
