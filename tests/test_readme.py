"""The README's Python runs as written, and its commands exist."""

import doctest
import re
import tomllib
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent


def test_its_python_runs_as_it_stands() -> None:
    failed, tried = doctest.testfile(str(_ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 9)


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
    named = set(
        re.findall(r"pip install '[\w.]+\[(\w+)\]'", (_ROOT / "README.md").read_text("utf-8"))
    )
    assert named == {"jit", "server", "paper"}
    assert named <= set(project["optional-dependencies"])
