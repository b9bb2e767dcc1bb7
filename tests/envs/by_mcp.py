"""A client of the Model Context Protocol plays a hand (`make test-envs`)."""

import asyncio
import json
import os
import sys
from typing import Any

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
