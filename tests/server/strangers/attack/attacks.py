"""All attacks by their names, and the server that they are for."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families

from bench.heavy_answers import keep_evening
from escalera.server.host.settings import Settings
from tests.server.plain_http import PLAIN
from tests.server.serving import QUICK, Server, serving
from tests.server.strangers.attack import doors, frames, making
from tests.server.strangers.attack.bots import tables_of
from tests.server.strangers.attack.stranger import Going, Stranger
from tests.server.strangers.attack.tally import Tally

Attack = Callable[[Stranger, Tally, Going], Coroutine[Any, Any, None]]
"""An attack, from its beginning until it may end, but once in full at least."""
BOTS = "40 tables of instant"
ATTACKS: dict[str, Attack] = {
    "guests without end": making.guests,
    f"{BOTS} easy bots": partial(tables_of, "easy"),
    f"{BOTS} expert bots": partial(tables_of, "expert"),
    "plays out of turn, forged, garbage": frames.plays,
    "hostile texts": frames.texts,
    "a flood of chat": frames.chat,
    "messages over 100 connections": frames.many_messages,
    "heavy answers, 50 a second": making.heavy_answers,
    "1,000 sockets": doors.sockets,
    "10,000 half-sent requests": doors.half_sent,
    "tables, pads, house rules without end": making.things,
}
"""In this order: guests first, whom the others use, and last what uses up the address's quota."""


@contextmanager
def served(folder: Path, settings: Settings) -> Iterator[Server]:
    """Run a server with these settings; somebody has played a hand there before."""
    url, log = f"sqlite:///{folder / 'attacked.db'}", folder / "log"
    asyncio.run(keep_evening(url))
    names = [name.removeprefix("ESCALERA_").lower() for name in QUICK]
    chosen = {name: str(getattr(settings, name)) for name in names}
    with serving(url, log, **chosen, request_seconds=str(settings.request_seconds)) as server:
        yield server


def faults_of(server: Server) -> list[str]:
    """Return what went wrong in a server that was attacked: it has to be up and without a fault."""
    assert server.process is not None
    if server.process.poll() is not None:
        return ["the server has ended"]
    health = httpx.get(f"{server.address}/health", timeout=60, verify=PLAIN)
    told = httpx.get(f"{server.address}/metrics", timeout=60, verify=PLAIN).text
    samples = [one for family in text_string_to_metric_families(told) for one in family.samples]
    faults = [
        f"{sample.value:.0f} faults, {sample.labels['where']}"
        for sample in samples
        if sample.name == "escalera_faults_total" and sample.value
    ]
    return faults + ([] if health.is_success else [f"unwell: {health.text}"])
