"""`python -m tools.ahead`: build this machine's library, with `--everywhere` all targets'.

With `--gpu` it builds the code for NVIDIA's GPUs, beside this machine's library.
"""

import shutil
import time
from pathlib import Path
from typing import Annotated

import typer

from escalera.cards.compiling.choice import GPU, library_folder, library_name, machine
from escalera.cards.compiling.sources import compiled_sources, digest
from tools.ahead.code import portable_code
from tools.ahead.cuda import build_gpu_code
from tools.ahead.library import build_library
from tools.ahead.targets import EVERYWHERE, TARGETS, has_gpus


def main(
    everywhere: Annotated[bool, typer.Option("--everywhere", help="For every target.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="For NVIDIA's GPUs.")] = False,
) -> None:
    """Build this machine's library into the cache, or every target's into build/native."""
    if everywhere:
        shutil.rmtree(EVERYWHERE, ignore_errors=True)
        for name in TARGETS:
            _provide(name, EVERYWHERE / name, here=False)
        _provide(GPU, EVERYWHERE / GPU, here=False)
        for name in filter(has_gpus, TARGETS):
            shutil.copytree(EVERYWHERE / GPU, EVERYWHERE / name, dirs_exist_ok=True)
    elif gpu:
        _provide(GPU, library_folder(), here=True)
    elif machine() in TARGETS and shutil.which("cc"):
        _provide(machine(), library_folder(), here=True)
    else:
        typer.echo("There is no C compiler, or no library for this kind of machine: Numba serves.")


def _provide(name: str, folder: Path, *, here: bool) -> None:
    """Build a target's library into a folder, unless it is there, with the list of its sources.

    The list is the newest then: a library of another branch may lack a module.
    """
    sources = compiled_sources()
    digested = digest(sources)
    path = folder / library_name(digested, name)
    listed = path.with_name(f"{digested}.sources")
    if not path.exists():
        _build(name, path, here=here)
        listed.write_text("\n".join(sources) + "\n", encoding="utf-8")
    listed.touch()


def _build(name: str, path: Path, *, here: bool) -> None:
    began = time.monotonic()
    if name == GPU:
        build_gpu_code(portable_code(), path)
    else:
        build_library(portable_code(), TARGETS[name], path, here=here)
    size, seconds = path.stat().st_size // 1024, time.monotonic() - began
    typer.echo(f"{path.name}: {size} KB, {seconds:.0f} s")


typer.run(main)
