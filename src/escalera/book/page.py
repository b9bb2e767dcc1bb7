"""The rule card and the rule book as pages of their own: nothing to load, ready to print."""

from collections.abc import Iterable
from html import escape

from escalera.book.book import Book, Chapter, book
from escalera.book.card.figures import CardGroup, figures
from escalera.book.card.variations import Choice, Variation, choice_words
from escalera.book.positions.examples import Example
from escalera.book.wording.catalogue import Catalogue, catalogue
from escalera.book.wording.phrases import say
from escalera.book.wording.plays import card_words
from escalera.rules import RuleSet

_STYLE = """
:root { color-scheme: light; }
body { font: 1rem/1.5 Georgia, "Times New Roman", serif; max-width: 46rem; margin: 2rem auto;
  padding: 0 1rem; color: #1c1c1c; background: #fff; }
h1, h2, h3, th, figcaption b { font-family: system-ui, sans-serif; line-height: 1.2; }
h1 { margin-bottom: .2rem; }
h2 { margin-top: 2rem; border-bottom: 1px solid #999; }
.about, .source { margin: .2rem 0; }
figure { margin: 0 0 1rem; padding: .6rem .9rem; border: 1px solid #aaa; border-left-width: .4rem;
  break-inside: avoid; }
figure.legal { border-left-color: #186a34; }
figure.illegal, figure.offence { border-left-color: #a3231b; border-left-style: dashed; }
figure p { margin: 0; }
.pictures { columns: 2; column-gap: 1rem; }
dl { display: grid; grid-template-columns: 6.5rem 1fr; gap: .2rem .6rem; margin: .5rem 0; }
dt { font: .85rem/1.3 system-ui, sans-serif; color: #444; }
dd { margin: 0; }
.playing { display: inline-block; border: 1px solid #777; border-radius: .25rem; padding: 0 .3rem;
  margin: 0 .15rem .15rem 0; font: .95rem/1.6 system-ui, sans-serif; white-space: nowrap; }
.red { color: #b00020; }
.wild { background: #ece3f5; }
.figures { columns: 2; column-gap: 1.5rem; }
.figures section { break-inside: avoid; }
.figures h2 { font-size: 1rem; margin: .6rem 0 .2rem; }
table { border-collapse: collapse; width: 100%; font: .85rem/1.3 system-ui, sans-serif; }
th, td { text-align: left; vertical-align: top; font-weight: normal; padding: .1rem .2rem;
  border-bottom: 1px dotted #bbb; }
td { text-align: right; font-weight: 600; }
@media (max-width: 40rem) {
  .figures, .pictures { columns: 1; }
  dl { grid-template-columns: 1fr; }
}
@page { margin: 14mm; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 11pt; }
  h2, h3 { break-after: avoid; }
  .pictures { columns: 2; font-size: 9.5pt; }
  dl { grid-template-columns: 6.5rem 1fr; }
  .one-page { font-size: 8.5pt; line-height: 1.35; }
  .one-page .figures { columns: 2; }
  .one-page .figures h2 { margin: .3rem 0 .1rem; }
  .one-page table { font-size: 8pt; line-height: 1.2; }
  .one-page th, .one-page td { padding: 0 .1rem; }
}
"""


def card_page(rules: RuleSet, language: str = "en") -> str:
    """Return the rule card as an HTML document; printed, it is one page."""
    words, told = catalogue(language), book(rules, language)
    groups = "".join(map(_group, figures(rules, language)))
    body = _head(told, "page-card", words) + _agreed(told, words)
    return _document(
        told, f'{body}<div class="figures">{groups}</div>', "page-card", words, "one-page"
    )


def book_page(rules: RuleSet, language: str = "en") -> str:
    """Return the rule book, with its pictured examples, as an HTML document."""
    words, told = catalogue(language), book(rules, language)
    chapters = "".join(_chapter(chapter, words) for chapter in told.chapters)
    body = _head(told, "page-book", words) + _agreed(told, words) + _variations(told, words)
    return _document(told, body + chapters, "page-book", words)


