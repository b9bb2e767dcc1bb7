"""A table goes on with a match begun elsewhere; the server is killed before it and in mid-hand."""

import asyncio
import signal
from pathlib import Path

from escalera.notation.verify import verify
from tests.server.alone import alone, scores_of
from tests.server.client import Client, joined, to_act
from tests.server.serving import Guest, Server, guest, serving
from tests.server.store.test_hand_log import caught_up

PLAYS = 12


def restart(server: Server) -> None:
    server.stop(signal.SIGKILL)
    server.start()


def given(who: Guest, record: str) -> str:
    body = {"game": "samba", "pace": "instant", "record": record, "seat": 1}
    return str(who.ask("POST", "/api/tables/given", body)["id"])


async def play_hand(clients: list[Client], plays: int = 10_000) -> None:
    """Play on with two people; bots have the other seats."""
    for _ in range(plays):
        await clients[0].until(lambda: any(one.legal or over(one) for one in clients))
        if any(over(one) for one in clients):
            return
        seq = await to_act(clients).play()
        for client in clients:
            await caught_up(client, seq)


def over(client: Client) -> bool:
    return bool(client.hand["table"]["phase"] == "over")


def test_a_given_table_outlives_the_server(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        ann, ben = guest(server), guest(server)
        record = alone(2)
        table = given(ann, record)
        await asyncio.to_thread(restart, server)
        async with joined(ann, table) as host, joined(ben, table) as friend:
            assert (host.seat, friend.seat, friend.table["brought"]) == (1, 0, 2)
            await friend.send("sit", seat=2, name="Ben")
            await friend.until(lambda: friend.seat)
            await host.send("start")
            await friend.until(lambda: friend.hand and friend.hand["table"]["number"] == 3)
            assert friend.hand["table"]["scores"] == scores_of(record)
            await play_hand([host, friend], PLAYS)
            held = friend.hand["table"], friend.hand["cards"]
        await asyncio.to_thread(restart, server)
        async with joined(ann, table) as host, joined(ben, table) as friend:
            await host.until(lambda: host.hand and friend.hand)
            assert friend.hand["cards"] == held[1]
            assert friend.hand["table"]["number"] == 3
            await play_hand([host, friend])
            await host.until(lambda: "over" in host.newest)
            ended = host.newest["over"]
        sheets = ben.ask("GET", f"/api/tables/{table}/sheets")
        assert [sheet["number"] for sheet in sheets] == [1, 2, 3]
        downloaded = ben.ask("GET", f"/api/tables/{table}/record")
        assert verify(downloaded) is None
        assert scores_of(downloaded) == ended["scores"] == sheets[2]["scores"]

    with serving(database_url, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(), 300))
    assert "Traceback" not in (tmp_path / "log").read_text()
