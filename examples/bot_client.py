"""A program that takes a seat at a table: a small bot client that goes on where something fails.

    python examples/bot_client.py http://127.0.0.1:8000 TABLE SEAT [NAME]

It needs `httpx` and `websockets` only. Put your own bot into `choose`: it gets the last `hand`
message (docs/protocol.md) and returns one of its `legal` actions.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

Message = dict[str, Any]
KEY = secrets.token_hex(32)
"""What makes this program's numbers for the shuffle: the same again after a lost connection."""
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0)
"""Seconds before each new try; after the last one it gives up."""
NOT_NOW = {"TOO_FAST", "BUSY", "NO_DATABASE", "FAULT"}
"""Refusals that say: send it again, a little later."""
TOO_LATE = {
    "LATE", "PAUSED", "NO_HAND", "HAND_IN_PLAY", "HAND_NOT_DEALT", "READY", "STARTED",
    "FINISHED", "DEALT", "SEALED", "SEALS_CLOSED", "SEAL_FIRST", "NOT_SEALED", "NUMBER_GIVEN",
}  # fmt: skip
"""Refusals that say: the table has moved on, and its news is on the way."""
COME_AGAIN = {"FULL", "SET_ASIDE", "STOOD_IN"}
"""Refusals that say: connect again."""
SHUT = 4403
"""The code that ends the connection of somebody who may not see the table any more."""


class GivenUpError(Exception):
    """It can't go on; the text says why."""


def choose(hand: Message) -> str:
    """Return the action to play: here any legal one, but taking back only where nothing else is."""
    legal: list[str] = hand["legal"]
    return random.choice([action for action in legal if not action.startswith("back")] or legal)


def guest(server: str) -> str:
    """Return the cookie of a new guest."""
    trouble = ""
    for pause in (0.0, *PAUSES):
        time.sleep(pause)
        try:
            answer = httpx.get(f"{server}/api/me")
        except httpx.TransportError as error:
            trouble = str(error)
            continue
        if answer.is_success:
            return answer.cookies["escalera"]
        trouble = answer.text
        if answer.status_code not in {429, 503}:
            break
    raise GivenUpError(f"{server} lets nobody in: {trouble}")


async def play(
    server: str,
    table: str,
    cookie: str,
    seat: int = 0,
    name: str = "Bot",
    chosen: Callable[[Message], str] = choose,
) -> Message:
    """Sit at a table (seat 0: where the cookie sits already) and play its match to the end.

    Return the last hand's `over` message; `GivenUpError` if it can't be played on.
    """
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return await Bot(seat, name, chosen).play(address, {"cookie": f"escalera={cookie}"})


