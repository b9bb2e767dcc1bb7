"""Sentences with a variant of their own: one partner or two, feet, idle wild cards, the cut."""

import pytest

from escalera.book import book
from escalera.book.book import prose
from escalera.rules import games, load

ASKED = [
    (4, "en", "Your partner answers yes or no, and until then nothing else is played."),
    (6, "en", "Your partners answer in the order of their seats."),
    (4, "es", "Su compañero responde sí o no, y hasta entonces no se juega nada más."),
    (6, "es", "Los compañeros responden en el orden de los asientos."),
]


@pytest.mark.parametrize(("players", "language", "words"), ASKED)
@pytest.mark.parametrize("game", ["sambola", "bolivia"])
def test_a_team_of_two_has_one_partner(game: str, players: int, language: str, words: str) -> None:
    assert words in " ".join(prose(load(game, players), language)["asking"])


@pytest.mark.parametrize("game", games())
def test_a_book_for_two_against_two_never_speaks_of_partners(game: str) -> None:
    told = book(load(game, 4))
    lines = [line for chapter in told.chapters[1:] for line in chapter.lines]
    captions = [one.caption for chapter in told.chapters for one in chapter.examples]
    titles = [chapter.title for chapter in told.chapters]
    assert [said for said in (*titles, *lines, *captions) if "artners" in said] == []


def test_who_has_no_partner_is_told_of_no_partners_foot() -> None:
    alone = " ".join(prose(load("villages-samba", 3))["feet"])
    assert "picked up your own foot." in alone
    assert "partner" not in alone


def test_colours_are_no_matter_where_no_meld_takes_a_wild_card() -> None:
    told = " ".join(prose(load("samba", 4, {"wilds_in_set": 0}))["table"])
    assert "red, or pure" not in told


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("chosen", [{}, {"cut_bonus": 0.05}])
def test_an_exact_cut_is_what_hand_and_foot_take(chosen: dict[str, object], language: str) -> None:
    rules = load("villages-samba", 4, {"hand_cards": 13, "foot_cards": 11, **chosen})
    told = prose(rules, language)
    said = (*told["deal"], *(told["scores"] if chosen else ()))
    assert len([line for line in said if "24" in line]) == (3 if chosen else 2)
    assert [line for line in said if "exactly 30" in line or "exactamente 30" in line] == []


def told(game: str, chosen: dict[str, object], chapter: str, language: str = "en") -> str:
    return " ".join(prose(load(game, 4, chosen), language)[chapter])


