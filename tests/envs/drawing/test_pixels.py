"""Pixels of a table: how many, which colours, and what is said without the extra."""

import sys

import numpy as np
import pytest

from escalera.engine.match.game import Game
from escalera.envs.drawing import HEIGHT, WIDTH, DrawingError, pixels, table_svg
from escalera.envs.pettingzoo import raw_env


def test_they_are_those_of_the_picture() -> None:
    found = pixels(table_svg(Game.new("samba", seed=1).view(1)))
    assert found.shape == (HEIGHT, WIDTH, 3)
    assert found.dtype == np.uint8
    assert found.flags.writeable
    assert found[HEIGHT - 1, 0].tolist() == [0x1F, 0x5C, 0x46], "the felt"
    white, red = (
        (found == colour).all(axis=2).sum() for colour in ([253, 252, 247], [195, 32, 47])
    )
    assert white > 20_000, "cards"
    assert red > 1_000, "hearts and diamonds"


def test_words_are_drawn_with_the_font_that_comes_along() -> None:
    blank = pixels('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>')
    text = '<text y="20" fill="#fff" font-family="DejaVu Sans Condensed">Hand</text>'
    said = pixels(f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">{text}</svg>')
    assert not blank.any()
    assert said.any()


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(DrawingError, match=r"pip install 'escalera\[pictures\]'") as refused:
        raw_env(render_mode="rgb_array")
    assert refused.value.name == "NO_RESVG"
    made = raw_env(render_mode="svg")
    made.reset(seed=1)
    assert made.render().startswith("<svg ")
