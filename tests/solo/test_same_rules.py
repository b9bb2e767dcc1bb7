"""The page judges settings as a server does, and lists the same house rules: in Node."""

from pathlib import Path

from tests.solo.in_node import in_node
from tests.solo.telling import told

FAULTS = {
    "MINIMUM_FOR_EACH_STEP", "NEEDS_CARDS", "NEEDS_WILDS", "NEED_TOO_HIGH", "NO_END", "NO_VALUE",
    "PACK_TOO_SMALL", "PILE_NEVER_HOLDS", "PLAYERS_NO_SETTING", "SCORES_IN_ORDER", "TEAMS_IN_ORDER",
    "TEAMS_OF_WHOM", "TWO_ENDS", "VALUE_FOR_OTHERS", "MINIMUMS_BY_HAND", "MINIMUM_FOR_EACH_HAND",
    "NO_SUCH_SETTING", "TOO_MANY_MINIMUMS",
}  # fmt: skip
"""All that can be wrong with settings."""


def test_settings_are_judged_and_listed_alike(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    cases = told("rules", file)["cases"]
    done = in_node("same-rules", ESCALERA_RULES=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{len(cases)} settings" in done.stdout
    found = {one["fault"]["name"] for one in cases if "fault" in one}
    assert found == FAULTS, "the cases must hold every fault"
    assert sum("rules" in one for one in cases) > len(cases) / 4
