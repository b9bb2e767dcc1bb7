"""OpenSpiel's own simulations of all games, and what they don't look at (`make test-envs`).

`python -m tests.envs.in_openspiel` writes the playthroughs anew, in that command's environment.
"""

import copy
import json
import lzma
import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, zip_longest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from escalera.cards.kinds import text_of
from escalera.envs.layout import HISTORY, SLICES, PlayNumber
from escalera.envs.openspiel import HandState, resample
from escalera.rules import games, load

NAMES = {game: f"python_escalera_{game.replace('-', '_')}" for game in games()}
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")
STATES = 400
REMEMBERED = pyspiel.IIGObservationType(perfect_recall=True)


def states(game: str, seed: str, most: int = STATES, liked: str = " ") -> Iterator[HandState]:
    """Yield states of random play in which somebody must act; each changes when the next comes.

    liked: how an action begins that is played wherever it can be.
    """
    choose = random.Random(seed)
    while most > 0:
        state = pyspiel.load_game(NAMES[game]).new_initial_state()
        while not state.is_terminal() and most > 0:
            if state.is_chance_node():
                kinds, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(kinds, chances)[0])
            else:
                yield state
                most -= 1
                legal, seat = state.legal_actions(), state.current_player()
                best = [a for a in legal if state.action_to_string(seat, a).startswith(liked)]
                state.apply_action(choose.choice(best or legal))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4])
def test_its_own_simulation(game: str, players: int) -> None:
    made = pyspiel.load_game(NAMES[game], {"players": players})
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", games())
def test_every_state_can_be_read(game: str) -> None:
    for state in states(game, "read"):
        seat, legal = state.current_player(), state.legal_actions()
        assert legal == [*range(len(legal))]
        assert len({state.action_to_string(seat, action) for action in legal}) == len(legal)
        assert not any(state.legal_actions(other) for other in range(4) if other != seat)
        observer = make_observation(state.get_game())
        observer.set_from(state, seat)
        batch = state.hand.batch()
        assert (observer.tensor == batch.obs[0]).all(), "what `Hands` tells the seat to act"
        before = str(state)
        with pytest.raises(ValueError, match="no "):
            state.apply_action(len(legal))
        assert str(state) == before


@pytest.mark.parametrize("game", games())
def test_the_history_is_that_of_a_batch(game: str) -> None:
    *_, state = states(game, "history", 90)
    observer = make_observation(state.get_game(), REMEMBERED)
    observer.set_from(state, state.current_player())
    history = observer.dict["history"]
    assert np.count_nonzero(history.any(axis=1)) == len(state.hand.plays)
    assert (history[len(state.hand.plays) :] == 0).all()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("anew", [False, True])
def test_the_history_goes_on_to_the_end_of_the_hand(game: str, anew: bool) -> None:
    state, choose = next(states(game, "ended", 1)), random.Random(1)
    state = resample(state, state.current_player()) if anew else state
    observer, acted = make_observation(state.get_game(), REMEMBERED), list[int]()
    while not state.is_terminal():
        acted.append(state.current_player() + 1)
        state.apply_action(choose.choice(state.legal_actions()))
        observer.set_from(state, 0)
    last = range(max(0, len(acted) - HISTORY), len(acted))
    history = observer.dict["history"][:, PlayNumber.SEAT]
    assert [history[at % HISTORY] for at in last] == [acted[at] for at in last]


