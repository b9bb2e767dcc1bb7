"""What a static site needs beside the page: the sheets of the score pad, into build/prebuilt.

A server works a sheet out when somebody asks; files have each one before: `python -m tools.site`.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from escalera.pad import PadError, agreed, described
from escalera.pad.match.pad import AT_THE_TABLE
from escalera.rules import games, load, switches

FOLDER: Final = Path(__file__).resolve().parents[1] / "build" / "prebuilt"


def choices(game: str) -> Iterator[dict[str, str]]:
    """Return each choice of a game's variations, as far as it differs from a pad's usual one."""
    all_of = switches(game)
    usual = [str(AT_THE_TABLE.get(one.name, one.default)) for one in all_of]
    for chosen in product(*(one.values for one in all_of)):
        named = zip(all_of, chosen, usual, strict=True)
        yield {one.name: value for one, value, own in named if value != own}


def sheets(game: str) -> dict[str, Any]:
    """Return a game's sheets by players and choices, as the page asks for them."""
    found = {}
    for players, settings in product(load(game).players, choices(game)):
        try:
            sheet = described(agreed(game, players, settings))
        except PadError:
            continue  # a variation for another number of players
        asked = sorted(f"{key}={value}" for key, value in settings.items())
        found[" ".join([str(players), *asked])] = sheet
    return found


def main() -> None:
    """Write a file for each game."""
    folder = FOLDER / "pad"
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        text = json.dumps(sheets(game), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
