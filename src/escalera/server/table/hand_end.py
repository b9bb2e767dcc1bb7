"""How a hand ended: what the score sheet says, kept for the rest of the match."""

from dataclasses import dataclass

from escalera.engine.match.game import Game
from escalera.engine.match.held.turned_up import Left, turned_up
from escalera.engine.scoring.outcome import HandEnd


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand's end and its sheet, `scores` after it; lists by team, `left` by seat.

    `minimums` and `dealer` are the next hand's, or () and 0 after the match; until then `winners`
    is None.
    """

    seq: int
    end: HandEnd
    left: tuple[Left, ...]
    lines: dict[str, tuple[int, ...]]
    scores: tuple[int, ...]
    minimums: tuple[int, ...]
    dealer: int
    winners: tuple[int, ...] | None


def ended(game: Game, seq: int) -> Ended:
    """Return the end of the last hand that was played; seq: the table's when it ended."""
    end, outcome = game.hand_end, game.outcome()
    assert end is not None
    return Ended(
        seq=seq,
        end=end,
        left=turned_up(game.position),
        lines=game.score_sheet().lines,
        scores=game.scores,
        minimums=() if outcome else game.next_minimums(),
        dealer=0 if outcome else game.next_dealer(),
        winners=outcome.winners if outcome else None,
    )