def _document(told: Book, body: str, kind: str, words: Catalogue, style: str = "") -> str:
    title = escape(f"{told.title}: {words.text(say(kind))}")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f'<body class="{style}">\n<main>\n{body}</main>\n</body>\n</html>\n'
    )


def _head(told: Book, kind: str, words: Catalogue) -> str:
    players = words.text(say("page-players", seats=told.seats))
    source = words.text(say("page-source", credit=told.credit))
    return (
        f"<h1>{escape(told.title)}: {escape(words.text(say(kind)))}</h1>\n"
        f'<p class="about">{escape(f"{players}. {told.about}".rstrip())}</p>\n'
        f'<p class="source"><small>{escape(source)}</small></p>\n'
    )


def _agreed(told: Book, words: Catalogue) -> str:
    if not told.agreed:
        return ""
    lines = "".join(
        f"<li>{_said(words, 'agreed', label=item.label, left=item.left, right=item.right)}</li>"
        for item in told.agreed
    )
    return f"<h2>{escape(words.text(say('chapter-agreed')))}</h2>\n<ul>{lines}</ul>\n"


def _variations(told: Book, words: Catalogue) -> str:
    if not told.variations:
        return ""
    items = "".join(_variation(item, words) for item in told.variations)
    return f"<h2>{escape(words.text(say('chapter-variations')))}</h2>\n{items}"


def _variation(variation: Variation, words: Catalogue) -> str:
    lines = "".join(_choice(choice, words) for choice in variation.choices)
    return f"<p>{escape(variation.label)}:</p>\n<ul>{lines}</ul>\n"


def _choice(choice: Choice, words: Catalogue) -> str:
    text = escape(choice_words(choice, words))
    return f"<li><b>{text}</b></li>" if choice.agreed else f"<li>{text}</li>"


def _said(words: Catalogue, key: str, **values: str | int) -> str:
    return escape(words.text(say(f"page-{key}", **values)))


def _group(group: CardGroup) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(row.label)}</th><td>{escape(row.value)}</td></tr>'
        for row in group.rows
    )
    return f"<section><h2>{escape(group.title)}</h2><table>{rows}</table></section>\n"


def _chapter(chapter: Chapter, words: Catalogue) -> str:
    lines = "".join(f"<p>{escape(line)}</p>\n" for line in chapter.lines)
    pictures = "".join(_picture(example, words) for example in chapter.examples)
    if pictures:
        pictures = f'<div class="pictures">\n{pictures}</div>\n'
    return f"<section>\n<h2>{escape(chapter.title)}</h2>\n{lines}{pictures}</section>\n"


def _picture(example: Example, words: Catalogue) -> str:
    kind = example.verdict.kind
    melds = "".join(
        _row(_said(words, "meld", number=number), cards) for number, cards in example.melds
    )
    return (
        f'<figure class="{kind}">\n<p>{escape(example.caption)}</p>\n<dl>'
        f"{_row(_said(words, 'hand'), example.hand)}{melds}{_laid(example, words)}"
        f"{_row(_said(words, 'pile'), example.pile)}</dl>\n"
        f"<figcaption>{escape(example.told)} <b>{_said(words, kind)}</b> "
        f"{escape(example.verdict.why(words.language))}</figcaption>\n</figure>\n"
    )


def _laid(example: Example, words: Catalogue) -> str:
    return _row(_said(words, "laid"), example.laid) if example.laid else ""


def _row(title: str, cards: Iterable[str]) -> str:
    return f"<dt>{title}</dt><dd>{''.join(map(_card, cards))}</dd>"


def _card(card: str) -> str:
    own = card.partition("=")[0]
    wild = " wild" if own[0] == "2" or own == "JK" else ""
    red = " red" if own[-1] in "HD" else ""
    return f'<span class="playing{red}{wild}">{card_words(card)}</span>'
