"""Compiled functions write, byte for byte, the frames made from a `View`.

The test compares them in hands of every game, switch and some house rules, dealt and near their
end; also interpreted: `python -m tests.server.table.test_fast_json`.
"""

import random
from collections.abc import Callable, Iterator
from itertools import islice

import msgspec
import pytest

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.held.held_cost import held_cost
from escalera.engine.match.view import View
from escalera.engine.state.enums import Asked, Form, Phase
from escalera.rules import games
from escalera.server.frames.fast_json import cards_part, legal_part, public_part
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import public_hand
from escalera.server.messages.options import Clock, Options
from escalera.server.messages.protocol import HandInfo
from escalera.server.table import events
from escalera.server.table.table import Table
from tests.another_python import run
from tests.bots.reshuffle import reshuffled
from tests.contracts.matches import choose, choose_place
from tests.contracts.test_no_leak import starts, with_states

POSITIONS = 5000
"""Positions of each game in a round; a few rounds must include all of `FEATURES`."""
ROUNDS = 4
HIDDEN = 300
INTERPRETED = 120
PLAYS = 60
encode = msgspec.json.encode

Seen = Callable[[View, list[str]], bool]

FEATURES: dict[str, Seen] = {
    "a wild meld": lambda v, _: any(meld.form == Form.WILD for meld in v.melds),
    "a placed wild": lambda v, _: any(c.stands_for >= 0 for m in v.melds for c in m.cards),
    "a placed wild of this turn": lambda v, _: any(
        card.stands_for >= 0 for meld in v.melds for card in meld.tabled
    ),
    "melds not in the order of slots": lambda v, _: any(
        one.team == other.team and one.number + 1 < other.number
        for one, other in zip(v.melds, v.melds[1:], strict=False)
    ),
    "a number of two digits": lambda v, _: any(meld.number > 9 for meld in v.melds),
    "feet": lambda v, _: any(v.feet),
    "cards face down": lambda v, _: v.face_down > 0,
    "two stock piles": lambda v, _: len(v.stocks) == 2,
    "no stock": lambda v, _: not any(v.stocks),
    "no pile": lambda v, _: not v.pile,
    "frozen": lambda v, _: v.frozen,
    "blocked": lambda v, _: v.blocked,
    "red 3s": lambda v, _: any(v.red_threes),
    "penalties": lambda v, _: any(v.penalties),
    "asked": lambda v, _: v.asked != Asked.NOT,
    "a take that waits": lambda v, _: v.pending,
    "over": lambda v, _: v.actor == 0,
    "yes or no": lambda _, legal: "yes" in legal,
    "a take with a placed wild": lambda _, legal: any(a[:4] == "take" and "=" in a for a in legal),
    "a take onto a meld": lambda _, legal: any(a[:7] == "take to" for a in legal),
    "a new sequence with a wild": lambda _, legal: any(a[:4] == "meld" and "=" in a for a in legal),
    "a wild added to a sequence": lambda _, legal: any(a[:3] == "add" and "=" in a for a in legal),
    "a merging": lambda _, legal: any(a[:5] == "merge" for a in legal),
    "a card taken back": lambda _, legal: any(a[:4] == "back" and len(a) == 15 for a in legal),
    "a meld taken back": lambda _, legal: any(a[:4] == "back" and a.count(" ") > 3 for a in legal),
    "special": lambda _, legal: "special" in legal,
    "claim": lambda _, legal: "claim" in legal,
    "declare": lambda _, legal: any(a[:7] == "declare" for a in legal),
    "end": lambda _, legal: any(a[:3] == "end" for a in legal),
}


def told_publicly(view: View) -> bytes:
    """Return what all see of a `View`, from `phase` to `last`."""
    text = encode(public_hand(view, None))
    return text[text.index(b'"phase"') : text.index(b'"last"')]


def compare(game: Game, view: View, legal: list[str]) -> None:
    """Check that every part of a position's frames is what a `View` tells."""
    assert public_part(game.position) == told_publicly(view)
    assert legal_part(game.position) == encode(legal)
    for seat in range(game.rules.seats):
        assert cards_part(game.position, seat) == encode([*map(text_of, game.hand(seat + 1))])


def positions(game: str) -> Iterator[tuple[Game, list[str]]]:
    """Yield hands played on from the starts of a game's tables, with what is legal there."""
    generator = random.Random(f"written {game}")
    for begun in starts(game):
        for _ in range(PLAYS):
            legal = begun.legal_texts()
            yield begun, legal
            if begun.hand_over:
                break
            begun.play_code(begun.legal_codes()[choose_place(legal, generator)])


