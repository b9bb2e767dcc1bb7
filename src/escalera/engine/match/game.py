"""The friendly face: a match of any of the games, played action by action.

>>> game = Game.new("sambola", seed=7)
>>> while not game.hand_over:
...     game.play(game.legal_actions()[0])
"""

from collections.abc import Sequence

from escalera.engine.match.dealt import deal_from, first_dealer
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import IllegalAction, Refusal, refusal
from escalera.engine.match.score_sheet import ScoreSheet, score_sheet
from escalera.engine.match.steps import attempt
from escalera.engine.match.view import View, make_view
from escalera.engine.record.action_input import play_line, read_given, told, without_seat
from escalera.engine.record.heading import heading
from escalera.engine.record.match_record import HandRecord, Record, last_hand
from escalera.engine.record.statements import (
    DIGEST,
    REVEALED,
    Commit,
    Dealer,
    End,
    HandStart,
    Play,
    Result,
    Reveal,
    Score,
    Scores,
    Statement,
)
from escalera.engine.record.statements import Ending as RecordEnding
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Ending, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.outcome import HandEnd, Outcome, minimums, outcome_of
from escalera.rules import RuleSet, load

__all__ = ["Game", "HandEnd", "heading"]


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
        self.seed: int | str | None = None
        """What the deals are made from (`cards.rng`), None if `next_hand` is told each time."""
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
        game = cls.waiting(rules, players=players, names=names)
        game.seed = seed
        game.next_hand()
        return game

    @classmethod
    def waiting(
        cls, rules: RuleSet | str, *, players: int | None = None, names: tuple[str, ...] = ()
    ) -> "Game":
        """Start a match without a hand and without a seed: `next_hand` takes each hand's.

        rules, players: as in `new`.
        """
        rules = load(rules, players) if isinstance(rules, str) else rules
        return cls(rules, heading(rules, names))

    @classmethod
    def from_record(cls, record: Record, *, seed: int | str = 0) -> "Game":
        """Replay a record; `ReplayError` with the line where it breaks the rules.

        seed: of the hands that are dealt after the record's last one.
        """
        from escalera.engine.match.replay import replay  # replay plays through this class

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

    @property
    def reveal_due(self) -> bool:
        """Whether the hand is over and its `commit` is not revealed yet."""
        lines = {type(line) for line in last_hand(self._statements)}
        return {Commit, Score} <= lines and Reveal not in lines

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

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return a seat's own cards, `view(seat).hand`: the only part of a view that is its own."""
        return self.position.hand(seat - 1) if seat else ()

    def legal_actions(self) -> list[Action]:
        """Return the legal atomic actions of the seat to act: none only when the hand is over.

        Larger actions (a meld of five cards) are legal if their parts are, one by one (R14a).
        """
        return [] if self.hand_over else self.position.legal()

    def legal_texts(self) -> list[str]:
        """Return `legal_actions` as they are written."""
        return [] if self.hand_over else self.position.legal_texts()

    def can_go_out(self) -> bool:
        """Say whether the player can go out in this turn, were every partner to say yes.

        Found by a search of what the hand can be laid to (`way_out`), never by its size. Cards of
        this turn are not taken back for it, and before the draw it is False.
        """
        return not self.hand_over and self.position.can_go_out()

    def is_legal(self, action: Action | str, seat: int | None = None) -> bool:
        """Say whether the seat to act (or the seat given) may play an action now."""
        return self.why_not(action, seat) is None

    def why_not(self, action: Action | str, seat: int | None = None) -> Refusal | None:
        """Return why an action is refused, None if it is legal; ActionError if it is no action."""
        action, seat = read_given(action, seat)
        reason, _ = self._attempt(action, seat)
        return None if reason == Reason.OK else refusal(reason, self.rules)

    def outcome(self) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        return self._outcome

    def next_minimums(self) -> tuple[int, ...]:
        """Return what each team's initial meld must be worth in the hand after this one."""
        return minimums(self.rules, self.scores, self.hand_number + 1)

    def next_dealer(self) -> int:
        """Return the seat that deals the hand after this one; ValueError if none was dealt yet."""
        if not self.dealer:
            raise ValueError("The first dealer is drawn with the first hand.")
        return self.rules.left_of(self.dealer)

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
        action, seat = read_given(action, seat)
        reason, trial = self._attempt(action, seat)
        if reason != Reason.OK:
            raise IllegalAction(refusal(reason, self.rules))
        actor = self.seat_to_act
        self._position = trial
        self._note(actor, action, written)

    def take_back(self, cards: str = "", meld: int = 0) -> None:
        """Take back everything tabled in this turn, or cards ("7S 7H") from a meld (R22)."""
        self.play(f"back {cards} from m{meld}" if cards else "back")

    def next_hand(self, seed: str | None = None, commit: str = "") -> None:
        """Deal the next hand; ValueError while one is played, after the match or without a seed.

        seed: the text to deal this hand from, and to draw the first dealer from; None for the
        next of the match's own seed. commit: the SHA-256, 64 hex digits, that was shown for the
        hand's secret before.
        """
        self._check_may_deal(seed, commit)
        number = self.hand_number + 1
        if self.dealer:
            dealer = self.next_dealer()
        else:
            dealer = first_dealer(self.rules, str(self.seed) if seed is None else seed)
        text = f"{self.seed}/{number}" if seed is None else seed
        hand = deal_from(self.rules, text, dealer=dealer, hand_number=number, scores=self.scores)
        self.dealer, self.hand_number = dealer, number
        commits = [Commit("sha256", commit)] if commit else []
        self._begin(hand.position, [*commits, *hand.lines])

    def _check_may_deal(self, seed: str | None, commit: str) -> None:
        if not self.hand_over:
            raise ValueError("The hand is not over.")
        if self._outcome is not None:
            raise ValueError("The match is over.")
        if seed is None and self.seed is None:
            raise ValueError("The match has no seed; the hand needs one.")
        if commit and not DIGEST.fullmatch(commit):
            raise ValueError("A commitment is 64 hex digits, in small letters.")

    def reveal(self, words: str) -> None:
        """Note what the ended hand's `commit` was made of; ValueError unless `reveal_due`.

        words: the secret, the table and each seat's number (`notation.shuffle.Revealed`).
        """
        if not self.reveal_due:
            raise ValueError("No ended hand waits for its reveal.")
        if not REVEALED.fullmatch(words) or words.count(" ") != 1 + self.rules.seats:
            raise ValueError("A reveal is the secret, the table and a number for each seat.")
        self._statements.append(Reveal(words))

    def _begin(self, position: Position, setup: Sequence[Statement]) -> None:
        self._position = position
        self._plays = []
        self._end = None
        self._statements += [HandStart(self.hand_number), Dealer(self.dealer), Scores(self.scores)]
        self._statements += setup

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
        closing = self._statements[-3 if self._outcome else -2 :] if self._end else []
        missing = [line for line in closing if type(line) not in written and not record.reveal]
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
        self._plays.append(told(seat, action))
        if action.verb not in (Verb.END_STOCK, Verb.END_STUCK):
            text = written if written and written != str(action) else ""
            self._statements.append(play_line(seat, action, without_seat(text)))
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
