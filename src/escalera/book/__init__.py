"""The rule book: rule card, book, pictured examples, comparisons, lessons and the referee.

Everything is made from a rule set's parameters, in the languages of `LANGUAGES`. The engine says
whether an example is legal when the book is made. No code here asks a game its name.
"""

from escalera.book.book import Book, Chapter, book
from escalera.book.card.differs import Difference, compared, differences, from_default
from escalera.book.card.figures import CardGroup, Row, figures
from escalera.book.card.variations import Choice, Variation, variations
from escalera.book.positions.course import Attempt
from escalera.book.positions.examples import Example
from escalera.book.positions.lessons import Lesson, lessons, reached
from escalera.book.positions.referee import Offence, Verdict, judge, verdict
from escalera.texts import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Attempt",
    "Book",
    "CardGroup",
    "Chapter",
    "Choice",
    "Difference",
    "Example",
    "Lesson",
    "Offence",
    "Row",
    "Variation",
    "Verdict",
    "book",
    "compared",
    "differences",
    "figures",
    "from_default",
    "judge",
    "lessons",
    "reached",
    "variations",
    "verdict",
]
