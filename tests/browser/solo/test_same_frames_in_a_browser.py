"""A table in the page tells, byte for byte, what a server's table tells: in Chromium."""

import base64
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from escalera.rules import games
from tests.solo.telling import told

ROOT = Path(__file__).resolve().parents[3]
MODULE = ROOT / "build" / "wasm" / "escalera.wasm"


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page's table as one script."""
    out = tmp_path_factory.mktemp("script")
    command = ["npx", "--no-install", "vite", "build"]
    options = ["--config", "dev/frames-in-a-browser.config.ts", "--outDir", str(out)]
    subprocess.run([*command, *options], cwd=ROOT / "web", check=True, capture_output=True)
    return (out / "frames.js").read_text("utf-8")


@pytest.fixture
def page(browser: Browser, script: str) -> Page:
    page = browser.new_page()
    page.evaluate(script)
    return page


@pytest.mark.parametrize("kind", [*games(), "house rules"])
def test_whole_hands_in_chromium(kind: str, page: Page, tmp_path: Path) -> None:
    module = base64.b64encode(MODULE.read_bytes()).decode()
    page.bring_to_front()
    for match in told("hands", tmp_path / "hands.json", kind):
        assert len(match["steps"]) > 100
        asked = [module, match]
        assert page.evaluate("([module, match]) => different(module, match)", asked) == []
