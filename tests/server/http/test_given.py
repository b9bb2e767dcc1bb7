"""Tables that go on with a match begun elsewhere: what is refused, and what is there afterwards."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from time import time
from typing import Any
from unittest.mock import ANY

import httpx
import pytest
import pytest_asyncio

from escalera.notation.verify import verify
from escalera.server.http import given
from escalera.server.live.live_table import Listener
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.table import Table
from escalera.server.table.timeout_play import safe_play
from tests.server.alone import PAGE, alone, scores_of
from tests.server.http.guests import Guests, guests_of, sentence
from tests.server.http.guests import opened as opened_table
from tests.server.table.test_table import sealed, shuffle

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


async def give(guest: httpx.AsyncClient, record: str, **more: Any) -> httpx.Response:
    body = {"game": "samba", "pace": "instant", "record": record, "seat": 1, **more}
    return await guest.post("/api/tables/given", json=body)


async def opened(guest: httpx.AsyncClient, record: str, **more: Any) -> str:
    answer = await give(guest, record, **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# ---------------------------------------------------------------- what is refused


def without(word: str, record: str) -> str:
    return re.sub(f"^{word} .*\n", "", record, flags=re.MULTILINE)


def changed_play(record: str) -> str:
    return record.replace(" draw\n", " discard JK\n", 1)


def more_points(record: str) -> str:
    """Score a hand higher than it was played."""
    return re.sub("^score .*$", "score 9000 0", record, flags=re.MULTILINE)


def with_a_lead(record: str) -> str:
    """Begin with points that nobody has played for."""
    return record.replace("scores 0 0\n", "scores 5000 0\n", 1)


def second_hand_only(record: str) -> str:
    return record[: record.index("hand 1\n")] + record[record.index("hand 2\n") :]


def no_hand(record: str) -> str:
    return record[: record.index("hand 1\n")]


def other_deck(record: str) -> str:
    """Change two cards of the stock that nobody has drawn."""
    line = next(line for line in record.splitlines() if line.startswith("stock "))
    cards = line.split()
    one, other = next(
        (a, b) for a in range(-1, -9, -1) for b in range(a - 1, -9, -1) if cards[a] != cards[b]
    )
    cards[one], cards[other] = cards[other], cards[one]
    return record.replace(line, " ".join(cards), 1)


def other_secret(record: str) -> str:
    return re.sub("^reveal [0-9a-f]{64}", f"reveal {'7' * 64}", record, flags=re.MULTILINE)


def other_version(record: str) -> str:
    return re.sub("^game samba .*$", "game samba 9999", record, flags=re.MULTILINE)


def begun_hand(record: str) -> str:
    return record + "hand 2\n"


REFUSED = [
    ("RECORD_WRONG", lambda: "no record", {}),
    ("RECORD_WRONG", lambda: changed_play(alone()), {}),
    ("RECORD_WRONG", lambda: more_points(alone()), {}),
    ("RECORD_WRONG", lambda: alone().replace("players 4", "set colour red\nplayers 4"), {}),
    ("OTHER_VERSION", lambda: other_version(alone()), {}),
    ("OTHER_RULES", alone, {"game": "bolivia"}),
    ("OTHER_RULES", alone, {"players": 2}),
    ("OTHER_RULES", alone, {"settings": {"jokers": "5"}}),
    ("FINISHED", lambda: alone(target="5"), {"settings": {"target": "5"}}),
    ("HAND_IN_PLAY", lambda: alone(1, plays=7), {}),
    ("HAND_IN_PLAY", lambda: begun_hand(alone()), {}),
    ("NOT_WHOLE", lambda: with_a_lead(alone()), {}),
    ("NOT_WHOLE", lambda: second_hand_only(alone(2)), {}),
    ("NOT_WHOLE", lambda: no_hand(alone()), {}),
    ("NOT_PROVEN", lambda: without("reveal", without("commit", alone())), {}),
    ("NOT_PROVEN", lambda: without("reveal", alone()), {}),
    ("NOT_PROVEN", lambda: other_deck(alone()), {}),
    ("NOT_PROVEN", lambda: other_secret(alone()), {}),
    ("BOTS_SEAT", alone, {"seat": 2}),
    ("NO_NAME", lambda: alone().replace("seat 1 Ann", "seat 1 A\u202enn"), {}),
    ("NO_SUCH_SEAT", alone, {"seat": 5}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "record", "more"), REFUSED)
async def test_a_record_that_cannot_be_gone_on_with_is_refused(
    guests: Guests, name: str, record: Any, more: dict[str, Any]
) -> None:
    guest = await guests.known()
    answer = await give(guest, record(), **more)
    assert sentence(answer, 422).endswith(".")
    assert answer.json()["name"] == name, answer.text
    assert (await guest.get("/api/me/tables")).json() == []


async def test_a_refusal_names_the_line_the_hand_or_the_version(guests: Guests) -> None:
    guest = await guests.known()
    wrong = alone().splitlines().index("players 4") + 1
    said = sentence(await give(guest, alone().replace("players 4", "players four")), 422)
    assert said == f"Line {wrong} of the record is wrong."
    second = alone(2).replace("hand 2\n", "hand 2\n", 1).rsplit("reveal ", 1)[0]
    assert sentence(await give(guest, second), 422) == "Hand 2 does not prove its shuffle."


async def test_a_record_may_be_longer_than_other_requests(guests: Guests) -> None:
    guest = await guests.known()
    comment = "# " + "x" * 98 + "\n"
    long = comment * 2_000 + alone()
    assert len(long) > 3 * 65_536
    await opened(guest, long)
    answer = await give(guest, comment * 4_000)
    assert (answer.status_code, answer.json()["name"]) == (413, "TOO_LARGE")
    body = {"game": "samba", "name": "x" * 100_000}
    assert (await guest.post("/api/presets", json=body)).status_code == 413
    assert given.PATH == "/api/tables/given"


# ---------------------------------------------------------------- what is there afterwards


async def test_the_seat_is_kept_and_those_of_bots_are_free(guests: Guests) -> None:
    ann, ben = await guests.known(), await guests.known()
    record = alone(2)
    table = await opened(ann, record)
    (row,) = (await ann.get("/api/me/tables")).json()
    assert (row["seat"], row["seats"], row["status"]) == (1, ["Ann", "", "", ""], "open")
    assert (row["hand"], row["scores"]) == (2, scores_of(record))
    sheets = (await ben.get(f"/api/tables/{table}/sheets")).json()
    assert [sheet["number"] for sheet in sheets] == [1, 2]
    assert sheets[-1]["scores"] == scores_of(record)
    assert all(sheet["reveal"].split()[1] == PAGE for sheet in sheets)


async def test_any_seat_of_a_person_can_be_gone_on_from(guests: Guests) -> None:
    guest = await guests.known()
    record = (
        alone().replace("seat 1 Ann", "seat 1 bot:hard").replace("seat 3 bot:easy", "seat 3 Ann")
    )
    assert record != alone()
    await opened(guest, record, seat=3)
    (row,) = (await guest.get("/api/me/tables")).json()
    assert (row["seat"], row["seats"]) == (3, ["", "", "Ann", ""])


async def going_on(guests: Guests, record: str) -> tuple[httpx.AsyncClient, str]:
    """Give a table, let Ben join, and deal the next hand."""
    ann, ben = await guests.known(), await guests.known()
    table = await opened(ann, record)
    await guests.ask(ben, table, asks.Sit(seat=2, name="Ben"))
    await guests.ask(ann, table, asks.Start())
    hand = (await guests.live(table)).table.shuffle.hand
    for who, name in (ann, "ann"), (ben, "ben"):
        await guests.ask(who, table, asks.Seal(hand=hand, hash=sealed(name).hash))
    for who, name in (ann, "ann"), (ben, "ben"):
        await guests.ask(who, table, asks.Shuffle(hand=hand, number=shuffle(name).number))
    return ben, table


async def play_hand(guests: Guests, table: str) -> None:
    """Play a hand to its end as a clock would; the table's bots play, too."""
    live = await guests.live(table)
    while not live.table.hand_over:
        await guests.services.hub.happen(live, safely_played)


