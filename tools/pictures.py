"""Takes pictures of the page: each state at nine sizes and in both languages, into build/pictures.

`python -m tools.pictures [NAME ...]` takes all, or those of the named states; it needs the built
client and Chromium. Look at them one by one. Those that README and docs show go into docs/pictures.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tests.browser.lending import Lender
from tests.browser.scenes import Stage, all_scenes
from tests.browser.serving import prepared_server, tables_of
from tests.browser.sight import SIZES, Size
from tests.browser.states import STATES
from tests.browser.watching import Device

ROOT: Final = Path(__file__).resolve().parent.parent
LOOKED_AT: Final = ROOT / "build" / "pictures"
SHOWN: Final = ROOT / "docs" / "pictures"
LANGUAGES: Final = ("en", "es")
IN_DOCS: Final = ("full-sambola", "hand-over", "home", "lesson", "new-table", "pad")
"""The scenes that README and docs show, on a phone and on a laptop."""
DOCS_SIZES: Final[tuple[Size, ...]] = ((390, 844), (1280, 800))
LOOKS: Final = {"motion": "less"}
COLOURS: Final = 224
MOST_BYTES: Final = 4_000_000


@contextmanager
def staged() -> Iterator[tuple[Stage, Lender]]:
    """Give a server, and browsers that come to it."""
    lender = Lender()
    with tempfile.TemporaryDirectory() as folder:
        server = prepared_server(Path(folder))
        server.start()
        try:
            visit = partial(lender.lend, server.address)
            yield Stage(visit, server.address, tables_of(server)), lender
        finally:
            lender.close()
            server.stop()


def device(size: Size, *, sharp: bool = False) -> Device:
    """Return a device of a size; a phone or a tablet is touched."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "device_scale_factor": 2 if sharp else 1,
        "has_touch": min(size) <= 800,
    }


def shoot(page: Page, file: Path, colours: int = 0) -> None:
    """Write what is in the window, with few colours if it says how many."""
    page.bring_to_front()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    file.parent.mkdir(parents=True, exist_ok=True)
    if colours:
        shot = shot.quantize(colours, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    shot.save(file, optimize=True)


def look(stage: Stage, name: str, language: str) -> None:
    """Take a state's pictures at all sizes, in one language."""
    visitor = stage.visit(device=device(SIZES[0]))
    visitor.remember(language=language, **LOOKS)
    STATES[name](stage, visitor)
    for size in SIZES:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        shoot(visitor.page, LOOKED_AT / name / f"{language}-{size[0]}x{size[1]}.png")


def show(stage: Stage, name: str) -> None:
    """Take a scene's pictures for the docs."""
    for size in DOCS_SIZES:
        visitor = stage.visit(device=device(size, sharp=size[0] < 800))
        all_scenes()[name](stage, visitor)
        shoot(visitor.page, SHOWN / f"{name}-{size[0]}.png", COLOURS)


def main(wanted: list[str]) -> None:
    """Take the pictures; the exit status says whether those of the docs are light enough."""
    with staged() as (stage, lender):
        for name in STATES:
            for language in LANGUAGES:
                if not wanted or name in wanted:
                    look(stage, name, language)
                    lender.take_back()
        for name in IN_DOCS:
            if not wanted or name in wanted:
                show(stage, name)
                lender.take_back()
    total = sum(file.stat().st_size for file in SHOWN.glob("*.png"))
    sys.stdout.write(f"build/pictures is for looking; docs/pictures has {total / 1000:,.0f} KB\n")
    sys.exit(1 if total > MOST_BYTES else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
