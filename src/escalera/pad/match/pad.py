"""A score pad: a game, its players, and the hands written down; every change makes a new pad."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from escalera.engine.scoring.outcome import outcome_of
from escalera.pad.checking.checks import check_hand, impossible
from escalera.pad.checking.findings import not_possible
from escalera.pad.errors import PadError
from escalera.pad.match.standing import Standing, standing
from escalera.pad.sheet.entry import Hand
from escalera.rules import RuleError, RuleSet, load, switches

AT_THE_TABLE: Final = {"self_policed": "yes"}
"""Switches that a real table plays by unless it says otherwise: no program there stops an
offence."""
MOST_HANDS: Final = 200
MOST_EDITS: Final = 400
NAMELESS: Final = "Player {}".format
"""What a player without a name is called, by the seat."""


class Done(StrEnum):
    """What an edit did."""

    ENTERED = "entered"
    CORRECTED = "corrected"
    REMOVED = "removed"


@dataclass(frozen=True)
class Edit:
    """A change that can be undone: what was done to the hand at an index, and what was there."""

    done: Done
    index: int
    was: Hand | None = None


@dataclass(frozen=True)
class Pad:
    """A match on paper. `names` are by seat, `teams` by team; `dealer` deals the first hand.

    scores, first_hand: where the pad begins, if hands were played before. played: a date, or
    other words for when. edits: what `undo` takes back, the latest last.
    """

    rules: RuleSet
    names: tuple[str, ...]
    teams: tuple[str, ...]
    dealer: int
    scores: tuple[int, ...]
    first_hand: int = 1
    title: str = ""
    played: str = ""
    hands: tuple[Hand, ...] = ()
    edits: tuple[Edit, ...] = ()

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return standing(
            self.rules,
            self.hands,
            dealer=self.dealer,
            scores=self.scores,
            first_hand=self.first_hand,
        )

    def players_of(self, team: int) -> tuple[str, ...]:
        """Return the names of a team's players; teams count from 1."""
        seats = enumerate(self.names, 1)
        return tuple(name for seat, name in seats if self.rules.team_of(seat) == team)


def agreed(
    game: str, players: int | None = None, settings: Mapping[str, object] | None = None
) -> RuleSet:
    """Return the rule set of a real table: `rules.load`, with `AT_THE_TABLE` for what isn't given.

    PadError for what a rule set refuses.
    """
    try:
        own = {switch.name for switch in switches(game)}
        usual = {key: value for key, value in AT_THE_TABLE.items() if key in own}
        return load(game, players, {**usual, **(settings or {})})
    except RuleError as error:
        raise PadError("settings", "SETTINGS", why=error) from None


def start(
    rules: RuleSet,
    *,
    names: tuple[str, ...] = (),
    teams: tuple[str, ...] = (),
    dealer: int = 1,
    scores: tuple[int, ...] | None = None,
    first_hand: int = 1,
    title: str = "",
    played: str = "",
    nameless: Callable[[int], str] = NAMELESS,
) -> Pad:
    """Return an empty pad of a rule set (`agreed`); PadError for what can't be.

    Players without a name get one by `nameless`, teams their players' names.
    """
    seated = _names(names, rules.seats, "names", nameless)
    begun = _scores(rules, scores, first_hand)
    pad = Pad(rules, seated, (), _dealer(rules, dealer), begun, first_hand, title, played)
    own = tuple(" & ".join(pad.players_of(team)) for team in range(1, rules.teams + 1))
    given = _names(teams, rules.teams, "teams", lambda _: "")
    return replace(pad, teams=tuple(name or own[at] for at, name in enumerate(given)))


def _names(
    names: tuple[str, ...], count: int, where: str, nameless: Callable[[int], str]
) -> tuple[str, ...]:
    if names and len(names) != count:
        raise PadError(where, "SO_MANY_NAMES", wanted=count, given=len(names))
    given = [name for name in names if name]
    if len(set(given)) < len(given):
        raise PadError(where, "SAME_NAMES")
    seats = enumerate(names or ("",) * count, 1)
    return tuple(name or nameless(seat) for seat, name in seats)


def _dealer(rules: RuleSet, dealer: int) -> int:
    if not 1 <= dealer <= rules.seats:
        raise PadError("dealer", "SEATS_TO", seats=rules.seats)
    return dealer


def _scores(rules: RuleSet, scores: tuple[int, ...] | None, first_hand: int) -> tuple[int, ...]:
    """Return the scores to begin with; PadError if a match can't have them before a hand."""
    begun = (0,) * rules.teams if scores is None else scores
    if len(begun) != rules.teams:
        raise PadError("scores", "SCORE_FOR_EACH", teams=rules.teams)
    if first_hand < 1 or outcome_of(rules, first_hand - 1, begun) is not None:
        raise PadError("first_hand" if rules.hands else "scores", "OVER_BEFORE")
    return begun


# ------------------------------------------------------------------ changes


def enter(pad: Pad, hand: Hand) -> Pad:
    """Return the pad with one more hand; PadError if the hand can't be, or the match is over."""
    now = pad.standing
    if now.outcome is not None:
        raise PadError("hands", "MATCH_OVER")
    if len(pad.hands) >= MOST_HANDS:
        raise PadError("hands", "PAD_FULL", hands=MOST_HANDS)
    _check(pad, len(pad.hands), hand, now.minimums)
    return _edited(pad, (*pad.hands, hand), Edit(Done.ENTERED, len(pad.hands)))


def correct(pad: Pad, index: int, hand: Hand) -> Pad:
    """Return the pad with a hand replaced (counted from 0); later hands are counted again."""
    was = _hand(pad, index)
    _check(pad, index, hand, pad.standing.hands[index].minimums)
    hands = (*pad.hands[:index], hand, *pad.hands[index + 1 :])
    return _edited(pad, hands, Edit(Done.CORRECTED, index, was))


def remove(pad: Pad, index: int) -> Pad:
    """Return the pad without a hand that was never played; the deals of those after it move up."""
    was = _hand(pad, index)
    hands = (*pad.hands[:index], *pad.hands[index + 1 :])
    return _edited(pad, hands, Edit(Done.REMOVED, index, was))


def undo(pad: Pad) -> Pad:
    """Return the pad before its latest change; PadError if there is none."""
    if not pad.edits:
        raise PadError("edits", "NOTHING_TO_UNDO")
    *before, last = pad.edits
    left, right = pad.hands[: last.index], pad.hands[last.index :]
    rest = right if last.done is Done.REMOVED else right[1:]
    put = () if last.was is None else (last.was,)
    return replace(pad, hands=(*left, *put, *rest), edits=tuple(before))


def _hand(pad: Pad, index: int) -> Hand:
    if not 0 <= index < len(pad.hands):
        raise PadError("hands", "HAND_NOT_ON_PAD", hand=str(index + 1))
    return pad.hands[index]


def _check(pad: Pad, index: int, hand: Hand, needed: tuple[int, ...]) -> None:
    if finding := impossible(check_hand(pad.rules, hand, needed)):
        raise not_possible(f"hands[{index}]", finding)


def _edited(pad: Pad, hands: tuple[Hand, ...], edit: Edit) -> Pad:
    return replace(pad, hands=hands, edits=(*pad.edits, edit)[-MOST_EDITS:])
