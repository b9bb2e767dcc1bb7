"""No frame holds a card that its seat can't know: hundreds of hands of each game.

Played at tables without a network; `test_matches` searches what goes over real sockets.
"""

import json
import random
import re
from collections import Counter

import pytest

from escalera.cards.kinds import text_of
from escalera.engine.game import Game
from escalera.rules import games
from escalera.server import events
from escalera.server.events import TableMade
from escalera.server.options import Options
from escalera.server.table import Table
from escalera.server.telling import HandFrames

HANDS = 200
EVERY = 12
"""Frames are searched after one in so many plays."""
CARD = re.compile(r"\"(?:[2-9TJQKA][SHDC]|JK)(?:=[^\"]*)?\"")


def started(game: str) -> Table:
    """Return a table in play, each seat with a person."""
    settings = {"hands": "4"} if game == "villages-samba" else {"target": "100000"}
    table = Table(TableMade(0.0, "leaks1", Options(game, settings=settings), "p1"))
    for seat in table.seats:
        table.apply(events.Seated(0.0, seat, f"p{seat}", f"P{seat}"))
    table.apply(events.MatchStarted(0.0))
    return table


def deal(table: Table, number: int, secret: str) -> Game:
    table.apply(events.HandCommitted(0.0, number, secret, "0" * 64))
    table.apply(events.HandDealt(0.0))
    assert table.game is not None
    return table.game


def cards(part: object) -> Counter[str]:
    """Count the cards of a part of a frame; those of an action are the words of one text."""
    text = json.dumps(part)
    words = [word for found in re.findall(r'"([^"]*)"', text) for word in found.split()]
    return Counter(word.partition("=")[0] for word in words if CARD.fullmatch(f'"{word}"'))


def check(frame: bytes, seat: int, hand: Counter[str]) -> None:
    """A frame has a seat's own hand, what lies on the table, and no card more."""
    told = json.loads(frame)
    table = told["table"]
    open_cards = cards([table["pile"], table["melds"], table["red_threes"], table["last"]])
    assert Counter(told["cards"]) == hand
    rest = {key: value for key, value in told.items() if key not in {"table", "cards", "legal"}}
    hidden = {"pile", "melds", "red_threes", "last"}
    rest["table"] = {key: value for key, value in table.items() if key not in hidden}
    assert not cards(rest)
    for action in told["legal"]:
        assert seat
        assert not cards(action) - hand - open_cards


@pytest.mark.parametrize("game", games())
def test_frames_of_hundreds_of_hands(game: str) -> None:
    generator, searched = random.Random(game), 0
    table = started(game)
    for _ in range(HANDS):
        if table.status == "finished":
            table = started(game)
        played = deal(table, played_hands(table) + 1, f"{generator.getrandbits(256):064x}")
        searched += play_out(table, played, generator)
    assert searched > HANDS * 20


def played_hands(table: Table) -> int:
    return table.game.hand_number if table.game else 0


def play_out(table: Table, game: Game, generator: random.Random) -> int:
    """Play a hand by chance; return how many frames were searched."""
    searched = 0
    while not game.hand_over:
        legal = game.legal_actions()
        onward = [action for action in legal if action.verb != "back"] or legal
        action = str(generator.choice(onward))
        table.apply(events.Played(0.0, game.seat_to_act, action))
        if generator.randrange(EVERY) == 0:
            frames = HandFrames(table, game)
            for seat in range(len(table.seats) + 1):
                own = Counter(map(text_of, game.hand(seat)))
                check(frames.of(seat), seat, own)
                assert table.shuffle.secret.encode() not in frames.of(seat)
                searched += 1
    return searched
