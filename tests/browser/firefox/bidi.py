"""Debian's Firefox, driven by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/.

Playwright drives only a Firefox of its own; this is the one that people have.
"""

import base64
import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tools.firefox import firefox

LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: Final = 'user_pref("intl.accept_languages", "en-GB");\n'
PATIENCE: Final = 30.0
"""Seconds for whatever is waited for, as Firefox without a screen is slow."""
HIT: Final = """(...given) => {
  const element = (%s)(...given)
  if (!element) return null
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null
}"""

BOX: Final = """() => {
  const element = (%s)()
  if (!element) return null
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}"""


class Firefox:
    """One tab: it shows an address, answers questions about the page, and is clicked at."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._send("session.new", capabilities={})
        self._tab = self._send("browsingContext.getTree")["contexts"][0]["context"]
        self._send("session.subscribe", events=["log.entryAdded"])
        self.faults: list[str] = []
        """Errors of the page's scripts."""

    def _send(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                return dict(told["result"])
            self._hear(told)

    def _hear(self, told: dict[str, Any]) -> None:
        entry = told.get("params", {})
        if told.get("method") == "log.entryAdded" and entry["type"] == "javascript":
            self.faults.append(entry["text"])

    def go(self, address: str) -> None:
        """Open an address, and wait until it has loaded."""
        self._send("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._tab, wait="complete")

    def ask(self, function: str, *given: str) -> Any:
        """Return what a function in the page returns, awaited."""
        told = self._send(
            "script.callFunction",
            functionDeclaration=f"async (...given) => JSON.stringify(await ({function})(...given))",
            arguments=[{"type": "string", "value": value} for value in given],
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        result = told["result"]
        return json.loads(result["value"]) if result["type"] == "string" else None

    def wait(self, function: str, *given: str) -> Any:
        """Return the first answer that is not empty."""
        until = time.monotonic() + PATIENCE
        while not (found := self.ask(function, *given)):
            assert time.monotonic() < until, (
                function,
                given,
                self.ask("() => document.body.innerText"),
            )
        return found

    def picture(self, finder: str) -> bytes:
        """Return the element that a function finds as a PNG, once it is there and stays there."""
        box, before = self.wait(BOX % finder), None
        while box != before:
            shot = self._send(
                "browsingContext.captureScreenshot",
                context=self._tab,
                clip={"type": "box", **box},
            )
            box, before = self.wait(BOX % finder), box
        return base64.b64decode(shot["data"])

    def click(self, finder: str, *given: str) -> None:
        """Click with the mouse at the element that a function finds, once it can be hit."""
        at = self.wait(HIT % finder, *given)
        actions = [
            {"type": "pointerMove", **at},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self._send("input.performActions", context=self._tab, actions=[mouse])


@contextmanager
def running_firefox(folder: Path) -> Iterator[Firefox]:
    """Start Firefox with a new profile in a folder."""
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(PREFERENCES)
    command = [firefox(), "--headless", "--no-remote", "--remote-debugging-port", "0"]
    with (folder / "firefox.log").open("w+") as log:
        started = subprocess.Popen(
            [*command, "--profile", str(profile), "about:blank"], stdout=log, stderr=log
        )
        try:
            address = _address(folder / "firefox.log", started)
            with connect(f"{address}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            started.terminate()
            started.wait(20)


def _address(log: Path, started: "subprocess.Popen[bytes]") -> str:
    until = time.monotonic() + 2 * PATIENCE
    while not (found := LISTENING.search(log.read_text())):
        assert started.poll() is None, log.read_text()
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)
    return found[1]
