"""A command loads what it needs, so that it answers at once."""

import socket
from pathlib import Path

from tests.another_python import run

SAID = """
import gc, sys
from escalera.cli import main
sys.argv[0] = "escalera"
try:
    main()
except SystemExit:
    pass
loaded = {name for name, module in sys.modules.items() if module}
print(sorted({"alembic", "fastapi", "numba", "pydantic.v1", "rich.markdown"} & loaded))
print(gc.isenabled(), gc.get_freeze_count() > 0)
"""


def loaded(*words: str) -> list[str]:
    """Return what a command loads of what few need, and what it says of garbage."""
    return run("-c", SAID, *words).splitlines()[-2:]


def test_a_small_command_loads_nothing_of_the_server_or_of_help() -> None:
    assert loaded("--version") == ["[]", "True True"]
    assert loaded("rules") == ["[]", "True True"]


def test_help_is_loaded_when_it_is_asked_for() -> None:
    assert loaded("--help") == ["['rich.markdown']", "True True"]


def test_a_server_loads_no_more_than_it_needs(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'e.db'}"
        assert loaded("serve", "--port", port, "--database", database) == [
            "['fastapi']",
            "True True",
        ]
