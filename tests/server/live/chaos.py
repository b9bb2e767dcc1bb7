"""Kill servers in the middle of play: `python -m tests.server.live.chaos` (`make chaos`).

In each setup (`setups`), one process under load gets SIGKILL and starts again at its port, over and
over, while programs play matches of all games and come back without help; at some tables bots play
too. PostgreSQL and NATS are killed as well, owners are stopped until they lose their tables, a disk
is full for a moment, and a clock is set back by hours (`troubles`). After each trouble no play that
anybody saw may be lost or changed, and every table is read and its record verified; every match
goes on to its end. Exit 1 if anything was at fault.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from escalera.rules import games
from escalera.server.live.table_reader import TableReader
from escalera.server.store import Store, open_store
from escalera.server.table import events
from escalera.server.table.stored.rebuilding import rebuilt
from tests.server.live.setups import Setup, setups
from tests.server.live.troubles.late_server import COMMAND as LATE_SERVE
from tests.server.live.troubles.late_server import LATE
from tests.server.live.troubles.trouble import Troubles
from tests.server.plain_http import PLAIN
from tests.server.player import LOST, Player
from tests.server.serving import SERVE, Server, free_address
from tests.server.witness import Witness

STANDSTILL = 60.0
"""A match that stands still for this many seconds is at fault."""


@dataclass
class Load:
    """How much to play: the number of tables at once; a new one follows when a match is over."""

    tables: int = 4
    settings: dict[str, str] = field(default_factory=lambda: {"target": "1500"})
    again: bool = True
    first: int = 0
    """Which game the first table plays; the next table plays the next game."""

    def settings_of(self, game: str) -> dict[str, str]:
        """Return the settings of a game's matches."""
        if game != "villages-samba":
            return self.settings
        return {"hands": "1", "minimums": "50"} if "hands" in self.settings else {"hands": "3"}


WITH_BOTS = 3
"""At one in this many tables, bots have two seats."""


