"""A program that takes a seat at a table: the smallest bot client.

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
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect

Hand = dict[str, Any]
KEY = secrets.token_hex(32)
"""What makes this program's numbers for the shuffle: the same again after a lost connection."""


def choose(hand: Hand) -> str:
    """Return the action to play: here any legal one, but taking back only where nothing else is."""
    legal: list[str] = hand["legal"]
    return random.choice([action for action in legal if not action.startswith("back")] or legal)


def guest(server: str) -> str:
    """Return the cookie of a new guest."""
    return httpx.get(f"{server}/api/me").cookies["escalera"]


async def play(
    server: str,
    table: str,
    cookie: str,
    seat: int = 0,
    name: str = "Bot",
    chosen: Callable[[Hand], str] = choose,
) -> dict[str, Any]:
    """Sit at a table (seat 0: where the cookie sits already) and play its match to the end.

    Return the last hand's `over` message.
    """
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"cookie": f"escalera={cookie}"}) as socket:
        if seat:
            await socket.send(json.dumps({"type": "sit", "seat": seat, "name": name}))
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "over" and message["winners"] is not None:
                return dict(message)
            for answer in answers(message, chosen):
                await socket.send(json.dumps(answer))
    raise ConnectionError("The table has closed the connection.")


def answers(message: dict[str, Any], chosen: Callable[[Hand], str]) -> list[dict[str, Any]]:
    """Return what to send when a message comes."""
    if message["type"] == "hand" and message["legal"]:
        return [{"type": "play", "seq": message["seq"], "action": chosen(message)}]
    if message["type"] == "over":
        return [{"type": "next"}]
    if message["type"] == "table" and message["wait_until"]:
        return shuffling(message)
    return []


def shuffling(table: dict[str, Any]) -> list[dict[str, Any]]:
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
    server, table, seat, name = [*sys.argv[1:], "Bot"][:4]
    over = asyncio.run(play(server, table, guest(server), int(seat), name))
    print(over["scores"], "team", *over["winners"], "wins")


if __name__ == "__main__":
    main()
