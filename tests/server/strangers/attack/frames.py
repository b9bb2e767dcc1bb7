"""Attacks at a table: hostile texts, forged and late plays, garbage, and floods of chat."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed

from examples import bot_client
from tests.server.http.test_rest_pads import PAD
from tests.server.strangers.attack.stranger import Going, Stranger, rounds
from tests.server.strangers.attack.tally import Tally
from tests.server.strangers.hostile import HOSTILE, harmless

Message = dict[str, Any]
BURST = 3
"""A connection may send at once what it may send in so many seconds."""


class Seat:
    """A connection that counts the refusals that come back."""

    def __init__(self, socket: Any, tally: Tally) -> None:
        self._socket, self._tally = socket, tally
        self.hand: Message = {}
        self.said: list[str] = []
        """What was said at the table."""
        self.names: list[str] = []
        """What those who sit were called."""

    async def say(self, kind: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": kind, **fields}))

    async def until(self, kind: str, **values: Any) -> Message:
        """Take messages until one of a kind, with these values, has come."""
        while True:
            message: Message = json.loads(await self._socket.recv())
            await self._note(message)
            if message["type"] == kind and values.items() <= message.items():
                return message

    async def _note(self, message: Message) -> None:
        match message["type"]:
            case "error":
                self._tally.refused[message["name"]] += 1
            case "hand":
                self.hand = message
            case "said":
                self.said.append(message["text"])
            case "table":
                self.names += [seat["name"] for seat in message["seats"]]
                for answer in bot_client.answers(message, bot_client.choose):
                    await self._socket.send(json.dumps(answer))

    async def answered(self, frames: list[str | bytes]) -> None:
        """Send frames and wait until all are answered, however slowly."""
        before, self._tally.tried = self._tally.refused.total(), self._tally.tried + len(frames)
        for frame in frames:
            await self._socket.send(frame)
        done = asyncio.create_task(self.until("pong", ref="done"))
        while not done.done():
            await self.say("ping", ref="done")
            await asyncio.wait({done}, timeout=1.5)
        await done
        self._tally.let_in += max(0, len(frames) - self._tally.refused.total() + before)


@asynccontextmanager
async def seated(stranger: Stranger, tally: Tally) -> AsyncIterator[tuple[str, tuple[Seat, Seat]]]:
    """Seat two guests at a table of two where all may chat, and start; yield its id, too."""
    guests = stranger.guest(), stranger.guest()
    table = await stranger.table(guests[0], chat=True, public=True)
    async with (
        stranger.socket(table, guests[0]) as one,
        stranger.socket(table, guests[1]) as two,
    ):
        seats = Seat(one, tally), Seat(two, tally)
        for number, seat in enumerate(seats, 1):
            await seat.say("sit", seat=number, name=f"P{number}")
            while f"P{number}" not in seat.names:
                await seat.until("table")
        await seats[0].say("start")
        await asyncio.gather(*(seat.until("hand") for seat in seats))
        yield table, seats


# ------------------------------------------------------------ texts


async def texts(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Send texts that hide, spill over or turn around, wherever the server keeps or passes some."""
    kept = [one for text in HOSTILE.values() async for one in _kept(stranger, tally, text)]
    words: list[str | bytes] = [json.dumps({"type": "say", "text": t}) for t in HOSTILE.values()]
    async with seated(stranger, tally) as (_, (here, other)):
        for _ in rounds(going):
            await here.answered(words)
        await here.say("say", text="the end")
        while "the end" not in other.said:
            await other.until("said")
        kept += other.said + other.names
    bad = [text for text in kept if not harmless(text)]
    tally.faults += [f"came back as it was sent: {text!a}" for text in bad]


async def _kept(stranger: Stranger, tally: Tally, text: str) -> AsyncIterator[str]:
    """Send a text to the doors of the REST edge; yield what is kept of it."""
    rules = {"game": "samba", "players": 4, "name": text, "settings": {}}
    pad = {"pad": {**PAD, "names": [text, "B", "C", "D"]}}
    async with stranger.client(stranger.guest()) as client:
        for method, path, body in (
            ("PUT", "/api/me", {"name": text}),
            ("POST", "/api/presets", rules),
            ("POST", "/api/pads/shared", pad),
        ):
            answer = await client.request(method, path, json=body)
            if tally.answer(answer) and path != "/api/me":
                answer = await client.get(f"{path}/{answer.json()['id']}")
            for name in _names(answer.json()):
                yield name


