"""An attack by tables: forty of six seats, bots but for one guest who never keeps them waiting."""

import asyncio
import json

from websockets.exceptions import ConnectionClosed

from tests.server.strangers.attack.answering import LONG, Answering, Message
from tests.server.strangers.attack.stranger import Going, Stranger
from tests.server.strangers.attack.tally import Tally

TABLES = 40
LEAST = 6
"""So many plays are seen at each table before its guest may leave."""


class Host:
    """A guest with a table full of bots, who plays as soon as it is their turn."""

    def __init__(self, stranger: Stranger, tally: Tally, bot: str) -> None:
        self._stranger, self._tally, self._bot = stranger, tally, bot
        self._seen = 0
        self._answering = Answering()

    async def play(self, cookie: str, going: Going) -> None:
        """Open a table and play as long as the attack goes on."""
        table = await self._stranger.table(cookie, players=6, settings=LONG)
        async with self._stranger.socket(table, cookie) as socket:
            for message in self._beginning():
                await socket.send(json.dumps(message))
            while going() or self._seen < LEAST:
                try:
                    message = json.loads(await socket.recv())
                except ConnectionClosed:
                    self._tally.refuse("closed")
                    return
                self._count(message)
                for answer in self._answering.to(message):
                    await socket.send(json.dumps(answer))

    def _beginning(self) -> list[Message]:
        bots = [{"type": "bot", "seat": seat, "bot": self._bot} for seat in range(2, 7)]
        return [{"type": "sit", "seat": 1, "name": "Zed"}, *bots, {"type": "start"}]

    def _count(self, message: Message) -> None:
        if message["type"] == "error":
            self._tally.refuse(message["name"])
        elif message["type"] == "hand":
            self._seen += 1
            self._tally.let()


async def tables_of(bot: str, stranger: Stranger, tally: Tally, going: Going) -> None:
    """Let forty guests have a table of instant bots each."""
    guests = [Host(stranger, tally, bot) for _ in range(stranger.some(TABLES))]
    async with asyncio.TaskGroup() as playing:
        for host, cookie in zip(guests, stranger.cookies, strict=False):
            playing.create_task(host.play(cookie, going))
