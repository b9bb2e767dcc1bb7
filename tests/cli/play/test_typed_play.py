"""What may be typed for a play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.cli.play.input.typed_play import CardWord, Typed, TypedError, typed
from escalera.engine.state.action import Verb

SEVEN, EIGHT, JACK = 5, 6, 9


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("draw", Typed((Verb.DRAW,))),
        ("d", Typed((Verb.DRAW,))),
        ("DR", Typed((Verb.DRAW,))),
        ("t", Typed((Verb.TAKE,))),
        ("take to m3", Typed((Verb.TAKE,), melds=(3,))),
        ("t m3", Typed((Verb.TAKE,), melds=(3,))),
        ("t 7 7", Typed((Verb.TAKE,), (CardWord(SEVEN), CardWord(SEVEN)))),
        ("take with 7S 7h", Typed((Verb.TAKE,), (CardWord(SEVEN, 0), CardWord(SEVEN, 1)))),
        ("m 10s, ts 10♠", Typed((Verb.MELD,), (CardWord(8, 0),) * 3)),
        ("meld 7s-9s", Typed((Verb.MELD,), tuple(CardWord(rank, 0) for rank in (5, 6, 7)))),
        ("meld 7-9s", Typed((Verb.MELD,), tuple(CardWord(rank, 0) for rank in (5, 6, 7)))),
        ("add jk=6d to m2", Typed((Verb.ADD,), (CardWord(13, -1, 18),), (2,))),
        ("a 2c=6d m2", Typed((Verb.ADD,), (CardWord(0, 3, 18),), (2,))),
        ("a ts m10", Typed((Verb.ADD,), (CardWord(8, 0),), (10,))),
        ("a 10s to 10", Typed((Verb.ADD,), (CardWord(8, 0),), (10,))),
        ("m 8h-10h", Typed((Verb.MELD,), tuple(CardWord(rank, 1) for rank in (6, 7, 8)))),
        ("a j onto 2", Typed((Verb.ADD,), (CardWord(JACK),), (2,))),
        ("a joker m2", Typed((Verb.ADD,), (CardWord(13),), (2,))),
        ("merge m1 m4", Typed((Verb.MERGE,), melds=(1, 4))),
        ("b", Typed((Verb.BACK,))),
        ("back 8h from m1", Typed((Verb.BACK,), (CardWord(EIGHT, 1),), (1,))),
        ("k", Typed((Verb.ASK,))),
        ("x 7d", Typed((Verb.DISCARD,), (CardWord(SEVEN, 2),))),
        ("d 7d", Typed((Verb.DISCARD,), (CardWord(SEVEN, 2),))),
        ("disc 7", Typed((Verb.DISCARD,), (CardWord(SEVEN),))),
        ("end stuck", Typed((Verb.END_STUCK,))),
        ("end", Typed((Verb.END_STOCK, Verb.END_STUCK))),
        ("cl", Typed((Verb.CLAIM,))),
    ],
)
def test_short_forms(text: str, meaning: Typed) -> None:
    assert typed(text) == meaning


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "me 7s 7s 7s",
        "draw 7s",
        "meld 7x",
        "meld 7s to m1",
        "discard 7s 7s",
        "discard 2c=5h",
        "take m1 m2",
        "add 7=6d m1",
        "add jk=2s m1 m2",
        "meld 9s-7s",
        "meld 7s-9h",
        "meld 7-9",
        "end now",
        "end stock now",
    ],
)
def test_what_is_no_play(text: str) -> None:
    with pytest.raises(TypedError):
        typed(text)


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        typed(text)
    except TypedError:
        return


WORDS = st.sampled_from(
    [*"maxbtdg-=k72", "7s", "jk", "2s=5h", "jk=4c", "m1", "m2", "to", "from", "with", "4-7h"]
)


@given(st.lists(WORDS, max_size=8))
def test_any_words_are_read_or_refused(words: list[str]) -> None:
    try:
        meaning = typed(" ".join(words))
    except TypedError:
        return
    assert meaning.verbs
