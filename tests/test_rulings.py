"""The rulings: every record in `tests/rulings` holds, and every section and ruling has one."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from escalera.engine.match.refusals import RESTS_ON, refusal
from escalera.rules import load
from escalera.rules.definition import definitions
from tests.scenario import RULINGS, expectations, failure, game_of, scenario_files

REFUSED = {"illegal", "refused"}
RULING = re.compile(r"R([0-9]+)[a-j]?")
LAST_RULING = 26
HEADLINES = {"villages-samba: samba"}
"""Headings of a document's page that are not sections."""


@cache
def listed() -> dict[str, list[str]]:
    """Return the sections (by game) and rulings (by `GAME_rulings`) that tests must cite."""
    found: dict[str, list[str]] = {}
    for path in sorted(RULINGS.glob("sections-*.toml")):
        found.update(tomllib.loads(path.read_text("utf-8")))
    return found


def games() -> list[str]:
    return [key for key in listed() if not key.endswith("_rulings")]


def cited_by(path: Path) -> list[str]:
    """Return the sources in a record's `# source:` lines."""
    lines = path.read_text("utf-8").splitlines()
    sources = [line.removeprefix("# source: ") for line in lines if line.startswith("# source: ")]
    return [name for source in sources for name in source.split("; ")]


def sides_of(path: Path) -> set[str]:
    """Return which sides a record tests: `allowed`, `refused`."""
    words = {item.text.split(" ")[0] for item in expectations(path.read_text("utf-8"))}
    both = {"refused": words & REFUSED, "allowed": words - REFUSED}
    return {side for side, used in both.items() if used}


@cache
def sides(game: str) -> dict[str, set[str]]:
    """Return which sides the records of a game test, by section and ruling."""
    found: dict[str, set[str]] = {}
    for path in sorted((RULINGS / game).glob("*.rec")):
        for name in cited_by(path):
            found.setdefault(name, set()).update(sides_of(path))
    return found


def plain(words: str) -> str:
    """Return a heading without its quotes, in small letters."""
    return " ".join(re.sub(r"['\"]", "", words).lower().split())


def is_ruling(name: str) -> bool:
    found = RULING.fullmatch(name)
    return found is not None and 1 <= int(found[1]) <= LAST_RULING


def is_section(name: str) -> bool:
    """Say whether `GAME: HEADING` names a section; a heading may go on after the section's name."""
    game, _, heading = plain(name).partition(": ")
    known = [plain(section) for section in listed().get(game, [])]
    return plain(name) in HEADLINES or any(heading.startswith(section) for section in known)


@pytest.mark.parametrize(
    "path", scenario_files(), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_record(path: Path) -> None:
    text = path.read_text("utf-8")
    game_of(text)
    found = {f"{item.line}: {item.text}": failure(item) for item in expectations(text)}
    assert {line: wrong for line, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", games())
def test_both_sides_of_every_section_and_ruling(game: str) -> None:
    sections = [f"{game}: {section}" for section in listed()[game]]
    missing = {
        name: {"allowed", "refused"} - sides(game).get(name, set())
        for name in sections + listed()[f"{game}_rulings"]
    }
    assert {name: lacking for name, lacking in missing.items() if lacking} == {}


@pytest.mark.parametrize("game", games())
def test_records_cite_what_is_there(game: str) -> None:
    known = {f"{game}: {section}" for section in listed()[game]}
    cited = {name for name in sides(game) if not is_ruling(name)}
    assert cited - known == set()
    assert all(sides(game).values())


def test_every_record_belongs_to_a_game_and_cites() -> None:
    assert {path.parent.name for path in scenario_files()} == set(games()) == set(definitions())
    assert [path for path in scenario_files() if not cited_by(path)] == []


@pytest.mark.parametrize("game", games())
def test_parameters_cite_what_is_there(game: str) -> None:
    definition = definitions()[game]
    sources = [entry.source for entry in definition.entries.values()]
    sources += [switch.source for switch in definition.switches.values()]
    names = {name for source in sources for name in source.split("; ")}
    assert [name for name in names if not is_ruling(name) and not is_section(name)] == []


@pytest.mark.parametrize("game", games())
def test_refusals_cite_the_game_that_is_played(game: str) -> None:
    names = {part for reason in RESTS_ON for part in refusal(reason, load(game)).rule.split("; ")}
    cited = [name for name in names - {"engine limit"} if not is_ruling(name)]
    assert len(cited) > 5
    assert [name for name in cited if not (is_section(name) and name.startswith(f"{game}: "))] == []
