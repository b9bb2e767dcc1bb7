"""The load generator plays at a real server, and its processes' figures make one."""

from pathlib import Path

from bench.load import generators
from bench.load.generator import Counted, Order
from tests.server.serving import serving


def test_a_table_is_played_at(tmp_path: Path) -> None:
    told = []
    with serving(f"sqlite:///{tmp_path / 'load.db'}", tmp_path / "log") as server:
        order = Order([server.address], tables=1, seconds=0.3)
        found = generators.played(
            order, before=lambda: told.append("before"), after=lambda: told.append("after")
        )
    assert told == ["before", "after"]
    assert found.plays > 0
    assert found.bytes_per_play > 200
    assert found.refused == {}


def test_processes_share_the_tables() -> None:
    shares = list(generators.shares(Order([], tables=5, seconds=1.0), 3))
    assert [share.tables for share in shares] == [2, 2, 1]
    assert len({share.seed for share in shares}) == 3
    assert len(list(generators.shares(Order([], tables=1, seconds=1.0), 3))) == 1


def test_what_processes_counted_is_added_up() -> None:
    found = generators.merged(
        [Counted(2, 100, {}, [1.0, 3.0]), Counted(3, 150, {"BUSY": 1}, [2.0, 2.0, 6.0])],
        seconds=2.0,
    )
    assert found == generators.Measured(5, 2.5, 2.0, 6.0, 50.0, {"BUSY": 1}, 3.0)
