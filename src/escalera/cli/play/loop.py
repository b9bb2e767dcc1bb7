"""The course of an evening: hand after hand, turn after turn, until the match is over."""

from rich.text import Text

from escalera.cli.pages.sheet import ending, result, sheet_table
from escalera.cli.play.input.prompt import prompt
from escalera.cli.play.input.typed_line import obey
from escalera.cli.play.leaving import Leaving
from escalera.cli.play.saving import how_to_resume
from escalera.cli.play.session import Session
from escalera.cli.words import phrase


def play_match(session: Session) -> None:
    """Play until the match is over, the agreed hands are played, or the player leaves."""
    try:
        _hands(session)
    except (Leaving, KeyboardInterrupt):
        _farewell(session)


def _hands(session: Session) -> None:
    game = session.match.game
    if game.hand_end is None and game.hand_over:
        session.match.next_hand()
    played = 0
    while True:
        played += not game.hand_over
        _play_hand(session)
        _show_end(session)
        if game.outcome() is not None or 0 < session.hands <= played:
            return
        _between_hands(session)
        session.match.next_hand()


def _play_hand(session: Session) -> None:
    while not session.match.game.hand_over:
        if session.match.yours:
            _your_move(session)
        else:
            _others_move(session)
    if session.auto == "hand":
        session.auto = ""


def _your_move(session: Session) -> None:
    match = session.match
    if session.auto:
        session.tell(match.news.lines() if not match.your_news else ())
    else:
        session.draw()
    while match.yours:
        if session.auto:
            session.play(match.hint())
        else:
            legal = match.game.legal_actions()
            obey(session, session.lines.ask(prompt(match.view(), match.seats, legal)))
    session.tell(match.news.latest())
    if session.auto == "turn":
        session.auto = ""


def _others_move(session: Session) -> None:
    match = session.match
    with session.pace.watching():
        while not match.yours and not match.game.hand_over:
            match.bot_plays()
            session.pace.show(match.news.latest())
    session.unsaved = True


def _show_end(session: Session) -> None:
    match, game = session.match, session.match.game
    end = game.hand_end
    if end is None:
        return
    if not match.your_news:
        session.tell(match.news.lines())
    before = tuple(now - won for now, won in zip(game.scores, end.points, strict=True))
    session.show(Text(), ending(end, match.seats))
    session.show(sheet_table(game.score_sheet(), before, match.seats, game.hand_number))
    outcome = game.outcome()
    if outcome is not None:
        session.show(result(outcome, match.seats))


def _between_hands(session: Session) -> None:
    """Wait until the player wants the next hand; commands may be typed meanwhile."""
    following = session.match.game.hand_number + 1
    while not session.auto:
        line = session.lines.ask(f"{phrase('prompt-next', n=str(following))} ")
        if not line:
            return
        obey(session, line)


def _farewell(session: Session) -> None:
    session.show(Text())
    if session.saved is not None and not session.unsaved:
        command = how_to_resume(session.saved, session.seed)
        session.show(Text(phrase("goodbye-saved", command=command)))
    else:
        session.show(Text(phrase("goodbye")))
