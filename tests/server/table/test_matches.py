"""Whole matches of each game over sockets: a program in every seat, a search of every frame."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from escalera.notation.verify import verify
from escalera.rules import games
from examples import bot_client
from tests.server.serving import Guest, Server, guest, send, serving, until

SHORT = {
    "samba": {"target": "1500"},
    "sambola": {"target": "1500"},
    "black-samba": {"target": "1500"},
    "bolivia": {"target": "1500"},
    "villages-samba": {"hands": "3"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("matches")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as made:
        yield made


def opened(server: Server, game: str, players: int, **more: Any) -> tuple[str, list[Guest]]:
    """Open a table and return it with a guest for each seat; the first is the host."""
    guests = [guest(server) for _ in range(players)]
    body = {"game": game, "players": players, "settings": SHORT[game], "pace": "instant", **more}
    return guests[0].ask("POST", "/api/tables", body)["id"], guests


class Watcher:
    """A program's choice, and all that it was sent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.frames: list[str] = []

    def __call__(self, hand: dict[str, Any]) -> str:
        return bot_client.choose(hand)


async def play(who: Guest, table: str, watcher: Watcher) -> dict[str, Any]:
    """Play a seat to the match's end, keeping every frame."""
    async with who.socket(table) as socket:
        if watcher.seat:
            await send(socket, "sit", seat=watcher.seat, name=f"P{watcher.seat}")
        async for frame in socket:
            message: dict[str, Any] = json.loads(frame)
            watcher.frames.append(frame)
            if message["type"] == "over" and message["winners"] is not None:
                return message
            for answer in bot_client.answers(message, watcher) if watcher.seat else []:
                await socket.send(json.dumps(answer))
    raise AssertionError("closed")


async def start(host: Guest, table: str, seats: int) -> None:
    """Wait until all sit, and start."""
    async with host.socket(table) as socket:
        message = await until(socket, "table")
        while any(not seat["name"] for seat in message["seats"][:seats]):
            message = await until(socket, "table")
        await send(socket, "start")
        await until(socket, "table", status="playing")


async def match(table: str, guests: list[Guest], watchers: list[Watcher]) -> list[Any]:
    playing = [
        asyncio.create_task(play(who, table, watcher))
        for who, watcher in zip(guests, watchers, strict=True)
    ]
    await start(guests[0], table, sum(watcher.seat > 0 for watcher in watchers))
    return await asyncio.wait_for(asyncio.gather(*playing), 200)


def cards_in(value: Any) -> Counter[str]:
    """Count all card texts anywhere in a part of a frame."""
    return Counter(_cards(value))


def _cards(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from (word.partition("=")[0] for word in value.split() if is_card(word))
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _cards(part)


def is_card(word: str) -> bool:
    card = word.partition("=")[0]
    return card == "JK" or (len(card) == 2 and card[0] in "23456789TJQKA" and card[1] in "SHDC")


def check_frame(frame: dict[str, Any], seat: int) -> None:
    """A frame holds only the cards on the table and the seat's own."""
    if frame["type"] == "over":  # the hand is over, and all hands are turned up
        frame = {key: value for key, value in frame.items() if key not in {"hands", "feet"}}
    if frame["type"] != "hand":
        assert not cards_in(frame), frame
        return
    table, own = frame["table"], Counter(frame["cards"])
    known = {"pile", "melds", "red_threes", "last"}
    assert not cards_in({key: value for key, value in table.items() if key not in known})
    last = cards_in(table["last"])
    public = cards_in(table["pile"]) + cards_in(table["melds"]) + cards_in(table["red_threes"])
    if table["last"] and not (own + public) >= last:
        hidden = last - own - public
        assert table["last"][1].startswith("back") or not hidden, frame
    if seat:
        assert len(frame["cards"]) == table["hand_sizes"][seat - 1]
    else:
        assert not own
        assert not frame["legal"]
    for action in frame["legal"]:
        assert cards_in(action) - own - public == Counter(), (action, frame)


@pytest.mark.parametrize("game", games())
def test_a_match_of_programs(server: Server, game: str) -> None:
    table, guests = opened(server, game, 4)
    watchers = [Watcher(seat) for seat in (1, 2, 3, 4, 0)]
    ends = asyncio.run(match(table, [*guests, guest(server)], watchers))
    assert all(end["scores"] == ends[0]["scores"] for end in ends)
    for watcher in watchers:
        assert watcher.frames
        for frame in watcher.frames:
            check_frame(json.loads(frame), watcher.seat)
        check_secrets(watcher.frames)
        check_next_hand(watcher.frames)
    text = guests[0].ask("GET", f"/api/tables/{table}/record")
    assert not verify(text)
    hands = [line for line in text.splitlines() if line.startswith("hand ")]
    assert text.count("\nreveal ") == len(hands) > 0


def check_next_hand(frames: list[str]) -> None:
    """Check that a hand's end was right about the next hand."""
    told = [json.loads(frame) for frame in frames]
    ends = {end["number"]: end for end in told if end["type"] == "over"}
    for hand in (message["table"] for message in told if message["type"] == "hand"):
        before = ends.get(hand["number"] - 1)
        assert not before or before["minimums"] == hand["minimums"]
        assert not before or before["dealer"] == hand["dealer"]
    assert told[-1]["minimums"] == []
    assert told[-1]["dealer"] == 0


def check_secrets(frames: list[str]) -> None:
    """No frame holds a hand's secret before the frame that reveals it."""
    told = [json.loads(frame) for frame in frames if '"reveal"' in frame]
    assert told
    for end in told:
        secret = end["reveal"].split()[0]
        first = next(at for at, frame in enumerate(frames) if secret in frame)
        assert json.loads(frames[first])["number"] == end["number"]
        assert '"reveal"' in frames[first]
