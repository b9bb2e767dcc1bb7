"""The keeper when a table, a bot or the store fails: all else goes on, and later that too."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escalera.engine.match.game import Game
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.live import scheduler
from escalera.server.live.live_table import Listener
from escalera.server.live.processes import botpool
from escalera.server.live.unreadable_tables import SetAside
from escalera.server.messages.errors import Refused
from escalera.server.table import timeouts
from escalera.server.table.events import HandDealt, Played
from escalera.server.table.table import Table
from tests.server.house import (
    LONG_AGO,
    PLAY,
    WORDS,
    House,
    begun,
    dealt,
    dealt_to_bots,
    faults,
    house,
    keep,
    until,
)


def seq(made: House, table: str) -> int:
    live = made.hub.lives.get(table)
    return live.told if live else 0


@pytest.mark.parametrize("broken", [PLAY, WORDS])
def test_a_broken_log_stops_no_other_table(database_url: str, broken: bytes) -> None:
    async def run() -> None:
        async with house(database_url) as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))
            await keep(made.store, dealt("idle-1"))
            await keep(made.store, dealing := begun("dealing-1"))
            await keep(made.store, bots := dealt_to_bots("bots-1"))
            for name in ("broken-1", "broken-2"):  # the newest come first
                await keep(made.store, dealt(name, clock="strict"), broken)
            for name in ("idle-1", "dealing-1", "bots-1"):
                await made.hub.live(name)
            made.hub.lives["idle-1"].wanted = -1e9
            made.keeper.start()
            await until(lambda: seq(made, "clock-1") > len(good))
            await until(lambda: seq(made, "dealing-1") > len(dealing))
            await until(lambda: "idle-1" not in made.hub.lives)
            await until(lambda: seq(made, "bots-1") > len(bots))
            await until(lambda: set(made.hub.aside.reasons) == {"broken-1", "broken-2"})
            for name in ("broken-1", "broken-2"):
                with pytest.raises(Refused, match="can't be opened") as found:
                    await made.hub.live(name)
                assert found.value.name == "SET_ASIDE"
            by = [event.by for event in await made.log("clock-1") if isinstance(event, Played)]
            assert "clock" in by
            assert any(isinstance(event, HandDealt) for event in await made.log("dealing-1"))

    asyncio.run(run())


def test_a_table_is_read_when_its_clock_is_due_and_not_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, dealt("later-1", clock="day"))
            await keep(made.store, dealt("none-1"))
            await keep(made.store, due := dealt("due-1", clock="strict"))
            made.keeper.start()
            await until(lambda: seq(made, "due-1") > len(due))
            assert set(made.hub.lives) == {"due-1"}

    asyncio.run(run())


def test_a_table_that_nobody_wants_is_dropped_until_its_clock_is_due(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, log := dealt("day-1", clock="day"))
            live = await made.hub.live("day-1")
            live.wanted = -1e9
            made.keeper.start()
            await until(lambda: "day-1" not in made.hub.lives)
            live = await made.hub.live("day-1")
            assert len(log) == live.told

    asyncio.run(run())


def test_a_clock_that_was_set_back_holds_up_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            later = time.time() + LONG_AGO
            logs = {"bots-1": dealt_to_bots("bots-1"), "dealing-1": begun("dealing-1")}
            for name, log in logs.items():
                await keep(made.store, [replace(event, at=later) for event in log])
                await made.hub.live(name)
            made.keeper.start()
            await until(lambda: all(seq(made, name) > len(logs[name]) for name in logs))

    asyncio.run(run())


def test_what_could_not_be_read_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            made.hub.aside = SetAside(first=0.0)
            await keep(made.store, good := dealt("clock-1", clock="strict"))

            def short_of_files(*_given: Any) -> None:
                raise OSError(24, "Too many open files")

            monkeypatch.setattr(Game, "next_hand", short_of_files)
            made.keeper.start()
            await until(lambda: "clock-1" in made.hub.aside.reasons)
            monkeypatch.undo()
            await until(lambda: seq(made, "clock-1") > len(good))
            assert not made.hub.aside.reasons

    asyncio.run(run())


def test_a_table_at_hand_whose_log_breaks_lets_its_people_go(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("river-1"))
            live = await made.hub.live("river-1")
            told: list[str] = []
            let_go: list[str] = []
            listener = Listener(
                "river-1-1",
                lambda frame: told.append(json.loads(frame)["type"]),
                lambda why: let_go.append(why.name),
            )
            await made.hub.join(live, listener)
            await made.store.append("river-1", len(good) + 1, [WORDS])
            with pytest.raises(Refused) as found:
                await made.hub.follow(live)
            assert found.value.name == "SET_ASIDE"
            assert let_go == ["SET_ASIDE"]
            assert not live.listeners
            assert "river-1" not in made.hub.lives

    asyncio.run(run())


@pytest.mark.parametrize("at_start", [True, False])
def test_a_store_that_was_away_is_waited_for(tmp_path: Path, *, at_start: bool) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))
            await keep(made.store, dealing := begun("dealing-1"))
            if not at_start:
                await made.hub.live("clock-1")
                await made.hub.live("dealing-1")
            made.store.away = True
            before = faults("winding") + faults("looking")
            made.keeper.start()
            await until(lambda: faults("winding") + faults("looking") > before)
            assert len(made.hub.lives) == (0 if at_start else 2)
            made.store.away = False
            await until(lambda: seq(made, "clock-1") > len(good))
            assert not made.hub.aside.reasons
            log = await made.log("clock-1")
            assert [type(event) for event in log[len(good) :]] == [Played] * (len(log) - len(good))
            if not at_start:
                await until(lambda: seq(made, "dealing-1") > len(dealing))

    asyncio.run(run())


def test_a_table_that_the_store_says_nothing_of_stops_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))
            for name in ("silent-1", "silent-2"):
                await keep(made.store, dealt(name, clock="strict"))
            await made.hub.live("silent-2")
            await made.hub.live("clock-1")
            made.store.silent = {"silent-1", "silent-2"}
            made.keeper.start()
            await until(lambda: seq(made, "clock-1") > len(good))
            made.store.silent = set()
            await until(lambda: min(seq(made, "silent-1"), seq(made, "silent-2")) > len(good))

    asyncio.run(run())


def test_a_clock_that_fails_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))
            await keep(made.store, dealt("clock-2", clock="strict"))
            usual = timeouts.overdue

            def failing(table: Table, *more: Any) -> Any:
                if table.id == "clock-2":
                    raise ZeroDivisionError
                return usual(table, *more)

            monkeypatch.setattr(scheduler, "overdue", failing)
            before = faults("table")
            made.keeper.start()
            await until(lambda: seq(made, "clock-1") > len(good))
            await until(lambda: faults("table") > before)
            assert seq(made, "clock-2") == len(good)
            monkeypatch.undo()
            await until(lambda: seq(made, "clock-2") > len(good))

    asyncio.run(run())


class Broken(dict[str, Any]):
    """Tables that nobody can look at."""

    def values(self) -> Any:
        raise ZeroDivisionError


def test_a_loop_that_fails_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))

            async def failing() -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(made.hub, "lives", Broken())
            monkeypatch.setattr(made.store, "deadlines", failing)
            before = faults("looking"), faults("winding")
            made.keeper.start()
            await until(lambda: faults("looking") > before[0] and faults("winding") > before[1])
            monkeypatch.undo()
            await until(lambda: seq(made, "clock-1") > len(good))

    asyncio.run(run())


def test_a_bot_that_breaks_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        def breaks(*_given: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(botpool, "think", breaks)
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, bots := dealt_to_bots("bots-1"))
            await made.hub.live("bots-1")
            before = faults("bot")
            made.keeper.start()
            await until(lambda: seq(made, "bots-1") > len(bots))
            assert faults("bot") > before

    asyncio.run(run())


def test_a_frame_that_can_not_be_written_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, good := dealt("clock-1", clock="strict"))
            live = await made.hub.live("clock-1")
            told: list[int] = []
            await made.hub.join(
                live, Listener("zoe", lambda frame: told.append(json.loads(frame)["seq"]))
            )

            def breaks(*_given: Any) -> None:
                raise OSError(24, "Too many open files")

            monkeypatch.setattr(HandFrames, "of", breaks)
            before = faults("table")
            made.keeper.start()
            await until(lambda: faults("table") > before)
            assert max(told) == len(good)
            assert len(await made.log("clock-1")) > len(good)  # it was stored all the same
            monkeypatch.undo()
            await until(lambda: max(told) > len(good))
            assert sorted(set(told)) == list(range(len(good), max(told) + 1))

    asyncio.run(run())
