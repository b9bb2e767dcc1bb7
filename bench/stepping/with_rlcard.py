"""RLCard's card games: `python -m bench.stepping.with_rlcard`."""

from functools import partial

import rlcard

from bench.peers.measure import Peer, main
from bench.peers.rlcard_peer import play

if __name__ == "__main__":
    main(
        *(
            Peer("step", name, "rlcard", partial(play, rlcard.make(name, {"seed": 1})), "")
            for name in ("gin-rummy", "doudizhu")
        )
    )
