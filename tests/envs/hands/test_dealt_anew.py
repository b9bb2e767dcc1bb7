"""What OpenSpiel's `resample` deals anew, looked at without OpenSpiel: after melds were merged."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

import escalera.envs
from escalera.rules import games, load

FILE = Path(escalera.envs.__file__).with_name("openspiel") / "spiel_hand.py"


def hand_module() -> Any:
    """Return `spiel_hand` alone: its package registers games at OpenSpiel."""
    spec = spec_from_file_location("spiel_hand_alone", FILE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def shown(hand: Any, seat: int) -> tuple[bytes, list[str]]:
    """Return what a seat is told of a hand, and what it may play."""
    batch, board = hand.batch(), hand.board
    listed = [str(board.action(int(code))) for code in batch.codes[0, : batch.count[0]]]
    return batch.look(0, seat).tobytes(), listed


@pytest.mark.parametrize("game", [game for game in games() if load(game).merge_sets])
def test_a_seat_can_not_tell_a_hand_dealt_anew_after_melds_were_merged(game: str) -> None:
    module, choose, merged = hand_module(), Random(game), 0
    table = module.Table(load(game))
    pack = [kind for kind, count in enumerate(table.pack) for _ in range(count)]
    for _ in range(12):
        hand = module.SpielHand(table)
        for kind in choose.sample(pack, len(pack)):
            hand.deal(kind)
        since = False
        while not hand.over:
            seat = hand.board.actor
            before, texts = shown(hand, seat)
            if since and choose.random() < 0.2:
                merged += 1
                assert shown(hand.with_others_dealt(seat, choose.random), seat) == (before, texts)
            merges = [at for at, text in enumerate(texts) if text.startswith("merge")]
            at = merges[0] if merges else choose.randrange(len(texts))
            since = since or bool(merges)
            hand.play(at)
    assert merged