def test_the_same_lots_deal_the_same_anew() -> None:
    state = next(states("samba", "lots", 1))
    dealt = [str(resample(state, 0, random.Random(lot).random)) for lot in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


@pytest.mark.parametrize("game", games())
def test_a_player_can_not_tell_what_is_dealt_anew(game: str) -> None:
    differ = 0
    looked_at = (one for at, one in enumerate(states(game, "anew")) if at % 8 == 0)
    liked = states(game, "merging", 4000 * load(game).merge_sets, "merge")
    merged = (one for one in liked if any("merge" in text for _, text in one.hand.plays[-1:]))
    for state in chain(looked_at, merged):
        seat, other = state.current_player(), resample(state, state.current_player())
        for kind in None, REMEMBERED:
            observer = make_observation(state.get_game(), kind)
            told = [observer.string_from(one, seat) for one in (state, other)]
            assert told[0] == told[1]
            observer.set_from(state, seat)
            tensor = observer.tensor.copy()
            observer.set_from(other, seat)
            assert (observer.tensor == tensor).all()
        names = [
            [one.action_to_string(seat, a) for a in one.legal_actions()] for one in (state, other)
        ]
        assert names[0] == names[1]
        differ += any(state.hand.board.hand(s) != other.hand.board.hand(s) for s in range(4))
    assert differ > STATES // 16, "the others hold other cards"


@pytest.mark.parametrize("game", games())
def test_who_is_dealt_anew_knows_the_new_hand(game: str) -> None:
    """A search keeps what it finds by information state: in one, the legal actions are the same."""
    known: dict[str, list[str]] = {}
    for number, state in enumerate(states(game, "known", 200)):
        if number % 10:
            continue
        for _ in range(3):
            other, choose = resample(state, state.current_player()), random.Random(number)
            for _ in range(8):
                seat, legal = other.current_player(), other.legal_actions()
                if other.is_terminal():
                    break
                names = [other.action_to_string(seat, action) for action in legal]
                assert known.setdefault(other.information_state_string(), names) == names
                other.apply_action(choose.choice(legal))
    assert len(known) > STATES // 2


def test_what_all_see_is_the_same_for_all_and_shows_no_hand() -> None:
    kind = pyspiel.IIGObservationType(
        public_info=True, private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False
    )
    for state in states("samba", "public", 60):
        observer = make_observation(state.get_game(), kind)
        told = {observer.string_from(state, player) for player in range(4)}
        assert len(told) == 1
        observer.set_from(state, state.current_player())
        assert not observer.tensor[SLICES["hand"]].any()
        assert observer.tensor.any()


@pytest.mark.parametrize("game", games())
def test_a_copy_goes_its_own_way(game: str) -> None:
    for state in states(game, "copy", 40):
        before, seat = str(state), state.current_player()
        for other in (state.clone(), copy.deepcopy(state)):
            other.apply_action(other.legal_actions()[-1])
            assert str(other) != before
            assert (str(state), state.current_player()) == (before, seat)


def test_a_state_and_a_game_can_be_kept() -> None:
    *_, state = states("villages-samba", "kept", 60)
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.legal_actions()) == (str(state), state.legal_actions())
    two = pickle.loads(pickle.dumps(pyspiel.load_game(NAMES["samba"], {"players": 2})))
    assert two.new_initial_state().num_players() == 2


@pytest.mark.parametrize("game", games())
def test_returns_are_each_teams_points(game: str) -> None:
    state = pyspiel.load_game(NAMES[game]).new_initial_state()
    choose = random.Random(game)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(choose.choice(state.legal_actions()))
    returns, rules = state.returns(), load(game, 4)
    by_team = {rules.team_of(seat + 1): points for seat, points in enumerate(returns)}
    assert returns == [by_team[rules.team_of(seat + 1)] for seat in range(4)]
    assert any(returns)


@pytest.mark.parametrize("game", games())
def test_is_mcts_plays_with_our_resampler(game: str) -> None:
    made = pyspiel.load_game(NAMES[game])
    bot = ismcts.ISMCTSBot(
        game=made, uct_c=2000.0, evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, max_simulations=6,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT, use_observation_string=False,
        random_state=np.random.RandomState(1), allow_inconsistent_action_sets=False,
    )  # fmt: skip
    bot.set_resampler(resample)
    for state in states(game, "search", 4):
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


