"""What the buffers of a batch hold: an observation tells what a view tells, and no more."""

import hashlib
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from escalera.engine.match.position import Position
from escalera.engine.match.view import View, make_view
from escalera.engine.state import codes
from escalera.engine.state.dtypes import MELDS, STATE
from escalera.engine.state.enums import Op
from escalera.engine.state.rule_record import numbers
from escalera.engine.state.visible import SIGHT, Sight
from escalera.envs import LENGTH, SLICES, Before, Hands, layout
from escalera.envs.kernels.observation import observe, relative_slot
from escalera.envs.layout import (
    Feature,
    MeldNumber,
    PlayNumber,
    SeatNumber,
    TableNumber,
    TeamNumber,
)
from escalera.rules import games, load
from tests.another_python import run

BACKS = {Op.BACK, Op.BACK_CARD, Op.BACK_MELD}


def played(hands: Hands, steps: int, seed: str) -> Random:
    random = Random(seed)
    for _ in range(steps):
        hands.step([random.randrange(count) for count in hands.count])
    return random


def rows_of(seen: Any, name: str, size: int) -> Any:
    return seen[SLICES[name]].reshape(-1, size).astype(int)


def compare(view: View, seen: Any) -> None:
    """Hold an observation against a view of the same seat."""
    rules, me = view.rules, view.seat
    table = seen[SLICES["table"]].astype(int)
    assert np.repeat(np.arange(53), seen[SLICES["hand"]]).tolist() == list(view.hand)
    assert np.repeat(np.arange(53), seen[SLICES["pile"]]).tolist() == sorted(view.pile)
    top = [kind + 1 for kind in reversed(view.pile)][: layout.TOPS]
    assert seen[SLICES["top"]].tolist() == top + [0] * (layout.TOPS - len(top))
    assert table[TableNumber.PHASE] == view.phase
    assert (me - 1 + table[TableNumber.TURN]) % rules.seats + 1 == view.turn
    assert (me - 1 + table[TableNumber.DEALER]) % rules.seats + 1 == view.dealer
    told = (
        view.asked, view.took, view.pending, view.barred, view.no_discard, view.tabled_points,
        view.face_down, view.frozen, view.blocked, len(view.pile), *view.stocks,
    )  # fmt: skip
    named = (
        TableNumber.ASKED, TableNumber.TOOK, TableNumber.PENDING, TableNumber.BARRED,
        TableNumber.NO_DISCARD, TableNumber.POINTS, TableNumber.FACE_DOWN, TableNumber.FROZEN,
        TableNumber.BLOCKED, TableNumber.PILE, TableNumber.FIRST_STOCK, TableNumber.SECOND_STOCK,
    )  # fmt: skip
    assert [table[name] for name in named[: len(told)]] == list(map(int, told))
    seats = rows_of(seen, "seats", layout.SEAT_NUMBERS)
    teams = rows_of(seen, "teams", layout.TEAM_NUMBERS)
    for step in range(rules.seats):
        seat = (me - 1 + step) % rules.seats
        assert seats[step, SeatNumber.HELD] == view.hand_sizes[seat]
        assert seats[step, SeatNumber.FEET] == view.feet[seat]
        team = (rules.team_of(seat + 1) - view.team) % rules.teams
        assert seats[step, SeatNumber.TEAM] == team + 1
        whose = rules.team_of(seat + 1) - 1
        assert teams[team, TeamNumber.MELDED] == view.melded[whose]
        assert teams[team, TeamNumber.MINIMUM] == view.minimums[whose]
        assert teams[team, TeamNumber.CUTS] == view.cuts[whose]
        assert teams[team, TeamNumber.PENALTY] == view.penalties[whose]
        reds = teams[team, TeamNumber.RED_HEARTS] + teams[team, TeamNumber.RED_DIAMONDS]
        assert reds == len(view.red_threes[whose])
    melds = rows_of(seen, "melds", layout.MELD_NUMBERS)
    found = [(int(row[MeldNumber.TEAM]), *map(int, row[1:4])) for row in melds if row[0]]
    assert len(found) == len(view.melds)
    assert sorted((team, form, total) for team, form, _, total in found) == sorted(
        ((meld.team - view.team) % rules.teams + 1, int(meld.form), len(meld.cards))
        for meld in view.melds
    )


