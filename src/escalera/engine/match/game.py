"""The friendly face: a match of any of the games, played action by action.

>>> import random
>>> game = Game.new("sambola", seed=7)
>>> choose = random.Random(7).choice
>>> while not game.hand_over:
...     game.play(choose(game.legal_actions()))
"""

from collections.abc import Callable, Sequence

from escalera.engine.match.dealt import deal_from, first_dealer
from escalera.engine.match.progress import Progress
from escalera.engine.match.replay import recorded_names, recorded_rules, replay
from escalera.engine.match.view import View, make_view
from escalera.engine.record.heading import heading
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import (
    DIGEST,
    REVEALED,
    Comment,
    Commit,
    HandStart,
    Reveal,
    Score,
    Statement,
)
from escalera.engine.scoring.outcome import HandEnd, minimums
from escalera.engine.state.action import Action
from escalera.rules import RuleSet, load

__all__ = ["Game", "HandEnd", "heading"]


class Game(Progress):
    """A match in progress: one hand on the table, the scores, and the record so far.

    Seats and teams count from 1. Made by `Game.new` (a shuffled game) or `Game.from_record`.
    A refused action raises `IllegalAction` and changes nothing.
    """

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

        rules: a rule set, or a game's id, then with a number of players (4 by default). names: the
        players', by seat, empty for nobody's; ValueError for one that no record can have.
        """
        game = cls.waiting(rules, players=players, names=names)
        game.seed = seed
        game.next_hand()
        return game

    @classmethod
    def waiting(
        cls, rules: RuleSet | str, *, players: int | None = None, names: tuple[str, ...] = ()
    ) -> "Game":
        """Start a match with no hand and no seed: `next_hand` is given each hand's seed.

        rules, players, names: as in `new`.
        """
        rules = load(rules, players) if isinstance(rules, str) else rules
        return cls(rules, heading(rules, names))

    @classmethod
    def from_record(cls, record: Record, *, seed: int | str = 0) -> "Game":
        """Replay a record; `ReplayError` with the line where it breaks the rules.

        seed: for the hands dealt after the record's last one.
        """
        rules = recorded_rules(record)
        game = cls.waiting(rules, names=recorded_names(record, rules.seats))
        replay(game, record)
        game.seed = seed
        return game

    @classmethod
    def resumed(
        cls,
        rules: RuleSet,
        *,
        hands: int,
        dealer: int,
        scores: tuple[int, ...],
        lines: Callable[[], Sequence[Statement]],
    ) -> "Game":
        """Return a match that goes on after some hands, with none of them on the table.

        hands: how many were played; dealer: the last one's; lines: gives the record so far, and is
        asked only if somebody wants to read it.
        """
        game = cls(rules)
        game.hand_number, game.dealer, game.scores = hands, dealer, scores
        game._earlier = lines
        return game

    def copy(self) -> "Game":
        """Return an independent copy of the match as it stands."""
        other = Game(self.rules)
        other.__dict__.update(self.__dict__)
        other._lines, other._told = list(self._lines), list(self._told)
        other._unwritten = list(self._unwritten)
        other._position = self._position.copy() if self._position else None
        return other

    # ------------------------------------------------------------ looking

    @property
    def reveal_due(self) -> bool:
        """Whether the hand is over and its `commit` is not revealed yet."""
        lines = {type(line) for line in self.hand_lines()}
        return {Commit, Score} <= lines and Reveal not in lines

    def view(self, seat: int) -> View:
        """Return what a seat may see; 0 for a spectator."""
        self._check_seat(seat)
        return make_view(
            self.position,
            seat,
            hand_number=self.hand_number,
            scores=self.scores,
            plays=self._plays_so_far(),
        )

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return a seat's own cards, `view(seat).hand`: what only that seat sees."""
        self._check_seat(seat)
        return self.position.hand(seat - 1) if seat else ()

    def _check_seat(self, seat: int) -> None:
        """ValueError: there is no such seat; 0 is a spectator's."""
        if not 0 <= seat <= self.rules.seats:
            raise ValueError(f"There is no seat {seat}.")

    def legal_actions(self, *, take_back: bool = True) -> list[Action]:
        """Return the legal atomic actions of the seat to act: none only when the hand is over.

        Larger actions (a meld of five cards) are legal if their parts are, one by one (R14a).
        take_back: False leaves taking back out, unless nothing else is legal: who plays at random
        takes back most of what they meld.
        """
        return [] if self.hand_over else self.position.legal(take_back=take_back)

    def legal_codes(self, *, take_back: bool = True) -> list[int]:
        """Return `legal_actions` as numbers (`state.codes`), for `play_code`."""
        return [] if self.hand_over else self.position.codes(take_back=take_back)

    def legal_texts(self) -> list[str]:
        """Return `legal_actions` as text."""
        return [] if self.hand_over else self.position.legal_texts()

    def can_go_out(self) -> bool:
        """Say whether the player can go out in this turn, if every partner said yes.

        Searches how the hand can be laid (`way_out`), whatever its size. Takes back nothing of
        this turn for it; False before the draw.
        """
        return not self.hand_over and self.position.can_go_out()

    def next_minimums(self) -> tuple[int, ...]:
        """Return what each team's initial meld must be worth in the hand after this one."""
        return minimums(self.rules, self.scores, self.hand_number + 1)

    def next_dealer(self) -> int:
        """Return the seat that deals the hand after this one; ValueError if none was dealt yet."""
        if not self.dealer:
            raise ValueError("The first dealer is drawn with the first hand.")
        return self.rules.left_of(self.dealer)

    def record(self) -> Record:
        """Return the record of the match so far (`escalera.notation.write` makes it text)."""
        return Record(tuple(self._statements))

    # ------------------------------------------------------------ playing

    def take_back(self, cards: str = "", meld: int = 0) -> None:
        """Take back everything tabled in this turn, or cards ("7S 7H") from a meld (R22)."""
        self.play(f"back {cards} from m{meld}" if cards else "back")

    def next_hand(self, seed: str | None = None, commit: str = "", method: str = "sha256") -> None:
        """Deal the next hand; ValueError while one is played, after the match or without a seed.

        seed: the text to deal this hand from, and to draw the first dealer from; None for the
        next of the match's own seed. commit: the SHA-256, 64 hex digits, that was shown for the
        hand's secret before; method: of what it is one, and what the deck comes from
        (`notation.shuffle`).
        """
        self._check_may_deal(seed, commit)
        number = self.hand_number + 1
        if self.dealer:
            dealer = self.next_dealer()
        else:
            dealer = first_dealer(self.rules, str(self.seed) if seed is None else seed, method)
        hand = deal_from(
            self.rules,
            f"{self.seed}/{number}" if seed is None else seed,
            method=method,
            dealer=dealer,
            hand_number=number,
            scores=self.scores,
        )
        self.dealer, self.hand_number = dealer, number
        commits = [Commit(method, commit)] if commit else []
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

    def rename(self, names: tuple[str, ...], note: str) -> None:
        """Let other players go on: the record names them; note: a comment after its head."""
        lines = self._statements
        first = next((n for n, line in enumerate(lines) if isinstance(line, HandStart)), len(lines))
        head = [*heading(self.rules, names), Comment(text=f"# {note}")]
        self._statements = [*head, *lines[first:]]

    def reveal(self, words: str) -> None:
        """Note what the ended hand's `commit` was made of; ValueError unless `reveal_due`.

        words: the secret, the table and each seat's number (`notation.shuffle.Revealed`).
        """
        if not self.reveal_due:
            raise ValueError("No ended hand waits for its reveal.")
        if not REVEALED.fullmatch(words) or words.count(" ") != 1 + self.rules.seats:
            raise ValueError("A reveal is the secret, the table and a number for each seat.")
        self._add(Reveal(words))
