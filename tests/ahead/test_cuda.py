"""The code for GPUs holds the doors of a batch, whole; `make test-gpu` assembles and runs it."""

import re

import pytest

from escalera.cards.compiling.arrays import Array, arguments
from escalera.envs.devices.cuda import is_given, kernel_name
from tools.ahead.code import portable_code
from tools.ahead.cuda import DOORS, gpu_code

pytestmark = pytest.mark.slow


def test_each_door_of_a_batch_is_there_whole() -> None:
    code = gpu_code(portable_code())
    entries = dict(re.findall(r"^\.visible \.entry (\w+)\(([^)]*)\)", code, re.MULTILINE))
    assert set(entries) == {kernel_name(door) for door in DOORS}
    for door in DOORS:
        words = 0
        for name, kind in arguments(door.py_func).items():
            if is_given(name) and name != "return":
                words += 1 + kind.dimensions if isinstance(kind, Array) else 1
        assert len(re.findall(r"\.param", entries[kernel_name(door)])) == words

    called = set(re.findall(r"call(?:\.uni)?\s+(?:\([^)]*\),\s*)?([A-Za-z_]\w*)", code))
    defined = set(re.findall(r"^\.func\s+(?:\([^)]*\)\s*)?(\w+)", code, re.MULTILINE))
    assert called
    assert called <= defined
    assert ".extern" not in code
