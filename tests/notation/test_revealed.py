"""Verifying revealed hands: it finds out anybody who dealt other cards than they committed to."""

import re

import pytest

from escalera.engine.match.game import Game
from escalera.notation.read import read
from escalera.notation.shuffle import Revealed, commitment
from escalera.notation.verify import Fault, verify
from escalera.notation.write import write
from escalera.rules import games
from tests.notation.provable import (
    REVEALED,
    SECRET,
    TABLE_ID,
    deal_hand,
    play_out,
    provable,
    reveal,
    rules_of,
)

OTHER = "0" * 64


def line_of(text: str, start: str) -> int:
    """Return the number of the first line that starts so."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def fault_of(text: str) -> Fault:
    """Return the fault; fail if there is none."""
    fault = verify(text)
    assert fault is not None
    return fault


def told(text: str) -> tuple[int, str, str]:
    """Return the line of the fault, its sentence and what it rests on."""
    fault = fault_of(text)
    return fault.line, fault.sentence, fault.rule


def cheated(*, seed: str = "", dealer: int = 0, name: str = "samba") -> str:
    """Return a hand that a cheating table dealt from another seed or with another dealer."""
    game = Game.waiting(rules_of(name))
    game.dealer = (dealer + 2) % 4 + 1 if dealer else 0
    deal_hand(game, seed=seed)
    play_out(game)
    reveal(game)
    return write(game.record())


# ---------------------------------------------------------------- right


@pytest.mark.parametrize("name", games())
def test_an_honest_match_is_right(name: str) -> None:
    text = provable(name, hands=2)
    assert text.count("\nreveal ") == 2
    assert verify(text) is None


def test_a_match_to_its_result_is_right() -> None:
    assert verify(provable("villages-samba", hands=3)) is None


def test_it_may_stop_anywhere() -> None:
    lines = provable("samba").splitlines(keepends=True)
    for end in range(line_of("".join(lines), "players"), len(lines)):
        assert verify("".join(lines[:end])) is None


def test_the_lines_of_a_deal_may_stand_in_any_order() -> None:
    lines = provable("samba").splitlines(keepends=True)
    at = line_of("".join(lines), "deal 1") - 1
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    assert verify("".join(lines)) is None


def test_a_hand_that_starts_the_record_later_in_a_match_is_checked_too() -> None:
    """The table's word decides its dealer: the draw was before hand 1."""
    text = re.sub("(?s)hand 1\n.*?hand 2\n", "hand 2\n", provable("samba", hands=2))
    assert verify(text) is None
    assert fault_of(text.replace(SECRET, OTHER)).rule == "record: reveal"


# ---------------------------------------------------------------- wrong


def test_another_secret() -> None:
    text = provable("samba").replace(SECRET, OTHER)
    sentence = "The SHA-256 of the secret is not the hand's `commit`."
    assert told(text) == (line_of(text, "reveal"), sentence, "record: reveal")


def test_another_commitment() -> None:
    text = provable("samba").replace(commitment(SECRET), commitment(OTHER))
    assert fault_of(text).line == line_of(text, "reveal")


@pytest.mark.parametrize(
    "words",
    [
        f"{SECRET} {TABLE_ID} 4812 70233 - 902cafe",
        f"{SECRET} {TABLE_ID} 70233 4811 - 902cafe",
        f"{SECRET} {TABLE_ID} 4811 70233 0 902cafe",
        f"{SECRET} {TABLE_ID} 4811 70233 - 902CAFE",
        f"{SECRET} quiet-rivers 4811 70233 - 902cafe",
    ],
)
def test_other_numbers_or_another_table(words: str) -> None:
    text = provable("samba").replace(str(REVEALED), words)
    fault = fault_of(text)
    assert fault.rule == "record: reveal"
    assert fault.line in (line_of(text, "dealer"), line_of(text, "deal 1"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (f"{SECRET[:-1]} {TABLE_ID} 1 2 3 4", "secret"),
        (f"{SECRET} a/b 1 2 3 4", "table"),
        (f"{SECRET} {TABLE_ID} 1 2 3 -4", "number"),
    ],
)
def test_words_of_another_form(words: str, sentence: str) -> None:
    text = provable("samba").replace(str(REVEALED), words)
    fault = fault_of(text)
    assert (fault.line, fault.rule) == (line_of(text, "reveal"), "record: reveal")
    assert sentence in fault.sentence


def test_the_hands_number_is_in_the_shuffle() -> None:
    text = cheated(seed=REVEALED.seed(2))
    assert "record: reveal" in fault_of(text).rule


