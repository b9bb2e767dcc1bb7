"""What an event led to: noted when it is stored, and checked when the log is read again."""

from functools import singledispatch
from hashlib import blake2b
from typing import Literal

from msgspec.structs import replace

from escalera.engine.match.engine_version import ENGINE
from escalera.engine.match.game import Game
from escalera.engine.record.placements import Placed
from escalera.engine.record.statements import Cuts, Dealer
from escalera.engine.scoring.outcome import HandEnd
from escalera.engine.state.enums import Phase
from escalera.server.table.events import (
    FROM_THE_FIRST_HAND,
    LOG,
    Event,
    HandDealt,
    Played,
    TableMade,
)
from escalera.server.table.parameters import in_full
from escalera.server.table.table import Table

What = Literal["log", "rules", "record", "deck", "play", "cards", "score"]
"""What has changed: the log's own version, parameters, the record that a table brought along, or
what an event led to."""


class Changed(Exception):  # noqa: N818 - an outcome that readers of logs expect
    """A log that can't be replayed: what has changed, and in which hand (0: before the first).

    `played_by`: the versions that the table was opened with.
    """

    def __init__(self, what: What, made: TableMade, hand: int = 0) -> None:
        super().__init__(f"{what} of hand {hand}")
        self.what, self.hand = what, hand
        game = made.options.game
        self.played_by = f"log {made.log}, {game} {made.version}, engine {made.engine}"


def noted(event: Event, table: Table) -> Event:
    """Return an event that has just happened at a table as it is stored: with what it led to."""
    return _noted(event, table)


@singledispatch
def _noted(event: Event, _table: Table) -> Event:
    return event


@_noted.register
def _(event: TableMade, table: Table) -> Event:
    rules, log = table.rules, LOG if event.record else FROM_THE_FIRST_HAND
    return replace(event, log=log, version=rules.version, engine=ENGINE, rules=in_full(rules))


@_noted.register
def _(event: HandDealt, table: Table) -> Event:
    assert table.game is not None
    return replace(event, deck=deck_of(table.game))


@_noted.register
def _(event: Played, table: Table) -> Event:
    game = table.game
    assert game is not None
    if game.hand_end is not None:
        return replace(event, end=_ending(game.hand_end), points=game.hand_end.points)
    begins = game.position.phase == Phase.DRAW
    return replace(event, cards=_cards(game)) if begins else event


def check(event: Event, table: Table) -> None:
    """Raise `Changed` if an event led to something other than what is noted in it."""
    now = noted(event, table)
    match event, now:
        case HandDealt(deck=deck), HandDealt(deck=found) if deck not in ("", found):
            raise Changed("deck", table.made, table.shuffle.hand)
        case Played(cards=cards), Played(cards=found) if cards not in ("", found):
            raise Changed("cards", table.made, table.shuffle.hand)
        case Played() as then, Played() as found if then.points and _end(then) != _end(found):
            raise Changed("score", table.made, table.shuffle.hand)


def _end(event: Played) -> tuple[str, tuple[int, ...]]:
    return event.end, event.points


def _ending(end: HandEnd) -> str:
    """Return how a hand ended, as a record writes it after `end`."""
    how = end.ending.name.lower()
    return f"{how} {end.seat}" if end.seat else how


def deck_of(game: Game) -> str:
    """Return the digest of a deal: its dealer, its cuts and every card, as a record writes them."""
    dealt = [str(line) for line in game.hand_lines() if isinstance(line, Dealer | Cuts | Placed)]
    return blake2b("\n".join(dealt).encode(), digest_size=16).hexdigest()


def _cards(game: Game) -> str:
    """Return a short digest of all hands and of the pile."""
    position = game.position
    hands = b"".join(position.counts(seat) for seat in range(game.rules.seats))
    return blake2b(hands + bytes(position.pile()), digest_size=4).hexdigest()
