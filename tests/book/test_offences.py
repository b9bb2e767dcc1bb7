"""What a self-policed table lets happen is an offence with its price, never just legal."""

from pathlib import Path

import pytest

from escalera.book import LANGUAGES, Example, Offence, Verdict, book, judge
from escalera.book.page import book_page
from escalera.cli.app import run
from escalera.engine.match.game import Game
from escalera.notation import read, write
from escalera.rules import RuleSet, games, load, switches

SELF_POLICED = {"self_policed": "yes"}
BACK = Offence(returned=True)
FOUND = {
    "samba": {"claim": Offence(points=50), "out-after-binding-no": Offence(points=100)},
    "villages-samba": {
        "initial-low": Offence(raised=10),
        "out-after-no": BACK,
        "out-last-meld": BACK,
        "out-last-set": BACK,
        "out-without-asking": BACK,
    },
}


def shown(rules: RuleSet, language: str = "en") -> dict[str, Example]:
    chapters = book(rules, language).chapters
    return {item.key: item for chapter in chapters for item in chapter.examples}


def test_these_are_the_self_policed_games() -> None:
    named = {game for game in games() for one in switches(game) if one.name == "self_policed"}
    assert named == set(FOUND)


@pytest.mark.parametrize("game", FOUND)
def test_each_offence_has_its_price(game: str) -> None:
    examples = shown(load(game, 4, SELF_POLICED))
    priced = {key: item.verdict.offence for key, item in examples.items() if item.verdict.offence}
    assert priced == FOUND[game]


@pytest.mark.parametrize("game", FOUND)
def test_what_is_refused_elsewhere_is_not_called_legal(game: str) -> None:
    for players in load(game).players:
        base, policed = shown(load(game, players)), shown(load(game, players, SELF_POLICED))
        for key in base.keys() & policed.keys():
            allowed = policed[key].verdict.kind == "legal"
            assert allowed == base[key].verdict.legal, (players, key)


@pytest.mark.parametrize("game", games())
def test_no_picture_of_a_game_s_own_rules_is_an_offence(game: str) -> None:
    assert not any(item.verdict.offence for item in shown(load(game)).values())


@pytest.mark.parametrize(
    ("language", "legal", "said"),
    [
        ("en", "Legal.", "An offence. It costs 50 points."),
        ("es", "Permitido.", "Es una falta. Cuesta 50 puntos."),
    ],
)
def test_the_book_tells_the_price_on_screen_and_on_paper(
    language: str, legal: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    claimed = shown(load("samba", 4, SELF_POLICED), language)["claim"].told
    page = book_page(load("samba", 4, SELF_POLICED), language)
    assert run(["book", "samba", "--set", "self_policed=yes", "--language", language]) == 0
    screen = " ".join(capsys.readouterr().out.split())
    for text in (page.replace("<b>", "").replace("</b>", ""), screen):
        assert f"{claimed} {said}" in text
        assert f"{claimed} {legal}" not in text
    assert '<figure class="offence">' in page


def test_a_yes_that_is_not_used_has_its_price_everywhere() -> None:
    rules = load("samba")
    game = Game.from_record(read(shown(rules)["ask-two-cards"].record))
    game.play("ask")
    game.play("yes")
    found = judge(write(game.record()), "1 discard 9C")
    assert isinstance(found, Verdict)
    assert found.offence == Offence(points=rules.unused_yes_penalty)
    assert found.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_is_said(language: str) -> None:
    every = Offence(points=70, raised=20, returned=True)
    parts = [Offence(points=70), Offence(raised=20), Offence(returned=True)]
    assert every.said(language) == " ".join(one.said(language) for one in parts)
    assert "70" in parts[0].said(language)
    assert "20" in parts[1].said(language)
    assert Offence().said(language) == ""


def test_trying_it_where_a_record_stops(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "claim.rec"
    file.write_text(shown(load("samba", 4, SELF_POLICED))["claim"].record)
    assert run(["try", str(file), "1 claim"]) == 1
    assert capsys.readouterr().out == "offence: It costs 50 points.\n"
