"""The files that the page's engine is made with, by name."""

import json
from pathlib import Path
from typing import Any, Final

from tools.page.checks import checks_text
from tools.page.doors import doors_text
from tools.page.layout import layout_text
from tools.page.rules import games_data, rules_data
from tools.page.search import search_data
from tools.page.weights import weights_data

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "engine" / "made"


def made() -> dict[str, str]:
    """Return each file's text."""
    return {
        "ruleChecks.ts": checks_text(),
        "doors.ts": doors_text(),
        "layout.ts": layout_text(),
        "games.json": _json(games_data()),
        "rules.json": _json(rules_data()),
        "weights.json": _json(weights_data()),
        "search.json": _json(search_data()),
    }


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
