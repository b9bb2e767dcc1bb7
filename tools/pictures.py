"""Takes screenshots of every page and of full tables, on a phone and on a desktop: docs/pictures.

`python -m tools.pictures [NAME ...]` needs the built client and Chromium. Look at the pictures.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.scenes import TABLES, Scene, Stage, all_scenes
from tests.browser.serving import prepared_server, tables_of
from tests.browser.watching import DESKTOP, PHONE, Device, visit
from tools.chromium import FLAGS, chromium

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DEVICES: dict[str, Device] = {"390": PHONE, "1280": DESKTOP}
COLOURS = 128
MOST_BYTES = 4_000_000
ONE_SCREEN = {*TABLES, "pad-entry", "new-table", "rules", "book", "differs"}
"""Pictures of all other pages show their whole length."""


def shoot(page: Page, file: Path, *, whole: bool) -> None:
    """Write a picture of a page, with few colours."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    shot = Image.open(io.BytesIO(page.screenshot(full_page=whole))).convert("RGB")
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def take(stage: Stage, name: str, scene: Scene) -> None:
    """Take a scene's picture on each device."""
    for width, device in DEVICES.items():
        visitor = visit(stage.browser, stage.address, device)
        scene(stage, visitor)
        shoot(visitor.page, FOLDER / f"{name}-{width}.png", whole=name not in ONE_SCREEN)
        visitor.context.close()


def take_all(wanted: list[str]) -> None:
    """Take the named pictures, or all if none is named."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = prepared_server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        stage = Stage(browser, server.address, tables_of(server))
        try:
            for name, scene in all_scenes().items():
                if not wanted or name in wanted:
                    take(stage, name, scene)
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Take the pictures; the exit status says whether they are light enough."""
    FOLDER.mkdir(exist_ok=True)
    take_all(sys.argv[1:])
    total = sum(file.stat().st_size for file in FOLDER.glob("*.png"))
    sys.stdout.write(f"{total / 1000:,.0f} KB of pictures in docs/pictures\n")
    sys.exit(1 if total > MOST_BYTES else 0)


if __name__ == "__main__":
    main()