@pytest.mark.parametrize("game", games())
def test_an_observation_tells_what_a_view_tells(game: str) -> None:
    for players in load(game).players:
        hands = Hands(game, 8, seed=f"seen {game}", players=players)
        played(hands, 30 + 20 * players, game)
        for row in range(hands.n):
            position = Position(hands.rules, hands.states[row : row + 1])
            scores = (0,) * hands.rules.teams
            seat = int(hands.seat[row]) + 1
            view = make_view(position, seat, hand_number=1, scores=scores, plays=())
            compare(view, hands.obs[row])


def test_what_is_not_listed_as_visible_is_not_read() -> None:
    rules, fields = load("bolivia"), [n for n in STATE.names or () if "." not in n]
    hidden = [name for name in fields if SIGHT.get(name) is Sight.NOBODY]
    hands = Hands(rules, 4, seed=2)
    random = played(hands, 120, "hidden")
    for row in range(hands.n):
        changed = hands.states[row : row + 1].copy()
        for name in hidden:
            changed[name] = random.randrange(40)
        seat, mine = int(hands.seat[row]), changed["hands"][0, hands.seat[row]].copy()
        changed["hands"][0] = 9
        changed["hands"][0, seat] = mine
        seen = np.zeros(LENGTH, dtype=np.int16)
        observe(changed[0], numbers(rules)[0], seat, seen, 0)
        until = SLICES["rules"].start
        assert seen[:until].tolist() == hands.obs[row, :until].tolist()


def test_features_say_what_the_codes_say() -> None:
    hands = Hands("samba", 16, seed=3)
    played(hands, 150, "features")
    for row in range(hands.n):
        melds = rows_of(hands.obs[row], "melds", layout.MELD_NUMBERS)
        for k in range(hands.count[row]):
            code, said = int(hands.codes[row, k]), hands.features[row, k]
            assert said[Feature.OP] == codes.op_of(code)
            card = codes.card_a(code)
            assert said[Feature.CARD_A] == (0 if card == codes.NO_CARD else card + 1)
            if codes.slot_of(code) >= 0:
                meld = melds[said[Feature.MELD] - 1]
                assert meld[MeldNumber.TEAM] == 1
                assert meld[MeldNumber.TOTAL] == said[Feature.TOTAL]
        assert hands.mask[row].sum() == hands.count[row]
        assert not hands.mask[row, hands.count[row] :].any()
        assert not hands.features[row, hands.count[row] :].any()


def test_the_history_has_every_play_and_no_drawn_card() -> None:
    hands, random, told = Hands("sambola", 1, seed=4), Random(4), []
    while not hands.done[0]:
        choice = random.randrange(hands.count[0])
        told.append((hands.seat[0] + 1, codes.op_of(int(hands.codes[0, choice]))))
        hands.step([choice])
        if not hands.done[0]:
            assert hands.plays[0] == len(told)
            first = max(0, len(told) - layout.HISTORY)
            ring = [hands.history[0, play % layout.HISTORY] for play in range(first, len(told))]
            assert [(play[PlayNumber.SEAT], play[PlayNumber.OP]) for play in ring] == told[first:]
            drawn = [play for play in ring if play[PlayNumber.OP] == Op.DRAW]
            assert not any(play[PlayNumber.CARD_A] for play in drawn)
    assert not hands.history.any()


def test_without_taking_back() -> None:
    hands, random = Hands("samba", 8, seed=1, take_back=False), Random(1)
    for _ in range(300):
        hands.step([random.randrange(count) for count in hands.count])
        for row in range(hands.n):
            ops = {codes.op_of(int(code)) for code in hands.codes[row, : hands.count[row]]}
            assert ops <= BACKS or not ops & BACKS


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    one, many = (Hands("bolivia", 7, seed=9, threads=count) for count in (1, threads))
    played(one, 200, "threads")
    played(many, 200, "threads")
    for name, buffer in one.buffers.items():
        assert (buffer == many.buffers[name]).all(), name


def test_a_bad_choice_changes_nothing() -> None:
    hands = Hands("samba", 3, seed=1)
    before = hands.save()
    count = int(hands.count[1])
    with pytest.raises(ValueError, match=rf"Hand 1 has {count} legal actions, and no {count}\."):
        hands.step([0, count, 0])
    with pytest.raises(ValueError, match="whole numbers"):
        hands.step([0.5, 0.0, 0.0])
    with pytest.raises(ValueError, match="each of 3 hands"):
        hands.step([0, 0])
    with pytest.raises(ValueError, match="2 teams"):
        Hands("samba", 3, before=Before((1, 2, 3)))
    assert hands.save() == before


def test_a_list_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError, match="listed="):
        played(Hands("samba", 8, seed=1, listed=12), 200, "long")


