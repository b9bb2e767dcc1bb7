"""The engine against its slow twin: the same random hands at every table, and at house rules."""

import pytest

from tests.fuzz import twin
from tests.fuzz.tables import Table, all_tables, house_tables

HANDS = 4
"""At each table half are dealt, half start near the end. `make fuzz` plays more."""


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_twin_agrees(table: Table) -> None:
    assert twin.failures(table, HANDS, every=3) == []


@pytest.mark.parametrize("table", house_tables(7, 10), ids=str)
def test_the_twin_agrees_at_house_rules(table: Table) -> None:
    assert twin.failures(table, 2, every=3) == []
