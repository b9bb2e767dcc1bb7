"""A language model plays a hand: this stands between a chat server and `escalera mcp`.

    python examples/language_model.py http://127.0.0.1:8080/v1 MODEL [GAME]

It needs `escalera[mcp]`. Any server with `chat/completions` will do, such as your own. A model
that plays what is not legal hears why, and tries again; after a few tries a bot plays for it.
"""

import asyncio
import json
import os
import sys
from typing import Any
from urllib.request import Request, urlopen

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

TASK = """You play one seat of a card game. Think as briefly as you can. End your answer with a line
that is one of the actions after "You may", as it is written there, and nothing else.

The rules of this table:

"""
PATIENCE = 300.0
"""Seconds that an answer may take."""


async def asked(client: Client, tool: str, **words: str) -> dict[str, Any]:
    """Return a tool's answer."""
    answer = await client.call_tool(tool, words)
    found: dict[str, Any] = json.loads(answer.content[0].text)
    return found


def answered(chat: str, model: str, system: str, told: str) -> str:
    """Return the last line of the model's answer: what it plays; chat: the server's address."""
    messages = [{"role": "system", "content": system}, {"role": "user", "content": told}]
    body = json.dumps({"model": model, "messages": messages}).encode()
    address = chat.rstrip("/") + "/chat/completions"
    request = Request(address, body, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as reply:
        text: str = json.load(reply)["choices"][0]["message"]["content"]
    lines = [line.strip(" `*.") for line in text.splitlines()]
    return next((line for line in reversed(lines) if line), "")


async def play_hand(client: Client, chat: str, model: str) -> dict[str, Any]:
    """Let the model play until the hand is over; return the table, with `refused` plays counted."""
    system = TASK + (await client.call_tool("rules", {})).content[0].text
    table, refused = await asked(client, "look"), 0
    told = table["text"]
    while table["hand_points"] is None:
        action = await asyncio.to_thread(answered, chat, model, system, told)
        found = await asked(client, "play", action=action)
        refused += "refused" in found
        if "text" in found:
            table, told = found, found["text"]
        else:
            told = f"{table['text']}\nYou can't play {action!r}: {found['why']}"
    return {**table, "refused": refused}


async def main(chat: str, model: str, game: str = "samba") -> None:
    """Play a hand and tell its points."""
    command = ["-m", "escalera", "mcp", game]
    started = StdioServerParameters(command=sys.executable, args=command, env={**os.environ})
    async with Client(stdio_client(started)) as client:
        table = await play_hand(client, chat, model)
    print(f"The teams' points: {table['hand_points']}. Plays refused: {table['refused']}.")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
