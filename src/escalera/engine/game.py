"""The friendly face: a match of any of the games, played action by action.

>>> game = Game.new("sambola", seed=7)
>>> while not game.hand_over:
...     game.play(game.legal_actions()[0])
"""

from dataclasses import dataclass

import numpy as np

from escalera.cards.rng import Words, seed_words
from escalera.engine import core
from escalera.engine.action import Action, ActionError, Verb, parse_play
from escalera.engine.dealt import dealt_lines
from escalera.engine.enums import Ending, Phase
from escalera.engine.match import Outcome, outcome_of
from escalera.engine.placements import PositionStart
from escalera.engine.position import Position
from escalera.engine.reasons import Reason
from escalera.engine.record import HandRecord, Record
from escalera.engine.refusals import IllegalAction, Refusal, refusal
from escalera.engine.sheet import ScoreSheet, score_sheet
from escalera.engine.statements import (
    Cuts,
    Dealer,
    End,
    Format,
    GameName,
    HandStart,
    Play,
    Players,
    Result,
    Score,
    Scores,
    SeatName,
    Setting,
    Statement,
)  # fmt: skip
from escalera.engine.statements import Ending as RecordEnding
from escalera.engine.steps import attempt
from escalera.engine.view import View, make_view
from escalera.rules import RuleSet, load


@dataclass(frozen=True, slots=True)
class HandEnd:
    """How a hand ended: `ending`, the seat that went out (0: nobody) and the points by team."""

    ending: Ending
    seat: int
    points: tuple[int, ...]


