"""The way into the twin: one hand of any of the five games."""

from collections.abc import Mapping, Sequence
from typing import Self

from tests.naive import going_out, red_threes, scoring, tabling, taking, turns
from tests.naive.cards import Rules, order
from tests.naive.melds import read
from tests.naive.option import Option
from tests.naive.table import Table


class NaiveGame:
    """One hand of any of the five games, in the plainest code.

    Seats and teams count from 1; stocks are written top card first, piles bottom first.
    """

    def __init__(
        self,
        params: Mapping[str, object],
        players: int,
        *,
        dealer: int,
        hand_number: int,
        scores: Sequence[int],
        hands: Mapping[int, list[str]],
        feet: Mapping[int, list[str]],
        upcards: Sequence[str],
        stocks: Sequence[list[str]],
        cuts: Sequence[int] = (),
    ) -> None:
        """Start from a deal; the player left of the dealer begins (R3, R4)."""
        match = (players, dealer, hand_number, scores)
        table = _lay_out(params, *match, hands=hands, feet=feet, pile=upcards, stocks=stocks)
        table.cuts = tuple(cuts)
        self._table = table
        self._options: list[Option] | None = None
        _start(table, table.seats_from(dealer)[1])

    @classmethod
    def from_position(
        cls,
        params: Mapping[str, object],
        players: int,
        *,
        dealer: int,
        hand_number: int,
        scores: Sequence[int],
        hands: Mapping[int, list[str]],
        feet: Mapping[int, list[str]],
        melds: Mapping[int, Mapping[int, list[str]]],
        red3s: Mapping[int, list[str]],
        pile: Sequence[str],
        stocks: Sequence[list[str]],
        turn: int,
    ) -> Self:
        """Start from a position; a team with a meld has melded (record.md)."""
        game = cls.__new__(cls)
        match = (players, dealer, hand_number, scores)
        table = _lay_out(params, *match, hands=hands, feet=feet, pile=pile, stocks=stocks)
        for team, lines in melds.items():
            table.melds[team] = {number: read(cards) for number, cards in sorted(lines.items())}
            table.last_number[team] = max(lines, default=0)
        table.melded = {team for team in table.teams if table.melds[team]}
        table.red_threes.update({team: list(cards) for team, cards in red3s.items()})
        game._table, game._options = table, None
        _start(table, turn)
        return game

    def legal(self) -> list[str]:
        """Return the canonical actions of the seat to act; none when the hand is over."""
        return sorted(option.text for option in self._all())

    def play(self, action: str) -> None:
        """Play one action of `legal`; ValueError for any other."""
        for option in self._all():
            if option.text == action:
                self._options = None
                _apply(self._table, option)
                return
        raise ValueError(f"not legal: {action}")

    def actor(self) -> int:
        """Return the seat to act, which may be a partner who is asked; 0 when the hand is over."""
        table = self._table
        return 0 if table.over else [*table.turn.waiting, table.turn.seat][0]

    def over(self) -> str:
        """Return how the hand ended: "out N", "stock", "stuck"; "" while it goes on."""
        return self._table.over

    def scores(self) -> list[int]:
        """Return the hand's score by team."""
        return [scoring.score(self._table, team) for team in self._table.teams]

    def state(self) -> dict[str, object]:
        """Return everything on the table and in hands, in one order."""
        table = self._table
        return {
            "actor": self.actor(),
            "over": table.over,
            "hands": {seat: sorted(cards, key=order) for seat, cards in table.hands.items()},
            "feet": {seat: sorted(cards, key=order) for seat, cards in table.feet.items()},
            "facedown": sorted(table.facedown, key=order),
            "pile": list(table.pile),
            "stocks": [list(stock) for stock in table.stocks],
            "melds": {
                team: {number: meld.texts for number, meld in sorted(melds.items())}
                for team, melds in table.melds.items()
            },
            "red3s": {team: sorted(cards, key=order) for team, cards in table.red_threes.items()},
            "minimums": {team: table.minimum(team) for team in table.teams},
        }

    def _all(self) -> list[Option]:
        if self._options is None:
            self._options = turns.options(self._table)
        return self._options


def _lay_out(
    params: Mapping[str, object],
    players: int,
    dealer: int,
    hand_number: int,
    scores: Sequence[int],
    *,
    hands: Mapping[int, list[str]],
    feet: Mapping[int, list[str]],
    pile: Sequence[str],
    stocks: Sequence[list[str]],
) -> Table:
    """Put the cards in their places; no team has anything on the table yet."""
    seats = range(1, players + 1)
    table = Table(
        rules=Rules(params),
        players=players,
        dealer=dealer,
        hand_number=hand_number,
        match_scores=list(scores),
        hands={seat: list(hands.get(seat, [])) for seat in seats},
        feet={seat: list(feet.get(seat, [])) for seat in seats},
        pile=list(pile),
        stocks=[list(stock) for stock in stocks],
    )
    for team in table.teams:
        table.melds[team], table.last_number[team] = {}, 0
        table.red_threes[team], table.raises[team], table.penalties[team] = [], 0, 0
    return table


def _start(table: Table, seat: int) -> None:
    red_threes.lay_dealt(table, seat)
    turns.begin(table, seat)


def _apply(table: Table, option: Option) -> None:
    """Do what an option says."""
    match option.text.split()[0]:
        case "take":
            taking.take(table, option)
        case "meld" | "add":
            tabling.table_cards(table, option)
        case "merge":
            table.tabled = option.melds
        case "back":
            tabling.take_back(table, option)
        case "discard":
            turns.discard(table, option)
        case "declare":
            red_threes.declare(table, option.cards[0])
        case _:
            _apply_bare(table, option.text)


def _apply_bare(table: Table, text: str) -> None:
    """Do what an action without cards says."""
    match text:
        case "draw":
            red_threes.draw(table)
        case "ask":
            going_out.ask(table)
        case "yes" | "no":
            going_out.answer(table, text)
        case "special":
            turns.discard_specially(table)
        case "claim":
            table.turn.claimed = True
            table.penalties[table.team] += table.rules.number("claim_penalty")
        case "end stock":
            turns.end_by_stock(table)
        case _:
            going_out.finish(table, "stuck")
