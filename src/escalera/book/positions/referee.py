"""The referee: is a play legal where a record stops, and which chapter of the book says so?"""

from dataclasses import dataclass
from typing import Literal

from escalera.book.chapters.refusal_chapters import chapters_of
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import say
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import sentence
from escalera.engine.state.action import ActionError
from escalera.engine.state.reasons import Reason
from escalera.notation.verify import Fault, replayed


@dataclass(frozen=True)
class Offence:
    """What a play costs that the table lets happen though it breaks a rule (R20).

    `points` are taken off the team's score; the minimum of its initial meld is `raised` by so much
    in this hand; `returned`: the turn's cards come back, and the player can't go out in it.
    """

    points: int = 0
    raised: int = 0
    returned: bool = False

    def said(self, language: str = "en") -> str:
        """Return what it costs, in sentences; ValueError for a language the book isn't in."""
        words = catalogue(language)
        costs = {"points": self.points, "raised": self.raised, "returned": int(self.returned)}
        told = [say(f"offence-{key}", points=cost) for key, cost in costs.items() if cost]
        return " ".join(map(words.text, told))


@dataclass(frozen=True)
class Verdict:
    """What the referee says about a play: `name`, `sentence` and `rule` are empty if it is legal.

    `rule` is the title of the book's chapter that gives the rule, or of two. Text that is no play
    is named MALFORMED, without a rule. An `offence` is legal in so far as it can be played.
    """

    legal: bool
    name: str = ""
    sentence: str = ""
    rule: str = ""
    offence: Offence | None = None

    @property
    def kind(self) -> Literal["legal", "offence", "illegal"]:
        """What the play is, as a word to choose texts by."""
        if self.offence:
            return "offence"
        return "legal" if self.legal else "illegal"

    def why(self, language: str) -> str:
        """Return what an offence costs, or why the play is refused; empty for neither."""
        return self.offence.said(language) if self.offence else self.sentence


def judge(record: str, play: str, language: str = "en") -> Verdict | Fault:
    """Return the verdict on a play, such as `2 take with 7S 7D`, where a record's text stops.

    A record that is wrong, or has no hand dealt, gives its first fault instead.
    """
    game = replayed(record)
    if isinstance(game, Fault):
        return game
    if not game.hand_number:
        return Fault(1, "NOTHING_DEALT", "record")
    return verdict(game, play, language)


def verdict(game: Game, play: str, language: str = "en") -> Verdict:
    """Return the verdict on a play in a game that has a hand on the table."""
    try:
        refusal = game.why_not(play)
    except ActionError as error:
        return Verdict(False, "MALFORMED", error.said(language))
    if refusal is None:
        return Verdict(legal=True, offence=_offence(game, play))
    said = sentence(Reason[refusal.name], game.rules, language)
    return Verdict(False, refusal.name, said, rule_of(refusal.name, language))


def _offence(game: Game, play: str) -> Offence | None:
    """Return what the engine charges for a legal play, None if that is nothing."""
    after = game.copy()
    after.play(play)
    old, new = game.view(0), after.view(0)
    found = Offence(
        sum(new.penalties) - sum(old.penalties),
        sum(new.minimums) - sum(old.minimums),
        new.barred and not old.barred,
    )
    return None if found == Offence() else found


def rule_of(reason: str, language: str = "en") -> str:
    """Return the titles of the chapters that give a reason's rule, empty if it isn't a rule."""
    words = catalogue(language)
    return "; ".join(words.text(say(f"chapter-{key}")) for key in chapters_of(reason))
