"""The fewest cards that complete the needed melds, against every choice of melds."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.value.team_needs import cards_to_finish, missing_melds
from escalera.cards.kinds import SEVEN
from escalera.engine.state.enums import Form
from escalera.engine.state.rule_record import numbers
from escalera.rules import games, load

TABLES = 60
Lying = tuple[Form, int, int, int]
"""A meld's form, rank or suit, cards and wilds."""
NEW = [(Form.SEQUENCE, 0, 0), (Form.WILD, 0, 7), (Form.SET, SEVEN, 0), (Form.SET, 4, 0)]
"""The melds to try from the hand alone: without wilds or, but for a wild meld, with some."""


def found(seen: Any, rules: Any, needs: Any) -> tuple[int, int]:
    """Return how many needed melds are missing, and the planner's figures for them."""
    lacking = missing_melds(seen[0], rules[0], 0, needs)
    return lacking, cards_to_finish(seen[0], rules[0], needs)


def counts(form: Form, which: int, wilds: int, needs: list[int], sevens: bool) -> list[int]:
    """Return the needs left once a meld is complete."""
    left = list(needs)
    left[0] -= 1
    if form == Form.WILD:
        left[6] -= 1
        return left
    left[2 if wilds else 1] -= 1
    if form == Form.SEQUENCE:
        left[3] -= 1
    elif which == SEVEN and sevens:
        left[7] -= 1
    else:
        left[5 if wilds else 4] -= 1
    return left


def fewest(melds: list[Lying], needs: list[int], sevens: bool) -> int:
    """Return the fewest cards that meet the needs, by trying every choice of melds."""
    grown = [(7 - total, form, which, wilds) for form, which, total, wilds in melds]
    mixed = [(cards, form, which, 1) for cards, form, which, _ in grown if form != Form.WILD]
    made = [(7, *new) for new in NEW] + [
        (7, form, which, 1) for form, which, _ in NEW[:1] + NEW[2:]
    ]
    best = 99
    choices = [[None, one, *[m for m in mixed if m[:3] == one[:3]]] for one in grown]
    for some in product(*choices):
        left, cards = list(needs), 0
        for one in filter(None, some):
            left, cards = counts(one[1], one[2], one[3], left, sevens), cards + one[0]
        best = min(best, cards + new_melds(left, made, sevens))
    return best


def new_melds(needs: list[int], made: list[Any], sevens: bool) -> int:
    """Return the fewest cards, in melds from the hand alone, that fill the needs."""
    if max(needs) <= 0:
        return 0
    # Some meld has to fill the last need there is.
    last = max(at for at in range(8) if needs[at] > 0)
    after = (counts(one[1], one[2], one[3], needs, sevens) for one in made)
    return min(7 + new_melds(left, made, sevens) for left in after if left[last] < needs[last])


@pytest.mark.parametrize("game", games())
def test_no_fewer_cards_can_complete_the_needed_melds(game: str) -> None:
    random, rules = Random(game), numbers(load(game, 4))
    sevens, exact, some = bool(rules[0]["need_sevens"] > 0), 0, 0
    for _ in range(TABLES):
        seen, needs, melds = new_seen(), np.zeros(8, dtype=np.int64), []
        for at in range(random.randrange(4)):
            form = random.choice((Form.SET, Form.SEQUENCE, Form.WILD))
            total, m = random.randrange(3, 8), seen[0].melds[at]
            which = random.choice((SEVEN, 4)) if form == Form.SET else 0
            wilds = total if form == Form.WILD else random.choice((0, 1))
            m.form, m.which, m.total, m.wilds, m.low = form, which, total, wilds, 3
            seen[0].meld_count = at + 1
            if total < 7:
                melds.append((form, which, total, wilds))
        lacking, least = found(seen, rules, needs)
        if lacking == 0:
            continue
        true = fewest(melds, needs.tolist(), sevens)
        assert least <= true, (melds, needs)
        exact, some = exact + int(least == true), some + 1
    assert some > TABLES // 4
    assert exact > some // 3
