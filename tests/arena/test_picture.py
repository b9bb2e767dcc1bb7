"""The picture: well-formed SVG with every name and every interval."""

from xml.etree import ElementTree as ET

from escalera.arena.picture import picture
from escalera.arena.report import Pair, Rating, Report, Took, Turns
from escalera.arena.statistics import Estimate

SVG = "{http://www.w3.org/2000/svg}"
TURNS = Turns(30.0, 20, 30, 40)
ENDS = {"out": 1.0}


def pair(a: str, b: str, mean: float, half: float | None) -> Pair:
    low, high = (None, None) if half is None else (mean - half, mean + half)
    half_won = Estimate(0.5, 0.4, 0.6)
    return Pair(a, b, mean, low, high, 9, 18, half_won, 0, None, None, ENDS, TURNS)


def drawn(*pairs: Pair, language: str = "en") -> ET.Element:
    elo = (Rating("<one> & two", 12.0, 5.0, 20.0),)
    report = Report("samba", 4, {}, ("a",), "1", 9, 0, pairs, elo, {}, Took(1.0, ()))
    return ET.fromstring(picture(report, language))


def test_it_shows_every_name_and_figure() -> None:
    words = [text.text for text in drawn(pair("x", "y", 100, 50)).iter(f"{SVG}text")]
    for wanted in ("x", "y", "+100.0", "+50 to +150", "50.0% ± 10.0%", "<one> & two", "+5 to +20"):
        assert wanted in words


def test_it_speaks_spanish() -> None:
    found = drawn(pair("x", "y", 1100, 50), language="es")
    words = [text.text for text in found.iter(f"{SVG}text")]
    said = "samba, 4 jugadores: 9 repartos, cada uno con los asientos cambiados; semilla 1"
    for wanted in (said, "puntos por mano", "+1.100,0", "+1.050 a +1.150", "50,0% ± 10,0%"):
        assert wanted in words


def test_dots_bars_and_the_line_at_zero() -> None:
    found = drawn(pair("x", "y", 100, 50), pair("x", "z", -20, None))
    first, second = (float(dot.get("cx", 0)) for dot in found.iter(f"{SVG}circle"))
    bar, zero = list(found.iter(f"{SVG}line"))
    left, right = float(bar.get("x1", 0)), float(bar.get("x2", 0))
    middle = float(zero.get("x1", 0))
    assert second < middle < left < first < right
    assert abs((first - middle) - 5 * (middle - second)) < 0.7  # places are rounded to 0.1


def test_nothing_but_zeros() -> None:
    found = drawn(pair("x", "x (2)", 0, 0))
    assert len(list(found.iter(f"{SVG}circle"))) == 1
