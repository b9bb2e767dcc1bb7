"""`escalera mcp` without the extra says what is missing, and what is wrong with a game."""

import sys
from types import SimpleNamespace

import pytest

from escalera.cli.app import run
from escalera.envs.mcp.seat import Seat


@pytest.fixture(autouse=True)
def without_mcp(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a machine that hasn't the extra."""
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)


def test_the_extra_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "samba"]) == 2
    assert "pip install 'escalera[mcp]'" in capsys.readouterr().err


def test_an_unknown_game_is_said_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "rummy"]) == 2
    assert "rummy" in capsys.readouterr().err


def test_the_seat_speaks_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Seat] = []

    def server(seat: Seat) -> SimpleNamespace:
        served.append(seat)
        return SimpleNamespace(run=lambda: None)

    monkeypatch.setitem(sys.modules, "escalera.envs.mcp.tools", SimpleNamespace(server=server))
    assert run(["mcp", "samba", "--language", "es"]) == 0
    assert served[0].next_hand()["why"] == "La mano no ha terminado."
