"""Presets: a game played as other books have published it, not as its document says."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from escalera.rules.errors import BAD_FILE, RuleError
from escalera.rules.loader import load
from escalera.rules.ruleset import RuleSet

_HEAD = {
    "preset": str,
    "game": str,
    "order": int,
    "published": dict,
    "title": dict,
    "settings": dict,
}


@dataclass(frozen=True)
class Preset:
    """A game with settings: `title` and `published` (where they stand) by language."""

    preset: str
    game: str
    order: int
    published: Mapping[str, str]
    title: Mapping[str, str]
    settings: Mapping[str, object]

    def rules(self, players: int | None = None) -> RuleSet:
        """Return its rule set for a number of players, as `load` does."""
        return load(self.game, players, self.settings)


@cache
def presets() -> Mapping[str, Preset]:
    """Return all presets by id, in their order."""
    folder = resources.files("escalera.rules") / "presets"
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]
    found = sorted((read_preset(text) for text in texts), key=lambda item: item.order)
    return {item.preset: item for item in found}


def read_preset(text: str) -> Preset:
    """Return the preset of a TOML text; RuleError for a missing, unknown or impossible setting."""
    raw: dict[str, Any] = tomllib.loads(text)
    for key in raw.keys() ^ _HEAD.keys():
        what = "unknown" if key in raw else "missing"
        raise RuleError(key, BAD_FILE, what=what, where="a preset")
    for key, kind in _HEAD.items():
        if type(raw[key]) is not kind:
            raise RuleError(key, BAD_FILE, what="kind", where=kind.__name__)
    made = Preset(**raw)
    made.rules()
    return made
