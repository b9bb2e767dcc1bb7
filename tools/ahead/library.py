"""A library from portable code: optimised and laid out for a machine, and linked."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from escalera.cards.compiling.choice import library_folder
from tools.ahead.exports import exported
from tools.ahead.targets import LIKE, Target
from tools.placing import placed

SPEED = 3


def build_library(code: str, target: Target, path: Path, *, here: bool) -> None:
    """Write a library; code: from `code.portable_code`.

    here: for this machine alone, linked by its own C compiler; otherwise Zig links for any of
    the target's kind. CalledProcessError if a symbol is missing.
    """
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", target.zig]
    linker, needs = (["cc"], ()) if here else (zig, target.needs)
    with TemporaryDirectory() as folder:
        Path(folder, "escalera.o").write_bytes(object_code(code, target, set(exported(code))))
        # By a name without a folder: macOS keeps it in the library.
        link = [*linker, "-shared", "-s", "-o", path.name, "escalera.o", *needs]
        subprocess.run(link, cwd=folder, check=True)
        with placed(path) as new:
            shutil.copyfile(Path(folder, path.name), new)


def object_code(code: str, target: Target, kept: set[str]) -> bytes:
    """Return an object file of portable code, optimised; kept: the functions that it offers.

    Machines that lay records out alike share the optimised code: it is most of the work.
    """
    like = LIKE.get(target, target)
    module = llvm.parse_bitcode(_bitcode(code, like, kept))
    machine = _machine(target)
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    if "windows" in target.triple:
        _export(module, kept)
    made: bytes = machine.emit_object(module)
    return made


def _bitcode(code: str, target: Target, kept: set[str]) -> bytes:
    """Return portable code, optimised, as bitcode.

    It stays beside the libraries, under a digest of all that it is made from.
    """
    made_from = (code, target, sorted(kept), llvm.llvm_version_info, llvmlite.__version__)
    digested = hashlib.sha256(repr(made_from).encode() + Path(__file__).read_bytes()).hexdigest()
    path = library_folder() / "optimised" / f"{digested[:16]}.bc"
    if not path.exists():
        with placed(path) as new:
            new.write_bytes(optimised(code, target, kept)[1].as_bitcode())
    return path.read_bytes()


def optimised(
    code: str, target: Target, kept: set[str], *, unrolled: bool = True, rounds: int = 1
) -> tuple[Any, Any]:
    """Return the machine and the module that portable code is for it; kept: what it offers.

    unrolled: whether short loops are written out; rounds: how often all is gone through.
    """
    machine = _machine(target)
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{target.triple}"\n'
    module = llvm.parse_assembly(header + code.replace("define dllexport", "define"))
    module.verify()
    _hide(module, kept)
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    options.loop_vectorization = options.slp_vectorization = False
    options.loop_unrolling = unrolled
    _drop_unused(module, llvm.create_pass_builder(machine, options))
    for _ in range(rounds):
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    return machine, module


def _machine(target: Target) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, opt=SPEED, reloc="pic"
    )


def _hide(module: Any, kept: set[str]) -> None:
    """Keep the doors' names only, so that what no door needs goes."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in kept else "internal"


def _drop_unused(module: Any, builder: Any) -> None:
    """Take out what no kept function needs, before anybody spends time on it."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)


def _export(module: Any, kept: set[str]) -> None:
    """Let Windows offer a library's doors."""
    for name in kept:
        module.get_function(name).storage_class = "dllexport"
