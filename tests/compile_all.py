"""`ESCALERA_ENGINE=jit python -m tests.compile_all [COMMAND]`: fill Numba's cache with doors.

Tests that run Numba's engine find them there. Another door is compiled when a test calls it, and
then belongs to this list if that is slow. On the way it keeps the LLVM code of all doors, of which
libraries are built, as both begin with the same work; a command that builds them runs while it goes
on. A function that only doors call is not made machine code of by itself, as every door holds all
that it calls: that saves most of the time.
"""

import hashlib
import subprocess
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock

from escalera.cards import jit
from escalera.cards.compiling.sources import compiled_sources, digest
from tests.fuzz.compiled import DIGEST, MODULES
from tools.ahead.code import keep
from tools.ahead.emit import code_for, compiled
from tools.ahead.linking import linked
from tools.ahead.modules import compiled_modules
from tools.ahead.shortcuts import take_shortcuts
from tools.ahead.stopping import parts, stopped_at_code, unoptimised

CALLED: Final[dict[str, str]] = {
    "bots.planner.decide.decision": "decide",
    "bots.planner.observe.history": "follow_plays",
    "bots.search.build": "lay_now",
    "bots.search.candidates": "find_candidates",
    "bots.search.observe.known_cards": "note_known",
    "bots.search.observe.told_plays": "has_taken_back put_turn",
    "bots.search.race": "drop_behind find_winner",
    "bots.search.trial": "try_plans",
    "bots.search.worlds": "deal_worlds",
    "engine.match.between_hands": "cut_deck where_dealt",
    "engine.match.doors": "list_legal check_action apply_action clear_table begin_turns deal_hand "
    "first_dealer score_hand play_hands pile_is_frozen pile_is_blocked put_in_hand put_on_pile "
    "place_meld find_way_out",
    "engine.match.written_doors": "put_in_foot put_in_stock",
    "engine.state.rule_record": "derive",
    "engine.whole.card_uses": "find_uses",
    "engine.whole.whole_action": "attempt_action",
    "server.frames.fast_json.doors": "write_public write_cards write_actions",
}
"""The doors that tests of Numba's engine call, by module of the package."""


def _name(door: Any) -> str:
    return f"{door.py_func.__module__}.{door.py_func.__name__}"


def _called() -> set[str]:
    """Return the names of the doors that tests call."""
    own = {f"escalera.{module}.{name}" for module in CALLED for name in CALLED[module].split()}
    return {"tests.fuzz.rich.build", *own}


def _keep_code(made: Sequence[Any]) -> None:
    """Keep the LLVM code of the package's doors and of the tests' own."""
    tests = [door for door in made if door.module in MODULES]
    keep(digest(compiled_sources()), code_for([door for door in made if door not in tests]))
    keep(DIGEST, code_for(tests))


def _finish(doors: Sequence[Any]) -> None:
    """Make machine code of doors, with all that they call, and save it in Numba's cache."""
    kind: Any = JITCodeLibrary
    kind._optimize_final_module = _optimise
    libraries = [door.overloads[door.signatures[0]].library for door in doors]
    for part in dict.fromkeys(part for library in libraries for part in parts(library)):
        part._optimize_functions(part._final_module)
    for door, library in zip(doors, libraries, strict=True):
        library._final_module.link_in(_for_one(parts(library)[1:]))
        library._linking_libraries, library._finalized = [], False
        library.finalize()
        door._cache.save_overload(door.signatures[0], door.overloads[door.signatures[0]])


def _for_one(called: Collection[Any]) -> Any:
    """Return what a door calls as one module, of which other doors have copies of their own."""
    whole = linked((part._final_module for part in called), preserve=True)
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "linkonce_odr"
    return whole


def _optimise(made: Any) -> None:
    """Optimise code once; Numba does it twice, for the sake of reference counts."""
    passes, builder = made._codegen._module_pass_manager()
    passes.run(made._final_module, builder)


def _compile(command: Sequence[str]) -> int:
    with unoptimised():
        compiled_modules()
        for module in MODULES:
            import_module(module)
    take_shortcuts()
    called = _called()
    doors = [door for door in jit.DOORS if _name(door) in called]
    assert {_name(door) for door in doors} == called
    with stopped_at_code({door.py_func.__qualname__ for door in doors}):
        made = compiled(jit.DOORS)
    _keep_code(made)
    with subprocess.Popen(command) as meanwhile, global_compiler_lock:
        _finish(doors)
    return meanwhile.returncode


def main(command: Sequence[str]) -> int:
    """Compile the doors that tests call, as they are called, unless that was done.

    command: what is run meanwhile, once the code of all doors is kept; its exit code is returned.
    """
    assert jit.JIT, "set ESCALERA_ENGINE=jit"
    this = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    done = jit.cache_folder() / DIGEST / f"{this}.done"
    if done.exists():
        return subprocess.run(command, check=False).returncode
    failed = _compile(command)
    done.touch()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["true"]))
