"""Draw web/public/icon.svg as the PNG icons that phones ask for: `python -m tools.icons`.

A maskable icon may be cut to any shape, so its picture keeps to the middle; Apple cuts its icon by
itself.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.chromium import FLAGS, chromium

FOLDER: Final = Path(__file__).resolve().parents[1] / "web" / "public"
GROUND: Final = re.compile(r'<rect width="64" height="64" rx="14"')


@dataclass(frozen=True)
class Icon:
    """A picture of so many pixels; square to the edges or with round corners, larger or smaller."""

    name: str
    size: int
    square: bool = False
    scale: float = 1.0


ICONS: Final = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, square=True, scale=0.8),
    Icon("apple-touch-icon.png", 180, square=True),
)


def drawing(icon: Icon, svg: str) -> str:
    """Return the page that shows an icon and nothing else."""
    ground = svg
    if icon.square:
        ground, cut = GROUND.subn('<rect width="64" height="64"', svg)
        assert cut == 1, "The icon has no ground."
    edge = f"{icon.size}px"
    color = re.search(r'rx="14" fill="(#\w+)"', svg)
    assert color is not None
    behind = color[1] if icon.square else "transparent"
    return (
        f"<style>*{{margin:0}}body{{width:{edge};height:{edge};background:{behind}}}"
        f"svg{{display:block;width:{edge};height:{edge};transform:scale({icon.scale})}}</style>{ground}"
    )


def draw(page: Page, icon: Icon, svg: str) -> bytes:
    """Return an icon as PNG."""
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(drawing(icon, svg))
    return page.screenshot(omit_background=True)


def main() -> None:
    """Draw and write all icons."""
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page()
        for icon in ICONS:
            (FOLDER / icon.name).write_bytes(draw(page, icon, svg))
        browser.close()


if __name__ == "__main__":
    main()
