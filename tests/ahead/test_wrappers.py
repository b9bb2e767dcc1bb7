"""What a door tells Numba's function of an array: how many items, its shape, its strides."""

import ctypes

import llvmlite.binding as llvm
import numba
import numpy as np
import pytest

from escalera.cards.compiling.arrays import Array
from tools.ahead.wrappers import wrapper

INTEGERS = np.dtype(np.int64)


def entry(dimensions: int) -> str:
    """Return code like Numba's function of one array: it writes into it what it is told."""
    told = ["%items", "%size", *(f"%told{n}" for n in range(2 * dimensions))]
    numbers = [f"i64 {name}" for name in told]
    words = ["ptr %result", "ptr %error", "ptr %info", "ptr %parent", *numbers[:2], "ptr %data"]
    lines = [f"define i32 @entry({', '.join([*words, *numbers[2:]])}) {{"]
    for at, number in enumerate(numbers):
        lines.append(f"%at{at} = getelementptr i64, ptr %data, i64 {at}")
        lines.append(f"store {number}, ptr %at{at}")
    return "\n".join([*lines, "store i64 7, ptr %result", "ret i32 0", "}"])


@pytest.mark.parametrize("shape", [(12,), (3, 4), (2, 3, 4), (2, 1, 3, 5)], ids=len)
def test_it_is_what_numpy_says(shape: tuple[int, ...]) -> None:
    kind = Array(INTEGERS, len(shape))
    code = wrapper("door", "entry", {"given": kind}, int, numba.int64)
    given = np.zeros(shape, dtype=INTEGERS)
    address = np.array(kind.describe(given), dtype=np.int64)
    assert call(entry(len(shape)) + "\ndeclare void @llvm.trap()\n" + code, address) == 7
    told = given.ravel()[: 2 + 2 * len(shape)].tolist()
    assert told == [given.size, given.itemsize, *shape, *given.strides]


def call(code: str, address: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
    """Compile code here, and call its door with an array's address and shape."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    module = llvm.parse_assembly(code.replace("dllexport ", ""))
    with llvm.create_mcjit_compiler(module, machine) as engine:
        engine.finalize_object()
        door = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)
        return int(door(engine.get_function_address("door"))(address.ctypes.data))
