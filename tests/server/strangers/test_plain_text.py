"""Text made fit to be shown, and words that a server refuses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.server.messages.errors import Refused
from escalera.server.messages.plain_text import cleaned, cleaned_data, cleaned_name, texts_in
from escalera.server.messages.refused_words import NO_WORDS, RefusedWords
from tests.server.strangers.hostile import HOSTILE, harmless


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_hides_or_spills_over_does_not_come_in(text: str) -> None:
    assert not harmless(text)
    assert harmless(cleaned(text, 40))
    assert harmless(cleaned_name(text, 40))


@given(st.text())
def test_a_cleaned_text_is_harmless_and_stays_as_it_is(text: str) -> None:
    once = cleaned(text, 40)
    assert len(once) <= 40
    assert "\n" not in once
    assert once == once.strip()
    assert harmless(once.replace("\u200d", "").replace("\u200c", ""))
    assert cleaned(once, 40) == once


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "José María",
        "Nguyễn",
        "Ἀχιλλεύς",
        "שָׁלוֹם",
        "สมชาย",
        "राम",
        "王小明",
        "O'Neil",
        "❤️",
    ],
)
def test_names_of_every_script_stay(name: str) -> None:
    assert cleaned_name(name, 40) == cleaned(name, 40)
    assert cleaned(name, 40).casefold() in {name.casefold(), cleaned(name, 80).casefold()}
    assert cleaned(name, 40)


def test_letters_and_emoji_may_hang_together() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert cleaned(f"Hello {family}", 40) == f"Hello {family}"
    assert cleaned("\u200dAnn\u200d", 40) == "Ann"


def test_a_composed_letter_is_the_same_name() -> None:
    assert cleaned("Zoe\u0308", 40) == "Zoë"


def test_data_is_cleaned_text_by_text() -> None:
    data = cleaned_data({"players": ("A\u202enn", "Bo"), "hands": [{"points": 5}]}, 40)
    assert data == {"players": ["Ann", "Bo"], "hands": [{"points": 5}]}
    assert list(texts_in(data)) == ["Ann", "Bo"]


WORDS = RefusedWords.of_lines(["# none of these", "", "Rude", "bad word  # two", "Élan"])


@pytest.mark.parametrize(
    "text", ["rude", "RUDE", "so rude!", "r u d e", "Rüde", "RUD3", "bad word", "Bad-Word", "elan"]
)
def test_a_refused_word_is_found_however_it_is_written(text: str) -> None:
    with pytest.raises(Refused, match="that word"):
        WORDS.check("Ann", text)


@pytest.mark.parametrize("text", ["", "crude oil", "prudent", "bad luck", "Ann", "none"])
def test_other_words_are_not(text: str) -> None:
    WORDS.check(text)
    NO_WORDS.check(text, "rude")
