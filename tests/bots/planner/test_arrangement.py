"""The planner's arrangements against every way there is, on thousands of small hands."""

from random import Random

import pytest

from escalera.bots.planner.decide.decision import solve
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.knowledge import Records, new_seen
from escalera.bots.planner.value.weights import record_for
from escalera.cards.kinds import ACE, FOUR, JOKER
from escalera.engine.state.enums import Form
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, games, load
from tests.bots.planner.brute import Lying, Task, best, points_by_kind

HANDS = 450
CLOSE = 1e-6


def some_hand(random: Random) -> tuple[int, ...]:
    """Return five to nine cards, close together so that many melds are possible."""
    low = random.randrange(FOUR, ACE - 3)
    suits = random.sample(range(4), random.choice((1, 2, 3)))
    kinds = [rank * 4 + suit for rank in range(low, low + 5) for suit in suits]
    wilds = random.choices((0, 1, 2, JOKER), k=random.choice((0, 0, 1, 2, 3)))
    size = random.randrange(5, 9) - len(wilds)
    return tuple(sorted([*random.choices(kinds, k=size), *wilds]))


def some_melds(random: Random, rules: RuleSet, hand: tuple[int, ...]) -> tuple[Lying, ...]:
    """Return up to two melds of the team that the hand may grow, full ones too where sets do."""
    kinds = [kind for kind in hand if 8 <= kind < JOKER] or [20]
    melds: dict[tuple[str, int], Lying] = {}
    for _ in range(random.choice((0, 1, 2))):
        kind = random.choice(kinds)
        total = random.randrange(3, 8)
        if random.random() < 0.5:
            wilds = random.choice((0, 1)) if total > 3 else 0
            if total == 7 and rules.add_to_complete:
                total += random.randrange(3)
            melds["set", kind >> 2] = Lying("set", kind >> 2, total, wilds)
        else:
            low = random.randrange(FOUR, ACE - total + 2)
            meld = Lying("sequence", kind & 3, total, 0, low, low + total - 1)
            melds["sequence", kind & 3] = meld
    return tuple(melds.values())


def record(rules: RuleSet, hand: tuple[int, ...], melds: tuple[Lying, ...]) -> Records:
    """Return what a seat with this hand and these melds of its team sees."""
    made = new_seen()
    v = made[0]
    for kind in hand:
        v.hand[kind] += 1
    v.own_held, v.stock, v.melded[0] = len(hand), 80, 1
    v.held[: rules.seats] = 11
    for at, meld in enumerate(melds):
        m = v.melds[at]
        m.form, m.which, m.total, m.wilds = (
            Form[meld.form.upper()],
            meld.which,
            meld.total,
            meld.wilds,
        )
        m.low, m.high, m.name = meld.low, meld.high, at + 1
    v.meld_count = len(melds)
    return made


def some_bounds(random: Random, cards: int) -> tuple[int, int, int]:
    """Return the least and most cards to lay and the least points."""
    return random.choice(
        (
            (0, cards, 0),
            (0, cards - 2, 0),
            (cards - 1, cards, 0),
            (0, cards - 1, 50),
            (0, cards, 35),
            (0, 0, 0),
            (1, 3, 20),
        )
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_arrangements_are_the_best_there_are(game: str) -> None:
    random = Random(game)
    rules = load(game, 4)
    some = 0
    for _ in range(HANDS):
        hand = some_hand(random)
        melds, bounds = some_melds(random, rules, hand), some_bounds(random, len(hand))
        memory = Memory()
        seen = record(rules, hand, melds)
        value = solve(seen, numbers(rules), record_for(rules), *memory.arrays(), *bounds)
        prices = memory.prices[0]
        twin = best(Task(rules, hand, melds, prices, points_by_kind(rules), *bounds))
        if twin is None:
            assert value < -1e17, (hand, melds, bounds)
        else:
            assert value == pytest.approx(twin, abs=CLOSE), (hand, melds, bounds)
            some += int(memory.arrangements[0].cards > 0)
    assert some > HANDS // 3
