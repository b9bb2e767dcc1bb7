"""The data files: nothing missing, nothing unused, every value with its source."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from escalera.rules import RuleError, games, load, parameters, switches
from escalera.rules.definition import definitions, read_definition

# The headings of the documents that the data files cite.
JONOLA = {
    "The Aim", "Teams", "The Pack", "The Cards", "The Deal", "Deal Bonus", "The Piles",
    "'Frozen' Discard Pile", "'Blocked' Discard Pile", "Your Turn",
    "To Qualify to take cards from the Discard Pile", "The Initial Meld", "Initial Meld Points",
    "Card Points", "Melds", "Sets & Bonus Points", "Going Out", "Going Out Bonus", "Game End",
    "Game Score", "Winning Score", "2s & Jokers", "Jokers", "Special Discard", "Red 3s",
    "Red 3 Bonus Points", "Black 3s", "2- & 3-Player Games",
}  # fmt: skip
ABSENT = {
    "sambola": {"The Cards", "2s & Jokers"},
    "black-samba": {"The Cards", "Jokers", "Special Discard"},
    "bolivia": {
        "Teams", "2s & Jokers", "Jokers", "Special Discard", "2- & 3-Player Games",
        "'Frozen' Discard Pile", "'Blocked' Discard Pile",
    },
}  # fmt: skip
SECTIONS = {game: JONOLA - absent for game, absent in ABSENT.items()} | {
    "samba": {
        "Object of Samba", "Setup", "Card ranks and scoring", "Play of the hand", "Melding",
        "The initial meld", "Canastas and sambas", "Freezing the discard pile",
        "Depletion of the stock", "Going out", "Scoring", "Penalties",
    },
    "villages-samba": {
        "What is a Samba?", "Games", 'Meld requirement for a game of three (3) "Hands"',
        'Meld requirement for a game of four (4) "Hands"',
        "Starting the game and dealing the cards", "Picking up the deck of cards", "SAMBA",
        "Cards Point Values", "Un-played Cards", "Samba/Books/Canastas Point Values",
        "No Tucking ALLOWED", "Going Out",
    },
}  # fmt: skip
RULING = re.compile(r"R([1-9]|1[0-9]|2[0-6])[a-j]?")


def raw(game: str) -> dict[str, Any]:
    text = (resources.files("escalera.rules") / "data" / f"{game}.toml").read_text("utf-8")
    return tomllib.loads(text)


def sources(game: str) -> list[str]:
    entries = [entry.source for entry in definitions()[game].entries.values()]
    return entries + [switch.source for switch in switches(game)]


@pytest.mark.parametrize("game", games())
def test_a_file_is_named_after_its_game(game: str) -> None:
    assert raw(game)["game"] == game


@pytest.mark.parametrize("game", games())
def test_cited_sections_exist(game: str) -> None:
    for source in sources(game):
        for part in source.split("; "):
            name, _, section = part.partition(": ")
            assert RULING.fullmatch(part) or (name == game and section in SECTIONS[game]), part


@pytest.mark.parametrize("game", games())
def test_every_key_is_used(game: str) -> None:
    """Changing any entry of the file changes what is loaded."""
    data = raw(game)
    assert set(data["parameters"]) == {parameter.name for parameter in parameters()}
    for name, entry in data["parameters"].items():
        for seats, value in entry.get("at_players", {}).items():
            there = getattr(load(game, int(seats)), name)
            assert there == value != entry["value"]
    for name, switch in data.get("switches", {}).items():
        for value, overrides in switch["values"].items():
            players = switch.get("only_players", {}).get(value, [4])[0]
            values = load(game, players, {name: value}).values()
            for key, item in overrides.items():
                expected = {"all": 0}.get(item, item) if isinstance(item, str) else item
                assert values[key] == (tuple(item) if isinstance(item, list) else expected)


@pytest.mark.parametrize("game", games())
def test_all_values_of_a_switch_override_the_same_parameters(game: str) -> None:
    for switch in switches(game):
        assert len({frozenset(items) for items in switch.overrides.values()}) == 1


def test_sentences() -> None:
    described = [(item.name, item.sentence) for item in parameters()]
    described += [(item.name, item.sentence) for game in games() for item in switches(game)]
    for name, sentence in described:
        assert sentence.endswith("."), name
        assert sentence[0].isupper(), name


BROKEN = [
    ('game = "samba"', "", "game"),
    ("version = 1", "version = 1\nwersion = 2", "wersion"),
    ("version = 1", 'version = "1"', "version"),
    ("packs = { value = 3,", "pakcs = { value = 3,", "pakcs"),
    ("packs = { value = 3,", "packs = { velue = 3,", "velue"),
    ("packs = { value = 3,", 'packs = { value = "three",', "packs"),
    ("packs = { value = 3,", "packs = { value = 3, at_players = { 6 = 99 },", "packs"),
    ("jokers = { value = 6,", "jokers = { value = true,", "jokers"),
    ('default = "no"', 'default = "perhaps"', "self_policed"),
    ('default = "no"', 'default = "no"\nhint = "x"', "hint"),
    ("claim_penalty = 50", "clam_penalty = 50", "clam_penalty"),
    ("claim_penalty = 50", "claim_penalty = -50", "claim_penalty"),
]


@pytest.mark.parametrize(("old", "new", "key"), BROKEN)
def test_a_broken_file_is_refused(old: str, new: str, key: str) -> None:
    text = (resources.files("escalera.rules") / "data" / "samba.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(RuleError) as caught:
        read_definition(text.replace(old, new, 1))
    assert caught.value.key == key


def test_a_missing_parameter_is_refused() -> None:
    text = (resources.files("escalera.rules") / "data" / "samba.toml").read_text("utf-8")
    with pytest.raises(RuleError, match="packs: This key is missing"):
        read_definition(re.sub(r"(?m)^packs = .*$", "", text))
