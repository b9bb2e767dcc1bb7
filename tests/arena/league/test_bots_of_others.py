"""Bots from Python files and programs: they play as ours do, and what goes wrong has a name."""

import sys
from pathlib import Path

import pytest

from escalera import Game
from escalera.arena import Order
from escalera.arena.duplicate import Task, play
from escalera.bots import BotError
from escalera.bots.programs import any_bot, label_of
from escalera.bots.programs.program import words_of
from escalera.engine.match.dealt import deal_from
from escalera.rules import load
from escalera.simulation import play_hand

ROOT = Path(__file__).parents[3]
FIRST = """
def choose(view, legal):
    return next((one for one in legal if "discard" in str(one)), legal[0])
"""
MADE = """
import random
class Mine:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, legal):
        lot = random.Random(f"{self.seed}/{len(view.plays)}")
        return lot.choice([str(one) for one in legal])
def make(seed): return Mine(seed)
"""
AS_OTHERS_WRITE = """
from __future__ import annotations
from dataclasses import dataclass
from beside import LAST
@dataclass
class Mine:
    seat: str
    def choose(self, view, legal):
        return next((one for one in legal if "discard" in str(one)), legal[LAST + 1])
def make(seed): return Mine(seed.split("/")[-1])
"""
PROGRAM = """
import json, random, sys
for line in sys.stdin:
    asked = json.loads(line)
    lot = random.Random(f"{asked['seed']}/{len(asked['plays'])}")
    print(lot.choice(asked["legal"]), flush=True)
"""

SAYS_ITS_SEED = """
class Mine:
    def __init__(self, seed): self.seed = seed
    def choose(self, view, legal): return self.seed
def make(seed): return Mine(seed)
"""
SAYS_WHAT_IT_READS = """
import json, sys
for line in sys.stdin:
    print(json.loads(line)["seed"], flush=True)
"""
ONLY_ONCE = """
from pathlib import Path
Path(__file__).with_name("ran").touch(exist_ok=False)
"""
UNTOLD = """
class Untold(Exception):
    def __repr__(self): raise ValueError
"""
BAD_BYTE = (
    "import sys; sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); input(); input()"
)


def written(folder: Path, text: str) -> Path:
    file = folder / f"bot{len(list(folder.iterdir()))}.py"
    file.write_text(text, encoding="utf-8")
    return file


def told(bot: str, game: str = "samba", seed: str = "here") -> str:
    """Return the record of a hand that a bot plays at every seat."""
    match = Game.new(game, seed=seed)
    play_hand(match, [any_bot(bot, f"{seed}/{seat}") for seat in range(4)])
    return str(match.record())


def test_a_program_and_a_file_play_alike(tmp_path: Path) -> None:
    """Both draw by the seed and the number of plays: what reaches them says the same."""
    file = written(tmp_path, MADE)
    program = f"program:{sys.executable} {written(tmp_path, PROGRAM)}"
    assert told(str(file)) == told(program)
    assert told(str(file), seed="there") != told(str(file))


def test_the_example_plays_whole_hands() -> None:
    command = f"mine=program:{sys.executable} {ROOT / 'examples' / 'league_bot.py'}"
    assert label_of(command) == "mine"
    for game in ("samba", "sambola", "bolivia"):
        assert told(command, game) == told(command, game)


def test_a_file_without_a_seed_is_enough(tmp_path: Path) -> None:
    assert "discard" in told(str(written(tmp_path, FIRST)))


@pytest.mark.parametrize(
    ("start", "text"),
    [("", SAYS_ITS_SEED), (f"program:{sys.executable} ", SAYS_WHAT_IT_READS)],
)
def test_no_bot_of_others_is_told_what_its_hand_is_dealt_from(
    tmp_path: Path, start: str, text: str
) -> None:
    """With it a bot sees every card, and in a league it knows the secret."""
    rules, bot = load("samba"), f"{start}{written(tmp_path, text)}"
    with pytest.raises(BotError) as refused:
        play(Task(Order(rules, (bot, "greedy"), seed="SECRETTEXT"), "deal", 1))
    told = str(refused.value.values["answer"]).strip("'")
    assert len(told) == 64
    assert "SECRETTEXT" not in told
    where = {"dealer": 1, "hand_number": 1, "scores": (0, 0)}
    deck = deal_from(rules, "SECRETTEXT/1", **where).position.state.deck  # type: ignore[arg-type]
    for seed in told, told.rsplit("/", 1)[0]:
        found = deal_from(rules, seed, **where).position.state.deck  # type: ignore[arg-type]
        assert bytes(found) != bytes(deck)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("def choose(view, legal): return 'discard JJ'", "NOT_LEGAL"),
        ("def choose(view, legal): return 1 / 0", "BOT_FAILED"),
        ("def make(seed): raise ValueError(seed)", "BOT_FAILED"),
        ("def make(seed): raise SystemExit(0)", "BOT_FAILED"),
        ("def choose(view, legal): raise SystemExit(0)", "BOT_FAILED"),
        ("def play(): pass", "NO_CHOOSE"),
        (
            "def choose(view, legal): return max(legal, key=lambda one: str(one)[:4] == 'back')",
            "ENDLESS_TURN",
        ),
        ("1 / 0", "BOT_FILE"),
        (f"{UNTOLD}raise Untold", "BOT_FILE"),
        (f"{UNTOLD}def make(seed): raise Untold", "BOT_FAILED"),
        (f"{UNTOLD}def choose(view, legal): raise Untold", "BOT_FAILED"),
        ("import no_such_module_at_all", "BOT_FILE"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_name(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BotError) as refused:
        told(str(written(tmp_path, text)))
    assert refused.value.name == reason


def test_an_endless_turn_is_told_with_its_last_plays(tmp_path: Path) -> None:
    text = "def choose(view, legal): return max(legal, key=lambda one: str(one)[:4] == 'back')"
    with pytest.raises(BotError, match=r"It played last: .*; back.*\."):
        told(str(written(tmp_path, text)))


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("no-such-program-at-all", "NO_PROGRAM"),
        ("", "NO_COMMAND"),
        ("'", "NO_PROGRAM"),
        (f"{sys.executable} -c pass", "BOT_SILENT"),
        (f'{sys.executable} -c "{BAD_BYTE}"', "NOT_LEGAL"),
        (f"{sys.executable} -c \"print('hello', flush=True); input(); input()\"", "NOT_LEGAL"),
    ],
)
def test_a_program_that_is_wrong_is_refused_by_name(command: str, reason: str) -> None:
    with pytest.raises(BotError) as refused:
        told(f"program:{command}")
    assert refused.value.name == reason


