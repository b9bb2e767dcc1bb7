"""`escalera rules`: the games, a game's rule card, or what can be set in it."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from escalera.book.book import cover
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import listed, say
from escalera.cli.console import output
from escalera.cli.errors import CommandError
from escalera.cli.language import check_language, chosen, complaint, speaking
from escalera.cli.pages.book import card_on_screen
from escalera.cli.table_rules import agreed
from escalera.cli.words import phrase
from escalera.rules import Key, games, keys, load, presets


def run(
    game: str, players: int | None, pairs: Sequence[str], *, only_keys: bool, language: str = "en"
) -> int:
    """Print what was asked for; without a game the list of games, or every game's keys."""
    check_language(language)
    if not only_keys and not game and (pairs or players is not None):
        raise CommandError(complaint("command-settings-of-what"))
    with speaking(language):
        (_print_keys if only_keys else _print)(output(), game, players, pairs)
    return 0


def _print(console: Console, game: str, players: int | None, pairs: Sequence[str]) -> None:
    if not game:
        _print_games(console, chosen())
        return
    console.print(card_on_screen(agreed(game, players, pairs), chosen()))
    console.print(Text(phrase("after-card", game=game)))


def _print_games(console: Console, language: str) -> None:
    for game in games():
        rules = load(game)
        words, told = catalogue(language), cover(rules, language)
        counts = words.text(listed(rules.players, "or"))
        players = words.text(say("page-players", seats=counts))
        console.print(Text.assemble((game, "bold"), f"  {told.title}, {players}"))
        console.print(Padding(Text(told.about), (0, 0, 0, 4)))
        for preset in (item for item in presets().values() if item.game == game):
            named = f"  {preset.title[language]} ({preset.published[language]})"
            console.print(Padding(Text.assemble((preset.preset, "bold"), named), (0, 0, 0, 4)))
    console.print(Text(f"\n{phrase('after-games')}"))


def _print_keys(console: Console, game: str, players: int | None, pairs: Sequence[str]) -> None:
    if game:
        seats = agreed(game, players, pairs).seats
        _print_all(console, keys(game, seats), defaults=True)
        return
    for name in games():
        console.print(_heading(phrase("keys-variations", game=cover(load(name), chosen()).title)))
        _print_all(console, [key for key in keys(name) if not key.house], defaults=True)
    switches = {key.name for name in games() for key in keys(name) if not key.house}
    house = {key.name: key for name in games() for key in keys(name) if key.house}
    console.print(_heading(phrase("keys-house")))
    _print_all(console, (k for k in house.values() if k.name not in switches), defaults=False)


def _print_all(console: Console, found: Iterable[Key], *, defaults: bool) -> None:
    for key in found:
        default = phrase("keys-default", value=key.default) if defaults else ""
        house = f"  {phrase('keys-house-rule')}" if key.house and defaults else ""
        values = key.allowed(chosen())
        console.print(Text.assemble((key.name, "bold"), f"  {values}{default}{house}"))
        console.print(Padding(Text(key.sentence(chosen())), (0, 0, 0, 4)))


def _heading(words: str) -> Text:
    return Text(words, style="bold underline")
