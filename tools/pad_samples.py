"""Writes score pads that the browser client must count alike: `python -m tools.pad_samples`.

web/src/pad/sheet/samples.json has, for each game and some settings, the sheet, a pad with random
hands, and what `escalera.pad` makes of it; and the season of all of them.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from escalera.pad import Pad, agreed, described, fields, read_hand, season, start, write_pad
from escalera.pad.counted_data import told
from escalera.pad.match.season import hands_csv, players_csv
from escalera.pad.sheet.entry import values
from escalera.pad.sheet.fields import Field, FieldKind
from escalera.rules import RuleSet, games

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "pad" / "sheet" / "samples.json"
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Flo")
BY_HAND = {"minimum_by": "hand", "minimums": "10/20/30", "hands": "3", "target": "0"}
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    *((game, 4, {}) for game in games()),
    ("samba", 3, {"target": "2000"}),
    ("sambola", 6, {"red_three_in_hand": "500"}),
    ("bolivia", 2, {"red_three_sign": "two_complete"}),
    ("samba", 4, BY_HAND),
)
HANDS = 4


def number_of(rules: RuleSet, field: Field, random: Random) -> Any:
    """Return a possible entry for a field, as people write it; mostly a small one."""
    match field.kind:
        case FieldKind.FLAG:
            return random.randrange(2)
        case FieldKind.COUNT:
            most = field.most if field.name == "red_threes" else 1
            return min(field.most, random.choice((0, 0, 0, 1, 1, 2, most)))
        case FieldKind.POINTS:
            return random.choice((0, 0, 100, 250))
    if random.randrange(2):
        return 5 * random.randrange(80)
    return {str(value): random.randrange(6) for value in values(rules)}


def random_pad(game: str, players: int, settings: dict[str, str], random: Random) -> Pad:
    """Return a pad with random hands, possible or not."""
    rules = agreed(game, players, settings)
    pad = start(rules, names=NAMES[:players], dealer=random.randint(1, players), played="May")
    teams = range(rules.teams)
    data = [
        {"teams": [{f.name: number_of(rules, f, random) for f in fields(rules)} for _ in teams]}
        for _ in range(HANDS)
    ]
    return Pad(**{**vars(pad), "hands": tuple(read_hand(rules, hand) for hand in data)})


def sample(pad: Pad) -> dict[str, Any]:
    """Return a pad with its sheet and its count."""
    found = told(pad)
    for hand in found["hands"]:
        del hand["findings"]
    return {"sheet": described(pad.rules), "pad": write_pad(pad), "told": found}


def samples_text() -> str:
    """Return the file's text."""
    random = Random(20)
    pads = [random_pad(*table, random) for table in TABLES]
    made = {
        "pads": [sample(pad) for pad in pads],
        "season": season(pads).data(),
        "players_csv": players_csv(season(pads)),
        "hands_csv": hands_csv(pads),
    }
    return json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(samples_text(), encoding="utf-8")
