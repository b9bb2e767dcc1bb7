"""Asking to go out (R7): bots ask if there is a way out, before they table, and use a yes.

If a yes is needed, the last card leaves only after it. So a last meld, or the cards that complete
the last needed set, must wait for the question.
"""

import pytest

from escalera.bots import Bot, make_bot
from escalera.bots.planner import plans
from escalera.bots.planner.value.weights import record_for
from escalera.bots.search.question import ends_with_yes, lay_aside
from escalera.bots.search.rollout import Bench
from escalera.bots.search.worlds import hidden
from escalera.cards.rng import seed_words
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Ending, Phase
from escalera.engine.state.rule_record import numbers
from escalera.rules import load
from tests.bots.made import made
from tests.bots.tables import TABLES
from tests.bots.test_greedy import table

THREE_RED = (
    "melds 1 m1 8S 8S 8S 8H 8H 8H 8D",
    "melds 1 m2 9S 9S 9S 9H 9H 9H 9D",
    "melds 1 m3 TS TS TS TH TH TH 2S",
)
BY_A_LAST_MELD = table(
    "sambola", "deal 1 7S", "deal 2 *11", "deal 3 *9", "deal 4 *9", *THREE_RED,
    "pile *109 6H", "stock 7H 5H", "stock2 7D 5D",
)  # fmt: skip
BY_THE_LAST_SET = table(
    "black-samba", "deal 1 9H", "deal 2 *11", "deal 3 *9", "deal 4 *9",
    "melds 1 m1 8S 8S 8S 8H 8H 8H 8D", "melds 1 m2 9S 9S 9S 9H", "pile *116 6H",
    "stock 9H 9D 5H 5D",
)  # fmt: skip
BY_TWO_MELDS = table(
    "sambola", "deal 1 4S 5S 6S 7S QD QC", *THREE_RED, "pile 3S", "stock QS *", "stock2 KH *"
)
"""A sequence of four, a set of three and a discard."""
BY_A_LAST_WILD = table(
    "bolivia", "deal 1 JK", "melds 1 m1 8S 9S TS JS QS KS AS", "melds 1 m2 7S 7S 7D 7H 7H 7H",
    "melds 1 m3 KS KS KC", "pile 3S", "stock KH 4C *",
)  # fmt: skip
"""The last set is complete with a joker, a king is added, a 4 is left to discard."""
OUT = {
    "a last meld": BY_A_LAST_MELD,
    "the last set": BY_THE_LAST_SET,
    "two melds": BY_TWO_MELDS,
    "a wild": BY_A_LAST_WILD,
}
NOT_OUT = {
    "a card too many": table(
        "sambola", "deal 1 7S QD 4C", *THREE_RED, "pile 3S", "stock 7H *", "stock2 5C *"
    ),
    "a set is lacking": table(
        "black-samba", "deal 1 7S 7H", "melds 1 m1 8S 8S 8S 8H 8H 8H 8D", "pile 3S", "stock 7D *"
    ),
    "nothing fits": table("villages-samba", "deal 1 7S QD 4C", "pile 3S", "stock 7H *"),
}
BOTS = ["greedy", "planner", "search"]
ASK, YES, NO = Action(Verb.ASK), Action(Verb.YES), Action(Verb.NO)


def playing(start: Game, bot: Bot) -> tuple[Game, list[Action]]:
    """Return the game and seat 1's plays until it asks or its turn is over."""
    game, plays = start.copy(), []
    while not game.hand_over and game.seat_to_act == 1:
        plays.append(bot.choose(game.view(1), game.legal_actions()))
        game.play(plays[-1])
    return game, plays


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("way", OUT)
def test_it_asks_before_it_tables_and_goes_out_after_a_yes(name: str, way: str) -> None:
    bot = made(name, 1)
    game, plays = playing(OUT[way], bot)
    assert plays[1:] == [ASK]
    game.play(YES)
    game, _ = playing(game, bot)
    assert game.hand_end is not None
    assert (game.hand_end.ending, game.hand_end.seat) == (Ending.OUT, 1)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("way", OUT)
