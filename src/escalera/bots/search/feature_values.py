"""What each fact of a table is worth, for each game: data that `tools.values` writes."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from escalera.bots.search.features import NAMES
from escalera.rules import RuleSet

VALUES: Final = Path(__file__).resolve().parent / "values"
NO_VALUES: Final = np.empty(0)
"""For a rule set without learned values: a cut hand is judged as it stands."""


@lru_cache(maxsize=8)
def _read(game: str) -> dict[str, Any]:
    file = VALUES / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


@lru_cache(maxsize=64)
def values_for(rules: RuleSet) -> Any:
    """Return what the facts are worth in the order of `NAMES`, or `NO_VALUES`."""
    found = _read(rules.game).get(f"players-{rules.seats}")
    return NO_VALUES if found is None else np.array([found[name] for name in NAMES])
