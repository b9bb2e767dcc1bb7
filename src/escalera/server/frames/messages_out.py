"""What a table tells: messages made from `Game.view` and from what is public at the table."""

from functools import lru_cache
from typing import Final

import msgspec

from escalera.cards.jit import interpreted
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.held.held_cost import held_cost
from escalera.engine.match.refusals import Refusal
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.enums import Phase
from escalera.engine.topics.facts import cards_taken
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.rules import RuleSet
from escalera.server.frames.fast_json import public_part
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from escalera.server.messages.protocol import (
    HandOver,
    MeldInfo,
    PublicHand,
    SeatInfo,
    TableInfo,
)
from escalera.server.table.commands.asker import must_go_on, own_text
from escalera.server.table.table import Table
from escalera.server.table.timeouts import (
    next_until,
    numbers_until,
    pause_until,
    playing,
)

_cards_taken: Final = interpreted(cards_taken)
_encoder = msgspec.json.Encoder()


def table_info(table: Table, person: str) -> TableInfo:
    """Return everything about a table but its cards, as one person sees it."""
    mine = table.seat_of(person)
    return TableInfo(
        seq=table.seq,
        status=table.status,
        options=table.options,
        host=table.status == "open" and person == table.made.host,
        seats=tuple(_seat_info(table, number, mine) for number in sorted(table.seats)),
        paused=table.paused_by,
        hand=table.shuffle.hand,
        commit=table.shuffle.commit,
        seals=tuple(table.seats[number].seal for number in sorted(table.seats)),
        numbers=table.shuffle.numbers,
        shuffled=tuple(n for n, seat in table.seats.items() if seat.number != NO_NUMBER),
        wait_until=numbers_until(table),
        next_until=next_until(table),
        link=table.rematch,
        target=table.rules.target,
        hands=table.rules.hands,
        unused_yes=unused_yes(table.rules),
        foot_cards=table.rules.foot_cards,
        brought=table.hands_brought,
        call=table.call,
        host_seat=table.seat_of(table.made.host),
        yours=person == table.made.host,
        locked=table.locked,
        pause_until=pause_until(table),
        let_go=person in table.let_go,
    )


def _seat_info(table: Table, number: int, mine: int) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        seat=number,
        team=table.rules.team_of(number),
        name=seat.name,
        bot=seat.bot,
        stand_in=seat.stand_in,
        away=seat.away_since > 0,
        away_since=seat.away_since,
        left=seat.left,
        ready=seat.ready,
        you=number == mine,
    )


def public_hand(view: View, last: tuple[int, str, str] | None) -> PublicHand:
    """Return what all see of the hand; view: a spectator's; last: see `PublicHand.last`."""
    return PublicHand(
        number=view.hand_number,
        dealer=view.dealer,
        scores=view.scores,
        phase=view.phase.name.lower(),
        turn=view.turn,
        actor=view.actor,
        hand_sizes=view.hand_sizes,
        feet=view.feet,
        face_down=view.face_down,
        stocks=view.stocks,
        pile=_texts(view.pile),
        pile_take=_cards_taken(view.rules, len(view.pile)),
        draw_cards=min(sum(view.stocks), view.rules.draw_cards),
        frozen=view.frozen,
        blocked=view.blocked,
        melds=_meld_infos(view.melds),
        melded=view.melded,
        minimums=view.minimums,
        red_threes=tuple(tuple(map(text_of, reds)) for reds in view.red_threes),
        penalties=view.penalties,
        cuts=view.cuts,
        asked=view.asked.name.lower(),
        pending=view.pending,
        barred=view.barred,
        no_discard=view.no_discard,
        tabled_points=view.tabled_points,
        last=last,
    )


@lru_cache(maxsize=2048)
def _meld_infos(melds: tuple[MeldView, ...]) -> tuple[MeldInfo, ...]:
    return tuple(map(_meld_info, melds))


@lru_cache(maxsize=8192)
def _meld_info(meld: MeldView) -> MeldInfo:
    cards, tabled = tuple(map(str, meld.cards)), tuple(map(str, meld.tabled))
    form = meld.form.name.lower()
    return MeldInfo(meld.team, meld.number, form, cards, tabled, meld.lacks)


