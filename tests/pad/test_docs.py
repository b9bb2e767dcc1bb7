"""docs/pad.md names every field and every check's level, and its example runs."""

import re
from pathlib import Path

from escalera.pad import FieldKind, agreed, fields
from escalera.pad.pad_data import write_pad
from escalera.rules import games
from tests.pad.examples import example

TEXT = (Path(__file__).parents[2] / "docs" / "pad.md").read_text("utf-8")


def test_every_field_and_name_is_described() -> None:
    rule_sets = [agreed(game) for game in games()]
    more = agreed("villages-samba", 4, {"wilds_with_sevens": "yes", "wilds_in_sequence": "1"})
    names = {field.name for rules in (*rule_sets, more) for field in fields(rules)}
    assert {
        name for name in names | set(write_pad(example("samba"))) if f"`{name}`" not in TEXT
    } == set()


def test_no_field_is_described_that_does_not_exist() -> None:
    table = TEXT.split("## A hand")[1].split("## What")[0]
    described = {
        name
        for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    }
    more = {"wilds_with_sevens": "yes", "wilds_in_sequence": "1"}
    rule_sets = [*map(agreed, games()), agreed("villages-samba", 4, more)]
    assert described == {field.name for rules in rule_sets for field in fields(rules)}
    assert FieldKind.CARDS in {field.kind for field in fields(rule_sets[0])}


def test_the_example_runs() -> None:
    code = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "docs/pad.md", "exec"), {})
