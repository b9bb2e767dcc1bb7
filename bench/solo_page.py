"""A table in the page, on a slow phone: its first card, its bots, its frames and its memory.

`python -m bench.solo_page` prints the part of bench/page.md that `make page` writes.
"""

import base64
import json
import re
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.slow_network import SlowNetwork, slow_network
from escalera.rules import games
from tests.browser.driver import Player
from tests.browser.serving import prepared_server
from tests.browser.watching import PHONE, visit
from tools.chromium import FLAGS, chromium

ROOT: Final = Path(__file__).resolve().parents[1]
MODULE: Final = ROOT / "build" / "wasm" / "escalera.wasm"
CARDS: Final = "[data-zone=hand] [data-card]"
RUNS: Final = 7
DECIDED: Final = {"hard": 8, "expert": 2}
"""Hands of each game whose decisions are timed, by bot."""
HANDS: Final = 6
"""Hands of the match whose memory is looked at."""
SLOWER_CPU: Final = 4
MOST_BYTES: Final = 330_000
MOST_COLD, MOST_WARM = 1.5, 0.3
MOST_MEDIAN, MOST_99 = 50.0, 200.0
MOST_EXPERT: Final = 2000.0
MOST_FRAME: Final = 50.0
TIMES: Final = """
addEventListener('click', () => { window.tapped ??= performance.now() }, { capture: true })
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-zone=hand] [data-card]')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => { window.firstCard = performance.now() }))
}).observe(document, { childList: true, subtree: true })
"""
"""Notes the tap and the first card painted, in ms since the page began to load."""
RESIDENT: Final = re.compile(r"^VmRSS:\s+(\d+) kB", re.MULTILINE)


@dataclass(frozen=True)
class FirstCard:
    """Seconds from the home page's address and from the tap to the first card; bytes until then."""

    opened: float
    tapped: float
    carried: int


def slowed(page: Page, rate: int = SLOWER_CPU) -> Any:
    """Make a page's thread slower; return the session for more."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def first_card(page: Page, address: str, network: SlowNetwork) -> FirstCard:
    """Open the home page and tap at once; the browser may have been there before."""
    before = network.down.bytes
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    page.locator(CARDS).first.wait_for()
    while not (drawn := page.evaluate("window.firstCard")):  # the policy forbids polling there
        page.wait_for_timeout(20)
    tapped = page.evaluate("window.tapped")
    return FirstCard(drawn / 1000, (drawn - tapped) / 1000, network.down.bytes - before)


def first_cards(browser: Browser, port: int) -> tuple[list[FirstCard], list[FirstCard]]:
    """Return the first cards of browsers that were never here, and of the same ones again."""
    cold, warm = [], []
    for _ in range(RUNS):
        with slow_network(port) as (address, network):
            page = browser.new_context(**PHONE).new_page()  # type: ignore[arg-type]
            slowed(page)
            page.add_init_script(TIMES)
            cold.append(first_card(page, address, network))
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            warm.append(first_card(page, address, network))
            page.context.close()
    return cold, warm


def transfer(browser: Browser, port: int) -> int:
    """Return the bytes of all that a first table needs, without what is kept for later."""
    with slow_network(port) as (address, network):
        context = browser.new_context(**PHONE, service_workers="block")  # type: ignore[arg-type]
        page = context.new_page()
        page.add_init_script(TIMES)
        carried = first_card(page, address, network).carried
        context.close()
    return carried


def decisions(browser: Browser) -> dict[str, list[list[float]]]:
    """Return, by bot, the milliseconds of each decision's steps, on a thread that is slower."""
    module = base64.b64encode(MODULE.read_bytes()).decode()
    with tempfile.TemporaryDirectory() as folder:
        command = ["npx", "--no-install", "vite", "build", "--config", "dev/decisions.config.ts"]
        subprocess.run([*command, "--outDir", folder], cwd=ROOT / "web", check=True)
        script = (Path(folder) / "decisions.js").read_text("utf-8")
    page = browser.new_page()
    page.evaluate(script)
    slowed(page)
    ask = "([module, game, hands, bot]) => decided(module, game, hands, bot)"
    found: dict[str, list[list[float]]] = {bot: [] for bot in DECIDED}
    for bot, hands in DECIDED.items():
        for game in games():
            found[bot] += page.evaluate(ask, [module, game, hands, bot])
    page.close()
    return found


def at_table(browser: Browser, address: str, pace: str, motion: str = "less") -> Player:
    """Return a player at a table of Samba against hard bots."""
    visitor = visit(browser, address, PHONE)
    visitor.remember(motion=motion)
    habit = {"samba": {"table": {"players": 4, "pace": pace}, "bot": "hard"}}
    visitor.has_kept("habits", habit)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now: Samba", exact=True).tap()
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    return Player(visitor, "touch")


def longest_frames(browser: Browser, address: str, motion: str) -> list[float]:
    """Return the work of each task of the page's thread over bots' turns, in ms of a slow phone.

    A frame is one task: what a script does in it, then styles, layout and paint.

    Times are the thread's own, so that other programs on this machine don't count.
    """
    player = at_table(browser, address, "quick", motion)
    work: list[float] = []
    for _ in range(4):
        while player.phase != "wait":
            player.move()
        browser.start_tracing(page=player.page, categories=["toplevel"])
        expect(player.page.locator("[data-context] .turn")).to_be_visible(timeout=60_000)
        work += _tasks(json.loads(browser.stop_tracing()))
    player.page.context.close()
    return work


