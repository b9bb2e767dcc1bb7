"""The server as it is, except that a table's first hand may be a written position.

`python -m tests.browser.prepared serve ...` is `escalera serve ...`; where the folder named by
PREPARED holds TABLE.rec, hand 1 of that table is the record's hand.
"""

import os
from pathlib import Path

from escalera.cli import main
from escalera.engine.match.game import Game
from escalera.engine.match.setting_up import set_up
from escalera.engine.record.deals import resolve
from escalera.engine.state.reasons import Reason
from escalera.notation import read

FOLDER = "PREPARED"
_usual = Game.next_hand
_reveal = Game.reveal


def _next_hand(
    game: Game, seed: str | None = None, commit: str = "", method: str = "sha256"
) -> None:
    table = (seed or "- -").split(" ")[1]
    file = Path(os.environ[FOLDER], f"{table}.rec")
    if game.hand_number or not file.is_file():
        _usual(game, seed, commit, method)
    else:
        _place(game, file.read_text("utf-8"))


def _place(game: Game, text: str) -> None:
    """Put a hand on the table that nobody shuffled, and so without commitment and proof."""
    hand = read(text).hands[0]
    setup = resolve(hand, game.rules)
    game.place(
        hand,
        set_up(
            game.rules,
            setup,
            dealer=hand.dealer,
            hand_number=hand.number,
            scores=hand.scores,
        ),
    )
    for play in hand.plays:
        assert game.follow(play) == Reason.OK, str(play)


def _reveal_shuffled(game: Game, words: str) -> None:
    if game.reveal_due:
        _reveal(game, words)


if __name__ == "__main__":
    Game.next_hand = _next_hand  # type: ignore[method-assign,assignment]
    Game.reveal = _reveal_shuffled  # type: ignore[method-assign,assignment]
    main()
