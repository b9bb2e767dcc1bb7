"""The README's ten lines run as they stand, and its commands exist."""

import re
import tomllib
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parent.parent


def _example() -> str:
    found = re.search(r"```python\n(.*?)```", (_ROOT / "README.md").read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_ten_lines_run(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line for line in _example().splitlines() if line]
    assert len(lines) <= 10
    exec(compile(_example(), "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert printed.startswith("JOKER_DISCARD") or "NOT_IN_HAND" in printed
    assert "escalera 1\ngame sambola 1\nplayers 4" in printed


def test_its_commands_exist() -> None:
    from escalera.cli.app import app

    named = set(re.findall(r"^\| `escalera (\w+)", (_ROOT / "README.md").read_text(), re.MULTILINE))
    made = {
        command.name or getattr(command.callback, "__name__", "")
        for command in app.registered_commands
    }
    assert named <= made


def test_its_extras_exist() -> None:
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r"pip install '\.\[(\w+)\]'", (_ROOT / "README.md").read_text("utf-8")))
    assert named == {"server", "paper"}
    assert named <= set(project["optional-dependencies"])
