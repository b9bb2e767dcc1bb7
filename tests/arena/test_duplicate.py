"""Duplicate play: the same deck and dealer, sides swapped, and separate random numbers."""

from itertools import pairwise, takewhile
from random import Random

import pytest

from escalera.arena import Order, duplicate
from escalera.arena.duplicate import Hand, Kind, Match, Task, hand_of, play
from escalera.arena.seating import pairings
from escalera.bots import Bot
from escalera.bots.programs import any_bot
from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.notation.read import read
from escalera.rules import load


def records(order: Order, number: int) -> list[Record]:
    done = play(Task(order, "deal", number, recorded=True))
    assert list(done.records) == sorted(done.records)
    return [read(text) for text in done.records.values()]


def cards(record: Record) -> list[str]:
    return [str(line) for line in record.hands[0].setup]


def names(record: Record) -> list[str]:
    return [name.removeprefix("bot:") for _, name in sorted(record.names.items())]


@pytest.mark.parametrize("number", [1, 2, 6])
def test_the_same_deck_and_dealer_the_sides_swapped(number: int) -> None:
    one, other = records(Order(load("samba", 4), ("greedy", "random"), seed=3), number)
    assert cards(one) == cards(other)
    assert one.hands[0].dealer == other.hands[0].dealer == (number - 1) % 4 + 1
    assert one.hands[0].scores == other.hands[0].scores == (0, 0)
    assert names(one) == ["greedy", "random"] * 2
    assert names(other) == ["random", "greedy"] * 2


def test_another_deal_has_other_cards() -> None:
    order = Order(load("samba", 4), ("random", "random"), seed=3)
    assert cards(records(order, 1)[0]) != cards(records(order, 2)[0])


def test_singles_sit_in_every_rotation() -> None:
    found = records(Order(load("sambola", 3), ("greedy", "random"), seed=1), 1)
    assert len(found) == 6
    assert len({tuple(names(record)) for record in found}) == 6
    assert len({tuple(cards(record)) for record in found}) == 1


def test_six_players() -> None:
    found = records(Order(load("bolivia", 6), ("greedy", "random"), seed=1), 1)
    assert [names(record) for record in found] == [
        ["greedy", "random"] * 3,
        ["random", "greedy"] * 3,
    ]


def test_what_a_bot_draws_by_lot_does_not_depend_on_who_else_plays() -> None:
    """Seat 2 begins the first deal: its turn is the same against either bot."""
    turns = []
    for opponent in ("greedy", "random"):
        order = Order(load("samba", 4), ("random", opponent), seed=5)
        _, record = records(order, 1)  # bot 0 has the seats 2 and 4
        plays = record.hands[0].plays
        turns.append([str(play) for play in takewhile(lambda play: play.seat == 2, plays)])
    assert turns[0] == turns[1]
    assert len(turns[0]) > 1


def test_a_bot_meets_itself_with_the_same_result_in_both_seatings() -> None:
    done = play(Task(Order(load("black-samba", 4), ("random", "random")), "deal", 1))
    one, other = done.tables[0]
    assert one == other


def test_a_take_that_is_given_back_makes_no_second_turn() -> None:
    given_back = 0
    for number in range(40):
        game, random = Game.new("samba", seed=f"back {number}"), Random(number)
        verbs: list[str] = []
        while not game.hand_over:
            legal = game.legal_texts()
            pending = verbs[-1:] == ["take"] and "back" in legal
            played = "back" if pending else "draw" if "draw" in legal else random.choice(legal)
            if verbs[-1:] != ["back"] and not pending:
                played = next((text for text in legal if text.startswith("take")), played)
            given_back += pending
            verbs.append(played.split()[0])
            game.play(played)
        begun = sum(verb in {"draw", "take"} for verb in verbs)
        backs = sum(pair == ("take", "back") for pair in pairwise(verbs))
        assert hand_of(game).turns == begun - backs, verbs
    assert given_back > 0


def test_what_is_noted_of_a_hand() -> None:
    order = Order(load("samba", 4), ("greedy", "random"), seed=3)
    done = play(Task(order, "deal", 1, recorded=True))
    for hand, text in zip(done.tables[0], done.records.values(), strict=True):
        assert isinstance(hand, Hand)
        game = Game.from_record(read(text))
        assert hand.points == game.scores
        assert hand.lines == game.score_sheet().lines
        assert hand.ending == "out"
        plays = [str(line.action) for line in read(text).hands[0].plays]
        ended = sum(play.startswith("discard") for play in plays)
        assert hand.turns == ended + (not plays[-1].startswith("discard"))
    assert all(sum(times.values()) > 0 for times in done.times)
    assert [len(table) for table in done.tables] == [len(p.seatings) for p in pairings(order)]


def test_a_match_is_played_to_its_end() -> None:
    order = Order(load("black-samba", 2, {"target": "1500"}), ("greedy", "random"))
    done = play(Task(order, "match", 2, recorded=True))
    for match, text in zip(done.tables[0], done.records.values(), strict=True):
        assert isinstance(match, Match)
        record = read(text)
        assert record.result is not None
        assert len(record.hands) == match.hands
        assert record.hands[0].dealer == 2
        assert sum(match.won) == 1
        assert max(record.result.points) == record.result.points[match.won.index(1)] >= 1500


@pytest.mark.parametrize("kind", ["deal", "match"])
def test_no_bot_has_the_seed_of_a_deck(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that had it could work out the hidden cards."""
    decks: list[str | None] = []
    bots: list[int | str] = []
    deal = Game.next_hand

    def next_hand(game: Game, seed: str | None = None, commit: str = "") -> None:
        decks.append(seed)
        deal(game, seed, commit)

    def made(name: str, seed: int | str = 0) -> Bot:
        bots.append(seed)
        return any_bot(name, seed)

    monkeypatch.setattr(Game, "next_hand", next_hand)
    monkeypatch.setattr(duplicate, "any_bot", made)
    play(Task(Order(load("black-samba", 2), ("greedy", "random"), seed=1), kind, 1))
    assert len(set(bots)) == 2
    assert len(decks) >= 2
    assert not set(decks) & set(bots)
