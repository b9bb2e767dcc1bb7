"""Matches worked by hand: examples/*.toml, with the sums in their comments."""

import tomllib
from pathlib import Path
from typing import Any

from escalera.pad import Pad, agreed, enter, read_hand, start

FOLDER = Path(__file__).parent / "examples"


def examples() -> list[dict[str, Any]]:
    """Return every example match, in the alphabetical order of the files."""
    files = sorted(FOLDER.glob("*.toml"))
    return [match for path in files for match in tomllib.loads(path.read_text("utf-8"))["match"]]


def title(match: dict[str, Any]) -> str:
    return f"{match['game']}: {match['name']}"


def empty_pad(match: dict[str, Any], **more: Any) -> Pad:
    """Return the pad that an example begins with."""
    rules = agreed(match["game"], match.get("players"), match.get("settings"))
    scores = tuple(match["start"]) if "start" in match else None
    first = match.get("first_hand", 1)
    return start(rules, dealer=match.get("dealer", 1), scores=scores, first_hand=first, **more)


def filled_pad(match: dict[str, Any], **more: Any) -> Pad:
    """Return the pad with all of an example's hands on it."""
    pad = empty_pad(match, **more)
    for hand in match["hand"]:
        pad = enter(pad, read_hand(pad.rules, {"teams": hand["teams"]}))
    return pad


def example(game: str, number: int = 0, **more: Any) -> Pad:
    """Return one of a game's examples, filled."""
    of_game = [match for match in examples() if match["game"] == game]
    return filled_pad(of_game[number], **more)
