"""Attacks by making things: guests, tables, score pads and house rules, and heavy answers."""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import httpx

from bench.heavy_answers import A_SECOND, KINDS
from tests.server.http.test_rest_pads import PAD
from tests.server.strangers.attack.stranger import Going, Stranger, rounds
from tests.server.strangers.attack.tally import Tally

HOUR = 3600.0


async def guests(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Come without a cookie, over and over, to the page and to the REST edge."""
    async with stranger.client() as client:
        for _ in rounds(going):
            for number in range(stranger.some(400)):
                client.cookies.clear()
                answer = await client.get(("/", "/api/me")[number % 2])
                if "escalera" not in answer.cookies and answer.is_success:
                    tally.refuse("a page without a cookie")
                elif tally.answer(answer):
                    stranger.cookies.append(answer.cookies["escalera"])
    tally.no_more_than(stranger.limits.new_people_an_hour, HOUR)


async def things(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Open tables, share pads and keep house rules, as one guest and then as many."""
    alone, one = Tally(), stranger.guest()
    await _make(stranger, alone, lambda: one, stranger.some(100))
    alone.no_more_than(stranger.limits.made_an_hour, HOUR, "made by one person")
    tally.add(alone)
    for _ in rounds(going):
        await _make(stranger, tally, stranger.guest, stranger.some(700))
    tally.no_more_than(stranger.limits.made_an_hour_at_address, HOUR, "made from one address")


async def _make(stranger: Stranger, tally: Tally, who: Callable[[], str], times: int) -> None:
    kinds = _kinds()
    async with stranger.client() as client:
        for _ in range(times):
            path, body = next(kinds)
            as_guest = {"cookie": f"escalera={who()}"}
            tally.answer(await client.post(path, json=body, headers=as_guest))


def _kinds() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what can be made, where and of what, for ever."""
    rules = {"game": "samba", "players": 4, "name": "Ours", "settings": {}}
    made = ("tables", {"game": "samba"}), ("pads/shared", {"pad": PAD}), ("presets", rules)
    return itertools.cycle((f"/api/{path}", body) for path, body in made)


async def heavy_answers(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Ask for replays, rule books and score sheets at an even pace, as ever other guests."""
    kinds = itertools.cycle(KINDS.values())

    async def ask(client: httpx.AsyncClient) -> None:
        method, path, body = next(kinds)()
        as_guest = {"cookie": f"escalera={stranger.guest()}"}
        tally.answer(await client.request(method, path, json=body, headers=as_guest))

    async with stranger.client() as client, asyncio.TaskGroup() as asking:
        for _ in rounds(going):
            for _ in range(stranger.some(A_SECOND)):
                asking.create_task(ask(client))
                await asyncio.sleep(1 / A_SECOND)
