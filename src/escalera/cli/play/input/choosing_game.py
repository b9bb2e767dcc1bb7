"""Which game? Asked if the command line doesn't say."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from escalera.book.book import cover
from escalera.cli.console import number_in
from escalera.cli.language import chosen
from escalera.cli.play.typed_lines import Lines
from escalera.cli.words import phrase
from escalera.rules import games, load

DEFAULT = "samba"


def choose_game(console: Console, lines: Lines) -> str:
    """Return the game that the player chooses from a numbered list."""
    ids = games()
    for number, game in enumerate(ids, 1):
        told = cover(load(game), chosen())
        console.print(Text.assemble(f"  {number}  ", (told.title, "bold")))
        console.print(Padding(Text(told.about), (0, 0, 0, 5)))
    while True:
        answer = lines.ask(f"{phrase('prompt-game', game=DEFAULT)} ").lower()
        found = _meant(answer, ids)
        if found:
            return found
        console.print(Text(phrase("prompt-number", n=str(len(ids)))))


def _meant(answer: str, ids: tuple[str, ...]) -> str:
    if not answer:
        return DEFAULT
    if answer.isdecimal():
        number = number_in(answer)
        return ids[number - 1] if 1 <= number <= len(ids) else ""
    if answer in ids:
        return answer
    begun = [game for game in ids if game.startswith(answer)]
    return begun[0] if len(begun) == 1 else ""
