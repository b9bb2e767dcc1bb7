"""The planner's weights: what it guesses about a game, as data that tuning writes."""

import tomllib
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.observe.knowledge import Records
from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.rules import RuleSet


@dataclass(frozen=True)
class Weights:
    """Everything in the planner that is a guess; in points unless it says otherwise."""

    turns: float = 9.0  # the most turns a seat still hopes for
    rate: float = 1.2  # cards that a seat sees in a turn, in draws
    partner: float = 0.3  # the share of partners' cards that will come to the table
    foot_share: float = 0.5  # the same for feet
    set_luck: float = 1.0  # the factor on the naturals to come for a set
    wild_help: float = 0.35  # the share of the wilds to come that one set may expect
    run_luck: float = 1.1  # the factor on the cards to come for a sequence
    wild_luck: float = 0.7  # the share of the wilds to come for a wild meld
    need: float = 250.0  # a complete meld that the team needs to go out
    need_out: float = 0.25  # the same, as a share of the bonus for going out
    served: float = 0.0  # the share of the need for a black canasta that one in progress will meet
    single: float = 2.0  # the only natural of its rank in hand
    pair: float = 14.0  # the second of a rank
    triple: float = 16.0  # the third
    more: float = 14.0  # each more
    near: float = 5.0  # a card of the suit one rank away, in sambas of 500
    gap: float = 3.0  # two ranks away
    awaited: float = 0.06  # a card that a sequence may grow to reach, as a share of its bonus
    wild_first: float = 100.0  # the first wild in hand
    wild_more: float = 70.0  # each more
    risk: float = 0.15  # the chance of being caught with a card
    foot: float = 150.0  # a foot to pick up
    drawn: float = 20.0  # a card drawn unseen
    received: float = 8.0  # a card of the pile, on top of the plays it allows
    face_down: float = 20.0  # a card of the pile taken face down
    melding: float = 60.0  # the initial meld on the table
    pile_card: float = 9.0  # what a card of the pile is worth to an opponent who takes it
    pile_points: float = 0.3  # each card point of it
    feed: float = 6.0  # a card that the opponents' melds can use
    own_meld: float = 15.0  # a card that the team's own melds can use
    early: float = 0.3  # a card point in hand before the initial meld
    block: float = 0.3  # the share of the pile that a black 3 keeps from them
    belief: float = 1.3  # the factor on what the next opponent holds of a rank
    thrown: float = 0.6  # the factor on it for each card of the rank that they discarded
    unmelded: float = 0.35  # the chance that one who has not melded can take for it
    black_three: float = 8.0  # a black 3 kept for a bad moment
    wild_thrown: float = 40.0  # what discarding a wild costs on top of its use
    taking: float = 0.0  # taking the pile, on top of what its cards bring
    deny: float = 0.0  # the share of the pile's worth that taking it denies the opponents
    patience: float = 0.0  # what playing on is worth on top of what it promises
    stay: float = 0.8  # the share of the team's own promise that playing on keeps
    caught: float = 9.0  # an opponent's card caught by going out
    caught_own: float = 9.0  # a partner's card caught the same way
    caught_self: float = 1.0  # a card point of the one who is asked
    shut_out: float = 100.0  # an opposing team that has not melded
    theirs: float = 0.7  # the share of the opponents' promise that going out destroys


NAMES: Final = tuple(field.name for field in fields(Weights))
WEIGHTS: Final = record("WEIGHTS", __name__, [(name, "f8") for name in NAMES])
WeightRecords = Annotated[npt.NDArray[Any], Array(WEIGHTS)]


def as_record(weights: Weights) -> Records:
    """Return weights as an array of one `WEIGHTS` record."""
    made = np.zeros(1, dtype=WEIGHTS)
    for name in NAMES:
        made[name] = getattr(weights, name)
    return made


UNTUNED: Final = Path(__file__).resolve().parent / "weights"
"""The weights that were set by hand."""
TUNED: Final = UNTUNED / "tuned"
"""Those that `tools.tune` wrote; they win. A file says for which numbers of players it is."""


def _read(folder: Path) -> list[dict[str, Any]]:
    """Return a folder's files."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))]
    return [tomllib.loads(text) for text in texts]


@lru_cache(maxsize=1)
def _by_hand() -> dict[str, dict[str, float]]:
    """Return the weights that were set by hand, by game."""
    return {data["tuned_for"]: data["weights"] for data in _read(UNTUNED)}


@lru_cache(maxsize=1)
def _tuned() -> dict[tuple[str, int], dict[str, float]]:
    """Return the tuned weights by game and number of players.

    Where two files name the same table, the one for fewer tables wins.
    """
    files = sorted(_read(TUNED), key=lambda data: -len(data["players"]))
    return {
        (data["tuned_for"], players): data["weights"]
        for data in files
        for players in data["players"]
    }


@lru_cache(maxsize=64)
def weights_for(rules: RuleSet) -> Weights:
    """Return the weights tuned for a rule set's game and number of players, else those by hand."""
    tuned = _tuned().get((rules.game, rules.seats))
    return untuned_for(rules) if tuned is None else Weights(**tuned)


@lru_cache(maxsize=64)
def untuned_for(rules: RuleSet) -> Weights:
    """Return the weights set by hand for a rule set's game, else the ones for any game."""
    by_hand = _by_hand()
    return Weights(**{**by_hand["any"], **by_hand.get(rules.game, {})})


@lru_cache(maxsize=64)
def record_for(rules: RuleSet, *, tuned: bool = True) -> Records:
    """Return `weights_for`, or `untuned_for`, as a record."""
    return as_record(weights_for(rules) if tuned else untuned_for(rules))
