"""What the table answers to a typed line."""

import pytest

from escalera.cli.play.input.typed_line import command_named, obey
from escalera.cli.play.input.typed_play import TypedError
from escalera.cli.play.session import Session
from tests.cli.table import SAMBA, session_at, shown

TEXT = SAMBA.read_text()


@pytest.fixture
def session() -> Session:
    return session_at(TEXT + "1 draw\n")


def answer(session: Session, line: str) -> str:
    obey(session, line)
    return " ".join(shown(session).split())


def hand(session: Session) -> int:
    return len(session.match.view().hand)


def test_a_play_is_played_and_the_table_drawn(session: Session) -> None:
    said = answer(session, "m 7 7 7")
    assert "You melded 7♠ 7♥ 7♦." in said
    assert "m4 7♠ 7♥ 7♦" in said
    assert session.match.game.view(1).plays[-1] == (1, "meld 7S 7H 7D")


def test_the_own_seat_may_stand_in_front(session: Session) -> None:
    assert "You melded" in answer(session, "1 meld 7S 7H 7D")
    assert answer(session, "2 meld 7S 7H 7D").startswith("You are seat 1")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("m 4 9 k", "These cards are not a meld. (Sets; Sequences)"),
        ("draw", "You have already drawn or taken in this turn. (Your turn)"),
        ("m q q q", "You do not hold these cards. (Your turn)"),
        ("back", "You laid down nothing in this turn that you can take back. (Taking back)"),
        ("g", "There is nothing to merge now. Type ? for what you can do."),
        ("end", "The hand can't be ended now. Type ? for what you can do."),
        ("zebra", "I don't know 'zebra'. Type ? for what you can do, or help."),
        ("s", "Do you mean special or sort or score or save?"),
        ("m 7x", "'7x' is no card: write a rank and a suit, such as 7H, 10S or JK."),
        ("why draw", "No, you can't. You have already drawn or taken in this turn. (Your turn)"),
        ("why m 7 7 7", "You can: it is legal."),
        ("why", "Say what: for instance, why take to m1."),
        ("sort sideways", "Write sort rank, sort suit or sort grid."),
        ("auto nonsense", "Write auto, auto hand or auto match."),
        ("save", "Say where: for instance, save my-match.rec."),
        ("? nonsense", "There is nothing of that kind now. Type ? for what there is."),
    ],
)
def test_what_can_not_be_done_is_said_and_changes_nothing(
    session: Session, line: str, said: str
) -> None:
    before = session.match.game.record()
    assert answer(session, line) == said
    assert session.match.game.record() == before


def test_a_word_of_any_length_is_answered(session: Session) -> None:
    assert "is no card" in answer(session, f"m {'7' * 5000}")


def test_an_unclear_play_is_asked_about() -> None:
    session = session_at(TEXT + "1 draw\n", ["2"])
    said = answer(session, "x k")
    assert "1 discard KS 2 discard KD" in said
    assert session.match.game.view(1).plays[-1] == (1, "discard KD")


@pytest.mark.parametrize("line", ["", "0", "3", "99", "9" * 5000])
def test_no_choice_is_no_play(line: str) -> None:
    session = session_at(TEXT + "1 draw\n", [line])
    answer(session, "x k")
    assert session.match.yours


def test_another_line_in_place_of_a_choice_is_obeyed() -> None:
    session = session_at(TEXT + "1 draw\n", ["x 9"])
    answer(session, "x k")
    assert session.match.game.view(1).plays[-1] == (1, "discard 9C")


def test_too_many_ways_are_not_listed(session: Session) -> None:
    assert answer(session, "m") == "There are 14 ways: say more. ? meld lists them."


def test_what_is_legal_short_and_by_kind(session: Session) -> None:
    said = answer(session, "?")
    assert "meld 14 ways: 7s, 7s + wild (6), kings, kings + wild (4), ♥ sequence (2)" in said
    assert "[? meld lists them]" in said
    assert "add 2C to m1 JK to m1" in said
    assert "discard 2C 4H 5H 6H 7S" in said
    assert "ask ask your partner: May I go out?" in said


def test_what_is_legal_of_one_kind_and_in_full(session: Session) -> None:
    legal = [str(action) for action in session.match.game.legal_actions()]
    said = answer(session, "? meld")
    assert all((action in said) is action.startswith("meld") for action in legal)
    obey(session, "? all")
    assert shown(session).split("\n")[:-1] == legal


def test_a_hint_is_the_whole_turn_and_why(session: Session) -> None:
    obey(session, "hint")
    heading, *lines = shown(session).splitlines()
    assert heading == "A good player would play:"
    plays = [line.strip() for line in lines[: next(n for n, s in enumerate(lines) if "Why:" in s)]]
    assert plays[-1].startswith("discard")
    for play in plays:
        session.match.game.play(play)


def test_the_table_again(session: Session) -> None:
    assert answer(session, "") == answer(session, "table")


def test_sorting_the_hand(session: Session) -> None:
    assert "4 5 6 7 8 9 10 J Q K A" in answer(session, "sort grid")
    assert "4 5 6 7 8 9 10 J Q K A" in answer(session, "table")
    answer(session, "sort")
    assert session.look.order == "rank"


def test_help_rules_score_and_record(session: Session) -> None:
    assert "WHAT YOU PLAY" in answer(session, "help")
    assert "Initial meld and match" in answer(session, "rules")
    said = answer(session, "rules initial")
    assert said.startswith("The initial meld ")
    assert "Sequences" not in said
    assert "Their parts: Cards and seats" in answer(session, "rules nonsense")
    assert "Score now 1,600 -45" in answer(session, "score")
    assert answer(session, "record") == "1 draw"


def test_the_record_of_the_hand_shows_no_deal() -> None:
    session = session_at(TEXT)
    assert answer(session, "record") == "Nothing has been played in this hand yet."


@pytest.mark.parametrize(
    ("word", "command"),
    [
        ("?", "?"),
        ("h", "help"),
        ("hi", "hint"),
        ("q", "quit"),
        ("exit", "quit"),
        ("w", "why"),
        ("t", ""),
        ("a", ""),
        ("draw", ""),
        ("nonsense", ""),
        ("re", "record"),
    ],
)
def test_commands_may_be_cut_short(word: str, command: str) -> None:
    assert command_named(word) == command


def test_an_unclear_command() -> None:
    with pytest.raises(TypedError, match="take or table"):
        command_named("ta")


def test_a_discard_at_a_place_is_answered_in_a_sentence(session: Session) -> None:
    said = answer(session, "x 2c=4s")
    assert said
    assert "Traceback" not in said
