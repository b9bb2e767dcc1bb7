"""What heavy answers cost those who play: a play's wait while 50 a second are asked for.

`python -m bench.heavy_answers` prints a table in Markdown: one honest table of four clients, played
quietly and then beside the replay of a hand, rule books of ever new settings, and score sheets.
"""

import asyncio
import itertools
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.load.generator import Order
from bench.load.generators import Measured, played
from escalera.server.live.table_rows import row_of
from escalera.server.store import open_store
from tests.server.http.test_rest_pads import PAD
from tests.server.serving import Server, guest, serving
from tests.server.store.kept.evening import Evening

A_SECOND = 50
SECONDS = 6
TABLE = "eveningbefore"
_CALLS = itertools.count()


def _replay() -> tuple[str, str, object]:
    return "GET", f"/api/tables/{TABLE}/hands/1?seat={next(_CALLS) % 5}", None


def _book() -> tuple[str, str, object]:
    return "GET", f"/api/games/samba/book?set=target={5000 + 5 * next(_CALLS)}", None


def _sheet() -> tuple[str, str, object]:
    return "POST", "/api/pads/sheet.pdf", {"pad": PAD}


KINDS: dict[str, Callable[[], tuple[str, str, object]]] = {
    "the replay of a hand": _replay,
    "rule books, each of new settings": _book,
    "score sheets as PDF": _sheet,
}


@dataclass
class Figures:
    """What a play waited, and how the heavy requests were answered."""

    asked: str
    plays: float
    p50_ms: float
    p99_ms: float
    answered: Counter[int]


async def keep_evening(url: str) -> None:
    """Store a table whose first hand is over."""
    evening = Evening(TABLE, 1, game="samba")
    evening.begin("easy", "easy", "easy")
    evening.play()
    store = open_store(url)
    await store.open()
    await store.create_table(row_of(evening.table), evening.log)
    await store.close()


@contextmanager
def asking(server: Server, kind: Callable[[], tuple[str, str, object]]) -> Iterator[Counter[int]]:
    """Ask for heavy answers at an even pace, whether or not those before are answered."""
    done, answered = threading.Event(), Counter[int]()
    work = threading.Thread(target=lambda: asyncio.run(_ask(server, kind, done, answered)))
    work.start()
    yield answered
    done.set()
    work.join()


async def _ask(
    server: Server,
    kind: Callable[[], tuple[str, str, object]],
    done: threading.Event,
    answered: Counter[int],
) -> None:
    cookie = guest(server).cookie
    limits = httpx.Limits(max_connections=200)
    async with httpx.AsyncClient(
        base_url=server.address, cookies={"escalera": cookie}, timeout=120, limits=limits
    ) as client:

        async def one() -> None:
            method, path, body = kind()
            answered[(await client.request(method, path, json=body)).status_code] += 1

        asked = []
        while not done.is_set():
            asked.append(asyncio.create_task(one()))
            await asyncio.sleep(1 / A_SECOND)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


def _load(server: Server) -> Measured:
    return played(Order([server.address], 1, SECONDS))


def all_figures() -> Iterator[Figures]:
    """Yield the figures of each kind, a quiet table's first."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        asyncio.run(keep_evening(url))
        with serving(url, Path(folder) / "log", answer_processes="1") as server:
            _load(server)
            found = _load(server)
            yield _figures("nothing", found, Counter())
            for name, kind in KINDS.items():
                with asking(server, kind) as answered:
                    found = _load(server)
                yield _figures(name, found, answered)


def _figures(name: str, found: Measured, answered: Counter[int]) -> Figures:
    p50, p99 = round(found.p50_ms, 2), round(found.p99_ms, 2)
    return Figures(name, found.plays_per_second, p50, p99, answered)


def lines() -> Iterator[str]:
    """Yield the figures as a Markdown table."""
    yield "| asked for | plays a second | p50 ms | times a quiet one | p99 ms | answers by status |"
    yield "|---|---|---|---|---|---|"
    quiet = 0.0
    for one in all_figures():
        quiet = quiet or one.p50_ms
        told = ", ".join(f"{status}: {count}" for status, count in sorted(one.answered.items()))
        yield (
            f"| {one.asked} | {one.plays:.0f} | {one.p50_ms} | {one.p50_ms / quiet:.1f} "
            f"| {one.p99_ms} | {told} |"
        )


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
