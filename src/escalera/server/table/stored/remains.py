"""What is left of a table that can't be replayed: its hands' scores, and a record so far.

The record has the hands that still come out as they did, and can be verified. The others follow as
comments, as the log tells them: the plays and, for a finished hand, its score and its shuffle.
Hands that were played elsewhere follow as their record has them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from escalera.engine.record.match_record import HandRecord, Record
from escalera.engine.record.statements import (
    Comment,
    Format,
    GameName,
    HandStart,
    Players,
    Setting,
    Statement,
)
from escalera.notation import RecordError, read
from escalera.notation.shuffle import NONE, Revealed, method_of
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.events import Event, HandCommitted, HandDealt, NumberGiven, Played
from escalera.server.table.stored.checks import Changed
from escalera.server.table.stored.rebuilding import happen_again, opened
from escalera.server.table.table import Table


@dataclass
class LoggedHand:
    """A hand as its log tells it; `points` are () while it is played, or if none are noted."""

    number: int
    commit: str
    secret: str
    numbers: dict[int, str] = field(default_factory=dict)
    plays: list[Played] = field(default_factory=list)
    dealt: bool = False
    over: bool = False
    end: str = ""
    points: tuple[int, ...] = ()


@dataclass(frozen=True)
class Remains:
    """What is left: all hands that were dealt, and the record so far."""

    hands: tuple[LoggedHand, ...]
    record: Record


def remains(log: Sequence[bytes]) -> Remains:
    """Return what is left of a table; nothing if not even its first event can be read."""
    told = list(_readable(log))
    if not told or not isinstance(told[0], events.TableMade):
        return Remains((), Record(()))
    made, happened = told[0], told[1:]
    before, hands = _brought(made), _hands(happened)
    whole = _whole(made, happened) or _head(made)
    verified = sum(isinstance(line, HandStart) for line in whole)
    rest = [line for hand in before.hands[verified:] for line in _told_before(before, hand)]
    rest += [line for hand in hands if hand.number > verified for line in _comments(hand, made)]
    kept = (*map(_logged, before.hands), *hands)
    return Remains(kept, Record((*whole, *map(_comment, rest))))


def _brought(made: events.TableMade) -> Record:
    """Return the record of what was played elsewhere; an empty one for nothing."""
    try:
        return read(made.record) if made.record else Record(())
    except RecordError:
        return Record(())


def _logged(hand: HandRecord) -> LoggedHand:
    assert hand.score
    return LoggedHand(hand.number, "", "", dealt=True, over=True, points=hand.score.points)


def _told_before(record: Record, hand: HandRecord) -> list[str]:
    """Return the lines of a hand that was played elsewhere."""
    lines = record.statements
    begun = lines.index(hand.start)
    starts = [at for at, line in enumerate(lines) if isinstance(line, HandStart) and at > begun]
    first, *others = map(str, lines[begun : [*starts, len(lines)][0]])
    return [f"{first}, which comes out differently now", *others]


def _readable(log: Sequence[bytes]) -> Iterator[Event]:
    for stored in log:
        try:
            yield events.decode(stored)
        except msgspec.MsgspecError:
            return


def _hands(happened: Sequence[Event]) -> list[LoggedHand]:
    hands: list[LoggedHand] = []
    for event in happened:
        match event:
            case HandCommitted():
                _note_over(hands)
                hands.append(LoggedHand(event.hand, event.commit, event.secret))
            case NumberGiven():
                hands[-1].numbers[event.seat] = event.number
            case HandDealt():
                hands[-1].dealt = True
            case Played():
                _note_play(hands[-1], event)
    return [hand for hand in hands if hand.dealt]


def _note_over(hands: Sequence[LoggedHand]) -> None:
    """Note that the last hand is over: the next one's commitment says so even if no score does."""
    if hands:
        hands[-1].over = True


def _note_play(hand: LoggedHand, event: Played) -> None:
    hand.plays.append(event)
    if event.points:
        hand.over, hand.end, hand.points = True, event.end, event.points


def _whole(made: events.TableMade, happened: Sequence[Event]) -> tuple[Statement, ...]:
    """Return the record of the hands that come out as they did, up to the first that does not."""
    try:
        table = opened(made)
    except Changed:
        return ()
    try:
        for event in happened:
            happen_again(table, event)
    except Exception:  # noqa: BLE001 - whatever it is, what came before it stays
        return _before(table, _next_hand(table))
    return _before(table, _next_hand(table) + table.hand_over)


def _next_hand(table: Table) -> int:
    """Return the number of the hand in play; of the first one here before the match."""
    return table.shuffle.hand + (table.status == "open")


def _before(table: Table, hand: int) -> tuple[Statement, ...]:
    """Return a table's record up to a hand."""
    if table.match is None:
        return ()
    lines = table.match.record().statements
    starts = (
        at for at, line in enumerate(lines) if isinstance(line, HandStart) and line.number >= hand
    )
    return lines[: next(starts, len(lines))]


def _head(made: events.TableMade) -> tuple[Statement, ...]:
    """Return the lines that head a record, for a table whose rules can't be loaded."""
    options: Options = made.options
    return (
        Format(1),
        GameName(options.game, made.version or 1),
        *[Setting(key, value) for key, value in options.settings.items()],
        Players(options.players),
    )


def _comments(hand: LoggedHand, made: events.TableMade) -> Iterator[str]:
    """Yield what a log tells of a hand, without a card that was not shown."""
    yield f"hand {hand.number}, which comes out differently now"
    yield f"commit {method_of(hand.commit, hand.secret, made.table, hand.number)} {hand.commit}"
    for play in hand.plays:
        yield play.action if play.action.startswith("end ") else f"{play.seat} {play.action}"
    if hand.end.startswith("out"):  # the others are plays
        yield f"end {hand.end}"
    if hand.points:
        yield f"score {' '.join(map(str, hand.points))}"
    if hand.over:
        numbers = (hand.numbers.get(seat, NONE) for seat in range(1, made.options.players + 1))
        yield f"reveal {Revealed(hand.secret, made.table, tuple(numbers))}"


def _comment(text: str) -> Comment:
    return Comment(text=f"# {text}")