def test_a_file_that_is_not_there_and_a_name_that_nobody_has() -> None:
    for typed, reason in (
        ("nowhere.py", "BOT_FILE"),
        ("nobody", "NO_BOT"),
        ("x=", "NO_BOT"),
        ("=greedy", "NO_LABEL"),
        ("=my_bot.py", "NO_LABEL"),
        ("a\x07=greedy", "NO_LABEL"),
        ("", "NO_BOT"),
        ("p=program:", "NO_COMMAND"),
        ("program: ", "NO_COMMAND"),
    ):
        with pytest.raises(BotError) as refused:
            any_bot(typed)
        assert refused.value.name == reason


def test_a_name_of_ours_may_have_a_label() -> None:
    assert type(any_bot("mine=greedy")) is type(any_bot("greedy"))


def test_a_file_may_be_any_module(tmp_path: Path) -> None:
    """It has data classes, takes its seed for a text, and has a module beside it."""
    (tmp_path / "beside.py").write_text("LAST = -1\n", encoding="utf-8")
    file = written(tmp_path, AS_OTHERS_WRITE)
    Order(load("samba"), (str(file), "greedy")).check()
    assert told(str(file))


def test_modules_beside_two_files_may_share_a_name(tmp_path: Path) -> None:
    for author in "one", "two":
        folder = tmp_path / author
        folder.mkdir()
        (folder / "model.py").write_text(f"raise ValueError({author!r})", encoding="utf-8")
        with pytest.raises(BotError, match=author):
            any_bot(str(written(folder, "import model")))
        (folder / "model.py").write_text(f"BY = {author!r}", encoding="utf-8")
        any_bot(str(written(folder, f"import model\nassert model.BY == {author!r}\n{FIRST}")))


@pytest.mark.parametrize("kind", ["module", "package"])
def test_a_library_in_an_environment_below_two_files_is_loaded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Compiled libraries break if they are loaded twice."""
    name, libraries = f"loaded_once_as_{kind}", tmp_path / ".venv" / "lib"
    library = libraries / (f"{name}.py" if kind == "module" else f"{name}/__init__.py")
    library.parent.mkdir(parents=True)
    library.write_text(ONLY_ONCE, encoding="utf-8")
    monkeypatch.syspath_prepend(libraries)
    for _ in range(2):
        any_bot(str(written(tmp_path, f"import {name}\n{FIRST}")))


@pytest.mark.parametrize("inside", ["__init__.py", "part.py"])
def test_packages_beside_two_files_may_share_a_name(tmp_path: Path, inside: str) -> None:
    """With or without `__init__.py`."""
    for author in "one", "two":
        package = tmp_path / author / "learner"
        package.mkdir(parents=True)
        (package / inside).write_text("", encoding="utf-8")
        (package / "weights.py").write_text(f"BY = {author!r}", encoding="utf-8")
        asked = f"from learner import weights\nassert weights.BY == {author!r}\n{FIRST}"
        any_bot(str(written(tmp_path / author, asked)))
        assert "learner" not in sys.modules


def test_a_file_that_ends_the_program_is_no_bot(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="SystemExit"):
        any_bot(str(written(tmp_path, "raise SystemExit(0)")))


def test_a_command_on_windows_keeps_its_backslashes() -> None:
    assert words_of(r"py C:\mine\bot.py", "nt") == r"py C:\mine\bot.py"
    assert words_of("python 'my bot.py'", "posix") == ["python", "my bot.py"]