def safely_played(table: Table) -> list[events.Event]:
    game = table.game
    if game is None or game.hand_over:
        return []
    return [events.Played(time(), game.seat_to_act, str(safe_play(game)), "clock")]


async def test_the_next_hand_is_dealt_and_scores_go_on(guests: Guests) -> None:
    record = alone(2)
    ben, table = await going_on(guests, record)
    game = (await guests.live(table)).table.game
    assert game is not None
    assert (game.hand_number, list(game.scores)) == (3, scores_of(record))
    await play_hand(guests, table)
    sheets = (await ben.get(f"/api/tables/{table}/sheets")).json()
    assert [sheet["number"] for sheet in sheets] == [1, 2, 3]
    before, after = sheets[1]["scores"], sheets[2]["scores"]
    assert after == [a + b for a, b in zip(before, sheets[2]["points"], strict=True)]
    downloaded = (await ben.get(f"/api/tables/{table}/record")).text
    assert verify(downloaded) is None
    assert scores_of(downloaded) == after
    assert record[record.index("hand 1\n") :] in downloaded
    assert "seat 2 Ben\n" in downloaded
    who = "Ann, bot:hard, bot:easy, bot:hard"
    assert f"# hands 1 to 2 were played elsewhere by {who}\n" in downloaded
    frames = (await ben.get(f"/api/tables/{table}/hands/3?seat=2")).json()
    told = (await ben.get(f"/api/tables/{table}/hands/3/plays")).json()
    assert len(frames) == len(told["plays"]) > 50


