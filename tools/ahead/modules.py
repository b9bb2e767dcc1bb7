"""The modules with compiled functions, imported."""

from importlib import import_module
from types import ModuleType

from escalera.cards.compiling.sources import compiled_sources


def compiled_modules() -> list[ModuleType]:
    """Import the sources of compiled code, and return them."""
    names = (path.removesuffix(".py").removesuffix("/__init__") for path in compiled_sources())
    return [import_module(name.replace("/", ".")) for name in names]
