"""A seat that is played by words: whole hands, refused plays, and nothing that it may not see."""

import random

import pytest

from escalera.bots import BotError
from escalera.envs.mcp.seat import Seat
from escalera.envs.mcp.seen import seen, told
from escalera.rules import games
from escalera.texts import texts
from tests.bots.reshuffle import reshuffled


def play_hand(seat: Seat, choose: random.Random) -> None:
    """Play whatever is legal until the hand is over, but take nothing back."""
    table = seat.look()
    while table["hand_points"] is None:
        assert table["to_act"] == table["seat"]
        forward = [line for line in table["legal"] if not line.startswith("back")]
        table = seat.play(choose.choice(forward or table["legal"]))
        assert "refused" not in table


@pytest.mark.parametrize("game", games())
def test_two_hands_of_each_game(game: str) -> None:
    seat, choose = Seat(game, bot="easy", seed=4), random.Random(game)
    play_hand(seat, choose)
    over = seat.look()
    assert over["legal"] == []
    assert "The hand is over" in over["text"] or over["match_is_over"]
    assert seat.play("draw")["refused"] == "HAND_OVER"
    dealt = seat.next_hand()
    assert dealt["hand_number"] == 2
    assert [team["score"] for team in dealt["teams"]] == over["hand_points"]
    play_hand(seat, choose)


def test_a_play_is_told_with_what_the_others_played_since() -> None:
    seat = Seat("samba", bot="easy", seed=1)
    first = seat.look()
    card = first["your_hand"][0]
    assert f"Your hand: {' '.join(first['your_hand'])}." in first["text"]
    seat.play("draw")
    after = seat.play(f"discard {card}")
    assert [line[0] for line in after["played"]][:2] == ["1", "2"]
    assert after["played"][0] == f"1 discard {card}"
    assert after["seats"][1]["cards"] > 0


def test_a_refused_play_says_why_and_the_bot_plays_after_the_last_try() -> None:
    seat = Seat("samba", bot="easy", tries=3)
    before = seat.look()
    assert seat.why_not("discard 4S")["why"]
    assert seat.why_not(before["legal"][0]) == {"legal": True, "why": "", "rule": ""}
    first = seat.play("meld KS KH KD")
    assert first["refused"] == "DRAW_FIRST"
    assert first["why"]
    assert first["tries_left"] == 2
    assert seat.play("what now?")["refused"] == "MALFORMED"
    assert seat.look() == before
    last = seat.play("2 draw")
    assert last["refused"] == "NOT_YOUR_TURN"
    assert last["played_for_you"] in before["legal"]
    assert last["phase"] == "play"
    assert seat.play("meld")["tries_left"] == 2


def test_no_hand_is_dealt_over_another() -> None:
    seat = Seat("bolivia")
    before = seat.look()
    assert seat.next_hand()["refused"] == "NOT_NOW"
    assert seat.look() == before


def test_refusals_and_rules_are_said_in_the_language_asked_for() -> None:
    seat = Seat("samba", bot="easy", language="es")
    said = texts("es", "reasons").say("reason-DRAW_FIRST")
    assert seat.play("meld KS KH KD")["why"] == seat.why_not("meld KS KH KD")["why"] == said
    assert seat.next_hand()["why"] == "La mano no ha terminado."
    assert "Cartas y asientos" in seat.rules()
    with pytest.raises(ValueError, match="There are texts in"):
        Seat("samba", language="tlh")


def test_what_can_not_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="no seat 5"):
        Seat("samba", seat=5)
    with pytest.raises(ValueError, match="a try"):
        Seat("samba", tries=0)
    with pytest.raises(BotError):
        Seat("samba", bot="nobody")


@pytest.mark.parametrize("game", games())
def test_the_rules_are_the_rule_book(game: str) -> None:
    rules = Seat(game, bot="easy").rules()
    assert "Going out" in rules
    assert len(rules) > 2000


@pytest.mark.parametrize("game", games())
def test_hidden_cards_change_nothing(game: str) -> None:
    seat, choose = Seat(game, bot="easy", seed=9), random.Random(3)
    for _ in range(40):
        table = seat.look()
        if table["hand_points"] is not None:
            break
        other = seat._game.copy()
        other._position = reshuffled(other.position, seat.seat - 1, choose)
        assert seen(other, seat.seat) == {key: table[key] for key in seen(other, seat.seat)}
        assert told(table) == table["text"]
        seat.play(choose.choice(table["legal"]))
