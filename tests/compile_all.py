"""`ESCALERA_ENGINE=jit python -m tests.compile_all`: compile doors with Numba, into its cache.

Tests that run Numba's engine find them there. Another door is compiled when a test calls it, and
then belongs to this list if that is slow. A function that only doors call is not made machine
code of by itself, as every door holds all that it calls: that saves most of the time.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
from numba.core.caching import Cache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import BaseLower

from escalera.cards import jit
from escalera.engine.state.rule_record import numbers
from escalera.rules import load
from tests.fuzz import rich
from tools.ahead.modules import compiled_modules
from tools.ahead.shortcuts import take_shortcuts
from tools.ahead.signatures import signature
from tools.ahead.stopping import parts

_typeof: Final[Any] = numba.typeof
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
_RULES: Final = _typeof(numbers(load("samba")))
"""The type of rules that nobody may write to, as games have them."""


def called(made: Any) -> tuple[Any, ...]:
    """Return the types that a game gives a door; made: its function, by Numba."""
    writable = _RULES.copy(readonly=False)
    return tuple(_RULES if kind == writable else kind for kind in signature(made))


def _only(owner: Any, name: str, wanted: Callable[..., bool], instead: Any = None) -> None:
    """Let an owner's function run where it is wanted, and give something instead elsewhere."""
    usual = getattr(owner, name)

    def run(*words: Any, **named: Any) -> Any:
        return usual(*words, **named) if wanted(*words) else instead

    setattr(owner, name, run)


def _finish(names: set[str]) -> None:
    """Link, optimise and load the code of these functions; of others keep it as it is."""
    library: Any = JITCodeLibrary
    usual = library.finalize

    def finalize(made: Any) -> None:
        if made.name in names:
            made._linking_libraries = parts(made)[1:]
            usual(made)
        made._finalized = True

    library.finalize = finalize
    library._optimize_final_module = _optimise


def _optimise(made: Any) -> None:
    """Optimise code once; Numba does it twice, for the sake of reference counts."""
    passes, builder = made._codegen._module_pass_manager()
    passes.run(made._final_module, builder)


def compile_only(names: set[str]) -> None:
    """From now on Numba makes machine code, wrappers and cached files of some functions only.

    It has no switch for this; as in `tools.ahead.stopping`, functions of its own are replaced.
    """
    _finish(names)
    _only(JITCodeLibrary, "get_pointer_to_function", lambda made, _: made.name in names, 1)
    for name in ("create_cpython_wrapper", "create_cfunc_wrapper"):
        _only(BaseLower, name, lambda made, *_, **__: made.fndesc.qualname in names)
    _only(
        JITCPUCodegen, "set_env", lambda made, name, _: made._engine.get_global_value_address(name)
    )
    _only(Cache, "save_overload", lambda made, *_: made._py_func.__qualname__ in names)


def main() -> None:
    """Compile the doors that tests call, as they are called."""
    assert rich.build in jit.DOORS, "set ESCALERA_ENGINE=jit"
    take_shortcuts()
    compiled_modules()
    named = {f"escalera.{module}.{name}" for module in CALLED for name in CALLED[module].split()}
    found = {f"{made.py_func.__module__}.{made.py_func.__name__}": made for made in jit.DOORS}
    doors = [rich.build, *(found[name] for name in sorted(named))]
    compile_only({made.py_func.__qualname__ for made in doors})
    for made in doors:
        made.compile(called(made))


if __name__ == "__main__":
    main()
