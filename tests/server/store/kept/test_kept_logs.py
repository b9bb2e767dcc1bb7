"""We read logs of earlier code for ever, and their tables say what they said then.

If mending a rule makes that impossible for a log, raise `ENGINE`, and write next to the log what
comes out differently and in which hand, as `{"changed": ["play", 1]}`.
"""

import json
from pathlib import Path
from typing import get_args

import pytest

from escalera.engine.match.engine_version import ENGINE
from escalera.server.table import events
from escalera.server.table.stored.checks import Changed
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from tests.server.store.kept.kept_logs import penalties, told

LOGS = sorted(Path(__file__).parent.glob("logs/*/*.jsonl"))
GAMES = {"samba", "sambola", "black-samba", "bolivia", "villages-samba"}
NAMES = [f"{log.parent.name}/{log.stem}" for log in LOGS]


def read(log: Path) -> Table:
    return rebuilt(log.read_bytes().splitlines())


@pytest.mark.parametrize("log", LOGS, ids=NAMES)
def test_a_kept_log_tells_what_it_told(log: Path) -> None:
    then = json.loads(log.with_suffix(".json").read_text())
    if "changed" in then:
        with pytest.raises(Changed) as found:
            read(log)
        assert [found.value.what, found.value.hand] == then["changed"]
        return
    now = json.loads(json.dumps(told(read(log))))
    rules = then.pop("rules")
    assert {name: now["rules"].get(name) for name in rules} == rules
    assert {name: now[name] for name in then} == then


def test_logs_of_every_engine_are_read() -> None:
    """What played a log stays noted in it, however often `ENGINE` was raised since."""
    played_by = {read(log).made.engine for log in LOGS}
    assert played_by >= set(range(ENGINE))


def test_the_kept_logs_hold_everything_that_happens_at_tables() -> None:
    tables = [read(log) for log in LOGS]
    lines = [events.decode(line) for log in LOGS for line in log.read_bytes().splitlines()]
    assert {table.options.game for table in tables} >= GAMES
    assert {table.status for table in tables} == {"open", "playing", "finished"}
    assert {type(event) for event in lines} == set(get_args(events.Event))
    by = {event.by for event in lines if isinstance(event, events.Played)}
    assert by == {"person", "bot", "clock"}
    assert any(table.rules.house_rule_keys for table in tables)
    assert any(penalties(table) for table in tables)
    assert {bool(table.game and not table.game.hand_over) for table in tables} == {True, False}
