"""What was said at a table is told to whoever comes later, by nobody's name but the speaker's."""

import asyncio
from collections.abc import Iterator

import pytest

from escalera.server.live.sayings import MOST, Sayings
from escalera.server.messages import protocol
from tests.server.client import Client, dealt, joined, log_of, opened
from tests.server.serving import Server, guest, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sayings")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as made:
        yield made


async def told(client: Client) -> list[tuple[str, str]]:
    """Return what a client was told of what was said before: by whom, and what."""
    await client.send("ping")
    await client.until(lambda: "pong" in client.newest)
    said = client.newest.get("sayings", {"said": []})["said"]
    return [(one["name"], one["text"] or one["phrase"]) for one in said]


async def say(clients: list[Client], speaker: int, **words: str) -> None:
    """Say something, and wait until everybody has heard it."""
    heard = [len(_said(client)) for client in clients]
    await clients[speaker].send("say", **words)
    for client, before in zip(clients, heard, strict=True):
        await client.until(lambda client=client, before=before: len(_said(client)) > before)  # type: ignore[misc]


def _said(client: Client) -> list[str]:
    return [message["text"] for message in client.messages if message["type"] == "said"]


def test_who_comes_again_or_watches_is_told_what_was_said(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, chat=True)
        async with dealt(table, guests) as clients:
            assert await told(clients[0]) == []
            await say(clients, 0, phrase="hello")
            await say(clients, 1, text="Good evening")
            both = [("P1", "hello"), ("P2", "Good evening")]
            async with joined(guests[0], table) as elsewhere, joined(guest(server), table) as other:
                assert await told(elsewhere) == both
                assert await told(other) == both
                sayings = elsewhere.newest["sayings"]
                first, second = (one["at"] for one in sayings["said"])
                assert first <= second <= sayings["now"]
        assert not any(b"Good evening" in event for event in await log_of(server, table))

    asyncio.run(run())


def test_a_name_stays_with_what_was_said_when_the_seat_is_somebody_elses(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server)
        async with joined(guests[0], table) as host, joined(guests[1], table) as bo:
            await host.send("sit", seat=1, name="Ann")
            await bo.send("sit", seat=2, name="Bo")
            await bo.until(lambda: bo.seat == 2)
            await say([host, bo], 1, phrase="hello")
            await bo.send("sit", seat=3, name="Bo")
            await bo.until(lambda: bo.seat == 3)
            await host.send("sit", seat=2, name="Ann")
            await host.until(lambda: host.seat == 2)
            async with joined(guests[2], table) as late:
                assert await told(late) == [("Bo", "hello")]

    asyncio.run(run())


def test_who_is_removed_takes_their_words_along(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, chat=True)
        async with dealt(table, guests) as clients:
            await say(clients, 1, text="You fool")
            await say(clients, 0, phrase="sorry")
            await clients[0].send("remove", seat=2)
            await clients[0].until(lambda: clients[0].info(2)["bot"])
            async with joined(guests[2], table) as again:
                assert await told(again) == [("P1", "sorry")]

    asyncio.run(run())


def test_the_last_are_kept() -> None:
    sayings = Sayings()
    for n in range(MOST + 5):
        sayings.add("ann", protocol.Said(seat=1, phrase="", text=str(n)))
    assert len(sayings) == MOST
    assert b'"text":"5"' in sayings.message()
    assert b'"text":"4"' not in sayings.message()
