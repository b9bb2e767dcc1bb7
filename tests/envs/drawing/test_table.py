"""The drawn table: what stands in it, and that nothing hidden does."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice
from xml.etree import ElementTree as ET

import pytest

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.envs.drawing import HEIGHT, WIDTH, table_svg
from escalera.rules import games
from tests.bots.reshuffle import reshuffled
from tests.contracts.test_no_leak import positions, with_states

SVG = "{http://www.w3.org/2000/svg}"
POSITIONS = 60


def uses(svg: str) -> list[tuple[str, float, float]]:
    """Return what was drawn at which place: `card-7S`, `back`."""
    found = []
    for use in ET.fromstring(svg).iterfind(f"{SVG}use"):
        x, y = use.attrib["transform"].removeprefix("translate(").partition(")")[0].split()
        found.append((use.attrib["href"].removeprefix("#"), float(x), float(y)))
    return found


def words(svg: str) -> list[str]:
    """Return what is written on the table, without the cards' own indices."""
    return [element.text or "" for element in ET.fromstring(svg).iterfind(f"{SVG}text")]


def shown(view: View) -> Counter[str]:
    """Return the cards that a view shows: hand, upcard, melds and red 3s."""
    kinds = [*view.hand, *(() if view.upcard is None else (view.upcard,))]
    kinds += [card.kind for meld in view.melds for card in meld.cards]
    kinds += [kind for reds in view.red_threes for kind in reds]
    return Counter(f"card-{text_of(kind)}" for kind in kinds)


@pytest.mark.parametrize("game", games())
def test_it_shows_each_card_of_the_view_once_and_nothing_outside(game: str) -> None:
    for found in islice(positions(game, random.Random(f"drawn {game}")), POSITIONS):
        view = found.view(found.seat_to_act)
        drawn = uses(table_svg(view))
        assert Counter(name for name, _, _ in drawn if name != "back") == shown(view)
        assert all(0 <= x < WIDTH and 0 <= y < HEIGHT for _, x, y in drawn)


@pytest.mark.parametrize("game", games())
def test_nothing_hidden_changes_it(game: str) -> None:
    generator = random.Random(f"hidden {game}")
    for found in islice(positions(game, generator), POSITIONS):
        seat = found.seat_to_act
        other = with_states(found, reshuffled(found.position, seat - 1, generator).states)
        assert table_svg(other.view(seat)) == table_svg(found.view(seat))
        assert table_svg(other.view(0)) == table_svg(found.view(0)), "people who watch"


def test_it_says_whose_turn_it_is_and_what_is_known_of_each_seat() -> None:
    view = Game.new("villages-samba", seed=1).view(1)
    said = words(table_svg(view))
    assert said[:2] == [
        "The Villages' Samba · hand 1",
        f"Seat {view.actor} draws or takes the pile",
    ]
    assert said.count("15 + 15") == 4, "a hand and its foot"
    assert {"Team 1 (own)", "Team 2", "0 points", f"Hand of seat 1 · {len(view.hand)}"} <= {*said}


def test_it_says_what_holds_of_the_pile_and_of_teams() -> None:
    view = Game.new("samba", seed=1).view(1)
    told = replace(view, frozen=True, blocked=True, penalties=(0, 100), melded=(True, False))
    told = replace(told, scores=(1500, -20))
    said = words(table_svg(told))
    assert {"frozen", "blocked", "1,500 points", "-20 points", "has melded"} <= {*said}
    assert f"must meld {view.minimums[1]}, penalty 100" in said
    assert not {"frozen", "blocked"} & {*words(table_svg(replace(told, pile=())))}


@pytest.mark.parametrize("held", [0, 1, 2, 36, 37, 120])
def test_a_hand_of_any_size_has_room(held: int) -> None:
    view = replace(Game.new("samba", seed=1).view(1), hand=(8,) * held)
    cards = [(x, y) for name, x, y in uses(table_svg(view)) if name == "card-4S"]
    assert len(cards) == held
    assert len(set(cards)) == held
    assert all(10 < x < WIDTH - 60 and y > 530 for x, y in cards)


def test_it_is_the_same_each_time_and_small() -> None:
    view = Game.new("bolivia", seed=5).view(2)
    assert table_svg(view) == table_svg(view)
    assert len(table_svg(view)) < 20_000
