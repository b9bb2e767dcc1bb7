"""The settings: documented as they are, read from the environment, refused in a sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from escalera.server.host.settings import Settings

PAGE = Path(__file__).parents[3] / "docs" / "serving.md"


def shown(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_is_documented(name: str) -> None:
    field = Settings.model_fields[name]
    row = f"| `ESCALERA_{name.upper()}` | `{shown(field.default)}` | {field.description} |"
    assert row in PAGE.read_text()


def test_help_tells_every_setting() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "escalera", "serve", "--help"],
        env={"COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    )
    for name in Settings.model_fields:
        assert f"ESCALERA_{name.upper()}" in done.stdout


def test_the_environment_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCALERA_PORT", "8123")
    monkeypatch.setenv("ESCALERA_ORIGINS", '["https://cards.example"]')
    settings = Settings()
    assert settings.port == 8123
    assert settings.origins == ("https://cards.example",)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port 70000"),
        (["--database", "mysql://x"], "database"),
        (["--host", "256.0.0.1"], "Can't listen"),
    ],
)
def test_what_can_not_be_is_said_in_a_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "escalera", "serve", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
