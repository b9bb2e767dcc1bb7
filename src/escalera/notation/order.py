"""Which statement may follow which: a record's structure, without any rules of a game."""

from enum import IntEnum, auto
from typing import Final, assert_never

from escalera.engine.record.placements import (
    Dealt,
    Foot,
    Pile,
    Placed,
    PositionStart,
    RedThrees,
    Rest,
    Tabled,
    Turn,
    Upcards,
)
from escalera.engine.record.statements import (
    DIGEST,
    Comment,
    Commit,
    Cuts,
    Dealer,
    End,
    Format,
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
from escalera.notation.errors import StatementError
from escalera.notation.shuffle import METHODS


class _Stage(IntEnum):
    HEAD = auto()
    HAND = auto()
    SETUP = auto()
    CUT = auto()
    PLAY = auto()
    ENDED = auto()
    SCORED = auto()
    RESULT = auto()
    REVEALED = auto()


_Head = GameName | Setting | Players | SeatName | Commit
_HAND_SETUP: Final = (_Stage.HAND, _Stage.SETUP)
_IN_PLAY: Final = (_Stage.SETUP, _Stage.CUT, _Stage.PLAY)


class Order:
    """Admits a record's statements one by one; refusing one changes nothing."""

    def __init__(self) -> None:
        self.seats = 0
        self._teams = 0
        self._hand = 0
        self._stage = _Stage.HEAD
        self._match: set[str] = set()
        self._lines: set[str] = set()

    def admit(self, statement: Statement) -> None:
        """Take the next statement; StatementError if it is out of place."""
        match statement:
            case Comment():
                pass
            case Format():
                self._format(statement)
            case Commit() if self._stage != _Stage.HEAD:
                self._commit(statement)
            case GameName() | Setting() | Players() | SeatName() | Commit():
                self._head(statement)
            case HandStart() | Dealer() | Scores():
                self._opening(statement)
            case Cuts():
                self._cuts(statement)
            case Play() | End():
                self._play(statement)
            case Score() | Result() | Reveal():
                self._closing(statement)
            case PositionStart():
                self._position()
            case _:
                self._setup(statement)

    def missing(self) -> str:
        """Return the first statement that the head lacks; empty if it is complete."""
        wanted = (word for word in ("escalera", "game", "players") if word not in self._match)
        return next(wanted, "")

    def _format(self, statement: Format) -> None:
        self._once("escalera", self._match)
        if statement.version != 1:
            raise StatementError("UNKNOWN_FORMAT", version=str(statement.version))
        self._match.add("escalera")

    def _head(self, statement: _Head) -> None:
        key = _key(statement)
        if "escalera" not in self._match:
            raise StatementError("NO_FIRST_LINE")
        self._at((_Stage.HEAD,), statement)
        self._once(key, self._match)
        if "game" not in self._match and not isinstance(statement, GameName):
            raise _before(key, "game")
        if isinstance(statement, Players):
            self._count(statement)
        if isinstance(statement, SeatName):
            self._seat(statement.seat)
        self._match.add(key)

    def _count(self, statement: Players) -> None:
        if not 2 <= statement.count <= 6:
            raise StatementError("WRONG_PLAYERS")
        self.seats = statement.count

    def _opening(self, statement: HandStart | Dealer | Scores) -> None:
        match statement:
            case HandStart():
                self._start(statement)
            case Dealer():
                self._at((_Stage.HAND,), statement)
                self._once("dealer", self._lines)
                self._seat(statement.seat)
                self._lines.add("dealer")
            case Scores():
                self._at((_Stage.HAND,), statement)
                self._once("scores", self._lines)
                self._points(statement.points)
                self._teams = len(statement.points)
                self._lines.add("scores")
            case _:
                assert_never(statement)

    def _start(self, statement: HandStart) -> None:
        if missing := self.missing():
            raise _before("hand", missing)
        self._at((_Stage.HEAD, _Stage.SCORED), statement)
        if self._hand and statement.number != self._hand + 1:
            raise StatementError("WRONG_HAND", hand=str(self._hand), next=str(self._hand + 1))
        self._hand = statement.number
        self._stage = _Stage.HAND
        self._lines = set()

    def _commit(self, statement: Commit) -> None:
        """Admit the commitment to a hand's shuffle, before its cards."""
        self._at((_Stage.HAND,), statement)
        self._opened("commit")
        self._once("commit", self._lines)
        if statement.method not in METHODS or not DIGEST.fullmatch(statement.digest):
            raise StatementError("COMMIT_FORM")
        self._lines.add("commit")

    def _position(self) -> None:
        self._at((_Stage.HAND,), PositionStart())
        if "commit" in self._lines:
            raise StatementError("COMMIT_AND_POSITION")
        self._opened("position")
        self._lines.add("position")
        self._stage = _Stage.SETUP

    def _setup(self, statement: Placed | Turn) -> None:
        key = _key(statement)
        self._at(_HAND_SETUP, statement)
        self._opened(key)
        self._once(key, self._lines)
        self._fitting(statement)
        if isinstance(statement, Dealt | Foot | Turn):
            self._seat(statement.seat)
        if isinstance(statement, Tabled | RedThrees) and statement.team > self._teams:
            raise StatementError("TEAM_OF_OTHERS", team=str(statement.team), teams=self._teams)
        self._lines.add(key)
        self._stage = _Stage.SETUP

    def _fitting(self, statement: Placed | Turn) -> None:
        """Check that a line belongs to a deal or to a position, whichever this hand has."""
        word = str(statement).split(" ", 1)[0]
        if "position" in self._lines:
            if isinstance(statement, Upcards):
                raise StatementError("UPCARDS_IN_POSITION")
            return
        if isinstance(statement, Tabled | RedThrees | Pile | Turn):
            raise StatementError("ONLY_IN_POSITION", word=word)
        if any(isinstance(card, Rest) for card in statement.cards):
            raise StatementError("REST_IN_DEAL")

    def _cuts(self, statement: Cuts) -> None:
        self._at((_Stage.SETUP,), statement)
        for seat in statement.seats:
            self._seat(seat)
        if len(set(statement.seats)) < len(statement.seats):
            raise StatementError("SEAT_CUT_TWICE")
        self._stage = _Stage.CUT

    def _play(self, statement: Play | End) -> None:
        self._at(_IN_PLAY, statement)
        if statement.seat:
            self._seat(statement.seat)
        self._stage = _Stage.ENDED if isinstance(statement, End) else _Stage.PLAY

    def _closing(self, statement: Score | Result | Reveal) -> None:
        match statement:
            case Score():
                self._at((_Stage.ENDED,), statement)
                self._points(statement.points)
                self._stage = _Stage.SCORED
            case Result():
                self._at((_Stage.SCORED,), statement)
                self._points(statement.points)
                self._stage = _Stage.RESULT
            case Reveal():
                self._at((_Stage.SCORED, _Stage.RESULT), statement)
                self._reveal(statement)
            case _:
                assert_never(statement)

    def _reveal(self, statement: Reveal) -> None:
        """Admit what the hand's commitment, or else the match's, was made of."""
        if "commit" in self._lines and "reveal" not in self._lines:
            if len(statement.text.split(" ")) != 2 + self.seats:
                raise StatementError("REVEAL_FORM")
            self._lines.add("reveal")
            return
        if "commit" not in self._match:
            self._once("reveal", self._lines)
            raise StatementError("REVEAL_WITHOUT_COMMIT")
        self._stage = _Stage.REVEALED

    def _at(self, stages: tuple[_Stage, ...], statement: Statement) -> None:
        if self._stage not in stages:
            word = str(statement).split(" ", 1)[0]
            stage, what = self._stage.name, "play" if isinstance(statement, Play) else word
            raise StatementError("OUT_OF_PLACE", what=what, stage=stage)

    def _opened(self, key: str) -> None:
        for word in ("dealer", "scores"):
            if word not in self._lines:
                raise _before(key, word)

    def _once(self, key: str, seen: set[str]) -> None:
        if key in seen:
            raise StatementError("SECOND_TIME", key=key)

    def _seat(self, seat: int) -> None:
        if not self.seats:
            raise _before("seat", "players")
        if seat > self.seats:
            raise StatementError("SEAT_OF_OTHERS", seat=str(seat), seats=self.seats)

    def _points(self, points: tuple[int, ...]) -> None:
        allowed = (self._teams,) if self._teams else (2, self.seats)
        if len(points) not in allowed:
            raise StatementError("POINTS_OF_OTHERS", given=len(points), **_teams(allowed))


_KEY_WORDS: Final[dict[type[Statement], int]] = {
    Setting: 2,
    SeatName: 2,
    Dealt: 2,
    Foot: 2,
    RedThrees: 2,
    Tabled: 3,
}


def _before(key: str, wanted: str) -> StatementError:
    return StatementError("STANDS_BEFORE", key=key, wanted=wanted)


def _teams(allowed: tuple[int, ...]) -> dict[str, int]:
    """Return how many teams may play: one number, or a smaller and a larger one."""
    return {"least": min(allowed), "most": max(allowed)}


def _key(statement: Statement) -> str:
    """Return the words that may appear only once, such as `deal 2`."""
    count = _KEY_WORDS.get(type(statement), 1)
    return " ".join(str(statement).split(" ", count)[:count])
