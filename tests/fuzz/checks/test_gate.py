"""The fuzz gate in the test run: 2,000 dealt hands and more for every game, players and switch."""

import pytest

from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table, all_tables, house_tables

HANDS = 2500
"""Four in five are dealt, the others start near the end."""
EVERY = 200
HOUSE_HANDS = 200


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_random_hands(table: Table) -> None:
    assert Gate(table, EVERY).failures(HANDS) == []


@pytest.mark.parametrize("table", house_tables(5, 24), ids=str)
def test_random_hands_with_house_rules(table: Table) -> None:
    assert Gate(table, EVERY).failures(HOUSE_HANDS) == []
