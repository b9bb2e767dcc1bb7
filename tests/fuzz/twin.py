"""The engine and its slow twin play the same random hands, side by side.

At each step the legal actions, as texts, and everything on the table must be equal; at the end, how
the hand ended and the scores.
"""

import random
from dataclasses import dataclass

import numpy as np

from escalera.cards.kinds import KINDS
from escalera.cards.rng import seed_words
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.match.score_sheet import score_sheet
from escalera.engine.state.enums import Phase
from escalera.rules import RuleSet
from tests.fuzz import dealer as dealer_of_cards
from tests.fuzz import rich, texts
from tests.fuzz.tables import Table
from tests.naive.game import NaiveGame

SCORES = (-200, 0, 40, 1495, 1500, 3000, 6995, 7000)
MOST_STEPS = 4000
EAGER = {
    "take": 12, "meld": 8, "add": 12, "merge": 2, "back": 1, "ask": 8, "yes": 4, "no": 1, "end": 1,
    "declare": 3, "special": 2, "claim": 1, "discard": 2, "draw": 6,
}  # fmt: skip
"""How often an eager player plays each verb; a careless one plays all alike."""


@dataclass
class Pair:
    """A hand in the engine and in the twin."""

    position: Position
    naive: NaiveGame

    def difference(self) -> str:
        """Return where the two differ; nothing if they agree."""
        ours = {str(self.position.action(code)): code for code in self.position.codes()}
        theirs = set(self.naive.legal())
        if set(ours) != theirs:
            return f"engine only: {set(ours) - theirs}; twin only: {theirs - set(ours)}"
        return self.state_difference()

    def state_difference(self) -> str:
        ours, theirs = texts.facts(self.position), self.naive.state()
        wrong = [f"{key}: {ours[key]} / {theirs[key]}" for key in ours if ours[key] != theirs[key]]
        return "; ".join(wrong)

    def play(self, code: int) -> None:
        text = str(self.position.action(code))
        self.position.apply(code)
        self.naive.play(text)

    def score_difference(self) -> str:
        ours, theirs = score_sheet(self.position).totals, tuple(self.naive.scores())
        return "" if ours == theirs else f"scores: {ours} / {theirs}"


def _scores(generator: random.Random, teams: int) -> tuple[int, ...]:
    return tuple(generator.choice(SCORES) for _ in range(teams))


def dealt(rules: RuleSet, seed: str) -> Pair:
    """Return a shuffled hand, dealt to both alike."""
    generator = random.Random(seed)
    dealer, number = generator.randrange(rules.seats), generator.randint(1, 4)
    scores = _scores(generator, rules.teams)
    position = Position(rules)
    where = position.states, 0, position.numbers
    doors.deal_hand(*where, seed_words(seed), dealer, number, np.array(scores))
    deck = texts.cards([int(kind) for kind in position.state.deck])
    pack = deck[: rules.packs * 52 + rules.jokers]
    naive = NaiveGame(
        rules.values(),
        rules.seats,
        dealer=dealer + 1,
        hand_number=number,
        scores=scores,
        **dealer_of_cards.deal(rules, pack, dealer + 1),
    )
    return Pair(position, naive)


def near_the_end(rules: RuleSet, seed: str) -> Pair:
    """Return a random position near a hand's end, the same in both."""
    generator = random.Random(seed)
    seat, number = generator.randrange(rules.seats), generator.randint(1, 4)
    scores = _scores(generator, rules.teams)
    position = Position(rules)
    where = position.states, 0, position.numbers
    left = np.zeros(KINDS, dtype=np.int64)
    rich.build(*where, seed_words(seed), left, 0, number, np.array(scores))
    naive = NaiveGame.from_position(
        rules.values(),
        rules.seats,
        dealer=1,
        hand_number=number,
        scores=scores,
        hands=texts.hands(position),
        feet=texts.feet(position),
        melds=texts.melds(position),
        red3s=texts.red_threes(position),
        pile=texts.cards(position.pile()),
        stocks=[texts.cards(stock) for stock in position.stocks()],
        turn=seat + 1,
    )
    doors.begin_turns(*where, seat)
    return Pair(position, naive)


def pick(generator: random.Random, position: Position, codes: list[int], *, eager: bool) -> int:
    """Return a legal action; an eager player likes to table and seldom takes cards back."""
    if not eager:
        return generator.choice(codes)
    verbs = [str(position.action(code)).split(" ")[0] for code in codes]
    return generator.choices(codes, [EAGER[verb] for verb in verbs])[0]


def play_out(pair: Pair, seed: str, *, every: int = 1, most: int = MOST_STEPS) -> str:
    """Play a random hand, comparing now and then; return the first difference."""
    generator = random.Random(f"{seed}/play")
    eager = generator.random() < 0.75
    for step in range(most):
        if pair.position.phase == Phase.OVER:
            return pair.state_difference() or pair.score_difference()
        wrong = pair.difference() if step % every == 0 else ""
        if wrong:
            return f"step {step}: {wrong}"
        pair.play(pick(generator, pair.position, pair.position.codes(), eager=eager))
    return f"after {most} steps the hand goes on"


def hand(table: Table, number: int, *, every: int = 1) -> str:
    """Play a table's hand, dealt or near the end, in both; return the first difference."""
    seed = f"{table}/{number}"
    begin = dealt if number % 2 == 0 else near_the_end
    return play_out(begin(table.rules(), seed), seed, every=every)


def failures(table: Table, count: int, first: int = 0, *, every: int = 1) -> list[str]:
    """Play some hands in both; return where they differ."""
    found = {number: hand(table, number, every=every) for number in range(first, first + count)}
    return [f"twin.hand({table!r}, {n}): {wrong}" for n, wrong in found.items() if wrong]
