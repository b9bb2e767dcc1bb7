"""The arena on a Ray cluster; `make test-ray` runs it, because Ray is large."""

import json
from pathlib import Path

import pytest

from escalera.arena import ArenaError, Order, Report, compare
from escalera.cli.app import run
from escalera.rules import load

pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]

ORDER = Order(load("black-samba", 4), ("greedy", "random"), seed=7, deals=9)


def timeless(report: Report) -> dict[str, object]:
    figures: dict[str, object] = json.loads(report.to_json())
    del figures["times"]
    return figures


def test_the_same_result_as_here() -> None:
    assert timeless(compare(ORDER, ray="local")) == timeless(compare(ORDER))


def test_records_and_going_on(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    compare(ORDER, records=here)
    told: list[int] = []
    compare(Order(ORDER.rules, ORDER.bots, seed=7, deals=3), records=there)
    compare(ORDER, ray="local", records=there, progress=told.append)
    assert told == [4, 5, 6, 7, 8, 9]
    texts = [{p.name: p.read_text("utf-8") for p in f.glob("*.rec")} for f in (here, there)]
    assert texts[0] == texts[1]


def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ArenaError, match="no Ray cluster at auto"):
        compare(ORDER, ray="auto")
    wished = ["greedy", "random", "--game", "samba", "--deals", "1", "--ray", "auto"]
    assert run(["arena", *wished]) == 2
    assert "There is no Ray cluster at auto" in capsys.readouterr().err