Chosen = dict[str, object]
POLICED: Chosen = {"self_policed": "yes"}
JOINED: Chosen = {"merge_sets": "yes"}
UPCARD: Chosen = {"pile_take": 1}
SETS: Chosen = {"sequences": "no", "need_samba": 0}
NO_JOKERS: Chosen = {"jokers": 0}
NEEDS = ("need_samba", "need_red_canasta", "need_black_canasta", "need_wild", "need_sevens")
SEVENS: Chosen = {**dict.fromkeys(NEEDS, 0), "need_sevens": 1}
VARIANTS: list[tuple[str, Chosen, str, str, str]] = [
    ("villages-samba", POLICED, "offences", "go out without a yes", "sin un sí"),
    (
        "villages-samba",
        {**POLICED, "asking": "optional"},
        "offences",
        "If you go out after a no, what you laid down",
        "Si cierra después de un no, vuelve",
    ),
    (
        "villages-samba",
        {**POLICED, "take_for_initial": "yes"},
        "offences",
        "can't discard before the minimum is there",
        "no puede descartar antes de llegar al mínimo",
    ),
    ("black-samba", UPCARD, "taking", "After the take you must hold two", "Después deben quedarle"),
    ("sambola", UPCARD, "taking", "After the take you must hold two", "Después deben quedarle"),
    ("samba", UPCARD, "initial", "for it, the upcard counts.", "se toma para ella cuenta."),
    ("bolivia", SETS, "black", "as a set, without wild cards. They", "sin comodines. Es lo último"),
    (
        "sambola",
        SETS,
        "out",
        "2 red canastas and 1 black canasta for",
        "2 canastas rojas y 1 canasta negra.",
    ),
    (
        "villages-samba",
        {"need_red_canasta": 0, "wilds_with_sevens": "yes"},
        "out",
        "doesn't count as a black canasta",
        "no cuenta como canasta negra",
    ),
    (
        "villages-samba",
        {"wilds_with_sevens": "yes"},
        "out",
        "neither as a red canasta nor as a black one",
        "ni como canasta roja ni como negra",
    ),
    ("sambola", NO_JOKERS, "turn", "any card but a red 3.", "cualquier carta menos un 3 rojo."),
    ("black-samba", NO_JOKERS, "turn", "any card but a red 3.", "cualquier carta menos un 3 rojo."),
    (
        "bolivia",
        {"jokers": 3},
        "scores",
        "A red bolivia, 2s alone, is worth 4,000; any other, a mixed one, 2,000.",
        "Una bolivia roja, solo de doses, vale 4.000; cualquier otra, mixta, 2.000.",
    ),
    (
        "bolivia",
        {"jokers": 3},
        "wild",
        "a red bolivia is seven 2s, and any other is mixed.",
        "la roja son siete doses; cualquier otra es mixta.",
    ),
    ("bolivia", NO_JOKERS, "scores", "A complete wild meld is worth 4,000.", "vale 4.000."),
    ("villages-samba", {"cut_bonus": 0.01}, "deal", "happens once in 100.", "ocurre 1 de cada 100"),
    ("villages-samba", {"cut_bonus": 0.025}, "deal", "2.5 times in 100.", "2.5 de cada 100"),
    (
        "samba",
        {"need_any": 1},
        "out",
        "You may complete it in this very turn, and make the initial",
        "Puede completarse en ese mismo turno, y en él",
    ),
    (
        "villages-samba",
        SEVENS,
        "out",
        "You may complete it in this very turn.",
        "Puede completarse en ese mismo turno.",
    ),
    ("samba", {"target": 1}, "aim", "until a team has 1 point.", "tiene 1 punto."),
    ("samba", {"target": 1}, "match", "when a team has 1 point or more", "tiene 1 punto o más"),
]


@pytest.mark.parametrize(("game", "chosen", "chapter", "english", "spanish"), VARIANTS)
def test_a_table_has_sentences_of_its_own(
    game: str, chosen: Chosen, chapter: str, english: str, spanish: str
) -> None:
    assert english in told(game, chosen, chapter)
    assert spanish in told(game, chosen, chapter, "es")


NOT_SAID: list[tuple[str, Chosen, str, tuple[str, ...]]] = [
    ("villages-samba", {**POLICED, "asking": "optional"}, "offences", ("without a yes",)),
    ("villages-samba", POLICED, "offences", ("before the minimum is there",)),
    *((game, JOINED, "sets", ("may be joined",)) for game in ("sambola", "bolivia")),
    ("black-samba", UPCARD, "taking", ("What came with", "With the cards that you get")),
    ("black-samba", UPCARD, "red", ("with the discard pile",)),
    ("black-samba", UPCARD, "initial", ("other cards of the pile",)),
    ("villages-samba", UPCARD, "taking", ("What came with",)),
    ("villages-samba", UPCARD, "feet", ("those cards come first",)),
    *(("bolivia", SETS, chapter, ("samba", "sequence")) for chapter in ("black", "out")),
    ("sambola", SETS, "out", ("samba",)),
    ("villages-samba", {**SEVENS, "need_red": 1}, "out", ("doesn't count", "counts only as that")),
    ("villages-samba", {"need_red_canasta": 0}, "out", ("doesn't count",)),
    *(("sambola", NO_JOKERS, chapter, ("oker",)) for chapter in ("turn", "taking", "scores")),
    ("black-samba", NO_JOKERS, "scores", ("oker",)),
    *(("bolivia", NO_JOKERS, chapter, ("oker",)) for chapter in ("deal", "wild", "scores")),
    ("samba", NO_JOKERS, "table", ("2s and jokers",)),
    ("villages-samba", NO_JOKERS, "deal", ("oker",)),
]


@pytest.mark.parametrize(("game", "chosen", "chapter", "words"), NOT_SAID)
def test_what_a_table_does_not_have_is_not_told(
    game: str, chosen: Chosen, chapter: str, words: tuple[str, ...]
) -> None:
    assert [one for one in words if one in told(game, chosen, chapter)] == []
