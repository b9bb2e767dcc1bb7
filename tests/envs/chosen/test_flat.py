"""Ids and heads say what an action is: the same everywhere, all of them, and nothing illegal.

`python -m tests.envs.chosen.test_flat` (`make fuzz`) looks at a hundred times as many positions.
"""

import hashlib
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt
import pytest

from escalera.cards.kinds import is_wild, rank_of, suit_of
from escalera.engine.match.position import Position
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Form, Op, Phase
from escalera.envs import FlatIds, Hands, Heads, numbering
from escalera.envs.numbering import HEADS, IDS, KEYS, SIZES, TABLE, TARGETS, Head, ids_of
from escalera.envs.plans import TurnPlans
from escalera.rules import games, load
from tests.envs.batches import generator

ROWS, STEPS, MANY = 8, 120, 12_000
V1 = "2a8f996573500e70"
"""The digest of the table: ids never change within a version."""


def batches(game: str, steps: int = STEPS) -> Iterator[tuple[Hands, np.random.Generator]]:
    """Play a game at random with each number of players; show the batch after every step."""
    random = generator(game)
    for players in load(game).players:
        hands = Hands(game, ROWS, seed=f"ids {game}", players=players)
        hands.play_at_random(40)
        for _ in range(steps):
            yield hands, random
            hands.step((random.random(ROWS) * hands.count).astype(np.int64))


def test_the_numbering_is_v1() -> None:
    assert numbering.NUMBERING == "v1"
    assert len(TABLE) == IDS == 12_824
    assert hashlib.sha256(TABLE.astype("<i8").tobytes()).hexdigest()[:16] == V1
    assert (np.diff(KEYS) > 0).all()
    assert (TABLE < SIZES).all()
    assert (ids_of(TABLE) == np.arange(IDS)).all()
    assert ids_of([[0] * HEADS, [99] * HEADS, [-1] * HEADS]).tolist() == [-1, -1, -1]


def said(action: Action, position: Position) -> list[int]:
    """Say an action by heads, from its text and the melds that a view shows."""
    naturals = sorted(card.kind for card in action.cards if not is_wild(card.kind))
    wilds = tuple(sorted(min(card.kind, 4) for card in action.cards if is_wild(card.kind)))
    heads = [0] * HEADS
    heads[Head.RANK] = rank_of(naturals[0]) if naturals else 0
    if wilds:
        heads[Head.WILDS] = numbering.WILDS.index(wilds) + 1
    suits = tuple(suit_of(kind) for kind in naturals)
    placed = [card.stands_for for card in action.cards if card.stands_for >= 0]
    heads[Head.PLACE] = rank_of(placed[0]) if placed else 0
    form, which = form_of(action, position)
    if form == Form.SEQUENCE:
        suits = (which,)
        heads[Head.SPAN] = span_of([rank_of(kind) for kind in naturals])
    if form == Form.SET:
        heads[Head.RANK] = which
    if suits:
        heads[Head.SUITS] = numbering.SUITS.index(tuple(sorted(suits))) + 1
    heads[Head.FORM] = form
    heads[Head.TARGET] = target(action.meld, position)
    heads[Head.OTHER] = target(action.other, position)
    return heads


def span_of(ranks: list[int]) -> int:
    if len(ranks) < 2:
        return len(ranks)
    return {(2, 1): 2, (2, 2): 3, (3, 2): 4}[len(ranks), ranks[-1] - ranks[0]]


def own_melds(position: Position) -> dict[int, tuple[int, int]]:
    """Return form and rank or suit of the actor's team's melds by number, in order of slots."""
    team = position.rules.team_of(position.actor + 1)
    return {
        int(meld["number"]): (int(meld["form"]), int(meld["which"]))
        for meld in position.states["melds"][0]
        if meld["team"] == team and not meld["into"]
    }


def form_of(action: Action, position: Position) -> tuple[int, int]:
    if action.meld:
        return own_melds(position)[action.meld]
    if action.verb not in (Verb.MELD, Verb.TAKE):
        return 0, 0
    kinds = [card.kind for card in action.cards if not is_wild(card.kind)]
    if not kinds:
        return Form.WILD, 0
    placed = any(card.stands_for >= 0 for card in action.cards)
    if placed or len({rank_of(kind) for kind in kinds}) > 1:
        return Form.SEQUENCE, suit_of(kinds[0])
    return Form.SET, rank_of(kinds[0])