def test_copies_and_kept_hands_go_on_alike() -> None:
    hands = Hands("villages-samba", 4, seed=6)
    played(hands, 90, "first")
    other = Hands("villages-samba", 4, seed=6)
    other.load(hands.save())
    for name, buffer in hands.buffers.items():
        assert (buffer == other.buffers[name]).all(), name
    played(hands, 60, "second")
    played(other, 60, "second")
    assert hands.save() == other.save()
    hands.clone(0, 3)
    for name, buffer in hands.buffers.items():
        assert (buffer[0] == buffer[3]).all(), name
    with pytest.raises(ValueError, match="another kind"):
        Hands("samba", 4).load(hands.save())


def test_others_share_the_memory() -> None:
    hands = Hands("samba", 4)
    for buffer in hands.buffers.values():
        assert np.shares_memory(np.from_dlpack(buffer), buffer)


def test_an_ended_hand_stays_where_nothing_resets_it() -> None:
    hands, random = Hands("samba", 1, seed=3), Random(3)
    hands.autoreset = False
    while not hands.done[0]:
        hands.step([random.randrange(hands.count[0])])
    assert hands.phase[0] == 3 == hands.obs[0, TableNumber.PHASE]
    assert not hands.mask.any()
    before = {name: buffer.copy() for name, buffer in hands.buffers.items()}
    hands.load(hands.save())
    for name, buffer in hands.buffers.items():
        assert (buffer == before[name]).all(), name
    with pytest.raises(ValueError, match="0 legal actions"):
        hands.step([0])
    hands.reset(hands.done)
    assert hands.count[0] > 0
    assert not hands.done[0]
    assert not hands.reward.any()


@pytest.mark.parametrize("teams", range(2, 7))
def test_every_slot_has_a_row_of_its_own(teams: int) -> None:
    for mine in range(teams):
        rows = {relative_slot(slot, mine, teams) for slot in range(MELDS)}
        assert len(rows) == MELDS
        assert max(rows) < layout.MELD_ROWS


def test_a_meld_in_the_last_slot_is_seen_where_five_play() -> None:
    hands = Hands("samba", 1, players=5)
    position = Position(hands.rules, hands.states.copy())
    for slot in 100, 101:
        meld = position.states["melds"][0, slot]
        meld["team"], meld["form"], meld["which"], meld["total"] = 1 + slot % 5, 1, 5, 3
    position.states["slots"] = MELDS
    rules = hands.obs[0, SLICES["rules"]].copy()
    for seat in range(5):
        hands.put(0, position.states)
        seen = rows_of(hands.look(0, seat), "melds", layout.MELD_NUMBERS)
        assert sorted(seen[seen[:, 0] > 0, 0]) == sorted(
            1 + (slot - seat) % 5 for slot in (100, 101)
        )
    assert (hands.obs[0, SLICES["rules"]] == rules).all()


def test_what_is_no_saved_hand_is_refused_and_changes_nothing() -> None:
    hands = Hands("samba", 2, listed=200)
    before = hands.save()
    for other in b"", before[:90], Hands("samba", 2).save(), Hands("samba", 3, listed=200).save():
        with pytest.raises(ValueError, match=r"saved hands|another kind"):
            hands.load(other)
    assert hands.save() == before
    with pytest.raises(ValueError, match="There is no hand 2"):
        hands.look(2, 0)
    with pytest.raises(ValueError, match="There is no hand 2"):
        hands.put(2, hands.states)
    with pytest.raises(ValueError, match="There is no hand -1"):
        hands.clone(0, -1)
    with pytest.raises(ValueError, match="2 truths"):
        hands.reset([0, 1])


def test_scores_set_the_minimum() -> None:
    hands = Hands("samba", 1, before=Before((0, 5000)))
    teams = rows_of(hands.obs[0], "teams", layout.TEAM_NUMBERS)
    assert len({int(minimum) for minimum in teams[:2, TeamNumber.MINIMUM]}) == 2


def digest(game: str) -> str:
    hands = Hands(game, 2, seed=8)
    played(hands, 60, game)
    total = hashlib.sha256()
    for buffer in hands.buffers.values():
        total.update(np.ascontiguousarray(buffer).tobytes())
    return total.hexdigest()


def test_interpreted_code_writes_the_same_bytes() -> None:
    said = run("-m", "tests.envs.test_buffers", ESCALERA_ENGINE="python")
    assert said.split() == [digest(game) for game in games()]


if __name__ == "__main__":
    sys.stdout.writelines(f"{digest(game)}\n" for game in games())
