"""No frame holds a card that its seat can't know: hundreds of hands, thousands of frames a game.

The tables have no network; `test_matches` searches what goes over real sockets. `python -m
tests.server.table.test_leaks` (`make fuzz`) searches a thousand hands of each game.
"""

import random
import re
import sys
from collections import Counter

import msgspec
import pytest

from escalera.cards.kinds import KINDS, text_of
from escalera.engine.match.game import Game
from escalera.engine.record.statements import HandStart
from escalera.rules import games
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import because, table_info
from escalera.server.frames.offers import offers
from escalera.server.frames.replay_frames import finished, replay_frames
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.table import Table
from tests.server.logged import Logged, deal, started, told_again, told_live

HANDS, MANY = 60, 1000
"""Hands of each game, in the test run and in the long one."""
MATCH = 8
"""Then a new match begins: what a late comer is told is made from the whole log."""
EVERY = 12
"""The test searches frames after one in this many plays."""
OTHERS = 24
"""And everything else that is told, at one in this many of these."""
CARD = re.compile(rb"\"(?:[2-9TJQKA][SHDC]|JK)(?:=[^\"]*)?\"")
WORD = re.compile(rb"(?<=[\" ])(?:[2-9TJQKA][SHDC]|JK)(?=[\" =])")


def cards(part: object) -> Counter[bytes]:
    """Count the cards in a part of a frame; an action's cards are words of one text."""
    return Counter(WORD.findall(msgspec.json.encode(part)))


def check(frame: bytes, seat: int, hand: Counter[bytes]) -> None:
    """A frame has a seat's own hand, the cards on the table, and no more."""
    told = msgspec.json.decode(frame)
    table = told["table"]
    open_cards = cards([table["pile"], table["melds"], table["red_threes"], table["last"]])
    assert cards(told["cards"]) == hand
    rest = {key: value for key, value in told.items() if key not in {"table", "cards", "legal"}}
    hidden = {"pile", "melds", "red_threes", "last"}
    rest["table"] = {key: value for key, value in table.items() if key not in hidden}
    assert not cards(rest)
    known = hand + open_cards
    assert seat or not told["legal"]
    for action in told["legal"]:
        assert all(count <= known[card] for card, count in cards(action).items())


@pytest.mark.parametrize("game", games())
def test_frames_of_hundreds_of_hands(game: str) -> None:
    assert search(game, HANDS) > HANDS * 20


def search(game: str, hands: int) -> int:
    """Play random hands of a game; return how many frames were searched."""
    generator, searched = random.Random(game), 0
    table = started(game)
    for _ in range(hands):
        if table.status == "finished" or played_hands(table) == MATCH:
            table = started(game)
        played = deal(table, played_hands(table) + 1, f"{generator.getrandbits(256):064x}")
        searched += play_out(table, played, generator)
    return searched


def played_hands(table: Table) -> int:
    return table.game.hand_number if table.game else 0


def play_out(table: Logged, game: Game, generator: random.Random) -> int:
    """Play a random hand; return how many frames were searched."""
    searched = 0
    while not game.hand_over:
        legal = game.legal_texts()
        onward = [action for action in legal if not action.startswith("back")] or legal
        action = generator.choice(onward)
        table.apply(events.Played(0.0, game.seat_to_act, action))
        if generator.randrange(EVERY) == 0:
            frames = HandFrames(table, game)
            for seat in range(len(table.seats) + 1):
                own = cards([*map(text_of, game.hand(seat))])
                check(frames.of(seat), seat, own)
                assert table.shuffle.secret.encode() not in frames.of(seat)
                searched += 1
            if generator.randrange(OTHERS) == 0 and not game.hand_over:
                check_others(table, game, generator)
    return searched


def check_others(table: Logged, game: Game, generator: random.Random) -> None:
    """No answer, download or fact about the table tells of cards or of the secret."""
    seat = generator.randint(1, len(table.seats))
    theirs = tuple(map(text_of, game.hand(seat % len(table.seats) + 1)))[:3] or ("JK",)
    own = tuple(map(text_of, game.hand(seat)))[:3] or theirs
    told = [
        protocol.write(table_info(table, f"p{seat}")),
        *(why(table, seat, text) for text in ("discard " + theirs[0], "meld " + " ".join(theirs))),
        *(offered(table, seat, asked) for asked in (own, theirs)),
        *(msgspec.json.encode(replay_frames(table, game.hand_number, n, [])) for n in (0, seat)),
    ]
    for text in told:
        assert not CARD.search(text)
        assert table.shuffle.secret.encode() not in text
    downloaded = [line for line in finished(game).statements if isinstance(line, HandStart)]
    assert [line.number for line in downloaded] == list(range(1, game.hand_number))
    check_questions(table, game.seat_to_act)
    assert told_again(table) == told_live(table.told)


def check_questions(table: Table, actor: int) -> None:
    """Nobody learns what another holds by asking about each card, in whoever's name."""
    other = actor % len(table.seats) + 1
    for named in "", f"{actor} ", f"{other} ":
        told = {why(table, other, f"{named}discard {text_of(kind)}") for kind in range(KINDS)}
        assert len(told) == 1


def why(table: Table, seat: int, action: str) -> bytes:
    """Return the answer to `why`, without the question."""
    try:
        answer = because(table, f"p{seat}", asks.Why(action=action))
    except Refused as error:
        return protocol.write(protocol.error(error, ""))
    return protocol.write(msgspec.structs.replace(answer, action=""))


def offered(table: Table, seat: int, asked: tuple[str, ...]) -> bytes:
    """Return the answer to `offer`, without the question; its actions hold no other card."""
    answer = offers(table, f"p{seat}", asks.Offer(cards=asked))
    for action in answer.actions:
        assert not cards(action) - cards(asked)
    return protocol.write(msgspec.structs.replace(answer, cards=(), actions=()))


if __name__ == "__main__":
    for each in games():
        sys.stdout.write(f"{each}: {search(each, MANY)} frames of {MANY} hands\n")
