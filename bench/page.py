"""How heavy the page is, and how soon a slow phone draws the first card: bench/page.md.

`python -m bench.page` needs the built client and Chromium.
"""

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench import solo_page
from escalera.server.http.client_files import client_folder
from tests.browser.serving import prepared_server, tables_of
from tests.browser.tables import Opened
from tests.browser.watching import PHONE
from tools.chromium import FLAGS, chromium

REPORT = Path(__file__).parent / "page.md"
MOST_SCRIPT = 120_000
APART = ("PadPages", "BookPage", "worker")
"""Files of the score pad, the rule book, and tables in the page, which have a part of their own."""
MOST_SECONDS = 2.0
TOY = 27_800
"""Bytes of the smallest page that draws a hand with the same tools."""
RUNS = 7
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER_CPU = 4
FIRST_CARD = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-zone=hand] [data-card]')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => { window.firstCard = performance.now() }))
}).observe(document, { childList: true, subtree: true })
"""
"""Notes when the first card of the hand is painted, from the start of the navigation."""


def script_sizes() -> dict[str, int]:
    """Return the gzipped bytes of each script file."""
    files = sorted(client_folder().glob("assets/*.js"))
    return {path.name: len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files}


def loaded(browser: Browser, address: str, table: Opened) -> dict[str, set[str]]:
    """Return which script files the home page and a table fetch."""
    paths = {"home": "/", "table": table.path}
    return {
        name: _scripts(_phone(browser, address, table), address + path)
        for name, path in paths.items()
    }


def _scripts(page: Page, url: str) -> set[str]:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(url)
    page.wait_for_timeout(1500)
    page.context.close()
    return {file.rpartition("/")[2] for file in fetched if file.endswith(".js")}


def first_card(browser: Browser, address: str, table: Opened) -> float:
    """Return the seconds from opening a table's link to its first card, with nothing cached."""
    page = _phone(browser, address, table)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    page.add_init_script(FIRST_CARD)
    page.goto(address + table.path)
    page.locator("[data-zone=hand] [data-card]").first.wait_for()
    while not (drawn := page.evaluate("window.firstCard")):  # the policy forbids polling there
        page.wait_for_timeout(50)
    page.context.close()
    return float(drawn) / 1000


def _phone(browser: Browser, address: str, table: Opened) -> Page:
    context = browser.new_context(**PHONE)  # type: ignore[arg-type]
    cookie = next(iter(table.cookies.values()))
    context.add_cookies([{"name": "escalera", "value": cookie, "url": address}])
    return context.new_page()


def measured() -> tuple[dict[str, set[str]], list[float]]:
    """Return the fetched files, and the seconds to the first card, run by run."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = prepared_server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            table = tables_of(server).dealt("slow", "samba")
            fetched = loaded(browser, server.address, table)
            seconds = [first_card(browser, server.address, table) for _ in range(RUNS)]
        finally:
            browser.close()
            server.stop()
    return fetched, seconds


def report(sizes: dict[str, int], fetched: dict[str, set[str]], seconds: list[float]) -> str:
    """Return the page of figures."""
    total, played = sum(sizes.values()), _of_the_game(sizes)
    starts = {name: sum(sizes.get(file, 0) for file in files) for name, files in fetched.items()}
    median = f"{statistics.median(seconds):.2f} s"
    lines = [
        "# The page",
        "",
        "Made by `make page`: the built client, its sizes gzipped, and Chromium, to which the",
        "server sends them packed with Brotli, a seventh smaller, as a phone",
        f"{SLOWER_CPU} times slower than this machine, at 1.6 Mbit/s and 150 ms.",
        "",
        "| what | is | may be |",
        "|---|---|---|",
        f"| script of the game, all pages | {_kb(played)} | under {_kb(MOST_SCRIPT)} |",
        f"| with score pad, rule book and tables in the page | {_kb(total)} | |",
        f"| script of the home page | {_kb(starts['home'])} | |",
        f"| script of a table | {_kb(starts['table'])} | toy page: {_kb(TOY)} |",
        f"| first card, median of {len(seconds)} | {median} | under {MOST_SECONDS:.0f} s |",
        f"| first card, slowest | {max(seconds):.2f} s | |",
        "",
        "| file | gzipped | home | table |",
        "|---|---|---|---|",
        *(_line(file, size, fetched) for file, size in sorted(sizes.items(), key=_largest)),
        "",
    ]
    return "\n".join(lines)


def _of_the_game(sizes: dict[str, int]) -> int:
    return sum(size for file, size in sizes.items() if file.partition("-")[0] not in APART)


def _largest(sized: tuple[str, int]) -> int:
    return -sized[1]


def _line(file: str, size: int, fetched: dict[str, set[str]]) -> str:
    marks = " | ".join("yes" if file in fetched[name] else "" for name in ("home", "table"))
    return f"| {file.partition('-')[0]} | {_kb(size)} | {marks} |"


def _kb(size: float) -> str:
    return f"{size / 1000:.1f} KB"


def main() -> None:
    """Measure, print and write; the exit status says whether the page keeps its limits."""
    sizes = script_sizes()
    fetched, seconds = measured()
    text = report(sizes, fetched, seconds) + "\n" + solo_page.section(solo_page.measured())
    print(text)
    REPORT.write_text(text, "utf-8")
    slow = statistics.median(seconds) >= MOST_SECONDS
    sys.exit(1 if slow or _of_the_game(sizes) >= MOST_SCRIPT else 0)


if __name__ == "__main__":
    main()