def _names(answer: Message) -> Iterator[str]:
    yield from answer.get("pad", {}).get("names", [])
    if "detail" not in answer:
        yield str(answer.get("name", ""))


# ------------------------------------------------------------ plays


def forged_plays(seq: int) -> list[str | bytes]:
    """Return plays that nobody may make who is not to act, and some that nobody may make at all."""
    actions = ["draw", "discard JK JK", "take", "meld 4S 4S 4S", "go out", "x" * 201, "\x00", "🂡"]
    plays: list[Message] = [
        *({"type": "play", "seq": seq, "action": action} for action in actions),
        *({"type": "play", "seq": at, "action": "draw"} for at in (-1, 0, seq - 1, 2**63, 10**30)),
        {"type": "play", "seq": seq, "action": "draw", "by": "clock"},
    ]
    return list(map(json.dumps, plays))


def forged_asks() -> list[str | bytes]:
    """Return what nobody may ask who only watches, and what is no message at all."""
    asks: list[Message] = [
        {"type": "seal", "hand": 1, "hash": "0" * 64},
        {"type": "shuffle", "hand": 1, "number": "0" * 32},
        {"type": "shuffle", "hand": 2**40, "number": "nothing"},
        *({"type": kind} for kind in ("start", "stand", "watchers", "pause", "next", "hand", "")),
        *({"type": kind, "seat": 1} for kind in ("remove", "free")),
        {"type": "remove_watcher", "watcher": "1"},
        {"type": "swap", "seat": 1, "other": 2},
        {"type": "bot", "seat": 1, "bot": "expert"},
        {"type": "bots", "bot": "easy", "pace": "instant"},
        {"type": "lock", "locked": True},
        {"type": "call", "link": "javascript:alert(1)"},
        *({"type": "sit", "seat": seat, "name": "Not me"} for seat in (1, 9)),
    ]
    garbage: list[str | bytes] = ["{", "[" * 2000, "null", b"\xff\xfe", b"\x00" * 2000, '"a"']
    return [*garbage, *map(json.dumps, asks)]


async def plays(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Play out of turn and late, ask for what only others may, send what is no message."""
    async with seated(stranger, tally) as (table, seats):
        waits = next(seat for seat in seats if not seat.hand["legal"])
        async with stranger.socket(table, stranger.guest()) as socket:
            watches = Seat(socket, tally)
            seq, shown = (await watches.until("hand"))["seq"], watches.hand["table"]
            for _ in rounds(going):
                await waits.answered(forged_plays(seq))
                await watches.answered([*forged_plays(seq), *forged_asks()])
                await _too_long(stranger, tally, table)
        if tally.let_in or watches.hand["table"] != shown:
            tally.faults.append(f"{tally.let_in} forged frames let in, or the table has moved")


async def _too_long(stranger: Stranger, tally: Tally, table: str) -> None:
    """Send a frame of a megabyte; the connection ends."""
    async with stranger.socket(table, stranger.guest()) as socket:
        try:
            await socket.send("x" * 2**20)
            while True:
                await socket.recv()
        except ConnectionClosed as error:
            tally.refuse(f"closed with {error.rcvd.code if error.rcvd else 'nothing'}")


# ------------------------------------------------------------ chat


async def chat(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Say as much as fits through one connection."""
    texts = [json.dumps({"type": "say", "text": f"word {n}"}) for n in range(stranger.some(600))]
    async with seated(stranger, tally) as (_, (here, other)):
        began = time.monotonic()
        hearing = asyncio.create_task(other.until("nothing"))
        for _ in rounds(going):
            await here.answered(list(texts))
        hearing.cancel()
        a_second, took = stranger.limits.messages_a_second, time.monotonic() - began
        if len(other.said) > a_second * (BURST + took) + 1:
            tally.faults.append(f"{len(other.said)} words were passed on")


async def many_messages(stranger: Stranger, tally: Tally, going: Going) -> None:
    """Ask over a hundred connections at once, each as often as it may."""
    table = await stranger.table(stranger.guest(), public=True)
    async with asyncio.TaskGroup() as asking:
        for _ in range(stranger.some(100)):
            asking.create_task(_ask_on(stranger, tally, table, going))


async def _ask_on(stranger: Stranger, tally: Tally, table: str, going: Going) -> None:
    own, asks = Tally(), [json.dumps({"type": "ping"})] * stranger.limits.messages_a_second
    async with stranger.socket(table, stranger.guest()) as socket:
        for _ in rounds(going):
            await Seat(socket, own).answered(list(asks))
    tally.add(own)
