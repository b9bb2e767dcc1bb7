"""The fuzz gate in the test run: 800 dealt hands and more for every game, players and switch.

`make fuzz` plays 50,000 of each. Here each of the four players has 250 of each, 50 near the end.
"""

import pytest

from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table, all_tables, house_tables

HANDS = 1000
"""Four in five are dealt, the others start near the end."""
EVERY = 200
HOUSE_HANDS = 200


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_random_hands(table: Table) -> None:
    assert Gate(table, EVERY).failures(HANDS) == []


@pytest.mark.parametrize("table", house_tables(5, 24), ids=str)
def test_random_hands_with_house_rules(table: Table) -> None:
    assert Gate(table, EVERY).failures(HOUSE_HANDS) == []