def unused_yes(rules: RuleSet) -> int:
    """Return what it costs to be told yes and not go out, 0 for nothing."""
    return rules.unused_yes_penalty if rules.partners else 0


def can_go_out(game: Game) -> bool:
    """Say whether asking the partners makes sense now: after a yes the player could go out."""
    return game.rules.partners and game.can_go_out()


def against(game: Game, seat: int) -> int:
    """Return what a partner who is asked would lose by the own hand; 0 while nobody is asked."""
    asked = game.position.phase == Phase.ANSWER
    return held_cost(game.position, seat - 1) if asked else 0


def public_json(game: Game, last: tuple[int, str, str] | None) -> bytes:
    """Return `public_hand` of a spectator's view as JSON; last: see `PublicHand.last`."""
    head = _head(game.hand_number, game.dealer, game.scores)
    return b"".join((head, public_part(game.position), b'"last":', _encoder.encode(last), b"}"))


@lru_cache(maxsize=1024)
def _head(number: int, dealer: int, scores: tuple[int, ...]) -> bytes:
    """Return what stays the same during a hand, as the beginning of an object."""
    head = {"number": number, "dealer": dealer, "scores": scores}
    return _encoder.encode(head)[:-1] + b","


@lru_cache(maxsize=4096)
def _texts(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(text_of, kinds))


def person_to_act(table: Table) -> int:
    """Return the seat of the person who must play now; 0 if a bot must, or nobody."""
    game = playing(table)
    seat = game.seat_to_act if game else 0
    return seat if seat and not table.seats[seat].player else 0


def hand_over(table: Table, game: Game) -> HandOver:
    """Return the end of the last hand that was played."""
    return _over(table, game.hand_number, table.seq)


def end_of(table: Table, number: int) -> HandOver | None:
    """Return the end of a hand with its seq, None if it is not over."""
    ended = table.ends.get(number)
    return _over(table, number, ended.seq) if ended else None


def hands_over(table: Table) -> list[HandOver]:
    """Return the ends of all finished hands, each with its seq."""
    return [_over(table, number, ended.seq) for number, ended in table.ends.items()]


def _over(table: Table, number: int, seq: int) -> HandOver:
    ended = table.ends[number]
    commit, reveal = table.reveals[number]
    return HandOver(
        seq=seq,
        number=number,
        ending=ended.end.ending.name.lower(),
        seat=ended.end.seat,
        hands=tuple(_texts(left.hand) for left in ended.left),
        feet=tuple(_texts(left.foot) for left in ended.left),
        lines=tuple(protocol.ScoreLine(name, points) for name, points in ended.lines.items()),
        points=ended.end.points,
        scores=ended.scores,
        commit=commit,
        reveal=reveal,
        minimums=ended.minimums,
        dealer=ended.dealer,
        winners=ended.winners,
    )


def hand_and_seat(table: Table, person: str) -> tuple[Game, int]:
    """Return the hand in play and the seat of the player who asks about it."""
    game, seat = playing(table), table.seat_of(person)
    if game is None:
        must_go_on(table)
        raise Refused("NO_HAND")
    if not seat:  # an answer would tell a spectator about a player's cards
        raise Refused("NO_SEAT")
    return game, seat


def because(table: Table, person: str, ask: asks.Why) -> protocol.Because:
    """Return why a person can't play an action now; empty words if they can."""
    return because_of(*hand_and_seat(table, person), ask)


def because_of(game: Game, seat: int, ask: asks.Why) -> protocol.Because:
    """Return why a seat can't play an action now; empty words if it can."""
    refusal = game.why_not(own_text(ask.action, seat), seat)
    return protocol.Because(ask.action, *in_words(refusal), ref=ask.ref)


def in_words(refusal: Refusal | None) -> tuple[str, str, str, protocol.Values]:
    """Return a refusal's name, sentence, rule and values; empty ones if nothing is refused."""
    if refusal is None:
        return "", "", "", {}
    return refusal.name, refusal.sentence, refusal.rule, dict(refusal.values)
