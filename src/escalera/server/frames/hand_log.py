"""A hand told again: what a spectator was told after each play, and no more."""

from collections.abc import Iterator, Sequence

import msgspec

from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import End, HandStart, Play, Statement
from escalera.server.frames.messages_out import public_json
from escalera.server.frames.replay_frames import Last, told_before
from escalera.server.frames.splices import Parts
from escalera.server.table import events
from escalera.server.table.brought import Brought
from escalera.server.table.events import HandCommitted, HandDealt, Played

_encoder = msgspec.json.Encoder()


def hand_log(
    record: Record,
    log: Sequence[bytes],
    hand: int,
    brought: Brought | None = None,
    *,
    after: int = 0,
) -> Iterator[bytes]:
    """Yield a hand's deal and its plays as JSON (`responses.LoggedPlay`); nothing if not dealt.

    record and log are the match's, both up to the same event; brought: what was played elsewhere.
    after: the seq that the log begins after, with this hand or one before it.
    """
    if brought and hand <= brought.hands:
        states = _before(record, brought, hand)
    else:
        states = _here(record, log, hand, after)
    before: Parts | None = None
    for seq, game, last in states:
        now = Parts(public_json(game, last))
        yield _encoder.encode({"seq": seq, "table": now.differing(before)})
        before = now


def _before(record: Record, brought: Brought, hand: int) -> Iterator[tuple[int, Game, Last | None]]:
    """Yield a hand that was played elsewhere; its seqs are below 1, where the table's own begin."""
    starts = [at for at, line in enumerate(record.statements) if isinstance(line, HandStart)]
    begun = starts[hand - 1] - [*starts, len(record.statements)][brought.hands]
    for seq, (game, last) in enumerate(told_before(record, brought, hand), begun):
        yield seq, game, last


def _here(
    record: Record, log: Sequence[bytes], hand: int, after: int
) -> Iterator[tuple[int, Game, Last | None]]:
    """Yield a hand of this table; after: the seq that the log begins after."""
    happened = _happened(log, hand, after)
    game: Game | None = None
    for seq, last in happened:
        if game is None or last is None:
            game = Game.from_record(Record(_dealt(record, hand, happened)))
        else:
            game.play(last[1], last[0])
        yield seq, game, last


def _happened(log: Sequence[bytes], hand: int, after: int) -> list[tuple[int, Last | None]]:
    """Return the seq of a hand's deal, and each play with its seq."""
    found: list[tuple[int, Last | None]] = []
    committed = 0
    for seq, event in enumerate(map(events.decode, log), after + 1):
        if isinstance(event, HandCommitted):
            committed = event.hand
        if committed > hand:
            break
        if committed == hand and isinstance(event, HandDealt):
            found.append((seq, None))
        elif committed == hand and isinstance(event, Played):
            found.append((seq, (event.seat, event.action, event.by)))
    return found


def _dealt(
    record: Record, hand: int, happened: Sequence[tuple[int, Last | None]]
) -> tuple[Statement, ...]:
    """Return the record's head and a hand up to its first play at the table."""
    starts = [at for at, line in enumerate(record.statements) if isinstance(line, HandStart)]
    lines = record.statements[starts[hand - 1] : [*starts, None][hand]]
    plays = [at for at, line in enumerate(lines) if isinstance(line, Play)]
    played = sum(last is not None and not last[1].startswith("end") for _, last in happened)
    ends = [at for at, line in enumerate(lines) if isinstance(line, End)]
    first = [*plays, *ends, len(lines)][len(plays) - played]
    return (*record.statements[: starts[0]], *lines[:first])