class Chaos:
    """A setup under load, with its kills."""

    def __init__(self, setup: Setup, folder: Path, load: Load, chance: random.Random) -> None:
        self.setup, self.load, self.chance = setup, load, chance
        self.servers = [
            self._server(folder / f"{setup.name}-{n}.log") for n in range(setup.processes)
        ]
        self.troubles = Troubles(setup, self.servers, chance)
        self.witnesses: list[Witness] = []
        self.ended = self.joins = self.people = 0
        self.seconds = 0.0
        self._done: set[str] = set()
        self._ending = False

    def _server(self, log: Path) -> Server:
        address = free_address(self.chance)
        settings = {"ESCALERA_PROCESS_ADDRESS": address} if self.setup.owners else {}
        if self.setup.nats:
            settings["ESCALERA_NATS_URL"] = self.setup.nats.url
        if self.setup.clock:
            settings[LATE] = str(self.setup.clock)
        command = LATE_SERVE if self.setup.clock else SERVE
        return Server(self.setup.database, log, settings, address, command)

    async def run(self, kills: int) -> None:
        """Kill a number of times, then let all matches end, and check everything."""
        began, store = time.monotonic(), open_store(self.setup.database)
        try:
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
            await store.open()
            playing = [asyncio.create_task(self._play_on(n)) for n in range(self.load.tables)]
            for _ in range(kills):
                await self._strike(store)
            self._ending = True
            await asyncio.gather(*playing)
            self._done.clear()
            await self._check(store)
        finally:
            await store.close()
            for server in self.servers:
                if server.process is not None and server.process.poll() is None:
                    await asyncio.to_thread(server.stop)
        self.seconds = time.monotonic() - began

    async def _strike(self, store: Store) -> None:
        plays = sum(witness.newest for witness in self.witnesses)
        while sum(witness.newest for witness in self.witnesses) <= plays + self.load.tables:
            await asyncio.sleep(0.05)
        await asyncio.sleep(self.chance.uniform(0.0, 1.0))
        await self.troubles.strike()
        await self._check(store)

    async def _check(self, store: Store) -> None:
        """Check the log of every table whose match was not over at the last check."""
        for witness in self.witnesses:
            if witness.table not in self._done:
                seen, over = dict(witness.seen), witness.table in self._over()
                log = await store.events(witness.table)
                stored = await TableReader(store).stored(witness.table, len(log))
                await asyncio.to_thread(witness.check, log, seen, stored)
                self._done |= {witness.table} if over else set()

    def _over(self) -> set[str]:
        return {witness.table for witness in self.witnesses if witness.over}

    # ---------------------------------------------------------------- the load

    async def _play_on(self, number: int) -> None:
        """Play one match after the other."""
        for turn, game in enumerate(self._games(number + self.load.first), number):
            await self._play_match(game, people=2 if turn % WITH_BOTS == 0 else 4)
            if self._ending or not self.load.again:
                return

    def _games(self, first: int) -> Iterator[str]:
        while True:
            yield games()[first % len(games())]
            first += 1

    async def _play_match(self, game: str, people: int) -> None:
        cookies = [await self._cookie() for _ in range(people)]
        made = await self._ask(
            "POST",
            "/api/tables",
            cookies={"escalera": cookies[0]},
            json={
                "game": game,
                "players": 4,
                "settings": self.load.settings_of(game),
                "pace": "instant",
            },
        )
        witness = Witness(made.json()["id"])
        self.witnesses.append(witness)
        players = [
            Player(self.servers, cookie, n, witness, people=people)
            for n, cookie in enumerate(cookies, 1)
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        if await self._goes_on(witness, playing):
            self.ended += 1
        else:
            witness.fault(f"stands still at {witness.newest}: {await self._state(witness.table)}")
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.people += people
        self.joins += sum(player.joins for player in players)
        witness.over = True

    async def _state(self, table: str) -> str:
        """Return the state of a table, to help find a fault."""
        store = open_store(self.setup.database)
        try:
            log = await store.events(table)
        finally:
            await store.close()
        now, last = rebuilt(log), events.decode(log[-1])
        over = now.hand_over, now.dealing, now.shuffle.numbers
        actor = now.game.seat_to_act if now.game else 0
        return (
            f"{time.time() - last.at:.0f} s after {type(last).__name__} {now.seq}, turn {actor},"
            f" over, dealing, numbers: {over}, {list(now.seats.values())}"
        )

    async def _goes_on(self, witness: Witness, playing: list[asyncio.Task[Any]]) -> bool:
        """Wait for a match's end; False if it stands still."""
        at, since = 0, time.monotonic()
        while time.monotonic() - since < STANDSTILL:
            if not (await asyncio.wait(playing, timeout=1.0))[1]:
                return True
            if witness.newest > at:
                at, since = witness.newest, time.monotonic()
        return False

    async def _cookie(self) -> str:
        return (await self._ask("GET", "/api/me")).cookies["escalera"]

    async def _ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Return the answer of the first server that answers."""
        cookies = more.pop("cookies", {})
        while True:
            server = self.chance.choice(self.servers)
            with suppress(*LOST, httpx.TransportError):
                async with httpx.AsyncClient(cookies=cookies, timeout=5, verify=PLAIN) as client:
                    answer = await client.request(method, server.address + path, **more)
                    if answer.is_success:
                        return answer
            await asyncio.sleep(0.1)

    # ---------------------------------------------------------------- the report

    @property
    def faults(self) -> list[str]:
        """All faults."""
        return [fault for witness in self.witnesses for fault in witness.faults]

    def __str__(self) -> str:
        plays = sum(witness.plays for witness in self.witnesses)
        snapshots = sum(witness.snapshots for witness in self.witnesses)
        kinds = ", ".join(f"{n} {kind}" for kind, n in self.troubles.kinds.items())
        return (
            f"{self.setup.name}: {self.troubles.count} troubles ({kinds}),"
            f" {plays} plays at {len(self.witnesses)} tables,"
            f" {snapshots} times read by snapshot,"
            f" {self.ended} matches to their end, {self.joins} joins, {self.seconds:.0f} s,"
            f" {len(self.faults)} faults"
        )


def options(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.live.chaos", description=__doc__)
    add = parser.add_argument
    add("--kills", type=int, default=200, help="kills and other troubles, shared by the setups")
    add("--tables", type=int, default=4, help="tables at once")
    add("--seed", type=int, default=1, help="the seed of what is killed and when")
    add("--only", default="", help="only setups whose name holds this text")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Run every setup and print a line each; return the number of faults."""
    chosen, faults = options(words), list[str]()
    with tempfile.TemporaryDirectory() as name, setups(Path(name)) as made:
        named = [setup for setup in made if chosen.only in setup.name]
        for number, setup in enumerate(named):
            kills = chosen.kills // len(named) + (number < chosen.kills % len(named))
            chance = random.Random(f"{chosen.seed}/{setup.name}")
            chaos = Chaos(setup, Path(name), Load(chosen.tables), chance)
            asyncio.run(chaos.run(kills))
            sys.stdout.write("\n  ".join([str(chaos), *chaos.faults[:5]]) + "\n")
            sys.stdout.flush()
            faults += chaos.faults
    return len(faults)


if __name__ == "__main__":
    sys.exit(main() > 0)
