"""`escalera bench` hands over to `escalera.bench`."""

import sys
from types import ModuleType

import pytest

from escalera.cli.app import run


@pytest.mark.parametrize(("arguments", "json"), [(["bench"], False), (["bench", "--json"], True)])
def test_it_runs_the_bench(
    arguments: list[str], json: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []
    bench = ModuleType("escalera.bench")
    monkeypatch.setattr(bench, "run", lambda *, json: asked.append(json), raising=False)
    monkeypatch.setitem(sys.modules, "escalera.bench", bench)
    monkeypatch.setattr(sys.modules["escalera"], "bench", bench, raising=False)
    assert run(arguments) == 0
    assert asked == [json]
