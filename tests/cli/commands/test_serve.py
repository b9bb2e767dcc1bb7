"""`escalera serve`: it says where it is once it is open, and shows the page on a desktop."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from escalera.cli.app import run
from escalera.cli.commands.tables import serve
from tests.server.plain_http import PLAIN

ADDRESSES = re.compile(r"http://[^ ]+")


@contextmanager
def started(folder: Path, *arguments: str, **environment: str) -> Iterator[str]:
    """Start a server in a folder, with a browser that notes what it is to show; yield its line."""
    told = folder / "browser"
    told.write_text(f'#!/bin/sh\necho "$1" > {folder}/shown\n')
    told.chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "-m", "escalera", "serve", "--port", "0", *arguments],
        cwd=folder,
        env={**os.environ, "BROWSER": str(told), "ESCALERA_LOG_LEVEL": "warning", **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        lines = (line for line in process.stdout if "open at" in line)
        yield next(lines)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


def shown(folder: Path, seconds: float) -> str:
    """Return what the browser was told to show within a time."""
    found = folder / "shown"
    until = time.monotonic() + seconds
    while time.monotonic() < until and not (found.exists() and found.read_text()):
        time.sleep(0.05)
    return found.read_text().strip() if found.exists() else ""


def test_what_it_says_is_so_and_a_desktop_shows_it(tmp_path: Path) -> None:
    with started(tmp_path, "--show", DISPLAY=":9") as line:
        address = ADDRESSES.findall(line)[0]
        assert httpx.get(f"{address}/health", verify=PLAIN).text.startswith("ok\n")
        assert shown(tmp_path, 10) == address


def test_a_machine_without_a_screen_shows_nothing(tmp_path: Path) -> None:
    with started(tmp_path, "--show", DISPLAY="", WAYLAND_DISPLAY="") as line:
        assert ADDRESSES.findall(line)
        assert not shown(tmp_path, 0.5)


def test_one_that_listens_everywhere_names_the_house_address_too() -> None:
    first, *house = serve._addresses("0.0.0.0", 8000)
    assert first == "http://127.0.0.1:8000"
    assert house in ([], [f"http://{serve._in_the_house()}:8000"])
    assert serve._addresses("::1", 8000) == ["http://[::1]:8000"]


def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pydantic_settings", None)
    assert run(["serve"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Serving needs the extra server" in said
    assert "pip install 'escalera[server]'" in said
