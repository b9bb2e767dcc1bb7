"""The files for hosting say what is there: they can be read, and name what exists."""

import json
import os
import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import REGISTRY

from escalera.cli.app import _COMMANDS
from escalera.server.host.settings import Settings
from escalera.server.http import app  # noqa: F401 - it brings along what makes the figures
from tools.ahead.targets import TARGETS

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "Containerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()
UNIT = ROOT / "deploy" / "escalera.service"
BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text())
PAGES = sorted((ROOT / "docs" / "hosting").glob("*.md"))
PINNED = re.compile(r"[a-z]+:\d+(\.\d+)*-[a-z-]+")
SETTING = re.compile(r"ESCALERA_([A-Z_]+)")
ELSEWHERE = {"ENGINE", "CACHE", "LANGUAGE", "GAMES"}
"""Variables of the engine and the terminal, which are no settings of the server."""


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE)
    return found


def test_the_composition_is_short_and_has_its_three_parts() -> None:
    assert len(COMPOSE.splitlines()) <= 25
    services = compose()["services"]
    assert set(services) == {"escalera", "database", "caddy"}
    assert services["escalera"]["read_only"] is True
    assert "ports" not in services["escalera"]
    assert "ports" not in services["database"]
    assert services["caddy"]["ports"] == ["80:80", "443:443"]
    named = {name.partition(":")[0] for one in services.values() for name in one.get("volumes", [])}
    assert named == set(compose()["volumes"])


def test_images_are_pinned() -> None:
    images = re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)
    images += [one["image"] for one in compose()["services"].values() if "image" in one]
    assert len(images) == 4
    assert [image for image in images if not PINNED.fullmatch(image)] == []


def test_the_image_is_safe_and_takes_a_wheel_for_each_machine() -> None:
    assert re.search(r"^USER 10001$", CONTAINER, re.MULTILINE)
    assert "HEALTHCHECK" in CONTAINER
    assert "--require-hashes" in CONTAINER
    for kind in ("x86_64", "aarch64"):
        assert f"kind={kind}" in CONTAINER
        assert any(target.wheel.endswith(f"_{kind}") for target in TARGETS.values())
    for copied in re.findall(r"^COPY (?!--from)(\S+)", CONTAINER, re.MULTILINE):
        ignored = (ROOT / ".dockerignore").read_text()
        assert copied in ignored or "!dist/*.whl" in ignored


def test_the_image_installs_what_serving_needs_and_no_compiler() -> None:
    locked = (ROOT / "requirements-server.lock").read_text()
    ours, all_of_it = versions(locked), versions((ROOT / "requirements.lock").read_text())
    assert ours <= all_of_it
    names = {one.partition("==")[0] for one in ours}
    assert names >= {"alembic", "asyncpg", "fastapi", "fpdf2", "numpy", "typer", "uvicorn"}
    assert not names & {"numba", "llvmlite", "ziglang"}


def versions(locked: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+==[^ ;\\]+)", locked, re.MULTILINE))


def test_every_command_and_setting_exists() -> None:
    texts = [CONTAINER, COMPOSE, UNIT.read_text(), *(page.read_text() for page in PAGES)]
    assert len(PAGES) == 3
    for text in texts:
        named = set(SETTING.findall(text)) - ELSEWHERE
        assert named <= {name.upper() for name in Settings.model_fields}
        for command in re.findall(r"(?:bin/|^ +|`)escalera (\w+)", text, re.MULTILINE):
            assert command in {*_COMMANDS, "admin"}
    assert '"escalera", "serve"' in CONTAINER


def test_targets_that_pages_name_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for page in PAGES:
        for target in re.findall(r"`?make ([a-z]+)", page.read_text()):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", ["client", "site"])
def test_a_page_is_built_once_its_books_are_written(page: str) -> None:
    plan = ["make", "--dry-run", "--always-make", page]
    plain = {key: value for key, value in os.environ.items() if key != "MAKEFLAGS"}
    steps = subprocess.run(plan, cwd=ROOT, env=plain, capture_output=True, text=True, check=True)
    assert re.search(r"tools\.books\n.*npm run \S+ build", steps.stdout, re.DOTALL)


def test_the_unit_is_one_for_systemd(tmp_path: Path) -> None:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT)
    assert parser["Service"]["ExecStart"] == "/opt/escalera/bin/escalera serve"
    assert parser["Service"]["DynamicUser"] == "yes"
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd-analyze is not here: the unit was read, and not verified")
    there = tmp_path / "escalera.service"
    program = str(Path(sys.executable).with_name("escalera"))
    there.write_text(UNIT.read_text().replace("/opt/escalera/bin/escalera", program))
    done = subprocess.run([verify, "verify", there], capture_output=True, text=True, check=False)
    about_ours = [line for line in done.stderr.splitlines() if "escalera.service" in line]
    assert about_ours == []


def test_each_panel_shows_a_figure_that_exists() -> None:
    known = {name for one in REGISTRY.collect() for name in (one.name, f"{one.name}_total")}
    shown = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    named = {name for expr in shown for name in re.findall(r"(?:escalera|process)_\w+", expr)}
    assert len(shown) > 8
    assert sorted(named - known) == []
    ours = {one.name for one in REGISTRY.collect() if one.name.startswith("escalera_")}
    assert {name for name in ours if not any(name in expr for expr in shown)} == set()
