"""A client of the Model Context Protocol plays a hand (`make test-envs`)."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

from escalera.envs.mcp.seat import Seat
from escalera.envs.mcp.tools import server
from escalera.rules import games

TOOLS = {"look", "play", "why_not", "next_hand", "rules"}


async def asked(client: Client, tool: str, **words: str) -> dict[str, Any]:
    """Return a tool's answer."""
    answer = await client.call_tool(tool, words)
    assert not answer.is_error
    made: dict[str, Any] = json.loads(answer.content[0].text)
    return made


async def play_hand(client: Client) -> dict[str, Any]:
    """Play the last legal action each time: a discard, as soon as there is one."""
    listed = await client.list_tools()
    assert {tool.name for tool in listed.tools} == TOOLS
    assert all(tool.description for tool in listed.tools)
    table = await asked(client, "look")
    while table["hand_points"] is None:
        assert (await asked(client, "why_not", action="meld"))["legal"] is False
        table = await asked(client, "play", action=table["legal"][-1])
    return table


@pytest.mark.parametrize("game", games())
def test_a_hand(game: str) -> None:
    async def go() -> None:
        async with Client(server(Seat(game, bot="easy"))) as client:
            assert (await play_hand(client))["game"] == game

    asyncio.run(go())


def test_a_hand_with_the_command() -> None:
    async def go() -> None:
        command = ["-m", "escalera", "mcp", "samba", "--bot", "easy", "--players", "2"]
        started = StdioServerParameters(command=sys.executable, args=command, env={**os.environ})
        async with Client(stdio_client(started)) as client:
            assert (await play_hand(client))["game"] == "samba"

    asyncio.run(asyncio.wait_for(go(), 120))


class Chat(BaseHTTPRequestHandler):
    """A stub of a language model: it discards as soon as it may, and talks nonsense at first."""

    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        """Answer a chat's last message."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        told = body["messages"][-1]["content"]
        self.asked.append(told)
        may = re.search(r"You may: (.*)\.$", told, re.MULTILINE)
        plays = may[1].split("; ") if may else []
        play = "sing" if len(self.asked) == 1 else plays[-1]
        reply = {"choices": [{"message": {"content": f"I think.\n\n`{play}`\n"}}]}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(reply).encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def chat() -> Iterator[str]:
    served = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    Thread(target=served.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{served.server_address[1]}/v1/"
    served.shutdown()
    served.server_close()


def test_the_example_lets_a_model_play_a_hand(chat: str) -> None:
    file = Path(__file__).parents[2] / "examples" / "language_model.py"
    words = [sys.executable, str(file), chat, "stub", "black-samba"]
    told = subprocess.run(words, capture_output=True, text=True, check=True, timeout=120).stdout
    assert re.fullmatch(r"The teams' points: \[-?\d+, -?\d+\]\. Plays refused: 1\.\n", told)
    assert "You can't play 'sing'" in Chat.asked[1]
    assert len(Chat.asked) > 10
