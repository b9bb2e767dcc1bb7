"""A bot that looks at views through a batch sees what the batch shows, and plays by its places."""

from random import Random

import numpy as np
import pytest

from escalera import Game
from escalera.bots import BotError
from escalera.engine.state.action import Action, Verb
from escalera.envs import SLICES, Hands
from escalera.envs.batch_bot import BatchBot
from escalera.envs.layout import MELD_NUMBERS
from escalera.rules import games, load
from escalera.simulation import play_hand

MELDS = SLICES["melds"]
OTHERS = np.r_[0 : MELDS.start, MELDS.stop : SLICES["rules"].stop]


def melds(hands: Hands) -> list[list[int]]:
    """Return the rows of melds, in one order: a view doesn't say in which slots they lie."""
    rows: list[list[int]] = hands.obs[0, MELDS].reshape(-1, MELD_NUMBERS).tolist()
    return sorted(rows)


class Compared:
    """Plays at random and compares what it is shown with the hand on the table."""

    def __init__(self, game: Game, take_back: bool) -> None:
        self.game, self.random, self.compared = game, Random(3), 0
        self.real = Hands(game.rules, 1, take_back=take_back)

    def place(self, hands: Hands) -> int:
        self.real.put(0, self.game.position.states)
        assert (hands.obs[0, OTHERS] == self.real.obs[0, OTHERS]).all()
        assert melds(hands) == melds(self.real)
        assert hands.count[0] == self.real.count[0]
        self.compared += 1
        return self.random.randrange(hands.count[0])


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4])
def test_it_is_shown_what_the_batch_shows(game: str, players: int) -> None:
    match = Game.new(game, seed="shown", players=players)
    compared = Compared(match, take_back=False)
    play_hand(match, [BatchBot(compared.place)] * players)
    assert match.hand_over
    assert compared.compared > 50


def test_taking_back_is_listed_if_wanted() -> None:
    listed = []

    def place(hands: Hands) -> int:
        listed.append(int(hands.count[0]))
        return 0

    match = Game.new("samba", seed=2)
    match.play("draw")
    legal = match.legal_actions()
    assert BatchBot(place, take_back=True).choose(match.view(match.seat_to_act), legal) in legal
    assert listed == [len(legal)]


def test_taking_back_is_listed_after_a_merge() -> None:
    """Nothing else of the turn lies there, and a view doesn't say what was merged."""
    match, random = Game.new("samba", seed="111"), Random(2)
    compared = Compared(match, take_back=True)
    last, back = Action(Verb.DRAW), Action(Verb.BACK)
    while last.verb != Verb.MERGE:
        legal = [one for one in match.legal_actions() if one.verb != Verb.BACK]
        merges = [one for one in legal if one.verb == Verb.MERGE]
        match.play(last := random.choice(merges or legal))
    legal = match.legal_actions()
    assert back in legal
    BatchBot(compared.place, take_back=True).choose(match.view(match.seat_to_act), legal)
    assert compared.compared == 1


def test_one_bot_plays_several_games() -> None:
    bot = BatchBot(lambda hands: int(hands.count[0]) - 1)
    for game in ("samba", "bolivia"):
        match = Game.new(load(game), seed=1)
        match.play(bot.choose(match.view(match.seat_to_act), match.legal_actions()))
        match.play(bot.choose(match.view(match.seat_to_act), match.legal_actions()))


@pytest.mark.parametrize("place", [-1, 700])
def test_a_place_outside_the_list_is_refused(place: int) -> None:
    match = Game.new("samba", seed=2)
    match.play("draw")
    with pytest.raises(ValueError, match=rf"There are \d+ legal actions, and no {place}\."):
        BatchBot(lambda _: place).choose(match.view(match.seat_to_act), match.legal_actions())


def test_without_an_action_it_says_so() -> None:
    with pytest.raises(BotError, match="legal"):
        BatchBot(lambda _: 0).choose(Game.new("samba", seed=1).view(1), [])
