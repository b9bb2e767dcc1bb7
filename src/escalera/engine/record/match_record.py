"""A whole match as plain data: the statements of its record, and what they say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, takewhile
from typing import TypeVar

from escalera.engine.record.placements import (
    Placed,
    PositionStart,
    Turn,
)
from escalera.engine.record.statements import (
    Commit,
    Cuts,
    Dealer,
    End,
    GameName,
    HandStart,
    Play,
    Players,
    Result,
    Reveal,
    Score,
    Scores,
    SeatName,
    Setting,
    Statement,
)

S = TypeVar("S", bound=Statement)


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand of a record, which may stop anywhere.

    `setup` holds the lines of the deal, or of the position where `position` is true, in their
    order. What is not written yet is None, or 0 and () in `number`, `dealer` and `scores`. A
    `reveal` is the hand's if the hand has a `commit`.
    """

    start: HandStart
    dealing: Dealer | None
    before: Scores | None
    commit: Commit | None
    position: bool
    setup: tuple[Placed | Turn, ...]
    cuts: Cuts | None
    plays: tuple[Play, ...]
    end: End | None
    score: Score | None
    reveal: Reveal | None

    @property
    def number(self) -> int:
        """The hand's number in the match."""
        return self.start.number

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.dealing.seat if self.dealing else 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The teams' scores before the hand."""
        return self.before.points if self.before else ()

    @property
    def opening(self) -> list[Statement]:
        """The lines from `scores` to the first play, in the engine's order."""
        commit: list[Statement] = [self.commit] if self.commit else []
        position: list[Statement] = [PositionStart()] if self.position else []
        cuts: list[Statement] = [self.cuts] if self.cuts else []
        return [*commit, *position, *self.setup, *cuts]


@dataclass(frozen=True)
class Record:
    """A record: its statements, comments and empty lines included, and what they say.

    `ended` says whether the text's last line ends with a newline. A record made by
    `escalera.notation` is well formed: a game, players, hands in order. Nothing here says that
    its deals and plays follow the rules.
    """

    statements: tuple[Statement, ...]
    ended: bool = True

    @cached_property
    def _name(self) -> GameName:
        found = self._first(GameName)
        if found is None:
            raise ValueError("The record names no game.")
        return found

    @property
    def game(self) -> str:
        """The game's id."""
        return self._name.game

    @property
    def version(self) -> int:
        """The version of the game's rules."""
        return self._name.version

    @cached_property
    def settings(self) -> dict[str, str]:
        """The switches and house rules, by key, in their order."""
        return {item.key: item.value for item in self._all(Setting)}

    @cached_property
    def players(self) -> int:
        """The number of players; 0 if not written yet."""
        found = self._first(Players)
        return found.count if found else 0

    @cached_property
    def names(self) -> dict[int, str]:
        """The names of the seats that have one, by seat."""
        return {item.seat: item.name for item in self._all(SeatName)}

    @property
    def commit(self) -> Commit | None:
        """The commitment to the shuffles of the whole match, which stands before the first hand."""
        head = takewhile(lambda item: not isinstance(item, HandStart), self.statements)
        return next((item for item in head if isinstance(item, Commit)), None)

    @cached_property
    def hands(self) -> tuple[HandRecord, ...]:
        """The hands, in their order."""
        starts = [at for at, item in enumerate(self.statements) if isinstance(item, HandStart)]
        ends = [*starts, len(self.statements)][1:]
        return tuple(
            _hand(self.statements[start:end]) for start, end in zip(starts, ends, strict=True)
        )

    @property
    def result(self) -> Result | None:
        """The teams' scores after the last hand."""
        return self._first(Result)

    @property
    def reveal(self) -> Reveal | None:
        """What the commitment of the whole match was made of."""
        of_hands = sum(hand.reveal is not None for hand in self.hands)
        return next(islice(self._all(Reveal), of_hands, None), None)

    def _all(self, kind: type[S]) -> Iterator[S]:
        return _all(self.statements, kind)

    def _first(self, kind: type[S]) -> S | None:
        return next(_all(self.statements, kind), None)


def last_hand(statements: Sequence[Statement]) -> Sequence[Statement]:
    """Return the statements from the last hand's start on, all if no hand has started."""
    starts = [at for at, item in enumerate(statements) if isinstance(item, HandStart)]
    return statements[starts[-1] :] if starts else statements


def _all(statements: tuple[Statement, ...], kind: type[S]) -> Iterator[S]:
    return (item for item in statements if isinstance(item, kind))


def _hand(statements: tuple[Statement, ...]) -> HandRecord:
    """Gather a hand's statements; the first is its HandStart."""
    commit = next(_all(statements, Commit), None)
    return HandRecord(
        start=next(_all(statements, HandStart)),
        dealing=next(_all(statements, Dealer), None),
        before=next(_all(statements, Scores), None),
        commit=commit,
        position=any(_all(statements, PositionStart)),
        setup=tuple(item for item in statements if isinstance(item, Placed | Turn)),
        cuts=next(_all(statements, Cuts), None),
        plays=tuple(_all(statements, Play)),
        end=next(_all(statements, End), None),
        score=next(_all(statements, Score), None),
        reveal=next(_all(statements, Reveal), None) if commit else None,
    )
