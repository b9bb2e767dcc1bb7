"""What going out takes, in the pad's words."""

import pytest

from escalera.pad.checking.needed_words import needed
from escalera.rules import load


@pytest.mark.parametrize(
    ("game", "settings", "words"),
    [
        ("samba", {}, "at least 2 complete melds of any kind"),
        ("samba", {"need_any": 0}, "no complete melds"),
        (
            "sambola",
            {},
            "at least 2 red canastas or sambas and at least 1 black canasta or samba",
        ),
        ("bolivia", {}, "at least 2 complete melds of any kind, among them at least 1 samba"),
        (
            "samba",
            {"need_any": 0, "need_red": 1, "need_samba": 1, "need_red_canasta": 1},
            "at least 1 red canasta or samba, at least 1 samba and at least 1 red canasta",
        ),
    ],
)
def test_needed(game: str, settings: dict[str, object], words: str) -> None:
    assert needed(load(game, 4, settings)) == words


def test_needed_in_spanish() -> None:
    said = "al menos 2 combinaciones completas de cualquier clase, entre ellas al menos 1 samba"
    assert needed(load("bolivia"), "es") == said