def test_a_deck_that_the_table_chose() -> None:
    text = cheated(seed="a deck with four jokers for me")
    fault = fault_of(text)
    assert fault.rule == "record: reveal"
    assert fault.line in (line_of(text, "dealer"), line_of(text, "deal 1"))


def test_a_first_dealer_that_the_table_chose() -> None:
    honest = read(provable("samba")).hands[0].dealer
    for dealer in {1, 2, 3, 4} - {honest}:
        text = cheated(dealer=dealer)
        assert told(text) == (
            line_of(text, "dealer"),
            f"The secret and the numbers make seat {honest} the first dealer.",
            "record: reveal",
        )


@pytest.mark.parametrize("name", ["samba", "sambola", "villages-samba"])
def test_two_cards_that_change_places(name: str) -> None:
    """They are among the stock's last cards, where no play can show it."""
    text = provable(name)
    last = "stock2" if name == "sambola" else "stock"
    number = line_of(text, last)
    lines = text.splitlines(keepends=True)
    words = lines[number - 1].split()
    at = next(at for at in range(len(words) - 1, 1, -1) if words[at] != words[at - 1])
    words[at], words[at - 1] = words[at - 1], words[at]
    lines[number - 1] = f"{' '.join(words)}\n"
    sentence = "The secret and the numbers deal other cards here."
    fault = fault_of("".join(lines))
    assert fault.line >= number
    if fault.rule == "record: reveal":
        assert (fault.line, fault.sentence) == (number, sentence)


def test_two_cards_of_one_hand_that_change_places() -> None:
    text = provable("samba")
    number = line_of(text, "deal 1")
    changed = re.sub(r"(?m)^deal 1 (\S+) (\S+)", r"deal 1 \2 \1", text)
    assert changed != text
    assert fault_of(changed).line == number


def recut(text: str, cuts: str) -> str:
    """Return a record with other cuts and the score that follows from them, revealed."""
    played = re.sub("(?m)^cut .*\n", "", text[: text.index("\nscore ") + 1])
    with_cuts = re.sub("(?m)^(stock2?( .*)?\n)(?!stock2)", rf"\g<1>{cuts}", played, count=1)
    game = Game.from_record(read(with_cuts))
    reveal(game)
    return write(game.record())


def test_other_cuts() -> None:
    text = provable("villages-samba")
    (written,) = re.findall("(?m)^cut .*\n", text)
    assert recut(text, written) == text
    wrong = recut(text, "cut 1 2 3 4\n" if written != "cut 1 2 3 4\n" else "cut 1\n")
    assert told(wrong) == (
        line_of(wrong, "cut"),
        f"By the secret and the numbers there is `{written.strip()}`.",
        "record: reveal",
    )
    none = recut(text, "")
    assert fault_of(none).line == line_of(none, "reveal")


def test_a_cut_where_nobody_cut() -> None:
    numbers = next(
        sent
        for sent in (("1", "2", "3", str(n)) for n in range(200))
        if not cuts_of(Revealed(SECRET, TABLE_ID, sent))
    )
    revealed = Revealed(SECRET, TABLE_ID, numbers)
    game = Game.waiting(rules_of("villages-samba"))
    deal_hand(game, revealed=revealed)
    play_out(game)
    game.reveal(str(revealed))
    text = write(game.record())
    assert verify(text) is None
    wrong = recut(text, "cut 2\n").replace(str(REVEALED), str(revealed))
    sentence = "By the secret and the numbers there is no `cut`."
    assert told(wrong) == (line_of(wrong, "cut"), sentence, "record: reveal")


def cuts_of(revealed: Revealed) -> bool:
    """Say whether anybody cut in a dealt hand."""
    game = Game.waiting(rules_of("villages-samba"))
    deal_hand(game, revealed=revealed)
    return game.record().hands[0].cuts is not None


def test_a_hand_that_was_never_revealed() -> None:
    text = provable("samba", hands=2)
    silent = re.sub("(?s)\nreveal [^\n]*\nhand 2\n", "\nhand 2\n", text)
    assert silent != text
    assert told(silent) == (
        line_of(silent, "hand 2"),
        "Hand 1 has a `commit` that was never revealed.",
        "record: reveal",
    )


def test_the_second_hand_of_a_match_is_checked() -> None:
    text = provable("samba", hands=2)
    head, first, last = text.rpartition("\nreveal ")
    fault = fault_of(head + first + last.replace("4811", "4812"))
    assert fault.rule == "record: reveal"
    second = text.index("\nhand 2\n")
    assert (
        fault.line == text[:second].count("\n") + line_of(text[second:].lstrip("\n"), "deal 1") + 1
    )
