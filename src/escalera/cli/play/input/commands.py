"""What a player may type besides plays: `?`, why, hint, auto, table, sort, save, quit ..."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.text import Text

from escalera.cli.advice import advise
from escalera.cli.advice.advice_text import advice_text
from escalera.cli.drawing.hand import ORDERS
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen
from escalera.cli.pages.book import card_on_screen, topic_on_screen
from escalera.cli.pages.sheet import match_table
from escalera.cli.play.input.choices import full_list, short_list
from escalera.cli.play.input.help import help_text
from escalera.cli.play.input.readings import readings
from escalera.cli.play.input.refusal_notes import why_not
from escalera.cli.play.input.typed_play import typed
from escalera.cli.play.leaving import Leaving
from escalera.cli.play.saving import how_to_resume, place_of, save
from escalera.cli.play.session import Session
from escalera.cli.words import phrase

_OTHERS: Final = 2
"""How many other ways a hint names."""

Command = Callable[[Session, str], None]


def list_choices(session: Session, rest: str) -> None:
    """Answer `?`."""
    legal = session.match.game.legal_actions() if session.match.yours else []
    if not legal:
        session.show(Text(phrase("answer-over")))
    elif rest:
        session.show(full_list(legal, rest.lower()))
    else:
        session.show(short_list(legal, session.match.faces))


def explain(session: Session, rest: str) -> None:
    """Answer `why ACTION`; TypedError if it is no action."""
    game = session.match.game
    if not rest:
        session.show(Text(phrase("answer-what")))
    elif not session.match.yours:
        session.show(Text(phrase("answer-over")))
    elif readings(game, typed(rest)):
        session.show(Text(phrase("answer-legal")))
    else:
        session.show(Text(phrase("answer-no", why=why_not(game, typed(rest)))))


def hint(session: Session, _rest: str) -> None:
    """Say what a good player would do in the rest of the turn, and why."""
    if session.match.yours:
        said = advise(session.match.game, session.match.faces)
        session.show(advice_text(said, phrase("hint-heading"), _OTHERS))
    else:
        session.show(Text(phrase("answer-over")))


def auto(session: Session, rest: str) -> None:
    """Let the helping bot play the player's turn, hand or match."""
    far = rest.lower() or "turn"
    if far not in ("turn", "hand", "match"):
        session.show(Text(phrase("answer-auto")))
    elif far == "turn" and not session.match.yours:
        session.show(Text(phrase("answer-over")))
    else:
        session.auto = far


def show_table(session: Session, _rest: str) -> None:
    """Draw the table again."""
    session.draw()


def sort(session: Session, rest: str) -> None:
    """Choose how the hand is laid out; without a word, the next way."""
    orders = list(ORDERS)
    following = orders[(orders.index(session.look.order) + 1) % len(orders)]
    order = rest.lower() or following
    if order not in ORDERS:
        session.show(Text(phrase("answer-sort")))
        return
    session.look = replace(session.look, order=order)
    view = session.match.view()
    session.show(ORDERS[order](view.hand, session.look.faces, session.console.width))


def show_score(session: Session, _rest: str) -> None:
    """Show the points of each hand so far."""
    game = session.match.game
    hands = [(hand.number, hand.score.points) for hand in game.record().hands if hand.score]
    session.show(match_table(hands, game.scores, session.match.seats))


def show_record(session: Session, _rest: str) -> None:
    """Show what was played in this hand, as records write it: what everybody has seen."""
    view = session.match.view()
    if not view.plays:
        session.show(Text(phrase("answer-no-plays")))
    for seat, play in view.plays:
        session.show(Text(play if play.startswith("end ") else f"{seat} {play}"))


def show_rules(session: Session, rest: str) -> None:
    """Show the rule card, or what the book says under titles with a word in them."""
    rules = session.match.game.rules
    session.show(topic_on_screen(rules, rest) if rest else card_on_screen(rules, chosen()))


def save_match(session: Session, rest: str) -> None:
    """Write the match's record to a file."""
    if not rest:
        session.show(Text(phrase("answer-where")))
        return
    path = place_of(rest)
    if path.exists() and path != session.saved and not _agreed(session, path):
        session.show(Text(phrase("answer-not-saved")))
        return
    save(session.match.game, path)
    session.saved, session.unsaved = path, False
    session.show(Text(phrase("answer-saved")))
    session.show(Text(f"  {how_to_resume(path, session.seed)}"))


def _agreed(session: Session, path: Path) -> bool:
    if path.is_dir():
        raise CommandError(phrase("file-folder", path=str(path)))
    answer = session.lines.ask(f"{phrase('prompt-over', path=str(path))} ")
    return answer.lower() in ("y", "yes")


def leave(session: Session, _rest: str) -> None:
    """Leave the table; at a terminal, offer to save the match first.

    Who wants it saved stays until it is.
    """
    if session.unsaved and session.console.is_terminal:
        name = session.lines.ask(f"{phrase('prompt-save')} ")
        if name:
            save_match(session, name)
            if session.unsaved:
                return
    raise Leaving


def show_help(session: Session, _rest: str) -> None:
    """Show what can be typed."""
    session.show(help_text(session.console.width))


COMMANDS: Final[dict[str, Command]] = {
    "?": list_choices,
    "help": show_help,
    "why": explain,
    "hint": hint,
    "auto": auto,
    "table": show_table,
    "sort": sort,
    "score": show_score,
    "record": show_record,
    "rules": show_rules,
    "save": save_match,
    "quit": leave,
}
ALIASES: Final = {"h": "help", "w": "why", "q": "quit", "exit": "quit", "bye": "quit"}
