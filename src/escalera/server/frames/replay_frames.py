"""Finished hands: the match's record, and a hand played again as one seat saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import End, HandStart, Play, Statement
from escalera.server.frames.messages_out import public_hand
from escalera.server.table import events
from escalera.server.table.brought import Brought
from escalera.server.table.table import Table

Last = tuple[int, str, events.By]
"""A play as `PublicHand.last` has it: seat, action, and who made it."""


def finished(game: Game) -> Record:
    """Return the record of the finished hands, and nothing of a hand in play."""
    record = game.record()
    if game.hand_over:
        return record
    return Record(record.statements[: _starts(record)[-1]])


def _starts(record: Record) -> list[int]:
    lines = enumerate(record.statements)
    return [at for at, line in lines if isinstance(line, HandStart)]


def _hand(record: Record, number: int) -> tuple[tuple[Statement, ...], list[Play | End]]:
    """Return the record's head with a hand's deal, then the hand's plays and end."""
    starts = [*_starts(record), len(record.statements)]
    hand = record.statements[starts[number - 1] : starts[number]]
    plays = [line for line in hand if isinstance(line, Play | End)]
    first = next((at for at, line in enumerate(hand) if isinstance(line, Play)), len(hand))
    return (*record.statements[: starts[0]], *hand[:first]), plays


def _played_by(log: Sequence[bytes], number: int) -> list[events.By]:
    """Return who made each play of a table's hand, by its place in the log: a person, say."""
    hands: list[list[events.By]] = []
    for event in map(events.decode, log):
        if isinstance(event, events.HandDealt):
            hands.append([])
        elif isinstance(event, events.Played):
            hands[-1].append(event.by)
    return hands[number - 1]


def replay_frames(table: Table, hand: int, seat: int, log: Sequence[bytes]) -> list[dict[str, Any]]:
    """Return a finished hand's states as a seat saw them; nothing if it is not over.

    log: the table's; only it knows who made a play.
    """
    if table.match is None:
        return []
    record = finished(table.match)
    if not 1 <= hand <= len(_starts(record)):
        return []
    brought = table.brought
    if brought and hand <= brought.hands:
        return [_frame(game, seat, last) for game, last in told_before(record, brought, hand)]
    by = _played_by(log, hand - table.hands_brought)
    states = _states(record, hand)
    frames = [_frame(next(states)[0], seat, None)]
    for (game, play), who in zip(states, by, strict=False):
        frames.append(_frame(game, seat, (*play, who)))
    return frames


def told_before(record: Record, brought: Brought, hand: int) -> Iterator[tuple[Game, Last | None]]:
    """Yield the match at the deal and after each play of a hand that was played elsewhere."""
    states = _states(record, hand)
    yield next(states)[0], None
    for game, (seat, action) in states:
        yield game, (seat, action, brought.by(seat))


def _states(record: Record, hand: int) -> Iterator[tuple[Game, tuple[int, str]]]:
    """Yield the match at a hand's deal, then after each play with its seat and action."""
    start, plays = _hand(record, hand)
    game = Game.from_record(Record(start))
    yield game, (0, "")
    for play in plays:
        if game.hand_over:
            return
        seat = play.seat or game.seat_to_act
        action = str(play.action if isinstance(play, Play) else play)
        game.play(action, seat)
        yield game, (seat, action)


def _frame(game: Game, seat: int, last: Last | None) -> dict[str, Any]:
    public: dict[str, Any] = msgspec.to_builtins(public_hand(game.view(0), last))
    public["last"] = list(last) if last else None
    return {"table": public, "cards": [text_of(kind) for kind in game.hand(seat)]}
