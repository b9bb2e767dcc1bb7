"""A score sheet: as many pages as the hands need, with the notes beside or after them."""

from dataclasses import replace
from typing import Final

from escalera.pad import Hand, Pad, ScoredHand
from escalera.paper.block import columns, draw_block, rows
from escalera.paper.canvas import Canvas, Look
from escalera.paper.formats import MARGIN, Format, make_format
from escalera.paper.panel import draw_notes, draw_totals, hands_of_rows, totals_rows
from escalera.paper.printable import printable
from escalera.paper.words import Words, agreed

_USUAL_HANDS: Final = 8
"""How many hands an empty sheet has room for in a match to a target."""
_SPACE: Final = 0.5
"""The space between two hands, in rows."""
_MOST_GROWN: Final = 1.3
_NOTES_SHARE: Final = 0.34
_GAP: Final = 4.0


def score_sheet(
    pad: Pad, *, paper: str = "a4", large: bool = False, named: bool = True, language: str = "en"
) -> bytes:
    """Return a pad as a PDF file: what is written is filled in, the rest left to write by hand.

    paper: `a4` or `letter`; PaperError for any other. large: large print. named: whether to print
    the players' and teams' names or leave room for them. language: `en` or `es`; PaperError for any
    other.
    """
    text = Words(language)
    pad = printable(pad, text)
    names = pad.teams if named else _plain_names(pad, text)
    least = make_format(paper, large=large, teams=pad.rules.teams)
    high = rows(pad, names) + _SPACE
    on_a_page = _on_a_page(least, high)
    form = _fitted(least, on_a_page * high)
    title = pad.title or text.say("sheet-title", game=text.game(pad.rules))
    canvas = Canvas(form, title, text)
    hands = _hands(pad, on_a_page)
    for page in _pages(hands, on_a_page):
        _new_page(canvas, title, pad)
        _draw_hands(canvas, pad, page, names)
        if not form.wide:
            _beside(canvas, pad, page, names, named=named, last=page.stop == hands.stop)
    if form.wide:
        _after(canvas, pad, hands, names, title, named=named)
    return canvas.bytes()


def _plain_names(pad: Pad, text: Words) -> tuple[str, ...]:
    key = "sheet-team" if pad.rules.partners else "sheet-player"
    return tuple(text.say(key, n=number) for number in range(1, pad.rules.teams + 1))


# ------------------------------------------------------------------ how much goes where


def _top(form: Format) -> float:
    """Return where a page's rows begin, below its heading."""
    return MARGIN + 7 + form.text


def _room(form: Format) -> float:
    return form.bottom - _top(form)


def _on_a_page(form: Format, high: float) -> int:
    """Return how many hands of this many rows fit on a page."""
    return max(1, int((_room(form) + 0.01) / (form.row * high)))


def _fitted(form: Format, all_rows: float) -> Format:
    """Return the format with rows of the height at which this many fill the page."""
    whole = _room(form) / all_rows
    return replace(form, row=min(whole, _MOST_GROWN * form.row))


def _hands(pad: Pad, on_a_page: int) -> range:
    """Return the numbers of the hands on the sheet: a match's own, or enough to fill its pages."""
    first, written = pad.first_hand, len(pad.hands)
    if pad.rules.hands:
        return range(first, max(pad.rules.hands + 1, first + written))
    if pad.standing.outcome:
        return range(first, first + written)
    pages = -(-max(_USUAL_HANDS, written + 1) // on_a_page)
    return range(first, first + pages * on_a_page)


def _pages(hands: range, on_a_page: int) -> list[range]:
    starts = range(hands.start, hands.stop, on_a_page)
    return [range(start, min(start + on_a_page, hands.stop)) for start in starts]


# ------------------------------------------------------------------ drawing


def _new_page(canvas: Canvas, title: str, pad: Pad) -> None:
    canvas.new_page()
    canvas.words(MARGIN - 1, MARGIN - 2, title, bold=True, size=1.6)
    settings, text = agreed(pad.rules), canvas.text
    game = text.say("sheet-game", game=text.game(pad.rules), players=pad.rules.seats)
    parts = (game, settings, pad.played)
    canvas.words(MARGIN - 1, MARGIN + 5.5, "; ".join(part for part in parts if part), size=0.85)
    page = text.say("sheet-page", n=canvas.pages)
    right = canvas.form.width - MARGIN - 25
    canvas.cell(right, MARGIN - 2, 25, page, align="R", look=Look.PLAIN, size=0.85)


def _draw_hands(canvas: Canvas, pad: Pad, page: range, names: tuple[str, ...]) -> None:
    form = canvas.form
    width = form.inner if form.wide else (1 - _NOTES_SHARE) * form.inner - _GAP
    at = columns(MARGIN, width, pad.rules.teams)
    y = _top(canvas.form)
    for number in page:
        draw_block(canvas, at, y, pad, number, _written(pad, number), names)
        y += form.row * (rows(pad, names) + _SPACE)


def _written(pad: Pad, number: int) -> tuple[Hand, ScoredHand] | None:
    at = number - pad.first_hand
    return (pad.hands[at], pad.standing.hands[at]) if at < len(pad.hands) else None


def _beside(
    canvas: Canvas, pad: Pad, page: range, names: tuple[str, ...], *, named: bool, last: bool
) -> None:
    width = _NOTES_SHARE * canvas.form.inner
    x, y = canvas.form.width - MARGIN - width, _top(canvas.form)
    if page.start == pad.first_hand:
        y = draw_notes(canvas, x, y, width, pad, named=named)
    draw_totals(canvas, x, y, width, pad, page, names, last=last)


def _after(
    canvas: Canvas, pad: Pad, hands: range, names: tuple[str, ...], title: str, *, named: bool
) -> None:
    """Draw notes and totals on pages of their own; the totals get as many as they need."""
    form = canvas.form
    _new_page(canvas, title, pad)
    y = draw_notes(canvas, MARGIN, _top(form), form.inner, pad, named=named)
    if y + form.row * totals_rows(len(hands), names) > form.bottom:
        _new_page(canvas, title, pad)
        y = _top(form)
    most = hands_of_rows(int(_room(form) / form.row), names)
    for page in _pages(hands, most):
        if page.start > hands.start:
            _new_page(canvas, title, pad)
        last = page.stop == hands.stop
        draw_totals(canvas, MARGIN, y, form.inner, pad, page, names, last=last)
        y = _top(form)
