"""`escalera season FILE...`: several games of a group, summed up."""

from collections.abc import Sequence
from json import dumps
from pathlib import Path

from escalera.cli.console import output, say_line
from escalera.cli.errors import CommandError
from escalera.cli.language import complaint, speaking
from escalera.cli.pads import nameless, pad_in
from escalera.cli.pages.season import season_tables
from escalera.pad import Pad, season
from escalera.pad.match.pad import NAMELESS
from escalera.pad.match.season import hands_csv, players_csv
from escalera.texts import LANGUAGES


def run(paths: Sequence[Path], *, json: bool, csv: str, language: str = LANGUAGES[0]) -> int:
    """Print the figures as tables, as JSON or as CSV; the matches in the order given."""
    if csv not in ("", "players", "hands"):
        raise CommandError(complaint("command-csv", csv=csv))
    if csv and json:
        raise CommandError(complaint("command-csv-or-json"))
    with speaking(language):
        called = NAMELESS if json or csv else nameless  # programs read the same in any language
        _print([pad_in(path, called) for path in paths], json=json, csv=csv)
    return 0


def _print(pads: Sequence[Pad], *, json: bool, csv: str) -> None:
    found = season(pads)
    if json:
        say_line(dumps(found.data(), indent=2, ensure_ascii=False))
    elif csv:
        made = players_csv(found) if csv == "players" else hands_csv(pads)
        for line in made.splitlines():
            say_line(line)
    else:
        output().print(season_tables(found))
