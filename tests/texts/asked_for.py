"""Which messages the code asks for: by their ids, or by the part of an id in the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "escalera"
READERS = (
    *("arena", "book", "bots", "cards/compiling", "cli", "engine/match", "engine/record"),
    *("engine/state", "envs/devices", "envs/drawing", "notation", "pad", "paper", "rules"),
    *("server/host/traces.py", "server/http/run.py", "server/http/hosting"),
    *("server/live/bus", "server/store", "simulation"),
)
"""What asks for messages: a folder or a file of the package."""
ERRORS = {"NamedError", "Fault"}
"""What has a name whose sentence is `fault-NAME`, with all that is made of it."""
_NAME = re.compile("[A-Z][A-Z0-9_]+")
CALLS = {
    "say": 0,
    "phrase": 0,
    "styled": 0,
    "_plain": 0,
    "counted": 1,
    "either": 0,
    "has": 0,
    "Counted": 1,
    "_named": 0,
    "complaint": 0,
}
"""Calls that take an id, and at which place."""
FILLING = ("phrase", "styled", "complaint")
"""Calls in which an id's values stand by name."""


def errors() -> set[str]:
    """Return the project's classes of errors that have names."""
    return heirs(ERRORS)


def heirs(names: set[str]) -> set[str]:
    """Return these classes' names and those of all that are made of them."""
    found, before = set(names), set[str]()
    while found != before:
        before = set(found)
        found |= {
            one.name
            for one in classes()
            if any(getattr(base, "id", "") in before for base in one.bases)
        }
    return found


@cache
def classes() -> list[ast.ClassDef]:
    """Return all classes of the package."""
    nodes = (node for tree in all_trees().values() for node in ast.walk(tree))
    return [node for node in nodes if isinstance(node, ast.ClassDef)]


def faults() -> Iterator[tuple[str, set[str], bool]]:
    """Yield each fault that a call names, its values, and whether these are all."""
    kinds = errors()
    for node in (one for tree in all_trees().values() for one in ast.walk(tree)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
            texts = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if name := next((str(one) for one in texts if _NAME.fullmatch(str(one))), ""):
                values = {str(one.arg) for one in node.keywords if one.arg}
                whole = all(one.arg for one in node.keywords)
                yield name, values, whole and getattr(node.func, "id", "") != "Fault"


@cache
def all_trees() -> dict[Path, ast.Module]:
    """Return all sources of the package as syntax."""
    return {path: ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}


@cache
def trees() -> list[ast.Module]:
    places = [PACKAGE / name for name in READERS]
    paths = [
        path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))
    ]
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def called(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yield each call that takes ids with each expression for one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = CALLS.get(name, len(node.args))
            for given in node.args[first : first + 1 + (name == "either")]:
                for one in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
                    yield name, one


def named() -> set[str]:
    """Return the ids that calls name in full."""
    return {
        f"count-{one.value}" if name in ("Counted", "counted") else one.value
        for tree in trees()
        for name, one in called(tree)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def filled() -> Iterator[tuple[str, set[str]]]:
    """Yield each id that the terminal names in full, with the values that stand beside it."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FILLING:
                values = {one.arg for one in node.keywords}
                key = node.args[0]
                if isinstance(key, ast.Constant) and None not in values:
                    yield str(key.value), {str(name) for name in values}


def mentioned() -> set[str]:
    """Return all strings of the code, among them ids that calls get in a variable."""
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> list[re.Pattern[str]]:
    """Return patterns of the ids that the code puts together."""
    joined = [
        node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)
    ]
    parts = [
        "".join(
            re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+"
            for one in node.values
        )
        for node in joined
    ]
    return [re.compile(part) for part in parts if re.match(r"[a-z]+(\\-[a-z_]+)*\\-", part)]
