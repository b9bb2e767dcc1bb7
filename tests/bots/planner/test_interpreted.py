"""The planner chooses the same in plain Python as compiled."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from escalera import Game
from escalera.bots import make_bot
from tests.another_python import run

PLAYS = 25


def choices(game: str) -> Iterator[str]:
    """Yield what the planner plays for all seats of a hand."""
    match, bot = Game.new(game, seed="interpreted"), make_bot("planner")
    while not match.hand_over:
        chosen = bot.choose(match.view(match.seat_to_act), match.legal_actions())
        match.play(chosen)
        yield str(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["samba", "bolivia", "villages-samba"])
def test_the_same_choices(game: str) -> None:
    said = run("-m", "tests.bots.planner.test_interpreted", game, ESCALERA_ENGINE="python")
    assert json.loads(said) == list(islice(choices(game), PLAYS))


if __name__ == "__main__":
    import sys

    sys.stdout.write(json.dumps(list(islice(choices(sys.argv[1]), PLAYS))))