def test_after_a_no_it_discards_and_keeps_a_card(name: str, way: str) -> None:
    bot = made(name, 1)
    game, _ = playing(OUT[way], bot)
    game.play(NO)
    game, plays = playing(game, bot)
    assert not game.hand_over
    assert plays[-1].verb == Verb.DISCARD
    assert game.view(1).hand
    assert not any(play.verb in (Verb.ASK, Verb.BACK) for play in plays)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("case", NOT_OUT)
def test_it_does_not_ask_where_there_is_no_way_out(name: str, case: str) -> None:
    _, plays = playing(NOT_OUT[case], made(name, 1))
    assert ASK not in plays
    assert plays[-1].verb == Verb.DISCARD


@pytest.mark.parametrize("name", ["easy", "medium"])
@pytest.mark.parametrize("way", OUT)
def test_levels_ask_where_they_would_go_out(name: str, way: str) -> None:
    asked = 0
    for seed in range(20):
        bot = make_bot(name, seed)
        game, plays = playing(OUT[way], bot)
        if ASK not in plays:
            continue
        asked += 1
        game.play(YES)
        assert playing(game, bot)[0].hand_over
    assert asked >= 5


@pytest.mark.parametrize("way", OUT)
def test_the_first_plan_asks_and_then_goes_out(way: str) -> None:
    game = OUT[way].copy()
    game.play("draw")
    ask, *rest = plans(game.view(1), game.legal_actions())[0].actions
    assert ask == ASK
    game.play(ASK)
    game.play(YES)
    assert plans(game.view(1), game.legal_actions())[0].actions[0].verb != Verb.ASK
    for action in rest:
        game.play(action)
    assert game.hand_over


@pytest.mark.parametrize("way", OUT)
def test_no_plan_goes_out_after_a_no(way: str) -> None:
    game = OUT[way].copy()
    for action in ("draw", ASK, NO):
        game.play(action)
    assert all(plan.word != "go out" for plan in plans(game.view(1), game.legal_actions()))


def quick_turn(game: Game) -> Position:
    """Return what the quick policy leaves of a turn."""
    bench = Bench()
    bench.put(game.position.states, 0)
    bench.quick(game.position.numbers, turns=1)
    return Position(game.rules, bench.states)


@pytest.mark.parametrize("way", ["a last meld", "the last set", "two melds"])
def test_the_quick_policy_asks_for_its_last_cards(way: str) -> None:
    assert quick_turn(OUT[way]).phase == Phase.OVER


@pytest.mark.parametrize("case", ["a card too many", "nothing fits"])
def test_the_quick_policy_asks_for_nothing_else(case: str) -> None:
    bench = Bench()
    bench.put(NOT_OUT[case].position.states, 0)
    draw_and_discard = 2
    assert bench.quick(NOT_OUT[case].position.numbers, turns=1) == draw_and_discard


BLACK_THREES = {
    "samba": (("deal 1 3S 3S 3C 3C", "stock KH *"), ["meld", "add", "discard"]),
    "bolivia": (("deal 1 3S 3S 3C 3C", "stock KH 3S *"), ["ask", "meld", "add", "add", "discard"]),
}
SAMBA_AND_SET = ("melds 1 m1 8S 9S TS JS QS KS AS", "melds 1 m2 7S 7S 7D 7H 7H 7H 7D")


@pytest.mark.parametrize("name", ["greedy", "planner"])
@pytest.mark.parametrize("kind", BLACK_THREES)
def test_more_than_three_black_threes_go_out(name: str, kind: str) -> None:
    lines, expected = BLACK_THREES[kind]
    bot = make_bot(name)
    game, plays = playing(table(kind, *lines, *SAMBA_AND_SET, "pile 9D"), bot)
    if not game.hand_over:
        game.play(YES)
        game, more = playing(game, bot)
        plays += more
    assert game.hand_over
    assert [play.verb.value for play in plays] == ["draw", *expected]


