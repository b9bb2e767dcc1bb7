"""One line of a record as a statement; StatementError or ActionError if it is not one."""

import re
from collections.abc import Callable
from typing import Final

from escalera.engine.record.line_text import line_fault
from escalera.engine.record.placements import (
    Cards,
    Dealt,
    Foot,
    Pile,
    PositionStart,
    RedThrees,
    Rest,
    Stock,
    Tabled,
    Turn,
    Upcards,
)
from escalera.engine.record.statements import (
    Comment,
    Commit,
    Cuts,
    Dealer,
    End,
    Ending,
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
from escalera.engine.state.action import TabledCard, Verb, named_kind, parse_play, written_as
from escalera.notation.errors import StatementError


def parse_statement(text: str, line: int = 0) -> Statement:
    """Return the statement in a line, given without its newline; `line`: the line's number."""
    if fault := line_fault(text):
        raise StatementError(fault)
    if text == "" or text.startswith("#"):
        return Comment(text, line=line)
    if "0" <= text[0] <= "9":
        return _play(text, line)
    keyword, *words = text.split(" ")
    if keyword not in _STATEMENTS:
        raise _unknown(keyword)
    example, parse = _STATEMENTS[keyword]
    try:
        return parse(words, line)
    except _MalformedError:
        raise written_as(*example.split(" | ")) from None


class _MalformedError(ValueError):
    """The words do not have the statement's form."""


def _unknown(keyword: str) -> StatementError:
    if keyword in set(Verb):
        return StatementError("SEAT_FIRST", play=f"1 {keyword}")
    return StatementError("NO_STATEMENT", word=repr(keyword))


def _play(text: str, line: int) -> Play:
    seat, action = parse_play(text)
    if seat is None:
        raise StatementError("SEAT_FIRST", play="1 draw")
    _, _, rest = text.partition(" ")
    return Play(seat, action, "" if rest == str(action) else rest, line=line)


# ---------------------------------------------------------------- words

_COUNT: Final = re.compile("[1-9][0-9]{0,8}")
_POINTS: Final = re.compile("0|-?[1-9][0-9]{0,8}")
_MELD: Final = re.compile("m[1-9][0-9]{0,2}")
_REST: Final = re.compile(r"\*(0|[1-9][0-9]{0,3})?")
_GAME: Final = re.compile("[a-z][a-z0-9-]*")
_KEY: Final = re.compile("[a-z][a-z0-9_]*")


def _matching(pattern: re.Pattern[str], word: str) -> str:
    if not pattern.fullmatch(word):
        raise _MalformedError
    return word


def _number(word: str) -> int:
    return int(_matching(_COUNT, word))


def _points(words: list[str]) -> tuple[int, ...]:
    if not words:
        raise _MalformedError
    return tuple(int(_matching(_POINTS, word)) for word in words)


def _exactly(words: list[str], count: int) -> None:
    if len(words) != count:
        raise _MalformedError


def _at_least(words: list[str], count: int) -> None:
    if len(words) < count:
        raise _MalformedError


def _rest(word: str) -> Rest | None:
    found = _REST.fullmatch(word)
    return None if found is None else Rest(int(found[1] or -1))


def _kinds(words: list[str]) -> Cards:
    return tuple(_rest(word) or named_kind(word) for word in words)


# ---------------------------------------------------------------- statements


def _format(words: list[str], line: int) -> Format:
    _exactly(words, 1)
    return Format(_number(words[0]), line=line)


def _game(words: list[str], line: int) -> GameName:
    _exactly(words, 2)
    return GameName(_matching(_GAME, words[0]), _number(words[1]), line=line)


def _set(words: list[str], line: int) -> Setting:
    _exactly(words, 2)
    return Setting(_matching(_KEY, words[0]), words[1], line=line)


def _players(words: list[str], line: int) -> Players:
    _exactly(words, 1)
    return Players(_number(words[0]), line=line)


def _seat(words: list[str], line: int) -> SeatName:
    _at_least(words, 2)
    return SeatName(_number(words[0]), " ".join(words[1:]), line=line)


def _commit(words: list[str], line: int) -> Commit:
    _exactly(words, 2)
    return Commit(*words, line=line)


def _reveal(words: list[str], line: int) -> Reveal:
    _at_least(words, 1)
    return Reveal(" ".join(words), line=line)


def _hand(words: list[str], line: int) -> HandStart:
    _exactly(words, 1)
    return HandStart(_number(words[0]), line=line)


def _dealer(words: list[str], line: int) -> Dealer:
    _exactly(words, 1)
    return Dealer(_number(words[0]), line=line)


def _position(words: list[str], line: int) -> PositionStart:
    _exactly(words, 0)
    return PositionStart(line=line)


def _turn(words: list[str], line: int) -> Turn:
    _exactly(words, 1)
    return Turn(_number(words[0]), line=line)


def _cut(words: list[str], line: int) -> Cuts:
    _at_least(words, 1)
    return Cuts(tuple(map(_number, words)), line=line)


def _held(kind: type[Dealt | Foot | RedThrees]) -> Callable[[list[str], int], Statement]:
    def parse(words: list[str], line: int) -> Statement:
        _at_least(words, 2)
        return kind(_number(words[0]), _kinds(words[1:]), line=line)

    return parse


def _turned(kind: type[Upcards | Pile]) -> Callable[[list[str], int], Statement]:
    def parse(words: list[str], line: int) -> Statement:
        _at_least(words, 1)
        return kind(_kinds(words), line=line)

    return parse


def _stock(pile: int) -> Callable[[list[str], int], Statement]:
    def parse(words: list[str], line: int) -> Statement:
        return Stock(pile, _kinds(words), line=line)

    return parse


def _melds(words: list[str], line: int) -> Tabled:
    _at_least(words, 3)
    team, meld = _number(words[0]), int(_matching(_MELD, words[1])[1:])
    cards = tuple(_rest(word) or TabledCard.parse(word) for word in words[2:])
    return Tabled(team, meld, cards, line=line)


def _scored(kind: type[Scores | Score | Result]) -> Callable[[list[str], int], Statement]:
    def parse(words: list[str], line: int) -> Statement:
        return kind(_points(words), line=line)

    return parse


def _end(words: list[str], line: int) -> End:
    if words in (["stock"], ["stuck"]):
        return End(Ending(words[0]), line=line)
    _exactly(words, 2)
    if words[0] != "out":
        raise _MalformedError
    return End(Ending.OUT, _number(words[1]), line=line)


_STATEMENTS: Final[dict[str, tuple[str, Callable[[list[str], int], Statement]]]] = {
    "escalera": ("escalera 1", _format),
    "game": ("game sambola 1", _game),
    "set": ("set jokers 6", _set),
    "players": ("players 4", _players),
    "seat": ("seat 1 Ann", _seat),
    "commit": ("commit sha256 9f2c", _commit),
    "hand": ("hand 1", _hand),
    "dealer": ("dealer 4", _dealer),
    "scores": ("scores 0 -100", _scored(Scores)),
    "position": ("position", _position),
    "deal": ("deal 1 4H 5C 9S", _held(Dealt)),
    "foot": ("foot 1 4H 5C 9S", _held(Foot)),
    "upcards": ("upcards 3D 7H", _turned(Upcards)),
    "stock": ("stock KD 2S", _stock(1)),
    "stock2": ("stock2 KD 2S", _stock(2)),
    "melds": ("melds 1 m1 4H JK=5H 6H", _melds),
    "red3s": ("red3s 2 3H 3D", _held(RedThrees)),
    "pile": ("pile 4C 2D 7H", _turned(Pile)),
    "turn": ("turn 1", _turn),
    "cut": ("cut 1 3", _cut),
    "end": ("end out 3 | end stock | end stuck", _end),
    "score": ("score 1210 -145", _scored(Score)),
    "result": ("result 10450 8120", _scored(Result)),
    "reveal": ("reveal 1234", _reveal),
}
