"""A lesson as a table: a live table's messages, for a position and the plays in it."""

from collections.abc import Iterator

from escalera.book.positions.course import PLAYER, Attempt
from escalera.cards.kinds import text_of
from escalera.rules import RuleSet
from escalera.server.frames.messages_out import (
    because_of,
    can_go_out,
    public_hand,
    unused_yes,
)
from escalera.server.frames.offers import offers_of
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused, by_the_rules
from escalera.server.messages.options import Options
from escalera.server.messages.protocol import HandInfo, SeatInfo, TableInfo, Tell, Welcome
from escalera.server.table.commands.asker import own_text

Ask = asks.Play | asks.Why | asks.Offer
"""What a client can ask in a lesson; nothing waits there and nobody talks."""
Last = tuple[int, str, str]


def told(attempt: Attempt, ask: Ask | None) -> list[Tell]:
    """Return what a lesson's table tells: everything, or the answer to what is asked.

    A legal play becomes part of the attempt, and so do the partners' answers to it; an illegal one
    gives an `error` and changes nothing.
    """
    try:
        return list(_answer(attempt, ask))
    except Refused as error:
        return [protocol.error(error, ask.ref if ask else "")]


def _answer(attempt: Attempt, ask: Ask | None) -> Iterator[Tell]:
    match ask:
        case None:
            yield from _begin(attempt)
        case asks.Why():
            yield because_of(attempt.game, PLAYER, ask)
        case asks.Offer():
            yield offers_of(attempt.game, PLAYER, ask)
        case asks.Play():
            yield from _played(attempt, ask)


def _begin(attempt: Attempt) -> Iterator[Tell]:
    rules = attempt.game.rules
    yield Welcome(version=protocol.VERSION, table="", name="", seat=PLAYER, now=0.0)
    yield TableInfo(
        seq=0,
        status="playing",
        options=Options(rules.game, rules.seats, dict(rules.settings)),
        host=False,
        seats=tuple(_seat(rules, number) for number in range(1, rules.seats + 1)),
        hand=attempt.game.hand_number,
        target=rules.target,
        hands=rules.hands,
        unused_yes=unused_yes(rules),
        foot_cards=rules.foot_cards,
    )
    yield _hand(attempt, None)


def _seat(rules: RuleSet, number: int) -> SeatInfo:
    return SeatInfo(seat=number, team=rules.team_of(number), name="", you=number == PLAYER)


def _played(attempt: Attempt, ask: asks.Play) -> Iterator[Tell]:
    game = attempt.game
    action = own_text(ask.action, PLAYER)
    if refusal := game.why_not(action, PLAYER):
        raise by_the_rules(refusal)
    attempt.play(action)
    yield _hand(attempt, (PLAYER, action, "person"))
    while attempt.asked:
        seat = game.seat_to_act
        attempt.answer()
        yield _hand(attempt, (seat, "yes", "bot"))


def _hand(attempt: Attempt, last: Last | None) -> HandInfo:
    game = attempt.game
    acts = game.seat_to_act == PLAYER
    return HandInfo(
        seq=len(attempt.plays),
        table=public_hand(game.view(0), last),
        cards=tuple(map(text_of, game.hand(PLAYER))),
        legal=tuple(game.legal_texts()) if acts else (),
        can_go_out=acts and can_go_out(game),
    )
