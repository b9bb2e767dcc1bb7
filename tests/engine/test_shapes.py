"""Sets, sequences and wild melds as written."""

import pytest

from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form
from escalera.engine.state.shapes import shape_of


def cards(text: str) -> list[TabledCard]:
    return list(map(TabledCard.parse, text.split()))


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("7S 7H 7S", Form.SET),
        ("2C 7S JK", Form.SET),
        ("3S 3C 3S", Form.SET),
        ("6H 4H 5H", Form.SEQUENCE),
        ("QC KC AC", Form.SEQUENCE),
        ("4D JK=5D 6D 7D", Form.SEQUENCE),
        ("2C=4D 5D 6D", Form.SEQUENCE),
        ("3S 4S 5S", Form.SEQUENCE),
        ("2S JK 2D", Form.WILD),
    ],
)
def test_shapes(text: str, form: Form) -> None:
    assert shape_of(cards(text)) is form


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("7S 7H", "three cards"),
        ("3H 3H 3D", "red 3"),
        ("7S 8H 9S", "one rank nor of one suit"),
        ("7S 8S TS", "without a gap"),
        ("7S 8S 8S 9S", "without a gap"),
        ("7S 8S JK", "what it stands for"),
        ("7S JK=8S 2C", "what it stands for"),
        ("7S JK=7H 7D", "one suit"),
        ("7S 8S JK=8S", "without a gap"),
        ("JK=7S JK=8S JK=9S", "natural"),
        ("KS AS 4S", "without a gap"),
    ],
)
def test_no_shapes(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        shape_of(cards(text))
