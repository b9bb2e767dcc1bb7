"""Actions as text: every form, canonical order, and errors for everything else."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from escalera.cards.kinds import JOKER, KINDS, kind_of, text_of
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action, ActionError, TabledCard, Verb, parse_play
from escalera.notation import write

FORMS = {
    "draw": Action(Verb.DRAW),
    "take to m3": Action(Verb.TAKE, meld=3),
    "take with 7S 7D": Action(Verb.TAKE, (TabledCard(20), TabledCard(22))),
    "take with 8D JK=9D to m3": Action(Verb.TAKE, (TabledCard(26), TabledCard(JOKER, 30)), 3),
    "meld 2S JK JK": Action(Verb.MELD, (TabledCard(0), TabledCard(JOKER), TabledCard(JOKER))),
    "meld 4D 5D JK=6D": Action(Verb.MELD, (TabledCard(10), TabledCard(14), TabledCard(JOKER, 18))),
    "add 9D to m2": Action(Verb.ADD, (TabledCard(30),), 2),
    "merge m4 m1": Action(Verb.MERGE, meld=4, other=1),
    "back": Action(Verb.BACK),
    "back 9D from m2": Action(Verb.BACK, (TabledCard(30),), 2),
    "ask": Action(Verb.ASK),
    "yes": Action(Verb.YES),
    "no": Action(Verb.NO),
    "discard JK": Action(Verb.DISCARD, (TabledCard(JOKER),)),
    "special": Action(Verb.SPECIAL),
    "declare 3H": Action(Verb.DECLARE, (TabledCard(5),)),
    "claim": Action(Verb.CLAIM),
    "end stock": Action(Verb.END_STOCK),
    "end stuck": Action(Verb.END_STUCK),
}


@pytest.mark.parametrize("text", FORMS)
def test_forms(text: str) -> None:
    assert Action.parse(text) == FORMS[text]
    assert str(FORMS[text]) == text


def test_every_verb_has_a_form() -> None:
    assert {action.verb for action in FORMS.values()} == set(Verb)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("meld 2C 7D JK 7S 2S 7H", "meld 7S 7H 7D 2S 2C JK"),
        ("meld 7D JK=6D 5D 4D", "meld 4D 5D JK=6D 7D"),
        ("take with JK=9D 8D to m3", "take with 8D JK=9D to m3"),
        ("add 8C 8D to m1", "add 8D 8C to m1"),
        ("back AS 9D 2C=TD from m2", "back 9D 2C=TD AS from m2"),
    ],
)
def test_canonical_order(written: str, canonical: str) -> None:
    assert str(Action.parse(written)) == canonical
    assert Action.parse(written) == Action.parse(canonical)


def test_merge_is_not_symmetric() -> None:
    assert Action.parse("merge m1 m2") != Action.parse("merge m2 m1")


MALFORMED = [
    "", " ", "draw ", " draw", "draw 4S", "Draw", "DRAW", "draw\n", "dräw",
    "take", "take m3", "take to", "take to 3", "take to m0", "take to m03", "take to m1 m2",
    "take with", "take with to m1", "take 7S 7D", "take with 7S 7D from m1", "take to m1 with 7S",
    "meld", "meld  7S 7H 7D", "meld 7s 7h 7d", "meld 7S,7H,7D", "meld 10S", "meld 7S=8S 7H 7D",
    "meld JK=2S 7H 7D", "meld JK=JK 7H 7D", "meld JK= 7H 7D", "meld JK=6D=7D 7H 7D", "meld *3",
    "add 9D", "add to m2", "add 9D to", "add 9D m2", "add 9D to m2 to m3", "add 9D to m10000",
    "merge", "merge m1", "merge m1 m2 m3", "merge 1 2", "merge m1 to m2",
    "back 9D", "back from m2", "back to m2", "back 9D to m2", "back m2",
    "discard", "discard 4S 4S", "discard JK=4S", "discard 4S now", "declare", "declare 3H 3D",
    "end", "end out 3", "end out", "end  stock", "end stock now", "special 4S", "ask 3", "yes no",
    "take with \uff17S 7D", "add 9D to m²",
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed(text: str) -> None:
    with pytest.raises(ActionError) as error:
        Action.parse(text)
    assert str(error.value).endswith(".")


def test_plays() -> None:
    assert parse_play("2 take with 7S 7D") == (2, FORMS["take with 7S 7D"])
    assert parse_play("draw") == (None, Action(Verb.DRAW))
    assert parse_play("end stock") == (None, Action(Verb.END_STOCK))


@pytest.mark.parametrize(
    "text", ["", "1", "1 ", "0 draw", "01 draw", "100 draw", "² draw", "1 1 draw", "1 end stuck"]
)
def test_malformed_plays(text: str) -> None:
    with pytest.raises(ActionError):
        parse_play(text)


# ---------------------------------------------------------------- any input

WILDS = ("2S", "2H", "2D", "2C", "JK")
kinds = st.integers(0, KINDS - 1)
tabled = st.one_of(
    kinds.map(TabledCard),
    st.builds(TabledCard, st.sampled_from(list(map(kind_of, WILDS))), st.integers(4, 51)),
)
some = st.lists(tabled, min_size=1, max_size=9).map(tuple)
number = st.integers(1, 999)
plain = st.sampled_from([action for action in FORMS.values() if action == Action(action.verb)])
actions = st.one_of(
    plain,
    st.builds(Action, st.just(Verb.TAKE), some, st.integers(0, 999)),
    st.builds(Action, st.just(Verb.TAKE), meld=number),
    st.builds(Action, st.just(Verb.MELD), some),
    st.builds(Action, st.sampled_from([Verb.ADD, Verb.BACK]), some, number),
    st.builds(Action, st.just(Verb.MERGE), meld=number, other=number),
    st.builds(Action, st.sampled_from([Verb.DISCARD, Verb.DECLARE]), kinds.map(TabledCard).map(
        lambda card: (card,)
    )),
)  # fmt: skip
WORDS = [*" ".join(FORMS).split(), "m0", "m1", "*", "*3", "out", "1", "", "2C=6D", "7S=6D", "JK="]


@given(actions)
def test_text_reads_back(action: Action) -> None:
    assert Action.parse(str(action)) == action
    assert parse_play(f"3 {action}" if len(action.verb.split()) == 1 else str(action))[1] == action


@given(actions, st.randoms())
def test_card_order_is_free(action: Action, random: object) -> None:
    cards = list(action.cards)
    random.shuffle(cards)  # type: ignore[attr-defined]
    assert Action(action.verb, tuple(cards), action.meld, action.other) == action


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
@example("meld 7S\x00")
@example("\udcff")
def test_any_text_is_an_action_or_an_error(text: str) -> None:
    try:
        action = Action.parse(text)
    except ActionError:
        return
    assert Action.parse(str(action)) == action
    assert sorted(str(action).split(" ")) == sorted(text.split(" "))


@given(st.one_of(st.text(), st.sampled_from(list(map(text_of, range(KINDS))))))
def test_any_text_is_a_card_or_an_error(text: str) -> None:
    try:
        card = TabledCard.parse(text)
    except ValueError:
        return
    assert str(card) == text


@pytest.mark.parametrize(
    "action",
    [
        Action(Verb.DISCARD, (TabledCard(0, 22),)),
        Action(Verb.DISCARD),
        Action(Verb.DRAW, (TabledCard(8),)),
        Action(Verb.MELD, (TabledCard(20, 24), TabledCard(21), TabledCard(22))),
        Action(Verb.MERGE, meld=3),
    ],
)
def test_an_action_that_no_text_names_is_refused(action: Action) -> None:
    game = Game.new("samba", seed=1)
    before = write(game.record())
    with pytest.raises(ActionError):
        game.play(action)
    assert write(game.record()) == before
