"""Doing what a typed line says: a command, or a play."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from escalera.bots import BotError
from escalera.cli.console import number_in
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen
from escalera.cli.play.input.commands import ALIASES, COMMANDS
from escalera.cli.play.input.readings import readings
from escalera.cli.play.input.refusal_notes import why_not
from escalera.cli.play.input.typed_play import SHORT, TypedError, meant, typed, verbs_named
from escalera.cli.play.session import Session
from escalera.cli.words import phrase
from escalera.engine.state.action import Action

_MOST_SHOWN: Final = 12


def obey(session: Session, line: str) -> None:
    """Do what a line says; if anything is wrong with it, say so and change nothing."""
    try:
        _obey(session, _without_seat(session, " ".join(line.split())))
    except (TypedError, CommandError) as error:
        session.show(Text(str(error)))
    except BotError as error:
        session.show(Text(error.said(chosen())))


def command_named(word: str) -> str:
    """Return the command that a word stands for, empty if it is no command.

    TypedError if it could be several things.
    """
    word = ALIASES.get(word, word)
    verbs = verbs_named(word)
    if word in COMMANDS or word in verbs or word in SHORT:
        return word if word in COMMANDS else ""
    commands = [name for name in COMMANDS if name.startswith(word)]
    if len(commands) + len(verbs) > 1 and commands:
        raise TypedError(meant([*verbs, *commands]))
    return commands[0] if commands else ""


def _without_seat(session: Session, line: str) -> str:
    """Drop the player's own seat, which records write before a play."""
    first, _, rest = line.partition(" ")
    if not first.isdigit():
        return line
    if first != str(session.match.seats.you):
        raise TypedError(phrase("answer-seat", seat=str(session.match.seats.you)))
    return rest


def _obey(session: Session, line: str) -> None:
    if line.startswith("?"):
        line = f"? {line[1:].lstrip()}"
    word, _, rest = (line or "table").partition(" ")
    command = command_named(word.lower())
    if command:
        COMMANDS[command](session, rest)
    elif session.match.yours:
        _play(session, line)
    else:
        session.show(Text(phrase("answer-over")))


def _play(session: Session, line: str) -> None:
    meaning = typed(line)
    found = readings(session.match.game, meaning)
    if not found:
        session.show(Text(why_not(session.match.game, meaning)))
        return
    action = found[0] if len(found) == 1 else _chosen(session, found)
    if action is not None:
        session.play(action)


def _chosen(session: Session, found: Sequence[Action]) -> Action | None:
    """Ask which of several plays is meant; None for none; another line typed instead is obeyed."""
    if len(found) > _MOST_SHOWN:
        verb = found[0].verb
        session.show(Text(phrase("answer-ways", n=str(len(found)), verb=verb)))
        return None
    session.show(*(Text(f"  {number:>2}  {action}") for number, action in enumerate(found, 1)))
    answer = session.lines.ask(f"{phrase('prompt-which')} ")
    number = number_in(answer)
    if 1 <= number <= len(found):
        return found[number - 1]
    if answer and not answer.isdecimal():
        obey(session, answer)
    return None
