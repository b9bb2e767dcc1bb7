"""The referee: is a play legal where a record stops, and which chapter of the book says so?"""

from dataclasses import dataclass

from escalera.book.chapters.refusal_chapters import chapters_of
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import say
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import sentence
from escalera.engine.state.action import ActionError
from escalera.engine.state.reasons import Reason
from escalera.notation.verify import Fault, replayed


@dataclass(frozen=True)
class Verdict:
    """What the referee says about a play: `name`, `sentence` and `rule` are empty if it is legal.

    `rule` is the title of the book's chapter that gives the rule, or of two. Text that is no play
    is named MALFORMED, without a rule.
    """

    legal: bool
    name: str = ""
    sentence: str = ""
    rule: str = ""


LEGAL = Verdict(legal=True)


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
        return LEGAL
    said = sentence(Reason[refusal.name], game.rules, language)
    return Verdict(False, refusal.name, said, rule_of(refusal.name, language))


def rule_of(reason: str, language: str = "en") -> str:
    """Return the titles of the chapters that give a reason's rule, empty if it isn't a rule."""
    words = catalogue(language)
    return "; ".join(words.text(say(f"chapter-{key}")) for key in chapters_of(reason))
