"""The example's program at a real server that refuses it, goes away, or has no seat for it."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from examples import bot_client
from examples.bot_client import Bot, GivenUpError
from tests.scenario import ROOT
from tests.server.client import joined, opened
from tests.server.serving import Guest, Server, guest, serving

SHORT = {"target": "0", "hands": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bot")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log", messages_a_second="10") as made:
        yield made


def plainly(hand: dict[str, Any]) -> str:
    """Draw and discard: the shortest way through a hand.

    With the stock's last red 3 there is no discard, and the hand is ended: whoever melds and takes
    back instead does so for ever.
    """
    legal: list[str] = hand["legal"]
    return next((action for action in legal if action.startswith(("discard", "end"))), legal[0])


class Noting(Bot):
    """The example's bot, and its refusals."""

    def __init__(self, seat: int, chosen: Any = plainly) -> None:
        super().__init__(seat, f"P{seat}", chosen)
        self.names: list[str] = []

    async def refused(self, socket: ClientConnection, error: dict[str, Any]) -> None:
        self.names.append(error["name"])
        await super().refused(socket, error)


def playing(who: Guest, table: str, bot: Bot) -> "asyncio.Task[dict[str, Any]]":
    address = f"{who.server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return asyncio.create_task(bot.play(address, {"cookie": f"escalera={who.cookie}"}))


async def started(table: str, guests: list[Guest], bots: list[Noting]) -> list[Any]:
    """Seat the bots and let the host start."""
    tasks = [playing(who, table, bot) for who, bot in zip(guests, bots, strict=True)]
    async with joined(guests[0], table) as host:
        await host.until(lambda: all(seat["name"] for seat in host.table["seats"]))
        await host.send("start")
        await host.until(lambda: host.hand)
    return tasks


def test_a_match_is_played_out_where_it_goes_too_fast(server: Server) -> None:
    async def run() -> None:
        table, guests = opened(server, settings=SHORT)
        bots = [Noting(seat) for seat in range(1, 5)]
        ends = await asyncio.gather(*await started(table, guests, bots))
        assert all(end == ends[0] for end in ends)
        assert any("TOO_FAST" in bot.names for bot in bots)

    asyncio.run(asyncio.wait_for(run(), 400))


def test_a_refused_play_is_reported_and_another_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def wrong_at_first(hand: dict[str, Any]) -> str:
        whole = len(hand["legal"]) > 1 or hand["legal"] == ["draw"]
        if whole and hand["seq"] not in seen:
            seen.add(hand["seq"])
            return "discard JK JK"
        return plainly(hand)

    async def run(server: Server) -> None:
        table, guests = opened(server, settings=SHORT)
        bots = [Noting(1, wrong_at_first), *map(Noting, (2, 3, 4))]
        await asyncio.gather(*await started(table, guests, bots))
        assert "NO_ACTION" in bots[0].names

    seen: set[int] = set()
    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as quick:
        asyncio.run(asyncio.wait_for(run(quick), 200))
    assert "discard JK JK was refused. NO_ACTION: " in capsys.readouterr().err


def test_who_always_chooses_what_is_refused_gives_up(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server, settings=SHORT)
        bots = [Noting(seat, lambda _hand: "discard JK JK") for seat in range(1, 5)]
        tasks = await started(table, guests, bots)
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        with pytest.raises(GivenUpError, match="NO_ACTION"):
            done.pop().result()

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as quick:
        asyncio.run(asyncio.wait_for(run(quick), 100))


def test_a_lost_server_is_come_back_to(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, guests = opened(server, settings=SHORT)
        bots = [Noting(seat) for seat in range(1, 5)]
        tasks = await started(table, guests, bots)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)
        ends = await asyncio.gather(*tasks)
        assert all(end == ends[0] for end in ends)

    database = f"sqlite:///{tmp_path / 'e.db'}"
    with serving(database, tmp_path / "log", messages_a_second="5") as lost:
        asyncio.run(asyncio.wait_for(run(lost), 200))


def test_it_says_why_it_can_not_go_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ends(server_at: str, table: str, cookie: str, seat: int) -> str:
        with pytest.raises(GivenUpError) as found:
            await bot_client.play(server_at, table, cookie, seat)
        return str(found.value)

    async def run() -> None:
        monkeypatch.setattr(bot_client, "PAUSES", (0.01,))
        table, (host, other) = opened(server, 2)
        at = server.address
        async with joined(host, table) as here:
            await here.send("sit", seat=1, name="Ann")
            await here.until(lambda: here.seat)
            assert (await ends(at, table, other.cookie, 1)).startswith("SEAT_TAKEN: ")
            assert (await ends(at, table, other.cookie, 6)).startswith("NO_SUCH_SEAT: ")
            assert "no such table" in await ends(at, "nosuchtable1", other.cookie, 1)
            await here.send("start")
            await here.until(lambda: here.table["status"] == "playing")
            assert "no seat" in await ends(at, table, other.cookie, 2)
        assert "1 new tries" in await ends("http://127.0.0.1:9", table, other.cookie, 2)
        with pytest.raises(GivenUpError, match="lets nobody in"):
            bot_client.guest("http://127.0.0.1:9")

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(
    ("words", "said"),
    [(("nosuchtable1", "1"), "There is no such table"), (("river",), "Say a server")],
)
def test_the_command_ends_with_a_sentence(
    server: Server, words: tuple[str, ...], said: str
) -> None:
    done = subprocess.run(
        [sys.executable, "examples/bot_client.py", server.address, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert guest(server).ask("GET", "/health").startswith("ok\nstore: ok\nkeeper: ok\n")
