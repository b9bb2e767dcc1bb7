"""Scenarios: records with `#!` lines that say what to expect of the position before them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from escalera.engine.match.game import Game
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.match.replay import ReplayError
from escalera.notation.read import RecordError, read

ROOT = Path(__file__).resolve().parent.parent
RULINGS = ROOT / "tests" / "rulings"
SCENARIOS = ROOT / "tests" / "scenarios"


@dataclass(frozen=True)
class Expectation:
    """One `#!` line: its number, its words, and the record lines before it."""

    line: int
    text: str
    before: str


def scenario_files() -> list[Path]:
    """Return the project's own records with expectations."""
    return sorted(RULINGS.rglob("*.rec"))


def expectations(text: str) -> Iterator[Expectation]:
    """Yield the expectations of a record's text."""
    before: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#!"):
            yield Expectation(number, line[2:].strip(), "".join(f"{item}\n" for item in before))
        elif not line.startswith("#"):
            before.append(line)


def game_of(text: str) -> Game:
    """Replay a record's text."""
    return Game.from_record(read(text))


def failure(expected: Expectation) -> str | None:
    """Return how an expectation fails, None if it holds."""
    word, _, rest = expected.text.partition(" ")
    if word in ("legal", "illegal"):
        return _judge_actions(expected.before, word, rest)
    if word in ("follows", "refused"):
        return _judge_lines(expected.before, word, rest)
    fact, _, after = expected.text.partition(" after ")
    game = game_of(expected.before)
    if after:
        wrong = _play_all(game, after.split(" ; "))
        if wrong:
            return wrong
    return _judge_fact(game, fact.split(" "))


def _play_all(game: Game, actions: list[str]) -> str | None:
    for action in actions:
        try:
            game.play(action.strip())
        except (IllegalAction, ValueError) as error:
            return f"{action}: {error}"
    return None


def _judge_actions(before: str, word: str, rest: str) -> str | None:
    named = rest.split(" : ", maxsplit=1)[0] if word == "illegal" else rest
    actions = [part.strip().removesuffix(" :") for part in named.split(" ; ")]
    game = game_of(before)
    wrong = _play_all(game, actions[:-1])
    if wrong:
        return wrong
    try:
        found = game.why_not(actions[-1])
    except ValueError as error:
        return None if word == "illegal" else str(error)
    if word == "legal":
        return None if found is None else str(found)
    return "is legal" if found is None else None


def _judge_lines(before: str, word: str, rest: str) -> str | None:
    lines = [
        part.strip().removesuffix(" :") for part in rest.split(" : ", maxsplit=1)[0].split(" ; ")
    ]
    whole = before + "".join(f"{line}\n" for line in lines)
    game_of(before + "".join(f"{line}\n" for line in lines[:-1]))
    try:
        game_of(whole)
    except (RecordError, ReplayError) as error:
        return None if word == "refused" else str(error)
    return "is accepted" if word == "refused" else None


def _judge_fact(game: Game, words: list[str]) -> str | None:
    key, *values = words
    found = _FACTS[key](game, values)
    wanted = " ".join(values)
    return None if found == wanted else f"{key}: found {found}"


def _hand(game: Game, values: list[str]) -> str:
    from collections import Counter

    from escalera.cards.kinds import text_of

    seat = int(values[0])
    held = Counter(text_of(kind) for kind in game.view(seat).hand)
    missing = Counter(values[1:]) - held
    return " ".join(values) if not missing else f"without {' '.join(missing)}"


def _melds(game: Game, values: list[str]) -> str:
    team, number = int(values[0]), int(values[1][1:])
    lying = [m for m in game.view(0).melds if m.team == team and m.number == number]
    cards = sorted(str(card).partition("=")[0] for meld in lying for card in meld.cards)
    same = cards == sorted(word.partition("=")[0] for word in values[2:])
    return " ".join(values) if same else f"{values[1]} {' '.join(cards)}"


def _seat_or_team(values: list[str]) -> int:
    return int(values[0]) - 1


_FACTS = {
    "score": lambda g, v: " ".join(map(str, g.score_sheet().totals)),
    "pile": lambda g, v: str(len(g.view(0).pile)),
    "stock": lambda g, v: str(sum(g.view(0).stocks)),
    "turn": lambda g, v: str(g.seat_to_act),
    "red3s": lambda g, v: f"{v[0]} {len(g.view(0).red_threes[_seat_or_team(v)])}",
    "minimum": lambda g, v: f"{v[0]} {g.view(0).minimums[_seat_or_team(v)]}",
    "held": lambda g, v: f"{v[0]} {g.view(0).hand_sizes[_seat_or_team(v)]}",
    "hand": _hand,
    "melds": _melds,
}