def target(number: int, position: Position) -> int:
    if not number:
        return 0
    melds = own_melds(position)
    same = [other for other, what in melds.items() if what == melds[number]]
    return min(same.index(number) + 1, TARGETS)


def compare_heads(game: str, steps: int) -> None:
    """Hold heads against actions; a whole meld back, whose cards no head names, by its verb."""
    for hands, random in batches(game, steps):
        flat = FlatIds(hands)
        flat.look()
        row = int(random.integers(ROWS))
        position = Position(hands.rules, hands.states[row : row + 1])
        for place in range(int(hands.count[row])):
            heads = TABLE[flat.ids[row, place]]
            action = position.action(int(hands.codes[row, place]))
            assert heads[Head.VERB] == int(hands.codes[row, place]) & 31
            if heads[Head.VERB] not in (Op.BACK, Op.BACK_MELD):
                assert heads[1:].tolist() == said(action, position)[1:], str(action)


@pytest.mark.parametrize("game", games())
def test_heads_say_what_the_action_is(game: str) -> None:
    compare_heads(game, STEPS // 3)


def compare_masks(game: str, steps: int) -> None:
    """Hold masks against the legal lists: each action has an id of its own."""
    flat: FlatIds | None = None
    for hands, _ in batches(game, steps):
        flat = FlatIds(hands) if flat is None or flat.hands is not hands else flat
        assert flat.look() is flat.mask
        for row in range(ROWS):
            n = int(hands.count[row])
            listed = flat.ids[row, :n].tolist()
            assert len(set(listed)) == n, "all that is legal has an id of its own"
            assert flat.mask[row].nonzero()[0].tolist() == sorted(listed)
            assert (flat.ids[row, n:] == -1).all()


@pytest.mark.parametrize("game", games())
def test_a_mask_has_the_legal_actions(game: str) -> None:
    compare_masks(game, STEPS)


@pytest.mark.parametrize("game", games())
def test_ids_and_heads_play_as_places_do(game: str) -> None:
    random = generator(game)
    by_place, by_id, by_heads = (Hands(game, ROWS, seed="alike", threads=t) for t in (1, 2, 3))
    flat, heads = FlatIds(by_id), Heads(by_heads)
    for _ in range(STEPS):
        choice = (random.random(ROWS) * by_place.count).astype(np.int64)
        flat.look()
        ids = flat.ids[np.arange(ROWS), choice]
        by_place.step(choice)
        flat.step(ids)
        heads.step(TABLE[ids])
    assert by_place.save() == by_id.save() == by_heads.save()


def chosen_at_random(heads: Heads, random: np.random.Generator) -> npt.NDArray[np.int64]:
    chosen = np.zeros((heads.hands.n, HEADS), dtype=np.int64)
    for head in range(HEADS):
        mask = heads.mask(head, chosen)
        assert mask.any(axis=1).all()
        chosen[:, head] = (random.random(mask.shape) * mask).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("game", games())
def test_what_passes_all_masks_is_legal(game: str) -> None:
    hands, random = Hands(game, ROWS, seed=5), generator(game)
    flat, heads = FlatIds(hands), Heads(hands)
    for _ in range(STEPS):
        chosen = chosen_at_random(heads, random)
        assert flat.look()[np.arange(ROWS), ids_of(chosen)].all()
        heads.step(chosen)


def test_masks_of_heads_lead_to_every_legal_action_once() -> None:
    hands = Hands("bolivia", 1, seed=3)
    hands.play_at_random(60)
    heads, flat = Heads(hands), FlatIds(hands)
    begun: list[tuple[int, ...]] = [()]
    for head in range(HEADS):
        begun = [
            (*one, int(value))
            for one in begun
            for value in heads.mask(head, np.array([[*one, 0]]))[0].nonzero()[0]
        ]
    assert sorted(map(tuple, TABLE[flat.look()[0]].tolist())) == sorted(begun)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    hands = Hands("samba", 3, seed=1)
    flat, heads = FlatIds(hands), Heads(hands)
    legal, before = flat.look().argmax(axis=1), hands.save()
    for wrong in int((~flat.mask[1]).argmax()), -1, IDS:
        with pytest.raises(ValueError, match=f"Hand 1 has no legal action {wrong}"):
            flat.step([legal[0], wrong, legal[2]])
    with pytest.raises(ValueError, match="each of 3 hands"):
        flat.step([0.5, 0, 0])
    with pytest.raises(ValueError, match="each of 3 hands"):
        flat.step(legal[:2])
    with pytest.raises(ValueError, match="3 truths"):
        flat.step(legal, [True])
    chosen = TABLE[legal]
    with pytest.raises(ValueError, match="no legal action"):
        heads.step(np.where(np.arange(3)[:, None] == 2, TABLE[IDS - 1], chosen))
    with pytest.raises(ValueError, match="Head 1 has 4 values"):
        heads.step(chosen + 4 * (np.arange(HEADS) == 1))
    with pytest.raises(ValueError, match="9 whole numbers"):
        heads.step(chosen[:, 1:])
    for head in HEADS, -1:
        with pytest.raises(ValueError, match=f"There is no head {head}"):
            heads.mask(head, chosen)
    assert hands.save() == before
    flat.step([legal[0], -1, -1], np.array([True, False, False]))
    assert hands.plays.tolist() == [1, 0, 0]


def test_an_ended_hand_has_no_id() -> None:
    hands = Hands("bolivia", 2, seed=1, take_back=False)
    flat, heads = FlatIds(hands), Heads(hands)
    flat.look()
    hands.autoreset = False
    hands.play_at_random(900)
    assert hands.done.all()
    assert not flat.look().any()
    assert (flat.ids == -1).all()
    assert not heads.mask(0, np.zeros((2, HEADS), dtype=np.int64)).any()
    with pytest.raises(ValueError, match="Hand 0 has no legal action 0"):
        flat.step([0, 0])


def test_where_more_melds_are_alike_than_targets_the_first_stands_for_all() -> None:
    hands = Hands("samba", 1, seed=2, take_back=False)
    position = Position(hands.rules, hands.states.copy())
    state, seat = position.states[0], int(hands.seat[0])
    held = next(kind for kind in range(8, 52) if state["hands"][seat][kind])
    team, teams = hands.rules.team_of(seat + 1), hands.rules.teams
    state["phase"], state["slots"] = Phase.PLAY, (TARGETS + 2) * teams
    state["teams"][team - 1]["melded"] = 1
    for nth in range(TARGETS + 2):
        meld = state["melds"][team - 1 + nth * teams]
        meld["team"], meld["form"], meld["which"] = team, Form.SET, rank_of(held)
        meld["total"], meld["number"], meld["cards"][suit_of(held)] = 3, nth + 1, 3
    hands.put(0, position.states)
    flat = FlatIds(hands)
    flat.look()
    card = TABLE[flat.ids[0]][:, Head.SUITS] == 1 + suit_of(held)
    adds = np.flatnonzero((TABLE[flat.ids[0]][:, Head.VERB] == Op.ADD) & card)
    assert len(adds) == TARGETS + 2
    ids = flat.ids[0, adds]
    assert len(set(ids.tolist())) == TARGETS
    assert (ids[TARGETS - 1 :] == ids[-1]).all()
    flat.step(ids[-1:])
    totals = [int(meld["total"]) for meld in hands.states[0]["melds"][team - 1 :: teams]]
    assert totals[: TARGETS + 2] == [3] * (TARGETS - 1) + [4, 3, 3]


def test_on_a_gpu_only_places_choose() -> None:
    hands = Hands("samba", 1)
    hands.device = SimpleNamespace(arrays=None)
    for made in (FlatIds, Heads, TurnPlans):
        with pytest.raises(ValueError, match="On a GPU"):
            made(hands)


def main(steps: int = MANY) -> None:
    for game in games():
        compare_masks(game, steps)
        compare_heads(game, steps // 10)
        print(f"{game}: an id for each action, in {steps} positions of {ROWS} hands", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
