"""A server with two tables and all their connections, for tests that send anything."""

import asyncio
import json
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from escalera.server.store import open_store
from tests.server.client import Client, dealt, joined, opened, to_act
from tests.server.serving import Guest, Server, guest, until

T = TypeVar("T")


Frame = str | bytes


class World:
    """A server with two tables, all their connections, and a loop to ask them in."""

    def __init__(self, server: Server) -> None:
        self.server, self.loop = server, asyncio.new_event_loop()
        self.store = open_store(server.database)
        self.stack = AsyncExitStack()
        self.sent: list[Frame] = []
        """Frames of earlier plays, to send again."""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def open(self) -> None:
        long = {"target": "100000"}
        self.table, self.guests = opened(self.server, settings=long)
        self.players = await self.stack.enter_async_context(dealt(self.table, self.guests))
        other, others = opened(self.server, people=1, settings=long)
        self.foreign = (await self.stack.enter_async_context(dealt(other, others)))[0]
        self.watcher = guest(self.server)
        watching = await self.stack.enter_async_context(joined(self.watcher, self.table))
        self.senders = [*self.players, watching]

    async def close(self) -> None:
        await self.stack.aclose()
        await self.store.close()

    async def log(self) -> list[bytes]:
        return await self.store.events(self.table)

    async def sights(self) -> list[list[dict[str, Any]]]:
        """Return what newcomers to the table see now."""
        return [await self._sight(who) for who in (*self.guests, self.watcher)]

    async def _sight(self, who: Guest) -> list[dict[str, Any]]:
        async with who.socket(self.table) as socket:
            seen = [await until(socket, kind) for kind in ("welcome", "table", "hand")]
        seen[0].pop("now")
        return seen

    async def play_on(self, choice: random.Random) -> None:
        """Bring the table to where somebody must play, and let them."""
        await self._level()
        first = self.players[0]
        if first.table["paused"]:
            await first.send("resume")
            await first.until(lambda: not first.table["paused"])
        if first.hand["table"]["phase"] == "over":
            await self._next_hand()
        await first.until(lambda: not first.table["wait_until"])
        await self._level()
        here = to_act(self.players)
        onward = [action for action in here.legal if not action.startswith(("back", "ask"))]
        chosen = choice.choice(onward or here.legal)
        ask = {"type": "play", "seq": here.hand["seq"], "action": chosen}
        self.sent = [*self.sent[-9:], json.dumps(ask)]
        await here.play(chosen)
        await self._level()

    async def _next_hand(self) -> None:
        number = self.players[0].hand["table"]["number"]
        for player in self.players:
            if not player.info(player.seat)["ready"]:
                await player.send("next")
        for player in self.players:
            await player.until(lambda player=player: player.hand["table"]["number"] > number)  # type: ignore[misc]

    async def _level(self) -> None:
        """Wait until all have seen the newest state."""
        newest = len(await self.log())
        for player in self.players:
            await player.until(lambda player=player: player.hand["seq"] >= newest)  # type: ignore[misc]

    # ------------------------------------------------------------ what may be sent

    def asks(self, sender: Client) -> list[dict[str, Any]]:
        """Return well-formed messages, most of them for another time, seat or table."""
        seq = self.players[0].hand["seq"]
        here = next((player for player in self.players if player.legal), sender)
        number = self.players[0].table["hand"]
        legal, theirs = here.legal or ["draw"], self.foreign.hand
        return [
            {"type": "play", "seq": seq, "action": legal[-1]},
            {"type": "play", "seq": seq - 1, "action": legal[-1]},
            {"type": "play", "seq": seq + 1, "action": "draw"},
            {"type": "play", "seq": seq, "action": "meld JK JK JK"},
            {"type": "play", "seq": seq, "action": f"{here.seat % 4 + 1} draw"},
            {"type": "play", "seq": theirs["seq"], "action": (theirs["legal"] or ["draw"])[0]},
            {"type": "why", "action": legal[-1]},
            {"type": "offer", "cards": (sender.hand.get("cards") or ["4S"])[:2]},
            {"type": "offer", "cards": ["JK"] * 40},
            {"type": "seal", "hand": number, "hash": "ab" * 32},
            {"type": "seal", "hand": number + 1, "hash": "ab" * 32},
            {"type": "shuffle", "hand": number, "number": "ab" * 16},
            {"type": "sit", "seat": 2, "name": "Thief"},
            {"type": "stand"},
            {"type": "bot", "seat": 2, "bot": "greedy"},
            {"type": "swap", "seat": 1, "other": 2},
            {"type": "start"},
            {"type": "next"},
            {"type": "pause"},
            {"type": "resume"},
            {"type": "say", "phrase": "hello"},
            {"type": "say", "text": "psst, the king of spades"},
            {"type": "ping"},
        ]