def _tasks(trace: dict[str, Any]) -> list[float]:
    events = trace["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    mine = [one for one in events if (one["pid"], one["tid"]) in threads and "tdur" in one]
    return [SLOWER_CPU * one["tdur"] / 1000 for one in mine]


def memory(browser: Browser, address: str) -> list[tuple[float, float]]:
    """Return the memory after each hand of a match, in MB: the page's objects, and its process's.

    Objects that nobody needs are not counted; the process has the worker's too, and the engine's.
    """
    player = at_table(browser, address, "instant")
    session = player.page.context.new_cdp_session(player.page)
    session.send("Performance.enable")
    used = []
    for hand in range(HANDS):
        if hand:
            player.press(player.button("Next hand"), "next")
        player.play_hand()
        session.send("HeapProfiler.collectGarbage")
        used.append((_objects(session), _process(browser)))
        if not player.sees("Next hand"):
            break
    player.page.context.close()
    return used


def _objects(session: Any) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize")) / 1e6


def _process(browser: Browser) -> float:
    """Return the memory of the largest process that draws pages."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [one["id"] for one in told if one["type"] == "renderer"]
    status = [Path(f"/proc/{pid}/status").read_text() for pid in pages]
    return max(int(RESIDENT.findall(one)[0]) for one in status) / 1000


@dataclass(frozen=True)
class Figures:
    """What was measured; times in seconds for first cards, in milliseconds else."""

    transfer: int
    cold: list[FirstCard]
    warm: list[FirstCard]
    decisions: dict[str, list[list[float]]]
    tasks: list[float]
    flying: list[float]
    memory: list[tuple[float, float]]


def measured() -> Figures:
    """Measure everything, at a server of its own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = prepared_server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        port = int(server.port)
        try:
            return Figures(
                transfer(browser, port),
                *first_cards(browser, port),
                decisions(browser),
                longest_frames(browser, server.address, "less"),
                longest_frames(browser, server.address, "full"),
                memory(browser, server.address),
            )
        finally:
            browser.close()
            server.stop()


def section(found: Figures) -> str:
    """Return the part of the page of figures."""
    lines = [
        "## A table in the page",
        "",
        '"Play now" on a phone as above, against hard bots. Here all of the network is slow, for',
        "workers too (`bench/slow_network.py`); the processor is slower for the page's own thread,",
        "where the decisions are timed too. The longest task is the thread's own time, over four",
        "rounds of bots' plays.",
        "",
        "| what | is | may be |",
        "|---|---|---|",
        *(f"| {what} | {measure} | {most} |" for what, measure, most in _rows(found)),
        "",
    ]
    return "\n".join(lines)


def _rows(found: Figures) -> list[tuple[str, str, str]]:
    opened = "from the address to the first card, tapped at once"
    return [
        ("carried until the first card, nothing kept", _kb(found.transfer), _kb(MOST_BYTES)),
        ("from the tap to the first card, cold", _median(found.cold, "tapped"), f"{MOST_COLD} s"),
        ("from the tap to the first card, warm", _median(found.warm, "tapped"), f"{MOST_WARM} s"),
        (f"{opened}, cold", _median(found.cold, "opened"), ""),
        (f"{opened}, warm", _median(found.warm, "opened"), ""),
        *_decided("the hard bot's decision", found.decisions["hard"], MOST_MEDIAN, MOST_99, None),
        *_decided("the expert's decision", found.decisions["expert"], None, None, MOST_EXPERT),
        ("its longest step: then the table answers", _ms(_longest_step(found)), ""),
        ("the page's longest task while bots play", _ms(max(found.tasks)), _ms(MOST_FRAME)),
        ("the same while their cards fly", _ms(max(found.flying)), _ms(MOST_FRAME)),
        ("the page's objects after each hand of a match", _each(found.memory, 0), ""),
        ("its process after each hand", _each(found.memory, 1), ""),
    ]


def _decided(
    thinks: str, steps: list[list[float]], median: float | None, most: float | None,
    slowest: float | None,
) -> list[tuple[str, str, str]]:  # fmt: skip
    spent = sorted(map(sum, steps))
    late = spent[int(len(spent) * 0.99)]
    middle = f"{thinks}, median of {len(spent):,}"
    return [
        (middle, _ms(statistics.median(spent)), _ms(median)),
        (f"{thinks}, 99 %", _ms(late), _ms(most)),
        (f"{thinks}, slowest", _ms(spent[-1]), _ms(slowest)),
    ]


def _longest_step(found: Figures) -> float:
    return max(chain(*found.decisions["expert"]))


def _kb(size: int) -> str:
    return f"{size / 1000:.0f} KB"


def _ms(time: float | None) -> str:
    return "" if time is None else f"{time:.1f} ms"


def _median(cards: list[FirstCard], what: str) -> str:
    times = sorted(getattr(one, what) for one in cards)
    return f"{statistics.median(times):.2f} s ({times[0]:.2f} to {times[-1]:.2f})"


def _each(used: list[tuple[float, float]], which: int) -> str:
    return ", ".join(f"{one[which]:.1f}" for one in used) + " MB"


if __name__ == "__main__":
    print(section(measured()))