@pytest.mark.parametrize("game", games())
def test_an_observation_is_a_struct_that_tells_nothing_hidden(game: str) -> None:
    differ = 0
    for number, state in enumerate(states(game, "struct")):
        if number % 8:
            continue
        seat = state.current_player()
        struct, other = state.to_observation_struct(), resample(state, seat)
        assert isinstance(struct, pyspiel.ObservationStruct)
        assert struct.to_json() == other.to_observation_struct(seat).to_json()
        seen = json.loads(struct.to_json())
        assert (seen["seat"], seen["to_act"]) == (seat + 1, seat + 1)
        assert seen["your_hand"] == [text_of(kind) for kind in state.hand.board.hand(seat)]
        assert len(seen["plays"]) == len(state.hand.plays)
        differ += state.to_json() != other.to_json()
    assert differ > STATES // 16, "the whole states"


@pytest.mark.parametrize("game", games())
def test_a_state_is_a_struct_with_every_card_of_the_pack(game: str) -> None:
    for state in states(game, "whole", 60):
        struct = state.to_struct()
        assert isinstance(struct, pyspiel.StateStruct)
        assert state.to_dict() == struct.to_dict() == json.loads(state.to_json())
        told = struct.to_dict()
        places = [*told["hands"], *told["feet"], *told["stocks"], told["face_down"], told["pile"]]
        cards = [card for place in places for card in place]
        for team in told["teams"]:
            melded = [card for meld in team["melds"] for card in meld["cards"]]
            cards += team["red_threes"] + [card.partition("=")[0] for card in melded]
        assert Counter(cards) == Counter(map(text_of, state.hand.dealt))
        assert not {"seat", "your_hand"} & told.keys()


@pytest.mark.parametrize("game", games())
def test_actions_are_structs(game: str) -> None:
    for state in states(game, "acts", 30):
        for action in state.legal_actions():
            struct = state.action_to_struct(action)
            assert isinstance(struct, pyspiel.ActionStruct)
            assert struct.to_dict() == {"action": state.action_to_string(action)}
            assert state.struct_to_actions(struct) == [action]
        other = state.clone()
        assert other.apply_action_struct(struct).ok()
        assert other.hand.plays[:-1] == state.hand.plays


def test_a_struct_tells_how_many_cards_are_dealt_and_only_the_state_which() -> None:
    state = pyspiel.load_game(NAMES["samba"]).new_initial_state()
    card = state.action_to_struct(40)
    assert card.to_dict() == {"action": "QS"}
    assert state.apply_action_struct(card).ok()
    seen = state.to_observation_struct(2).to_dict()
    assert (seen["phase"], seen["seat"], seen["cards_dealt"]) == ("deal", 3, 1)
    assert "dealt" not in seen
    assert state.to_dict()["dealt"] == ["QS"]


def test_a_struct_of_no_legal_action_is_refused() -> None:
    first, second = (next(states("samba", seed, 1)) for seed in ("one", "two"))
    struct = first.action_to_struct(first.legal_actions()[0])
    first.apply_action_struct(struct)
    with pytest.raises(pyspiel.SpielError, match="matching draw"):
        first.validate_action_struct(struct)
    assert second.validate_action_struct(struct).ok()


def playthrough(game: str) -> str:
    """Return a hand of two players as OpenSpiel writes it down."""
    return str(generate_playthrough.playthrough(f"{NAMES[game]}(players=2)", None, seed=7))


def kept(game: str) -> Path:
    return PLAYTHROUGHS / f"{game}.txt.xz"


@pytest.mark.parametrize("game", games())
def test_the_playthrough_stays(game: str) -> None:
    before = lzma.decompress(kept(game).read_bytes()).decode()
    lines = zip_longest(before.splitlines(), playthrough(game).splitlines())
    for number, (line, now) in enumerate(lines, 1):
        assert now == line, f"line {number}"


if __name__ == "__main__":
    for name in games():
        kept(name).write_bytes(lzma.compress(playthrough(name).encode(), preset=9))
        sys.stdout.write(f"{kept(name).name}\n")
