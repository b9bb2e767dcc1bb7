"""A wheel has the page, the licences and the games' data; without the page there is no wheel."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parent.parent
_BUILT_WITH = {"@sveltejs/vite-plugin-svelte", "@yowasp/clang"}
"""What builds the client and leaves nothing in it."""
_PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "LICENSES")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a copy of all that goes into a wheel, without a built client."""
    for name in _PARTS:
        part = _ROOT / name
        copy = shutil.copytree if part.is_dir() else shutil.copyfile
        copy(part, tmp_path / name)
    shutil.copytree(_ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def build(project: Path, **named: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    surroundings = {**os.environ, **named}
    return subprocess.run(
        command, cwd=project, env=surroundings, capture_output=True, text=True, check=False
    )


@pytest.fixture
def page(project: Path) -> None:
    """Put a client into the project."""
    path = project / "web" / "dist" / "index.html"
    path.parent.mkdir(parents=True)
    path.write_text("<title>Escalera</title>")


def test_a_wheel_without_the_client_fails_and_says_why(project: Path) -> None:
    done = build(project)
    assert done.returncode != 0
    assert "run `make client` first" in done.stderr
    assert not list(project.glob("dist/*.whl"))


@pytest.mark.usefixtures("page")
def test_a_wheel_of_a_platform_has_its_library(project: Path) -> None:
    native = project / "native"
    native.mkdir()
    (native / "escalera-0-linux-aarch64.so").touch()
    platform = "manylinux_2_17_aarch64"
    assert build(project, ESCALERA_NATIVE="native", ESCALERA_PLATFORM=platform).returncode == 0
    (wheel,) = project.glob(f"dist/*-py3-none-{platform}.whl")
    assert "escalera/native/escalera-0-linux-aarch64.so" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.usefixtures("page")
def test_a_wheel_is_whole(project: Path) -> None:
    assert build(project).returncode == 0
    (wheel,) = project.glob("dist/*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "escalera/server/web/index.html" in names
    assert "escalera/rules/data/samba.toml" in names
    assert "escalera/rules/presets/samba-card-books.toml" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/NOTICE") for name in names)
    assert any(name.endswith("paper/fonts/LICENSE.txt") and "licenses" in name for name in names)


def test_the_notice_names_what_the_client_is_built_of() -> None:
    import json

    package = json.loads((_ROOT / "web" / "package.json").read_text("utf-8"))
    notice = (_ROOT / "NOTICE").read_text("utf-8")
    bundled = package["dependencies"].keys() - _BUILT_WITH
    assert [name for name in bundled if f"  {name} " not in notice] == []