class Game:
    """A match in progress: one hand on the table, the scores, and the record so far.

    Seats and teams count from 1. Made by `Game.new` (a shuffled game) or `Game.from_record`.
    A refused action raises `IllegalAction` and changes nothing.
    """

    def __init__(self, rules: RuleSet, statements: tuple[Statement, ...] = ()) -> None:
        """Make a match without a hand; use `Game.new` or `Game.from_record` instead."""
        self.rules = rules
        self.hand_number = 0
        self.dealer = 0
        self.scores: tuple[int, ...] = (0,) * rules.teams
        self.seed: int | str = 0
        """What the deals are made from (`cards.rng`); the same seed gives the same deals."""
        self._position: Position | None = None
        self._statements: list[Statement] = list(statements)
        self._plays: list[tuple[int, str]] = []
        self._end: HandEnd | None = None
        self._outcome: Outcome | None = None

    # ------------------------------------------------------------ making

    @classmethod
    def new(
        cls,
        rules: RuleSet | str,
        *,
        seed: int | str = 0,
        players: int | None = None,
        names: tuple[str, ...] = (),
    ) -> "Game":
        """Start a match and deal its first hand; the same seed gives the same deals.

        rules: a rule set, or a game's id, then with a number of players (4 by default).
        """
        rules = load(rules, players) if isinstance(rules, str) else rules
        game = cls(rules, heading(rules, names))
        game.seed = seed
        game.next_hand()
        return game

    @classmethod
    def from_record(cls, record: Record, *, seed: int | str = 0) -> "Game":
        """Replay a record; `ReplayError` with the line where it breaks the rules.

        seed: of the hands that are dealt after the record's last one.
        """
        from escalera.engine.replay import replay  # replay plays through this class

        game = replay(record)
        game.seed = seed
        return game

    def copy(self) -> "Game":
        """Return an independent copy of the match as it stands."""
        other = Game(self.rules, tuple(self._statements))
        other.__dict__.update(self.__dict__)
        other._statements = list(self._statements)
        other._plays = list(self._plays)
        other._position = self._position.copy() if self._position else None
        return other

    # ------------------------------------------------------------ looking

    @property
    def position(self) -> Position:
        """The hand on the table, with every card: for the engine's own layers, not for players."""
        if self._position is None:
            raise ValueError("No hand has been dealt yet.")
        return self._position

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over (or none was dealt)."""
        return self._position is None or self._position.phase == Phase.OVER

    @property
    def seat_to_act(self) -> int:
        """The seat that must act, 0 when the hand is over."""
        return 0 if self.hand_over else self.position.actor + 1

    @property
    def hand_end(self) -> HandEnd | None:
        """How the hand ended; None while it is played."""
        return self._end

    def view(self, seat: int) -> View:
        """Return what a seat may see; 0 for a spectator."""
        if not 0 <= seat <= self.rules.seats:
            raise ValueError(f"There is no seat {seat}.")
        return make_view(
            self.position,
            seat,
            hand_number=self.hand_number,
            scores=self.scores,
            plays=tuple(self._plays),
        )

    def legal_actions(self) -> list[Action]:
        """Return the legal atomic actions of the seat to act: none only when the hand is over.

        Larger actions (a meld of five cards) are legal if their parts are, one by one (R14a).
        """
        return [] if self.hand_over else self.position.legal()

    def is_legal(self, action: Action | str, seat: int | None = None) -> bool:
        """Say whether the seat to act (or the seat given) may play an action now."""
        return self.why_not(action, seat) is None

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why an action is refused, None if it is legal; ActionError if it is no action."""
        action, seat = _read(action, seat)
        reason, _ = self._attempt(action, seat)
        return None if reason == Reason.OK else refusal(reason, self.rules)

    def outcome(self) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        return self._outcome

    def score_sheet(self) -> ScoreSheet:
        """Return each line of each team's score, as if the hand ended now; final when it did."""
        return score_sheet(self.position)

    def record(self) -> Record:
        """Return the record of the match so far (`escalera.notation.write` makes it text)."""
        return Record(tuple(self._statements))

    # ------------------------------------------------------------ playing

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Play an action of the seat to act; `IllegalAction` or `ActionError` change nothing."""
        written = action if isinstance(action, str) else ""
        action, seat = _read(action, seat)
        reason, trial = self._attempt(action, seat)
        if reason != Reason.OK:
            raise IllegalAction(refusal(reason, self.rules))
        actor = self.seat_to_act
        self._position = trial
        self._note(actor, action, written)

    def take_back(self, cards: str = "", meld: int = 0) -> None:
        """Take back everything tabled in this turn, or cards ("7S 7H") from a meld (R22)."""
        self.play(f"back {cards} from m{meld}" if cards else "back")

    def next_hand(self) -> None:
        """Deal the next hand; ValueError while one is played or after the match."""
        if not self.hand_over:
            raise ValueError("The hand is not over.")
        if self._outcome is not None:
            raise ValueError("The match is over.")
        following = self.dealer % self.rules.seats + 1
        self.dealer = following if self.dealer else self._first_dealer()
        self.hand_number += 1
        generator = seed_words(f"{self.seed}/{self.hand_number}")
        position = Position(self.rules)
        scores = np.array(self.scores, dtype=np.int64)
        where = position.states, 0, position.numbers
        core.deal_hand(*where, generator, self.dealer - 1, self.hand_number, scores)
        cuts = self._cut(position, generator)
        self._begin(position, [*dealt_lines(position), *cuts])

    def _first_dealer(self) -> int:
        position = Position(self.rules)
        generator = seed_words(f"{self.seed}/dealer")
        return int(core.first_dealer(position.states, 0, position.numbers, generator)) + 1

    def _cut(self, position: Position, generator: Words) -> list[Statement]:
        if not self.rules.cut_bonus:
            return []
        chance = round(self.rules.cut_bonus * (1 << 30))
        rolls = [core.roll(generator, 1 << 30) for _ in range(self.rules.seats)]
        seats = tuple(seat for seat, roll in enumerate(rolls, 1) if roll < chance)
        for seat in seats:
            position.state.teams[self.rules.team_of(seat) - 1].cuts += 1
        return [Cuts(seats)] if seats else []

    def _begin(self, position: Position, setup: list[Statement]) -> None:
        self._position = position
        self._plays = []
        self._end = None
        self._statements += [HandStart(self.hand_number), Dealer(self.dealer), Scores(self.scores)]
        self._statements += setup

    def place(self, hand: HandRecord, position: Position) -> None:
        """Put a written hand on the table (`replay`)."""
        self.hand_number, self.dealer, self.scores = hand.number, hand.dealer, hand.scores
        setup: list[Statement] = [PositionStart()] if hand.position else []
        cuts: list[Statement] = [hand.cuts] if hand.cuts else []
        self._begin(position, [*setup, *hand.setup, *cuts])

    def follow(self, play: Play) -> Reason:
        """Play a record's play; return the reason against it (`replay`)."""
        reason, trial = self._attempt(play.action, play.seat)
        if reason == Reason.OK:
            self._position = trial
            self._note(play.seat, play.action, play.written)
        return reason

    def keep(self, record: Record) -> None:
        """Keep a replayed record's own lines, comments too, and what follows by itself."""
        written = {type(line) for line in record.statements[_last_hand(record) :]}
        closing = self._statements[-3 if self._outcome else -2 :] if self._end else []
        missing = [line for line in closing if type(line) not in written]
        self._statements = [*record.statements, *missing]

    def _attempt(self, action: Action, seat: int | None) -> tuple[Reason, Position]:
        if self._position is None or self.hand_over:
            return Reason.HAND_OVER, Position(self.rules)
        reason, trial = attempt(self.position, action)
        if seat is not None and seat != self.seat_to_act:
            return Reason.NOT_YOUR_TURN, trial
        return reason, trial

    def _note(self, seat: int, action: Action, written: str) -> None:
        """Write a play, and what follows from it, into the record."""
        self._plays.append((seat, str(action)))
        if action.verb not in (Verb.END_STOCK, Verb.END_STUCK):
            text = written if written and written != str(action) else ""
            self._statements.append(Play(seat, action, _without_seat(text)))
        if self.position.phase == Phase.OVER:
            self._close()

    def _close(self) -> None:
        s = self.position.state
        ending = Ending(int(s.ending))
        points = self.score_sheet().totals
        seat = int(s.out_seat) + 1 if ending == Ending.OUT else 0
        self._end = HandEnd(ending, seat, points)
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self._statements += [End(RecordEnding[ending.name], seat), Score(points)]
        self._outcome = outcome_of(self.rules, self.hand_number, self.scores)
        if self._outcome is not None:
            self._statements.append(Result(self.scores))


def heading(rules: RuleSet, names: tuple[str, ...]) -> tuple[Statement, ...]:
    """Return the lines that head a record."""
    return (
        Format(1),
        GameName(rules.game, rules.version),
        *[Setting(key, value) for key, value in rules.settings],
        Players(rules.seats),
        *[SeatName(seat, name) for seat, name in enumerate(names, 1)],
    )


def _last_hand(record: Record) -> int:
    starts = [at for at, line in enumerate(record.statements) if isinstance(line, HandStart)]
    return starts[-1] if starts else 0


def _without_seat(text: str) -> str:
    first, _, rest = text.partition(" ")
    return rest if first.isdigit() else text


def _read(action: Action | str, seat: int | None) -> tuple[Action, int | None]:
    if isinstance(action, Action):
        if Action.parse(str(action)) != action:
            raise ActionError("An action must be what its own text says.")
        return action, seat
    if not isinstance(action, str):
        raise ActionError("An action is a text or an Action.")
    named, parsed = parse_play(action)
    return parsed, seat if named is None else named
