"""Places by turns: who asks for forty waits no less, and makes nobody else wait longer."""

import asyncio

import pytest

from escalera.server.live.processes.fair_shares import FairShares

pytestmark = pytest.mark.asyncio


class Work:
    """Notes who got a place, in order; each keeps it until the gate is open."""

    def __init__(self, places: int = 1, most: int = 0) -> None:
        self.shares, self.served = FairShares(places, most), list[str]()
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Event()

    def ask(self, who: str, times: int = 1) -> None:
        """Ask for places; a slash stands between an address and a person."""
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self._one(who)))

    async def _one(self, who: str) -> None:
        async with self.shares.place(*who.split("/")):
            self.served.append(who)
            await self.gate.wait()

    async def done(self) -> list[str]:
        """Open the gate and wait for all; return who was served, in order."""
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.served


async def test_one_of_forty_tables_waits_its_turn_behind_everybody_else() -> None:
    work = Work()
    work.ask("many", 40)
    await asyncio.sleep(0)
    work.ask("one")
    work.ask("other", 2)
    await asyncio.sleep(0)
    served = await work.done()
    assert served[:6] == ["many", "many", "one", "other", "many", "other"]
    assert served.count("many") == 40


async def test_forty_guests_of_one_address_are_served_in_turn_with_one_of_another() -> None:
    work = Work()
    for guest in range(40):
        work.ask(f"crowd/{guest}", 2)
    await asyncio.sleep(0)
    work.ask("home/ann", 3)
    await asyncio.sleep(0)
    served = await work.done()
    assert [who.split("/")[0] for who in served[1:7]] == ["crowd", "home"] * 3
    assert len(set(served[1:44]) - {"home/ann"}) == 40
    assert len(served) == 83


async def test_in_one_house_each_person_has_their_turn() -> None:
    work = Work()
    work.ask("away/zed")
    await asyncio.sleep(0)
    work.ask("home/ann", 3)
    work.ask("home/bo")
    work.ask("away/zed", 2)
    await asyncio.sleep(0)
    served = ["away/zed", "home/ann", "away/zed", "home/bo", "away/zed", "home/ann", "home/ann"]
    assert await work.done() == served


async def test_all_places_are_used() -> None:
    work = Work(places=3)
    work.ask("many", 5)
    await asyncio.sleep(0)
    assert work.served == ["many"] * 3
    assert len(await work.done()) == 5


async def test_a_crowd_leaves_a_place_for_whoever_comes_from_elsewhere() -> None:
    work = Work(places=2, most=1)
    for guest in range(40):
        work.ask(f"crowd/{guest}")
    await asyncio.sleep(0)
    assert work.served == ["crowd/0"]
    work.ask("home/ann", 2)
    await asyncio.sleep(0)
    assert work.served == ["crowd/0", "home/ann"]
    served = await work.done()
    assert served[2:4] == ["crowd/1", "home/ann"]
    assert len(served) == 42
    work.ask("crowd/0")
    work.ask("crowd/1")
    assert (await work.done())[42:] == ["crowd/0", "crowd/1"]


async def test_whoever_gives_up_at_the_last_moment_passes_the_place_on() -> None:
    work = Work(places=2, most=1)
    work.ask("crowd/0")
    work.ask("crowd/1", 2)
    await asyncio.sleep(0)
    work.gate.set()
    await asyncio.sleep(0)
    work.tasks[1].cancel()
    assert await work.done() == ["crowd/0", "crowd/1"]
    work.ask("crowd/2")
    assert (await work.done())[-1] == "crowd/2"


async def test_who_gives_up_loses_no_place() -> None:
    work = Work()
    work.ask("many", 3)
    work.ask("one")
    await asyncio.sleep(0)
    work.tasks[1].cancel()
    work.tasks[3].cancel()
    assert await work.done() == ["many", "many"]
    work.ask("one")
    assert await work.done() == ["many", "many", "one"]
