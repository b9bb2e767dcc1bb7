"""A table as it was when a hand was dealt: read in place of all events up to then.

It says nothing that the log does not say, and only the version that made it reads it: whoever can't
use it reads the log. The hand is dealt anew from its shuffle.
"""

import zlib
from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from typing import Any, Final, get_type_hints

import msgspec

from escalera import __version__
from escalera.engine.match.engine_version import ENGINE
from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import Statement
from escalera.notation import read, write
from escalera.server.messages.options import Options
from escalera.server.table.events import LOG, Event, HandDealt
from escalera.server.table.happening import deal_hand
from escalera.server.table.stored.checks import deck_of
from escalera.server.table.stored.rebuilding import opened
from escalera.server.table.table import Table

FORM: Final = 2
"""The version of what follows: raised when a snapshot is written otherwise."""
MADE_BY: Final = f"{FORM} {LOG} {ENGINE} {__version__}"
FIRST_HAND: Final = 2
"""The first hand that is worth a snapshot: before it there is nothing to play again."""
EACH: Final = 20
"""Up to this hand, each deal leaves a snapshot."""


class _Snapshot(msgspec.Struct, frozen=True):
    """What is stored; `state` has the table's own fields, `record` the hands before this one.

    `dealer`: who dealt the hand before; `scores`: before this hand; `deck`: this deal's digest.
    """

    made_by: str
    options: Options
    dealer: int
    scores: tuple[int, ...]
    deck: str
    record: str
    state: msgspec.Raw


_APART: Final = {"game", "brought"}
_TYPES: Final = get_type_hints(Table)
_NAMES: Final = tuple(field.name for field in fields(Table) if field.name not in _APART)
_State: Final[Any] = msgspec.defstruct("_State", [(name, _TYPES[name]) for name in _NAMES])


def is_due(hand: int) -> bool:
    """Say whether a hand's deal leaves a snapshot, if the table can have one.

    It tells all hands before, so in a long match there are fewer: all of them together cost little,
    and at most a tenth of the match is played again.
    """
    step = 1 if hand <= EACH else 1 << (hand // 10).bit_length() - 1
    return hand >= FIRST_HAND and hand % step == 0


def worth_one(table: Table, made: Sequence[Event]) -> Game | None:
    """Return the match of a table that is worth a snapshot, as the last event was a deal.

    A table that goes on with a match from elsewhere has none: its record is read in any case.
    """
    game = table.game
    if not isinstance(made[-1], HandDealt) or game is None or table.brought or game.hand_over:
        return None
    return game if is_due(game.hand_number) else None


def snapshot(table: Table, game: Game) -> bytes:
    """Return a table's snapshot; game: its match, or a copy."""
    lines = game.record().statements
    seats = range(1, table.rules.seats + 1)
    kept = _Snapshot(
        made_by=MADE_BY,
        options=table.options,
        dealer=next(seat for seat in seats if table.rules.left_of(seat) == game.dealer),
        scores=game.scores,
        deck=deck_of(game),
        record=write(Record(lines[: len(lines) - len(game.hand_lines())])),
        state=msgspec.Raw(msgspec.msgpack.encode({name: getattr(table, name) for name in _NAMES})),
    )
    return zlib.compress(msgspec.msgpack.encode(kept), 1)


def restored(stored: bytes) -> Table | None:
    """Return the table of a snapshot; None if this version can't use it.

    `Changed` if the table could not be opened anew, as when its log is read.
    """
    try:
        kept = msgspec.msgpack.decode(zlib.decompress(stored), type=_Snapshot)
        if kept.made_by != MADE_BY:
            return None
        state = msgspec.msgpack.decode(kept.state, type=_State)
    except (zlib.error, msgspec.MsgspecError):
        return None
    table = opened(state.made)
    for name in _NAMES:
        setattr(table, name, getattr(state, name))
    table.options = kept.options
    table.game = _dealt(table, kept)
    return table if deck_of(table.game) == kept.deck else None


def _dealt(table: Table, kept: _Snapshot) -> Game:
    """Return the match with the hand of the table's shuffle on the table."""
    game = Game.resumed(
        table.rules,
        hands=table.shuffle.hand - 1,
        dealer=kept.dealer,
        scores=kept.scores,
        lines=partial(_lines, kept.record),
    )
    deal_hand(game, table)
    return game


def _lines(record: str) -> tuple[Statement, ...]:
    return read(record).statements
