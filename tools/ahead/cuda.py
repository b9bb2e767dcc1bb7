"""The doors of a batch as PTX, which the driver of any NVIDIA GPU since Turing makes its own.

A kernel takes what its door takes, an array by address and shape; each thread does a part of the
rows, by its number. It is the same code that a library has, so it gives the same bytes. What a
thread works with is memory of its own, which the GPU lays out so that threads side by side read it
at once; the rules, which are the same for all, are read from constant memory.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from escalera.cards.compiling.arrays import Argument, Array, arguments, symbol
from escalera.engine.state.dtypes import RULES
from escalera.envs.devices.cuda import RULES_THERE, SCRATCHES, is_given, kernel_name
from escalera.envs.kernels import batch
from tools.ahead.library import optimised
from tools.ahead.targets import Target
from tools.placing import placed

GPU: Final = Target("nvptx64-nvidia-cuda", "", "sm_75", "")
DOORS: Final[tuple[Any, ...]] = (
    batch.deal, batch.play, batch.play_at_random, batch.show, batch.look,
)  # fmt: skip
_REGISTERS: Final = 64
"""For a thread: with more, too few threads fit; with fewer, too much goes to memory."""
_LLVM: Final[dict[type, str]] = {int: "i64", bool: "i64", float: "double"}
_CONSTANT: Final = (
    f"@{RULES_THERE} = addrspace(4) externally_initialized constant"
    f" [{RULES.itemsize} x i8] zeroinitializer, align 8"
)
_RULES: Final = f"""
  %at_rules = alloca [2 x i64]
  store ptr addrspacecast (ptr addrspace(4) @{RULES_THERE} to ptr), ptr %at_rules
  %at_rules_1 = getelementptr i64, ptr %at_rules, i64 1
  store i64 1, ptr %at_rules_1
"""
_NUMBER: Final = """
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i64 @thread_number() alwaysinline {
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %before = mul i32 %block, %width
  %number = add i32 %before, %thread
  %wide = zext i32 %number to i64
  ret i64 %wide
}
"""


def gpu_code(code: str) -> str:
    """Return the doors of a batch as PTX; code: from `code.portable_code`."""
    kernels = {kernel_name(door): kernel(door) for door in DOORS}
    whole = "\n".join([code, _CONSTANT, _NUMBER, *kernels.values()])
    # Instructions are scarce; and the second time it is known of all functions what rules they get.
    machine, module = optimised(whole, GPU, set(kernels), unrolled=False, rounds=2)
    made: str = machine.emit_assembly(module)
    return made


def build_gpu_code(code: str, path: Path) -> None:
    """Write them into a file."""
    with placed(path) as new:
        new.write_text(gpu_code(code), encoding="utf-8")


def kernel(door: Any) -> str:
    """Return the LLVM code of a kernel that calls a door for the part that is its thread's."""
    taken = arguments(door.py_func)
    del taken["return"]
    given = {name: kind for name, kind in taken.items() if is_given(name)}
    body = [line for name, kind in given.items() for line in _described(name, kind)]
    passed = ", ".join(
        f"ptr %at_{name}" if isinstance(kind, Array) else f"{_LLVM[kind]} %{name}"
        for name, kind in taken.items()
    )
    lines = "\n  ".join(body)
    scratch = next((name, kind) for name, kind in taken.items() if name in SCRATCHES)
    return f"""
define ptx_kernel void @{kernel_name(door)}({_parameters(given)}) "nvvm.maxnreg"="{_REGISTERS}" {{
  {lines}
  {_RULES}
  %part = call i64 @thread_number()
  {_scratch(*scratch)}
  %mine = icmp slt i64 %part, %parts
  br i1 %mine, label %work, label %end
work:
  call void @{symbol(door.py_func)}({passed})
  br label %end
end:
  ret void
}}
"""


def _scratch(name: str, kind: Any) -> str:
    """Return what gives a thread scratch memory of its own, as its part of an array of them."""
    size = kind.dtype.itemsize
    lines = (
        f"%own = alloca [{size} x i8], align 8",
        "%own_at = ptrtoint ptr %own to i64",
        f"%before = mul i64 %part, {size}",
        "%first = sub i64 %own_at, %before",
        f"%at_{name} = alloca [2 x i64]",
        f"store i64 %first, ptr %at_{name}",
        f"%at_{name}_1 = getelementptr i64, ptr %at_{name}, i64 1",
        f"store i64 %parts, ptr %at_{name}_1",
    )
    return "\n  ".join(lines)


def _parameters(given: Mapping[str, Argument]) -> str:
    return ", ".join(word for name, kind in given.items() for word in _words(name, kind))


def _words(name: str, kind: Argument) -> list[str]:
    """Return an argument as a kernel takes it: an array's address and shape, or a number."""
    if not isinstance(kind, Array):
        return [f"{_LLVM[kind]} %{name}"]
    return [f"ptr %{name}", *(f"i64 %{name}_{d}" for d in range(kind.dimensions))]


def _described(name: str, kind: Argument) -> list[str]:
    """Return what puts an array's address and shape where a door reads them."""
    if not isinstance(kind, Array):
        return []
    words = _words(name, kind)
    lines = [f"%at_{name} = alloca [{len(words)} x i64]"]
    for number, word in enumerate(words):
        lines += [
            f"%at_{name}_{number} = getelementptr i64, ptr %at_{name}, i64 {number}",
            f"store {word}, ptr %at_{name}_{number}",
        ]
    return lines
