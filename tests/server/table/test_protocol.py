"""Every message both ways: it is read or refused, and nothing else can happen."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.server.messages import asks, protocol
from escalera.server.messages.options import Options

ASKS: list[asks.Ask] = [
    asks.Sit(seat=2, name="Ann"),
    asks.Stand(),
    asks.PutBot(seat=1, bot="greedy"),
    asks.Free(seat=2),
    asks.Swap(seat=1, other=4),
    asks.Start(),
    asks.Look(),
    asks.Seal(hand=1, hash="07af" * 16),
    asks.Shuffle(hand=1, number="07af" * 8),
    asks.Play(seq=12, action="meld 7S 7H 2C"),
    asks.Why(action="take with 4D 4C"),
    asks.Offer(cards=("4D", "JK"), ref="b"),
    asks.NextHand(),
    asks.Pause(),
    asks.Resume(),
    asks.Leave(),
    asks.Call(link="https://meet.example/club"),
    asks.Bots(bot="easy", pace="slow"),
    asks.Remove(seat=3),
    asks.Watchers(ref="w"),
    asks.RemoveWatcher(watcher="07afe3b1c2d4e5f6"),
    asks.Lock(locked=True),
    asks.Say(phrase="hello", text="Good evening, Örs"),
    asks.Ping(ref="7"),
]
MELD = protocol.MeldInfo(1, 2, "sequence", ("4D", "5D", "JK=6D"), ("4D",), 4)
HAND = protocol.PublicHand(
    number=1,
    dealer=4,
    scores=(0, -120),
    phase="play",
    turn=1,
    actor=3,
    hand_sizes=(15, 14, 15, 15),
    feet=(0, 0, 0, 0),
    face_down=0,
    stocks=(99,),
    pile=("TH", "2C"),
    pile_take=2,
    draw_cards=1,
    frozen=True,
    blocked=False,
    melds=(MELD,),
    melded=(True, False),
    minimums=(50, 50),
    red_threes=((), ("3D",)),
    penalties=(0, 0),
    cuts=(0, 1),
    asked="yes",
    pending=False,
    barred=False,
    no_discard=False,
    tabled_points=15,
    last=(1, "ask", "person"),
)
LINES = (protocol.ScoreLine("red canastas", (500, 0)),)
TELLS: list[protocol.Tell] = [
    protocol.Welcome(version=1, table="quiet-river", name="Ann", seat=1, now=20.25),
    protocol.TableInfo(
        seq=3,
        status="open",
        options=Options("samba", settings={"jokers": "6"}),
        host=True,
        seats=(protocol.SeatInfo(seat=1, team=1, name="Ann", you=True),),
    ),
    protocol.HandInfo(seq=9, table=HAND, cards=("3S", "JK"), legal=("draw",), turn_until=1.5),
    protocol.Change(
        seq=10,
        since=9,
        table={"turn": 2},
        lists={"pile": (3, 0, ["5H"])},
        cards=(0, 1, []),
        legal=(),
        can_go_out=True,
        against=45,
        turn_until=2.5,
    ),
    protocol.HandOver(
        seq=99,
        number=1,
        ending="out",
        seat=2,
        hands=(("4S", "JK"), ()),
        feet=((), ()),
        lines=LINES,
        points=(500, -45),
        scores=(500, -45),
        commit="ab" * 32,
        reveal="cd quiet-river - - 1 2",
        minimums=(50, 15),
        dealer=3,
        winners=(1,),
    ),
    protocol.Because(action="draw", name="NOT_YOUR_TURN", sentence="...", rule="R7", ref="a"),
    protocol.Offers(cards=("4D", "4C"), actions=("take with 4D 4C",), ref="b"),
    protocol.Said(seat=1, phrase="hello", text="", name="Ann", at=12.5),
    protocol.Sayings(said=(protocol.Said(seat=1, phrase="hello", text=""),), now=20.25),
    protocol.Watching((protocol.Watcher("07afe3b1c2d4e5f6", "Zed"),), ref="w"),
    protocol.Error(name="LATE", sentence="The table has moved on.", ref="b"),
    protocol.Pong(ref="7"),
]
TELL: msgspec.json.Decoder[protocol.Tell] = msgspec.json.Decoder(protocol.Tell)
WRONG: dict[type, list[Any]] = {
    str: [1, None, ["a"], {}],
    int: ["1", 1.5, True, None, [1]],
    bool: ["true", 1, 0, None, [True]],
    tuple: ["4D", 1, None, {}, [], [1], [None], [["4D"]], ["4D"] * 41],
}


def frame_of(message: msgspec.Struct) -> dict[str, Any]:
    return dict(msgspec.to_builtins(message))


def refused(frame: dict[str, Any]) -> None:
    with pytest.raises(msgspec.MsgspecError):
        asks.read(json.dumps(frame))


def tag(message: msgspec.Struct) -> str:
    return str(frame_of(message)["type"])


each_ask = pytest.mark.parametrize("ask", ASKS, ids=tag)
each_tell = pytest.mark.parametrize("tell", TELLS, ids=tag)


def test_no_message_is_forgotten_here() -> None:
    assert {type(ask) for ask in ASKS} == set(get_args(asks.Ask))
    assert {type(tell) for tell in TELLS} == set(get_args(protocol.Tell))
    assert len({tag(message) for message in [*ASKS, *TELLS]}) == len(ASKS) + len(TELLS)


@each_ask
def test_what_a_client_asks_is_read(ask: asks.Ask) -> None:
    assert asks.read(msgspec.json.encode(ask)) == ask
    assert asks.read(json.dumps(frame_of(ask))) == ask


@each_tell
def test_what_the_server_tells_is_whole_json(tell: protocol.Tell) -> None:
    frame = json.loads(protocol.write(tell))
    assert list(frame) == ["type", *(field.name for field in msgspec.structs.fields(tell))]
    assert TELL.decode(protocol.write(tell)) == tell


@each_tell
def test_the_server_reads_no_message_of_its_own(tell: protocol.Tell) -> None:
    refused(frame_of(tell))


@each_ask
def test_unknown_fields_are_refused(ask: asks.Ask) -> None:
    refused({**frame_of(ask), "seed": "1"})


@each_ask
def test_missing_fields_are_refused(ask: asks.Ask) -> None:
    needed = ["type", *(field.name for field in msgspec.structs.fields(ask) if field.required)]
    for name in needed:
        refused({key: value for key, value in frame_of(ask).items() if key != name})


@each_ask
def test_wrong_types_are_refused(ask: asks.Ask) -> None:
    frame = frame_of(ask)
    for name, value in frame.items():
        for wrong in WRONG[type(value)]:
            refused({**frame, name: wrong})


@each_ask
def test_long_texts_are_refused(ask: asks.Ask) -> None:
    frame = frame_of(ask)
    for name, value in frame.items():
        if isinstance(value, str):
            refused({**frame, name: "a" * 301})


@pytest.mark.parametrize("seat", [-1, 0, 7, 10**30])
def test_seats_are_1_to_6(seat: int) -> None:
    refused({"type": "sit", "seat": seat, "name": "Ann"})
    refused({"type": "swap", "seat": 1, "other": seat})


@pytest.mark.parametrize("number", ["", "-", "0g", "A1", "1 2", "1\n", "é", "1" * 65])
def test_numbers_are_hex_digits_alone(number: str) -> None:
    refused({"type": "shuffle", "hand": 1, "number": number})
    refused({"type": "seal", "hand": 1, "hash": number})


@pytest.mark.parametrize("more", ["-", "g", "A", " ", "\n", "é", "1" * 64])
def test_nothing_but_digits_is_allowed(more: str) -> None:
    refused({"type": "shuffle", "hand": 1, "number": "1" * 32 + more})
    refused({"type": "seal", "hand": 1, "hash": "1" * 64 + more})


def test_a_number_is_too_long_to_be_guessed_from_its_seal() -> None:
    refused({"type": "shuffle", "hand": 1, "number": "1" * 31})
    ask = asks.Shuffle(hand=1, number="1" * 32)
    assert asks.read(msgspec.json.encode(ask)) == ask


@pytest.mark.parametrize("card", ["", "4", "4d", "10D", "1S", "JK=6D", "4D\n", "JOKER", "4D 4C"])
def test_cards_are_written_as_in_records(card: str) -> None:
    refused({"type": "offer", "cards": [card]})


def test_empty_names_and_actions_are_refused() -> None:
    refused({"type": "sit", "seat": 1, "name": ""})
    refused({"type": "play", "seq": 1, "action": ""})
    refused({"type": "why", "action": ""})


# ---------------------------------------------------------------- anything at all


def read_or_refused(frame: str | bytes) -> None:
    """Read a frame: the result is one of the messages, or `msgspec.MsgspecError`."""
    try:
        ask = asks.read(frame)
    except msgspec.MsgspecError:
        return
    assert isinstance(ask, get_args(asks.Ask))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
NAMES = sorted({name for ask in ASKS for name in frame_of(ask)})


@given(st.text() | st.binary() | JSON.map(json.dumps))
def test_any_frame_is_read_or_refused(frame: str | bytes) -> None:
    read_or_refused(frame)


@given(st.text(st.characters(codec=None)))
def test_half_characters_are_refused(text: str) -> None:
    read_or_refused(text)
    read_or_refused(json.dumps({"type": "ping", "ref": text}))


@given(st.sampled_from(ASKS), st.dictionaries(st.sampled_from(NAMES) | st.text(), JSON, max_size=3))
def test_changed_fields_are_read_or_refused(ask: asks.Ask, fields: dict[str, Any]) -> None:
    read_or_refused(json.dumps({**frame_of(ask), **fields}))


@given(st.sampled_from(ASKS), st.data())
def test_changed_bytes_are_read_or_refused(ask: asks.Ask, data: st.DataObject) -> None:
    frame = msgspec.json.encode(ask)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(frame)))
        until = data.draw(st.integers(at, min(len(frame), at + 8)))
        frame = frame[:at] + data.draw(st.binary(max_size=4)) + frame[until:]
    read_or_refused(frame)


@pytest.mark.parametrize("opened", [b"[", b'{"x":'])
@pytest.mark.parametrize("depth", [10, 500, 2000, 20_000])
def test_deep_frames_are_refused(opened: bytes, depth: int) -> None:
    with pytest.raises(msgspec.MsgspecError):
        asks.read(b'{"x":' + opened * depth)
    with pytest.raises(msgspec.MsgspecError):
        asks.read(b'{"type":"ping","ref":' + opened * depth)


@pytest.mark.parametrize(
    ("frame", "ref"),
    [
        ('{"type": "win", "ref": "a"}', "a"),
        ('{"type": "play", "ref": "a", "seq": "x", "more": [1]}', "a"),
        ('{"type": "win", "ref": 7}', ""),
        (json.dumps({"type": "ping", "ref": "a" * 41}), ""),
        ('{"ref": "a"', ""),
        (b"\xff", ""),
        ("\ud800", ""),
        ('{"ref": "a", "x":' + "[" * 4000, ""),
    ],
)
def test_what_is_no_message_keeps_its_ref(frame: str | bytes, ref: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        asks.read(frame)
    assert asks.ref_of(frame) == ref
