"""The hidden cards that the search bot deals agree with what a seat sees, and none is lost."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from escalera.bots import make_bot
from escalera.bots.planner.observe.play_numbers import told_plays
from escalera.bots.search.observe.known_cards import PLACES, KnownCards, known_cards
from escalera.bots.search.observe.see_table import see_table
from escalera.bots.search.worlds import hidden
from escalera.cards.kinds import KINDS, kind_of
from escalera.cards.pack import pack
from escalera.cards.rng import seed_words
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.view import View, make_view
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Phase
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, games, load
from tests.bots.reshuffle import reshuffled
from tests.bots.tables import TABLES

CASES: list[tuple[str, int, dict[str, str]]] = [
    *((*table, {}) for table in TABLES if table[0] != "villages-samba" or table[1] in (3, 4)),
    *((game, 4, {"self_policed": "yes"}) for game in ("samba", "villages-samba")),
]


def moments(rules: RuleSet, random: Random) -> Iterator[Game]:
    """Play a hand, three plays of four by greedy; yield every tenth moment and the rare ones."""
    game = Game.new(rules, seed=random.random().hex())
    while not game.hand_over:
        view = game.view(game.seat_to_act)
        rare = view.pending or view.phase == Phase.ANSWER or view.no_discard
        if rare or random.random() < 0.1:
            yield game
        name = "greedy" if random.random() < 0.75 else "random"
        bot = make_bot(name, random.random().hex())
        game.play(bot.choose(view, game.legal_actions()))


def dealt(view: View, count: int, seed: str = "worlds") -> list[Position]:
    states = hidden(view, numbers(view.rules)).deal(seed_words(seed), count)
    return [Position(view.rules, states[i : i + 1]) for i in range(count)]


def seen_again(position: Position, view: View) -> View:
    return make_view(
        position, view.seat, hand_number=view.hand_number, scores=view.scores, plays=view.plays
    )


def cards(position: Position) -> Counter[int]:
    """Return every card of a state, wherever it is."""
    rules, s = position.rules, position.state
    found = Counter(position.pile())
    for seat in range(rules.seats):
        found.update(position.hand(seat))
        found.update(position.foot(seat))
    for pile in position.stocks():
        found.update(pile)
    for slot, _ in position.slots():
        found.update(card.kind for card in position.cards_at(slot))
    for team in range(rules.teams):
        found.update({5: int(s.teams[team].red_threes[0]), 6: int(s.teams[team].red_threes[1])})
    found.update({kind: int(s.face_down[kind]) for kind in range(KINDS)})
    return +found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "settings"), CASES)
def test_a_dealt_state_looks_the_same(game: str, players: int, settings: dict[str, str]) -> None:
    rules = load(game, players, settings)
    whole = Counter(pack(rules.packs, rules.jokers))
    checked = 0
    for at in moments(rules, Random(f"{game}{players}")):
        view = at.view(at.seat_to_act)
        for position in dealt(view, 2):
            assert seen_again(position, view) == view
            assert set(position.legal_texts()) == set(map(str, at.legal_actions()))
            assert cards(position) == whole
        checked += 1
    assert checked > 5


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "settings"), CASES)
def test_a_state_shows_what_the_view_of_it_shows(
    game: str, players: int, settings: dict[str, str]
) -> None:
    """The table that a page makes of its state is, to the byte, the one made of a view."""
    rules = load(game, players, settings)
    for at in moments(rules, Random(f"see {game}{players}")):
        view, position = at.view(at.seat_to_act), at.position
        seen, sizes, plays = new_states(1), np.zeros(PLACES, dtype=np.int64), told_plays(view)
        where = position.states, 0, position.numbers
        assert see_table(*where, plays, len(plays), seen, sizes) == view.seat - 1
        places = hidden(view, position.numbers)
        assert seen.tobytes() == places.seen.tobytes()
        mine = known_cards(position.numbers, seen, sizes, plays, view.seat - 1)
        assert as_lists(mine) == as_lists(places.known)


@pytest.mark.parametrize("game", games())
def test_what_a_state_shows_does_not_depend_on_true_cards(game: str) -> None:
    random = Random(f"hide {game}")
    for at in moments(load(game), random):
        view, plays = at.view(at.seat_to_act), told_plays(at.view(at.seat_to_act))
        found = []
        for position in at.position, reshuffled(at.position, view.seat - 1, random):
            seen, sizes = new_states(1), np.zeros(PLACES, dtype=np.int64)
            see_table(position.states, 0, position.numbers, plays, len(plays), seen, sizes)
            found.append((seen.tobytes(), sizes.tolist()))
        assert found[0] == found[1]


def as_lists(known: KnownCards) -> list[Any]:
    return [array.tolist() for array in vars(known).values()]


@pytest.mark.parametrize("game", games())
def test_the_deals_do_not_depend_on_true_cards(game: str) -> None:
    random = Random(game)
    for at in moments(load(game), random):
        view = at.view(at.seat_to_act)
        other = reshuffled(at.position, view.seat - 1, random)
        mine, theirs = dealt(view, 2), dealt(seen_again(other, view), 2)
        assert [one.states.tobytes() for one in mine] == [one.states.tobytes() for one in theirs]


def test_deals_differ_and_follow_the_seed() -> None:
    game = Game.new("samba", seed=1)
    view = game.view(game.seat_to_act)
    first, second = dealt(view, 2)
    other = view.seat % 4
    assert first.hand(other) != second.hand(other)
    assert dealt(view, 1)[0].states.tobytes() == first.states.tobytes()
    assert dealt(view, 1, "other")[0].states.tobytes() != first.states.tobytes()


def told(*plays: str) -> View:
    """Return seat 1's view of a deal, with a story about it."""
    view = Game.new("samba", seed=1).view(1)
    pairs = tuple((int(play[0]), play[2:]) for play in plays)
    return View(**{**{name: getattr(view, name) for name in View.__slots__}, "plays": pairs})


def known(*plays: str) -> KnownCards:
    """Return what seat 1 knows after a story."""
    view = told(*plays)
    return hidden(view, numbers(view.rules)).known


def counted(row: Any) -> Counter[int]:
    return +Counter(dict(enumerate(row.tolist())))


def test_cards_taken_from_the_pile_are_known_until_they_leave() -> None:
    plays = ["2 discard 9S", "3 discard JC", "4 discard KD", "2 take with KS KH"]
    assert counted(known(*plays).held[1]) == Counter(map(kind_of, ["9S", "JC"]))
    after = known(*plays, "2 discard JC")
    assert counted(after.held[1]) == Counter([kind_of("9S")])


def test_a_take_that_went_back_tells_nothing() -> None:
    plays = ["2 discard 9S", "3 discard JC", "4 discard KD", "2 take with KS KH", "2 back"]
    facts = known(*plays)
    assert not counted(facts.held[1])
    assert len(facts.pool) == len(known().pool)


def test_known_cards_are_dealt_to_who_holds_them() -> None:
    plays = ["2 discard 9S", "3 discard 9S", "4 discard KD", "2 take with KS KH"]
    for position in dealt(told(*plays), 8):
        assert position.counts(1)[kind_of("9S")] >= 2
