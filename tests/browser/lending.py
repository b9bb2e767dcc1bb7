"""Chromium for one test after another, and pages that one person after another uses.

A new browser for each of them would take twice as long: it reads the page's code anew, and
compiles it.
"""

import json
import os
from collections import defaultdict
from contextlib import ExitStack

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.watching import DESKTOP, Device, Visitor, visit
from tools.chromium import FLAGS, chromium


class Lender:
    """Lends pages by device; those that come back are as new for the next person."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None
        self._free: defaultdict[str, list[Visitor]] = defaultdict(list)
        self._lent: list[Visitor] = []

    @property
    def browser(self) -> Browser:
        """The browser, started if it is not running."""
        if self._browser is None:
            playwright = self._running.enter_context(sync_playwright())
            # HEADED=1 needs a browser with windows: ESCALERA_CHROMIUM=/usr/bin/chromium.
            self._browser = playwright.chromium.launch(
                executable_path=chromium(), headless=not os.environ.get("HEADED"), args=[*FLAGS]
            )
            self._running.callback(self._browser.close)
        return self._browser

    def lend(self, address: str, device: Device = DESKTOP, *, keeps: bool = False) -> Visitor:
        """Return somebody who was never here before; keeps: see `visit`."""
        free = self._free[json.dumps(device)]
        if keeps or not free:
            visitor = visit(self.browser, address, device, keeps=keeps)
        else:
            before = free.pop()
            visitor = Visitor(before.context, before.page, address, device)
            visitor.watch()
        self._lent.append(visitor)
        return visitor

    def take_back(self) -> list[str]:
        """Let everybody leave, and return what went wrong in their pages."""
        lent, self._lent = self._lent, []
        faults = [fault for visitor in lent for fault in visitor.faults]
        for visitor in lent:
            self._part(visitor)
        return faults

    def looks(self) -> str:
        """Return what the pages that are lent show."""
        return "\n\n".join(map(_look, self._lent))

    def _part(self, visitor: Visitor) -> None:
        """Keep a person's page for others, or close what can't be made as new."""
        if not visitor.spent and _left(visitor):
            self._free[json.dumps(visitor.device)].append(visitor)
        else:
            visitor.context.close()

    def close(self) -> None:
        """End the browser: while it runs, so does its event loop, which disturbs other tests."""
        self._free.clear()
        self._lent.clear()
        self._browser = None
        self._running.close()


def _left(visitor: Visitor) -> bool:
    """Make a person's page as new; False if that can't be, as when it was closed."""
    try:
        visitor.leave()
    except Error:
        return False
    return True


def _look(visitor: Visitor) -> str:
    """Return a page's address, what it waits for, its errors and its words."""
    asked = [request.url for request in visitor.asking]
    try:
        words = visitor.page.locator("body").inner_text(timeout=1000)
    except Error as gone:
        words = str(gone)
    return f"{visitor.page.url} waits for {asked}; {visitor.faults}\n{words}"
