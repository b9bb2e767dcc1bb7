"""The rule book, the rule card and comparisons on the screen."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.book import Book, CardGroup, Chapter, Difference, Example, book, figures
from escalera.book.book import Cover, cover, prose
from escalera.book.card.variations import choice_words
from escalera.book.wording.catalogue import Catalogue, catalogue
from escalera.book.wording.phrases import say
from escalera.cards.kinds import kind_of
from escalera.cli.drawing.cards import Faces
from escalera.cli.language import chosen
from escalera.cli.pages.folding import Folding
from escalera.cli.words import phrase
from escalera.engine.state.action import TabledCard
from escalera.rules import RuleSet

_INDENT = (0, 0, 0, 2)


def book_on_screen(rules: RuleSet, language: str, faces: Faces) -> RenderableType:
    """Return the rule book with its pictured examples."""
    words, told = catalogue(language), book(rules, language)
    chapters = [part for item in told.chapters for part in _chapter(item, words, faces)]
    return Group(*_heading(told, words), *_variations(told, words), *chapters)


def card_on_screen(rules: RuleSet, language: str) -> RenderableType:
    """Return the rule card: the figures alone."""
    words, groups = catalogue(language), figures(rules, language)
    return Group(*_heading(cover(rules, language), words), *map(_group, groups))


def topic_on_screen(rules: RuleSet, topic: str) -> RenderableType:
    """Return the chapters with a word in their titles, or all titles if none has it."""
    told = {phrase(f"chapter-{key}"): said for key, said in prose(rules, chosen()).items()}
    titles = [title for title, said in told.items() if said]
    found = [title for title in titles if topic.lower() in title.lower()]
    if not found:
        return Text(phrase("answer-no-part", titles=", ".join(titles)))
    parts = [part for title in found for part in (*_titled(title, told[title]), Text())]
    return Group(*parts[:-1])


def _titled(title: str, lines: Iterable[str]) -> Iterator[RenderableType]:
    yield Text(title, style="bold")
    yield from map(_line, lines)


def differences_on_screen(
    found: Sequence[Difference], left: str, right: str, language: str
) -> RenderableType:
    """Return a table of what differs, under the names of the two sides."""
    if not found:
        return Text(catalogue(language).text(say("page-same")))
    table = Table("", left, right, title=catalogue(language).text(say("page-difference")))
    for item in found:
        table.add_row(item.label, item.left, item.right)
    return Folding(table)


def _heading(told: Cover | Book, words: Catalogue) -> Iterator[RenderableType]:
    players = words.text(say("page-players", seats=told.seats))
    yield Text(f"{told.title}, {players}", style="bold underline")
    if told.about:
        yield Text(told.about)
    yield Text(words.text(say("page-source", credit=told.credit)), style="dim")
    yield Text()
    if told.agreed:
        yield Text(words.text(say("chapter-agreed")), style="bold")
        yield from map(_line, _agreed(told, words))
        yield Text()


def _agreed(told: Cover | Book, words: Catalogue) -> Iterable[str]:
    for item in told.agreed:
        values = {"label": item.label, "left": item.left, "right": item.right}
        yield words.text(say("page-agreed", **values))


def _variations(told: Book, words: Catalogue) -> Iterator[RenderableType]:
    if not told.variations:
        return
    yield Text(words.text(say("chapter-variations")), style="bold")
    for variation in told.variations:
        yield _line(f"{variation.label}:")
        for choice in variation.choices:
            mark = "✓" if choice.agreed else "·"
            yield Padding(Text(f"{mark} {choice_words(choice, words)}"), (0, 0, 0, 4))
    yield Text()


def _line(text: str) -> RenderableType:
    return Padding(Text(text), _INDENT)


def _group(group: CardGroup) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for row in group.rows:
        table.add_row(row.label, Text(row.value, style="bold"))
    return Group(Text(group.title, style="bold"), Padding(table, (0, 0, 1, 2)))


def _chapter(chapter: Chapter, words: Catalogue, faces: Faces) -> Iterator[RenderableType]:
    yield from _titled(chapter.title, chapter.lines)
    for example in chapter.examples:
        yield Padding(_example(example, words, faces), (1, 0, 0, 4))
    yield Text()


def _example(example: Example, words: Catalogue, faces: Faces) -> RenderableType:
    rows = Table.grid(padding=(0, 2))
    rows.add_row(words.text(say("page-hand")), _cards(example.hand, faces))
    for number, cards in example.melds:
        rows.add_row(words.text(say("page-meld", number=number)), _cards(cards, faces))
    if example.laid:
        rows.add_row(words.text(say("page-laid")), _cards(example.laid, faces))
    rows.add_row(words.text(say("page-pile")), _cards(example.pile, faces))
    return Group(Text(example.caption, style="italic"), rows, _verdict(example, words))


def _verdict(example: Example, words: Catalogue) -> Text:
    found = example.verdict
    word = words.text(say(f"page-{found.kind}"))
    style = "bold green" if found.kind == "legal" else "bold red"
    why = found.why(words.language)
    said = f" {why} ({found.rule})" if found.rule else f" {why}".rstrip()
    return Text.assemble(f"{example.told} ", (word, style), said)


def _cards(cards: Iterable[str], faces: Faces) -> Text:
    if any("=" in card for card in cards):
        return faces.tabled_cards(map(TabledCard.parse, cards))
    return faces.cards(map(kind_of, cards))
