"""No error holds a sentence in the source: it has a name, and the texts say it in each language."""

import ast
import pickle
import re
from collections.abc import Iterator

import pytest

from escalera.arena import ArenaError
from escalera.bots import BotError, about, bot_names
from escalera.cards.compiling.choice import EngineError
from escalera.engine.match.refusals import refusal
from escalera.engine.match.replay import ReplayError
from escalera.engine.state.action import ActionError
from escalera.engine.state.reasons import Reason
from escalera.notation.verify import verify
from escalera.pad import PadError, read_pad
from escalera.rules import load
from escalera.simulation import SimulationError
from escalera.texts import LANGUAGES, texts
from tests.texts.asked_for import PACKAGE, all_trees, errors, faults, heirs, mentioned
from tests.texts.files import messages

WORDS = re.compile(r"[A-Za-z][a-z']+ [a-z]{2,}")
"""Two words, as in a sentence."""
SECTIONS = {"Going out"}
"""Sections of the rules, which an error cites."""
UNSEEN = {"Conflict", "Unavailable"}
"""Errors between the store and its callers, who tell people something else."""


def own_errors() -> set[str]:
    """Return the names of the project's own classes of errors, all that are raised among them."""
    general = {"Exception", "ValueError", "RuntimeError", "HTTPException"}
    return heirs(general) - general


def written(call: ast.Call) -> Iterator[str]:
    """Yield the strings among what a call gives, wherever they stand in it."""
    for given in [*call.args, *(one.value for one in call.keywords)]:
        for node in ast.walk(given):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_no_error_of_the_project_holds_a_sentence() -> None:
    known = own_errors()
    assert known > {"PadError", "ActionError", "Refused", "CommandError", "EngineError", "Denied"}
    found = [
        (path.relative_to(PACKAGE).as_posix(), text)
        for path, tree in all_trees().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in known - UNSEEN
        for text in written(call)
        if WORDS.search(text) and text not in SECTIONS
    ]
    assert found == []


SILENT = ("notation", "pad", "paper", "arena", "simulation", "bots")
"""Packages in which what is raised may reach a player."""
MISUSE = {"The hand is not over."}
"""Said to whoever writes code: no player can cause it."""


def test_no_plain_error_holds_a_sentence_where_players_would_read_it() -> None:
    found = [
        text
        for path, tree in all_trees().items()
        if path.relative_to(PACKAGE).parts[0] in SILENT
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
        for text in written(node.exc)
        if WORDS.search(text)
    ]
    assert set(found) == MISUSE


def test_every_fault_has_its_sentence_with_its_values() -> None:
    said, named = messages("en"), list(faults())
    assert len(named) > 100
    assert [name for name, _, _ in named if f"fault-{name}" not in said] == []
    wrong = [
        (name, values) for name, values, whole in named if whole and values != said[f"fault-{name}"]
    ]
    assert wrong == []


def test_no_sentence_is_left_of_a_fault_that_is_gone() -> None:
    named = {f"fault-{name}" for name in mentioned()}
    faulty = {key for key in messages("en") if key.startswith("fault-")}
    assert len(faulty) > 110
    assert faulty - named == set()


def test_the_errors_that_have_names() -> None:
    assert errors() >= {"ActionError", "RecordError", "ReplayError", "SetupError", "PadError"}
    assert errors() >= {"ArenaError", "BotError", "EngineError", "ShuffleError", "SimulationError"}


@pytest.mark.parametrize(
    ("error", "english", "spanish"),
    [
        (
            ActionError("NOTHING_AFTER", verb="draw"),
            "Nothing stands after `draw`.",
            "Detrás de `draw` no va nada.",
        ),
        (ArenaError("TWO_BOTS"), "Name two bots or more", "Nombre dos bots o más"),
        (BotError("NO_BOT", bot="'x'", bots="easy"), "There is no bot 'x'", "No existe el bot 'x'"),
        (EngineError("NO_NUMBA"), "Numba is not installed", "Numba no está instalado"),
        (SimulationError("NO_HANDS"), "A match is played", "Una partida se juega"),
        (PadError("edits", "NOTHING_TO_UNDO"), "edits: There is", "edits: No hay nada"),
    ],
)
def test_an_error_in_both_languages(error: PadError, english: str, spanish: str) -> None:
    assert str(error).startswith(english)
    assert error.said("es").startswith(spanish)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_fault_says_what_it_rests_on_in_the_same_language() -> None:
    why = refusal(Reason.PILE_TOO_SMALL, load("sambola", 4, {"pile_minimum": 7}))
    error = ReplayError(9, "REFUSED", why.rule, reason=why.name, why=why)
    assert error.said("es") == "PILE_TOO_SMALL: El pozo tiene menos de 7 cartas."
    assert str(error).startswith("line 9: PILE_TOO_SMALL: The pile holds fewer than 7 cards. (")
    assert error.said("es") in pickle.loads(pickle.dumps(error)).said("es")


def test_a_record_and_a_pad_of_wrong_rules_say_so_in_spanish() -> None:
    fault = verify("escalera 1\ngame samba 1\nset zz 4\nplayers 4\n")
    assert fault is not None
    assert (fault.line, fault.said("es")) == (3, "zz: Samba no tiene esa regla.")
    with pytest.raises(PadError) as caught:
        read_pad({"escalera-pad": 1, "game": "samba", "settings": {"zz": "4"}})
    assert caught.value.said("es") == "settings: zz: Samba no tiene esa regla."


def test_a_long_value_is_cut() -> None:
    said = ActionError("NO_VERB", word="x" * 5000, verbs="draw").said("es")
    assert len(said) < 1000


def test_every_bot_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        told = {key for key in messages(language, "bots") if key.startswith("bot-")}
        assert told == {f"bot-{bot}-about" for bot in bot_names()}
    assert about("random", "es") == "Juega cualquier cosa permitida."


POSITION = """escalera 1
game samba 1
players 4
hand 1
dealer 4
scores 0 0
position
{line}
"""


@pytest.mark.parametrize(
    ("line", "english", "spanish"),
    [
        (
            "deal 1 4S 4S 4S 4S",
            "The pack does not hold that many 4S.",
            "En la baraja no hay tantas 4S.",
        ),
        ("deal 1 4S\nmelds 1 m1 4H 5H", "A meld holds at least three", "Una combinación lleva al"),
        ("stock zz", "There can be no such position: ", "Esa posición no puede darse: "),
    ],
)
def test_what_a_player_can_mend_is_named_in_a_position(
    line: str, english: str, spanish: str
) -> None:
    rest = "".join(f"deal {seat} *11\n" for seat in (2, 3, 4)) + "turn 1\nstock *"
    fault = verify(POSITION.format(line=f"{line}\n{rest}"))
    assert fault is not None
    values = {"fault": fault.name, "card": str(fault.values.get("card", ""))}
    for language, said in (("en", english), ("es", spanish)):
        words = texts(language, "server", "positions").say("reason-NO_SUCH_POSITION", values)
        assert words.startswith(said)