async def test_earlier_hands_are_told_and_shown_again(guests: Guests) -> None:
    record = alone(2)
    ben, table = await going_on(guests, record)
    seqs: list[int] = []
    for hand in 1, 2:
        frames = (await ben.get(f"/api/tables/{table}/hands/{hand}?seat=1")).json()
        told = (await ben.get(f"/api/tables/{table}/hands/{hand}/plays")).json()
        assert frames[0]["table"]["last"] is None
        assert frames[0]["table"]["number"] == hand
        assert frames[-1]["table"]["phase"] == "over"
        assert len(frames[0]["cards"]) >= 15
        by = {frame["table"]["last"][0]: frame["table"]["last"][2] for frame in frames[1:]}
        assert by == {1: "person", 2: "bot", 3: "bot", 4: "bot"}
        shown: dict[str, Any] = {}
        states = [shown := {**shown, **play["table"]} for play in told["plays"]]
        assert states == [frame["table"] for frame in frames]
        assert told["over"]["number"] == hand
        seqs += [play["seq"] for play in told["plays"]]
    here = (await ben.get(f"/api/tables/{table}/hands/3/plays")).json()
    seqs += [play["seq"] for play in here["plays"]]
    assert seqs == sorted({*seqs})
    assert here["plays"][0]["table"]["number"] == 3
    assert here["over"] is None


async def test_those_who_join_hear_that_hands_were_played_elsewhere(guests: Guests) -> None:
    ann, ben = await guests.known(), await guests.known()
    table = await opened(ann, alone(2))
    live = await guests.live(table)
    frames: list[bytes] = []

    await guests.services.hub.join(live, Listener(guests.asker(ben).person, frames.append))
    (told,) = map(json.loads, frames)
    assert (told["type"], told["brought"], told["hand"], told["status"]) == ("table", 2, 2, "open")
    await guests.ask(ann, table, asks.Start())
    kinds = [json.loads(frame)["type"] for frame in frames]
    assert "over" not in kinds, "the end of a hand that nobody here has played"


async def test_earlier_hands_are_there_before_the_start_too(guests: Guests) -> None:
    record = alone(2)
    ann = await guests.known()
    table = await opened(ann, record)
    paths = [f"/api/tables/{table}/{end}" for end in ("hands/2?seat=1", "hands/2/plays")]
    frames, told = [(await ann.get(path)).json() for path in paths]
    assert (frames[0]["table"]["number"], frames[-1]["table"]["phase"]) == (2, "over")
    assert (len(told["plays"]), told["over"]["number"]) == (len(frames), 2)
    downloaded = (await ann.get(f"/api/tables/{table}/record")).text
    assert (verify(downloaded), scores_of(downloaded)) == (None, scores_of(record))
    await guests.ask(ann, table, asks.Start())
    assert [(await ann.get(path)).json() for path in paths] == [frames, {**told, "seq": ANY}]


async def test_a_hand_that_is_not_dealt_is_not_there(guests: Guests) -> None:
    ann, ben = await guests.known(), await guests.known()
    given, new = await opened(ann, alone()), await opened_table(ann)
    for table, hand in (given, 2), (new, 1):
        await guests.ask(ben, table, asks.Sit(seat=2, name="Ben"))
        for asked in (), (asks.Start(),):
            await guests.ask(ann, table, *asked)
            for path in f"hands/{hand}", f"hands/{hand}/plays":
                answer = await ann.get(f"/api/tables/{table}/{path}")
                assert sentence(answer, 404) == "That hand is not dealt yet."
        with pytest.raises(Refused, match="not dealt yet"):
            await guests.ask(ben, table, asks.NextHand())
