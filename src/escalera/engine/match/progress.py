"""How far a match has come: hands put on the table, plays made and written down, hands ended."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final

from escalera.engine.match.position import Position
from escalera.engine.match.refusals import IllegalAction, Refusal, refusal
from escalera.engine.match.score_sheet import ScoreSheet, score_sheet
from escalera.engine.match.steps import attempt
from escalera.engine.match.view.seen import Plays
from escalera.engine.record.action_input import play_line, read_given, told, without_seat
from escalera.engine.record.match_record import HandRecord, Record, last_hand
from escalera.engine.record.statements import (
    Dealer,
    End,
    HandStart,
    Play,
    Result,
    Score,
    Scores,
    Statement,
)
from escalera.engine.record.statements import Ending as RecordEnding
from escalera.engine.scoring.outcome import HandEnd, Outcome, outcome_of
from escalera.engine.state.action import ENDS, Action
from escalera.engine.state.enums import Ending
from escalera.engine.state.reasons import Reason
from escalera.engine.state.translate import Marked, to_action
from escalera.rules import RuleSet

Coded = tuple[int, Marked]
"""A seat, and its play by a code."""
_MOST_PENDING: Final = 16
"""The most plays by codes that a view takes along unwritten."""


class Progress:
    """One hand on the table, the scores, and the record so far; `Game` deals and shows it.

    Seats and teams count from 1. A refused action raises `IllegalAction` and changes nothing.
    """

    def __init__(self, rules: RuleSet, statements: tuple[Statement, ...] = ()) -> None:
        """Make a match without a hand; use `Game.new` or `Game.from_record` instead."""
        self.rules = rules
        self.hand_number = 0
        self.dealer = 0
        self.scores: tuple[int, ...] = (0,) * rules.teams
        self.seed: int | str | None = None
        """What the deals are made from (`cards.rng`), None if `next_hand` is told each time."""
        self._position: Position | None = None
        self._earlier: Callable[[], Sequence[Statement]] | None = None
        """Gives the record's lines before `_lines`, until somebody asks for them."""
        self._lines: list[Statement] = list(statements)
        self._told: list[tuple[int, str]] = []
        self._unwritten: list[Coded] = []
        """Plays by codes, which are written down when somebody asks for them."""
        self._end: HandEnd | None = None
        self._outcome: Outcome | None = None

    @property
    def position(self) -> Position:
        """The hand on the table, with every card: for the engine's own layers, not for players."""
        if self._position is None:
            raise ValueError("No hand has been dealt yet.")
        return self._position

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over (or none was dealt)."""
        return self._position is None or self._position.over

    @property
    def seat_to_act(self) -> int:
        """The seat that must act, 0 when the hand is over."""
        return 0 if self.hand_over else self.position.actor + 1

    @property
    def hand_end(self) -> HandEnd | None:
        """How the hand ended; None while it is played."""
        return self._end

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why an action is refused, None if it is legal; ActionError if it is no action."""
        action, seat = read_given(action, seat)
        reason, _ = self._attempt(action, seat)
        return None if reason == Reason.OK else refusal(reason, self.rules)

    def is_legal(self, action: Action | str, seat: int | None = None) -> bool:
        """Say whether the seat to act (or the seat given) may play an action now."""
        return self.why_not(action, seat) is None

    def outcome(self) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        return self._outcome

    def score_sheet(self) -> ScoreSheet:
        """Return each line of each team's score, as if the hand ended now; final when it did."""
        return score_sheet(self.position)

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Play an action of the seat to act; `IllegalAction` or `ActionError` change nothing."""
        written = action if isinstance(action, str) else ""
        action, seat = read_given(action, seat)
        reason, trial = self._attempt(action, seat)
        if reason != Reason.OK:
            raise IllegalAction(refusal(reason, self.rules))
        actor = self.seat_to_act
        self._position = trial
        self._note(actor, action, written)

    def play_code(self, code: int) -> None:
        """Play an atomic action by its number (`Game.legal_codes`): the quickest way.

        `IllegalAction`, or ValueError for a number that is no action, change nothing.
        """
        position = self._position
        if position is None or position.over:
            raise IllegalAction(refusal(Reason.HAND_OVER, self.rules))
        if not position.lists(code):  # a check of any number could read beyond the table
            raise IllegalAction(refusal(self._against(code), self.rules))
        self._unwritten.append((position.actor + 1, position.marked(code)))
        position.apply(code)
        if self.hand_over:
            self._close()

    def _against(self, code: int) -> Reason:
        """Return the reason against a number that is not listed; ValueError if it is no action."""
        try:
            reason = self._attempt(Action.parse(str(self.position.action(code))), None)[0]
        except (ValueError, LookupError) as error:
            raise ValueError(f"{code} is no action.") from error
        if reason == Reason.OK:  # another number than the action's own
            raise ValueError(f"{code} is no action.")
        return reason

    def place(self, hand: HandRecord, position: Position) -> None:
        """Put a written hand on the table (`replay`)."""
        self.hand_number, self.dealer, self.scores = hand.number, hand.dealer, hand.scores
        self._begin(position, hand.opening)

    def follow(self, play: Play) -> Reason:
        """Play a record's play; return the reason against it (`replay`)."""
        reason, trial = self._attempt(play.action, play.seat)
        if reason == Reason.OK:
            self._position = trial
            self._note(play.seat, play.action, play.written)
        return reason

    def keep(self, record: Record) -> None:
        """Keep a replayed record's own lines, comments too, and what follows by itself."""
        written = {type(line) for line in last_hand(record.statements)}
        on_table = bool(record.hands) and record.hands[-1].start.number == self.hand_number
        ended = on_table and self._end is not None  # a hand that is not dealt whole has no end
        closing = self._statements[-3 if self._outcome else -2 :] if ended else []
        missing = [line for line in closing if type(line) not in written and not record.reveal]
        self._statements = [*record.statements, *missing]

    def _begin(self, position: Position, setup: Sequence[Statement]) -> None:
        self._position = position
        self._write_down()
        self._told = []
        self._end = None
        self._add(HandStart(self.hand_number), Dealer(self.dealer), Scores(self.scores), *setup)

    def _attempt(self, action: Action, seat: int | None) -> tuple[Reason, Position]:
        if self._position is None or self.hand_over:
            return Reason.HAND_OVER, Position(self.rules)
        reason, trial = attempt(self.position, action)
        if seat is not None and seat != self.seat_to_act:
            return Reason.NOT_YOUR_TURN, trial
        return reason, trial

    @property
    def _statements(self) -> list[Statement]:
        """The record so far."""
        self._write_down()
        if self._earlier is not None:
            self._lines = [*self._earlier(), *self._lines]
            self._earlier = None
        return self._lines

    @_statements.setter
    def _statements(self, lines: list[Statement]) -> None:
        self._write_down()
        self._earlier, self._lines = None, lines

    def hand_lines(self) -> Sequence[Statement]:
        """Return the record's lines of the last hand, all of them if no hand has started."""
        self._write_down()
        return last_hand(self._lines)

    def _add(self, *lines: Statement) -> None:
        """Write lines into the record."""
        self._write_down()
        self._lines += lines

    @property
    def _plays(self) -> list[tuple[int, str]]:
        """The plays of the hand, as views show them."""
        self._write_down()
        return self._told

    def _write_down(self) -> None:
        """Write the plays by codes into the record."""
        for seat, marked in self._unwritten:
            play, line = _lines_of(seat, marked)
            self._told.append(play)
            self._lines += line
        self._unwritten.clear()

    def _write(self, seat: int, action: Action, written: str) -> None:
        self._told.append(told(seat, action))
        if action.verb not in ENDS:
            text = written if written and written != str(action) else ""
            self._lines.append(play_line(seat, action, without_seat(text)))

    def _plays_so_far(self) -> Callable[[], Plays]:
        """Return what gives the plays of the hand up to now, and knows nothing else of it."""
        if len(self._unwritten) > _MOST_PENDING:
            self._write_down()
        return partial(_plays_of, self._told, len(self._told), tuple(self._unwritten))

    def _note(self, seat: int, action: Action, written: str) -> None:
        """Write a play, and what follows from it, into the record."""
        self._write_down()
        self._write(seat, action, written)
        if self.position.over:
            self._close()

    def _close(self) -> None:
        s = self.position.state
        ending = Ending(int(s.ending))
        points = self.score_sheet().totals
        seat = int(s.out_seat) + 1 if ending == Ending.OUT else 0
        self._end = HandEnd(ending, seat, points)
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self._add(End(RecordEnding[ending.name], seat), Score(points))
        self._outcome = outcome_of(self.rules, self.hand_number, self.scores)
        if self._outcome is not None:
            self._add(Result(self.scores))


@lru_cache(maxsize=8192)
def _lines_of(seat: int, marked: Marked) -> tuple[tuple[int, str], tuple[Play, ...]]:
    """Return a play by its code as views show it, and its line in the record if it has one."""
    action = to_action(*marked)
    line = () if action.verb in ENDS else (play_line(seat, action, ""),)
    return told(seat, action), line


def _plays_of(told: list[tuple[int, str]], count: int, pending: Sequence[Coded]) -> Plays:
    """Return the first plays of those told, and then those that were not written yet."""
    return (*told[:count], *(_lines_of(*play)[0] for play in pending))