class Bot:
    """A seat's program: what it was asked, and what it does where something goes wrong."""

    def __init__(self, seat: int, name: str, chosen: Callable[[Message], str]) -> None:
        self.seat, self.name, self.chosen = seat, name, chosen
        self.over: Message | None = None
        self.asked: Message = {}
        """The last message that called for an answer."""
        self.tried: list[str] = []
        """What was played in answer to it."""
        self.seq = 0
        self.failures, self.trouble = 0, ""
        """How often something failed since the table moved on, and what was said of it."""

    async def play(self, address: str, headers: dict[str, str]) -> Message:
        """Play to the match's end; where the connection is lost, come back."""
        while self.over is None:
            try:
                async with connect(address, additional_headers=headers) as socket:
                    await self.listen(socket)
            except ConnectionClosed as error:
                if error.rcvd and error.rcvd.code == SHUT:
                    raise GivenUpError("This match is without spectators.") from None
            except InvalidStatus as error:
                if error.response.status_code == 403:
                    raise GivenUpError("There is no such table, or not for this guest.") from None
            except (OSError, TimeoutError, WebSocketException) as error:
                self.trouble = str(error)
            if self.over is None:
                await self.wait()
        return self.over

    async def wait(self) -> None:
        """Wait, each time longer; give up in the end."""
        if self.failures == len(PAUSES):
            raise GivenUpError(f"Given up after {self.failures} new tries. {self.trouble}")
        self.failures += 1
        await asyncio.sleep(PAUSES[self.failures - 1])

    async def listen(self, socket: ClientConnection) -> None:
        """Answer what comes until the match is over."""
        while self.over is None:
            message = json.loads(await socket.recv())
            if message["type"] == "error":
                await self.refused(socket, message)
            elif message["type"] == "over" and message["winners"] is not None:
                self.over = message
            else:
                self.note(message)
                await self.answer(socket, message)

    def note(self, message: Message) -> None:
        """Take heart when the table moves on."""
        if message.get("seq", 0) > self.seq:
            self.seq, self.failures = message["seq"], 0

    async def answer(self, socket: ClientConnection, message: Message) -> None:
        """Answer a message if it calls for it."""
        found = self.sitting(message) or answers(message, self.chosen)
        if found and message is not self.asked:
            self.asked, self.tried = message, []
        for answer in found:
            self.tried.append(answer.get("action", ""))
            await socket.send(json.dumps(answer))

    def sitting(self, message: Message) -> list[Message]:
        """Return what to ask for as long as one has no seat."""
        if message["type"] != "table" or any(seat["you"] for seat in message["seats"]):
            return []
        if message["status"] != "open" or not self.seat:
            raise GivenUpError("There is no seat for this program at the table.")
        return [{"type": "sit", "seat": self.seat, "name": self.name}]

    async def refused(self, socket: ClientConnection, error: Message) -> None:
        """Do as a refusal says: wait, look at the news, connect again, or choose anew."""
        self.trouble = f"{error['name']}: {error['sentence']}"
        if error["name"] in NOT_NOW:
            await self.wait()
            await self.answer(socket, self.asked)
        elif error["name"] in COME_AGAIN:
            await socket.close()
        elif error["name"] not in TOO_LATE:
            await self.anew(socket, error)

    async def anew(self, socket: ClientConnection, error: Message) -> None:
        """Report a play that was refused, and choose among the others."""
        left = [action for action in self.asked.get("legal", []) if action not in self.tried]
        if error["ref"] != "play" or not left or len(self.tried) > len(self.asked["legal"]):
            raise GivenUpError(self.trouble)
        sys.stderr.write(f"{self.tried[-1]} was refused. {self.trouble}\n")
        for answer in answers({**self.asked, "legal": left}, self.chosen):
            self.tried.append(answer["action"])
            await socket.send(json.dumps(answer))


def answers(message: Message, chosen: Callable[[Message], str]) -> list[Message]:
    """Return what to send when a message comes."""
    if message["type"] == "hand" and message["legal"]:
        action = chosen(message)
        return [{"type": "play", "seq": message["seq"], "action": action, "ref": "play"}]
    if message["type"] == "over":
        return [{"type": "next"}]
    if message["type"] == "table" and message["wait_until"]:
        return shuffling(message)
    return []


def shuffling(table: Message) -> list[Message]:
    """Return what to add to a shuffle: first the number's hash, and then the number."""
    seat = next((seat["seat"] for seat in table["seats"] if seat["you"]), 0)
    number = hashlib.sha256(f"{KEY} {table['commit']} {seat}".encode()).hexdigest()
    sealed = seat and table["seals"][seat - 1]
    if seat and not table["numbers"] and not sealed:
        seal = hashlib.sha256(number.encode()).hexdigest()
        return [{"type": "seal", "hand": table["hand"], "hash": seal}]
    if sealed and table["numbers"] and seat not in table["shuffled"]:
        return [{"type": "shuffle", "hand": table["hand"], "number": number}]
    return []


def main() -> None:
    """Play as the command line says."""
    if len(sys.argv) < 4 or not sys.argv[3].isdecimal():
        sys.exit(
            "Say a server, a table and a seat: bot_client.py http://HOST:PORT TABLE SEAT [NAME]"
        )
    server, table, seat, name = [*sys.argv[1:], "Bot"][:4]
    try:
        over = asyncio.run(play(server, table, guest(server), int(seat), name))
    except GivenUpError as error:
        sys.exit(str(error))
    print(over["scores"], "team", *over["winners"], "wins")


if __name__ == "__main__":
    main()