def compare_positions(
    found_in: Iterator[tuple[Game, list[str]]], count: int, lacking: dict[str, Seen]
) -> None:
    """Compare some more positions of a game; take out of the features those that they show."""
    for found, legal in islice(found_in, count):
        view = found.view(0)
        compare(found, view, legal)
        for name in [name for name, shows in lacking.items() if shows(view, legal)]:
            del lacking[name]


def test_parts_are_what_a_view_tells() -> None:
    lacking, found_in = dict(FEATURES), [positions(game) for game in games()]
    for _ in range(ROUNDS):
        for found in found_in:
            compare_positions(found, POSITIONS, lacking)
        if not lacking:
            return
    assert not lacking


def test_interpreted() -> None:
    run("-m", "tests.server.table.test_fast_json", ESCALERA_ENGINE="python")


WARMED = """
from escalera.engine.match.game import Game
from escalera.server.host.loading import load
from escalera.server.frames.fast_json import cards_part, doors, legal_part, public_part

def compiled():
    return [len(d.signatures) for d in (doors.write_public, doors.write_cards, doors.write_actions)]

load()
warm = compiled()
for position in (Game.new("bolivia").position, Game.new("samba").position.copy()):
    public_part(position), cards_part(position, 1), legal_part(position)
print(warm, compiled() == warm)
"""


def test_nothing_is_compiled_after_a_server_has_warmed_up() -> None:
    assert run("-c", WARMED, ESCALERA_ENGINE="jit") == "[1, 1, 1] True\n"


@pytest.mark.parametrize("game", games())
def test_what_is_hidden_changes_no_part(game: str) -> None:
    generator = random.Random(f"hidden {game}")
    for found, _ in islice(positions(game), HIDDEN):
        seat = found.position.actor
        other = with_states(found, reshuffled(found.position, seat, generator).states)
        assert parts(other, seat) == parts(found, seat)
        assert other.can_go_out() == found.can_go_out()


def parts(game: Game, seat: int) -> list[bytes]:
    """Return the parts of the acting seat's frame; seat: from 0."""
    position = game.position
    return [public_part(position), cards_part(position, seat), legal_part(position)]


def at_table(options: Options) -> Table:
    """Return a table in play with a bot in its second seat, and people in the others."""
    table = Table(events.TableMade(0.0, "written", options, "p1"))
    for seat in table.seats:
        table.apply(events.Seated(0.0, seat, f"p{seat}", f"P{seat}"))
    table.apply(events.BotSeated(0.0, 2, "easy", "Ben"))
    table.apply(events.MatchStarted(0.0))
    return table


def deal(table: Table, hand: int) -> Game:
    table.apply(events.HandCommitted(0.0, hand, f"{hand:064x}", "0" * 64))
    table.apply(events.HandDealt(10.5))
    assert table.game is not None
    return table.game


def _asks(game: Game) -> bool:
    return game.view(0).phase == Phase.ANSWER


def reference(table: Table, game: Game, seat: int) -> bytes:
    """Return a seat's frame made from a `View`, by the library alone."""
    acts = seat == game.seat_to_act and seat not in (0, 2)
    clock = bool(table.options.clock != "none" and not game.hand_over and game.seat_to_act != 2)
    return encode(
        HandInfo(
            seq=table.seq,
            table=public_hand(game.view(0), table.last),
            cards=tuple(map(text_of, game.view(seat).hand)),
            legal=tuple(map(str, game.legal_actions())) if acts and not game.hand_over else (),
            can_go_out=acts and game.rules.partners and game.can_go_out(),
            against=held_cost(game.position, seat - 1) if acts and _asks(game) else 0,
            turn_until=table.turn_since + 90.0 if clock else 0.0,
        )
    )


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("clock", ["none", "strict"])
def test_frames_of_hands_at_a_table(game: str, clock: Clock) -> None:
    generator = random.Random(f"frames {game} {clock}")
    table = at_table(Options(game, clock=clock))
    for hand in (1, 2):
        played = deal(table, hand)
        while True:
            frames = HandFrames(table, played)
            for seat in range(len(table.seats) + 1):
                assert frames.of(seat) == reference(table, played, seat)
            if played.hand_over:
                break
            action = str(choose(played, generator))
            table.apply(events.Played(20.25 + table.seq, played.seat_to_act, action))


if __name__ == "__main__":
    for name in games():
        compare_positions(positions(name), INTERPRETED, {})