def test_two_players_ask_nobody() -> None:
    alone = table(
        "sambola", "deal 1 7S 7H", *THREE_RED, "pile 3S", "stock 7D *", "stock2 5D *", players=2
    )
    game, plays = playing(alone, make_bot("planner"))
    assert ASK not in plays
    assert game.hand_over


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("names", [("greedy",), ("planner",), ("easy", "hard", "medium")])
def test_every_yes_is_followed_by_going_out(
    game: str, players: int, names: tuple[str, ...]
) -> None:
    for deal in range(2):
        start = Game.new(load(game, players), seed=f"asking {deal}")
        follow(start, [make_bot(names[seat % len(names)], seat) for seat in range(players)])


HELD = {
    "nothing to table": ("deal 3 4C 6D 8C TC QD", YES),
    "a canasta to table": ("deal 3 AS AH AD AC AS AH AD KS KH KD KC KS QC 4D", NO),
}
"""What the partner holds in `BY_TWO_MELDS`, and the right answer."""


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("hand", HELD)
def test_the_partner_answers_by_what_the_own_hand_promises(name: str, hand: str) -> None:
    held, expected = HELD[hand]
    game = table(
        "sambola", "deal 1 4S 5S 6S 7S QD QC", *THREE_RED, held, "pile 3S", "stock QS *20",
        "stock2 KH *",
    )  # fmt: skip
    game.play("draw")
    game.play(ASK)
    assert made(name, 3).choose(game.view(3), game.legal_actions()) == expected


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "left"), [(YES, 1), (NO, 2)])
def test_who_is_asked_deals_the_asker_a_hand_that_can_leave(answer: Action, left: int) -> None:
    game = BY_TWO_MELDS.copy()
    game.play("draw")
    game.play(ASK)
    view = game.view(3)
    places, bench = hidden(view, numbers(view.rules)), Bench()
    for world in range(20):
        bench.put(places.deal(seed_words(world), 1), 0)
        assert ends_with_yes(bench.states, 0, places.rules)
        lay_aside(bench.states, 0, left)
        position = Position(view.rules, bench.states)
        assert len(position.hand(0)) == left
        code = dict(zip(position.legal(), position.codes(), strict=True))[answer]
        weights = record_for(view.rules)
        bench.planner(places.rules, weights, places.known.held, places.known.thrown, code, turns=1)
        assert (position.phase == Phase.OVER) == (answer == YES)


def test_before_the_needed_sets_are_down_it_answers_as_the_planner() -> None:
    game = BY_THE_LAST_SET.copy()
    game.play("draw")
    game.play(ASK)
    view = game.view(3)
    places = hidden(view, numbers(view.rules))
    assert not ends_with_yes(places.deal(seed_words(1), 1), 0, places.rules)
    answers = {made(name, 1).choose(view, game.legal_actions()) for name in ("planner", "search")}
    assert len(answers) == 1


def follow(game: Game, bots: list[Bot]) -> tuple[int, int]:
    """Play a hand and return how many questions got a yes and how many a no.

    It fails if a yes is not used in the same turn, or if no discard follows a no.
    """
    yes, no, asker = 0, 0, 0
    while not game.hand_over:
        seat, turn = game.seat_to_act, game.view(game.seat_to_act).turn
        assert not asker or turn == asker, "a yes was not used"
        action = bots[seat - 1].choose(game.view(seat), game.legal_actions())
        game.play(action)
        no += action == NO
        if action == YES and game.seat_to_act == turn:
            yes, asker = yes + 1, turn
    if asker:
        assert game.hand_end is not None
        assert (game.hand_end.ending, game.hand_end.seat) == (Ending.OUT, asker)
    return yes, no
