"""Somebody's browser at the table, under watch: an error in its console fails the test."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
)
from playwright.sync_api import Error as PageError

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
Device = dict[str, Any]
TOUCH = 44
"""How many pixels a finger can hit, across and down."""
REACH = 24
"""How many pixels show of a card in a fan: more cards fit, and a player can have them larger."""
TARGETS = "button, a[href], input, select, summary"
TOO_SMALL = """([targets, touch, reach]) =>
[...document.querySelectorAll(targets)].flatMap((target) => {
  const touched = target.closest('label') ?? target
  const { width, height, right } = touched.getBoundingClientRect()
  const shown = width && right > 0 && target.checkVisibility()
  const inText = getComputedStyle(touched).display === 'inline'
  const least = target.dataset.card ? reach : touch
  if (!shown || inText || Math.min(width, height) > least - 0.1) return []
  const name = target.ariaLabel || target.innerText || target.type
  return [`${name}: ${width.toFixed(1)} by ${height.toFixed(1)}`]
})"""
"""What is too small to touch; people read links in a line of text, and need not aim at them."""
VIOLATIONS = """async () => {
  const preload = { assets: ['media'] }
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload })
  return violations
}"""
"""What axe finds wrong. The rules that need all style sheets once more are not on by default."""
NO_WORKER = """if (navigator.serviceWorker)
  navigator.serviceWorker.register = () => new Promise(() => {})"""
"""As long as a browser has no service worker yet, the page fetches no file that it would keep."""
TWO_FRAMES = "() => new Promise(so => requestAnimationFrame(() => requestAnimationFrame(so)))"
AT_ONCE = {"hold": "off"}
"""Habits of people who never take a discard back: a whole hand takes no longer than it must."""
STARTED = f"if (location.host) localStorage['escalera.prefs'] ??= {json.dumps(json.dumps(AT_ONCE))}"
"""Whoever has chosen nothing has these habits; an empty page has no storage."""
PATIENCE = 10_000
"""Milliseconds to wait for what should come."""
expect.set_options(timeout=PATIENCE)
LOST = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
"""What a console says when the server is not there."""
NOT_POSSIBLE = ("status of 422",)
"""What it says when the server refuses rules."""


@dataclass
class Visitor:
    """A person's browser on one device."""

    context: BrowserContext
    page: Page
    address: str
    device: Device
    faults: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()
    """Texts of errors that belong to the test."""
    asking: set[Request] = field(default_factory=set)
    """Requests without an answer yet."""
    spent: bool = False
    """Something was done to this browser that `leave` does not undo: nobody uses it again."""
    _first: ExitStack = field(default_factory=ExitStack)

    def go(self, path: str) -> Page:
        """Open a page of the server in front of all others."""
        self.page.bring_to_front()
        self.page.goto(self.address + path)
        return self.page

    def be(self, cookie: str) -> None:
        """Be a person from now on."""
        self.context.add_cookies([{"name": "escalera", "value": cookie, "url": self.address}])

    def watch(self) -> None:
        """Note everything that goes wrong in the page."""
        self.page.set_default_timeout(PATIENCE)
        for event, heard in self._heard_of().items():
            self.page.on(event, heard)  # type: ignore[call-overload]

    def leave(self) -> None:
        """Make the browser as new, for somebody who was never here before."""
        for event, heard in self._heard_of().items():
            self.page.remove_listener(event, heard)
        self._first.close()
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        self._forget()
        self.page.set_viewport_size(self.device["viewport"])
        self.page.mouse.move(0, 0)

    def _forget(self) -> None:
        session = self.context.new_cdp_session(self.page)
        kept = {"origin": self.address, "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", kept)
        session.detach()
        self.context.clear_cookies()

    def _heard_of(self) -> dict[str, Callable[[Any], None]]:
        return {
            "request": self._asks,
            "requestfinished": self._is_answered,
            "requestfailed": self._is_answered,
            "console": self._heard,
            "pageerror": self._failed,
        }

    def _asks(self, request: Request) -> None:
        self.asking.add(request)

    def _is_answered(self, request: Request) -> None:
        self.asking.discard(request)

    def _heard(self, message: ConsoleMessage) -> None:
        wrong = message.type == "error" or "Content Security Policy" in message.text
        if wrong and not any(text in message.text for text in self.allowed):
            where = message.location.get("url", "")
            self.faults.append(f"{message.type}: {message.text} {where}")

    def _failed(self, error: PageError) -> None:
        self.faults.append(f"error: {error}")

    def settle(self) -> None:
        """Wait until a page has drawn its content and asks for nothing more."""
        expect(self.page.get_by_role("heading", level=1).first).to_be_attached()
        until = time.monotonic() + PATIENCE / 1000
        self.page.evaluate(TWO_FRAMES)
        while self.asking:
            assert time.monotonic() < until, [request.url for request in self.asking]
            self.page.evaluate(TWO_FRAMES)

    def look_at(self) -> list[str]:
        """Return what axe finds wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        return [_line(violation) for violation in self.page.evaluate(VIOLATIONS)]

    def sideways(self) -> int:
        """Return by how many pixels the page is wider than its window."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        return int(self.page.evaluate(wide))

    def too_small(self) -> list[str]:
        """Return what is meant to be touched but too small for a finger."""
        return list(self.page.evaluate(TOO_SMALL, [TARGETS, TOUCH, REACH]))

    def remember(self, **looks: Any) -> None:
        """Start each page with looks and habits chosen before."""
        self.has_kept("prefs", AT_ONCE | looks)

    def has_kept(self, name: str, value: Any) -> None:
        """Start each page with something that the browser has kept before."""
        text = json.dumps(json.dumps(value))
        self.first(f"localStorage.setItem('escalera.{name}', {text})")

    def first(self, script: str) -> None:
        """Run a script at the start of each page."""
        self._first.enter_context(self.page.add_init_script(script))


def _line(violation: dict[str, Any]) -> str:
    places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
    return f"{violation['id']}: {violation['help']} at {'; '.join(places[:4])}"


def visit(browser: Browser, address: str, device: Device, *, keeps: bool = False) -> Visitor:
    """Return a new browser, of somebody who was never here before.

    keeps: whether the page may keep all its files, to go on without a network. Each new browser
    fetches them all, so only the tests that need them say so.
    """
    context = browser.new_context(**device, reduced_motion="reduce", locale="en-GB")
    context.add_init_script(STARTED)
    if not keeps:
        context.add_init_script(NO_WORKER)
    visitor = Visitor(context, context.new_page(), address, device, spent=keeps)
    visitor.watch()
    return visitor
