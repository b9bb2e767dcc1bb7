"""A door as the library offers it: arrays by address, numbers as they are.

Numba's own function takes seven words for an array; from Python that would cost more than a play.
"""

from collections.abc import Mapping
from typing import Any, Final

from escalera.cards.compiling.arrays import Argument, Array

_HELD: Final = {"none": "ptr", "bool": "i8", "float64": "double"}
_LLVM: Final[dict[type, str]] = {int: "i64", bool: "i64", float: "double", type(None): "void"}

ALLOCATOR: Final = """
%meminfo = type { i64, ptr, ptr, ptr, i64, ptr }
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.trap()
@PyExc_RuntimeError = internal global ptr null
@PyExc_MemoryError = internal global ptr null

define internal void @PyErr_SetString(ptr %kind, ptr %words) {
  call void @llvm.trap()
  unreachable
}

define internal ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %info
}

define internal ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %edge = zext i32 %align to i64
  %more = add i64 %edge, 48
  %whole = add i64 %size, %more
  %info = call ptr @malloc(i64 %whole)
  %start = getelementptr i8, ptr %info, i64 48
  %number = ptrtoint ptr %start to i64
  %last = sub i64 %edge, 1
  %up = add i64 %number, %last
  %mask = sub i64 0, %edge
  %aligned = and i64 %up, %mask
  %data = inttoptr i64 %aligned to ptr
  store %meminfo { i64 1, ptr null, ptr null, ptr null, i64 0, ptr null }, ptr %info
  %at = getelementptr %meminfo, ptr %info, i32 0, i32 3
  store ptr %data, ptr %at
  %held = getelementptr %meminfo, ptr %info, i32 0, i32 4
  store i64 %size, ptr %held
  ret ptr %info
}

define internal void @NRT_MemInfo_call_dtor(ptr %info) {
  call void @free(ptr %info)
  ret void
}
"""
"""What Numba's reference counting needs, for the planner's scratch arrays: `malloc` and `free`."""


def wrapper(
    name: str, entry: str, taken: Mapping[str, Argument], given: Argument, returned: Any
) -> str:
    """Return the LLVM code of a door that calls Numba's function `entry`.

    returned: Numba's type of what that returns; an array's argument points to its address and
    shape, each 8 bytes.
    """
    lines, words = [], ["ptr %result", "ptr %error"]
    for number, kind in enumerate(taken.values()):
        more, passed = _argument(number, kind)
        lines += more
        words += passed
    held = _HELD.get(str(returned)) or str(returned).replace("uint", "i").replace("int", "i")
    parameters = ", ".join(f"{_type(kind)} %a{i}" for i, kind in enumerate(taken.values()))
    body = [
        f"%result = alloca {held}",
        "%error = alloca ptr",
        *lines,
        f'%status = call i32 @"{entry}"({", ".join(words)})',
        "%failed = icmp sgt i32 %status, 0",
        "br i1 %failed, label %stop, label %good",
        "stop:",
        "call void @llvm.trap()",
        "unreachable",
        "good:",
        *_returned(given, held),
    ]
    text = "\n  ".join(body)
    return f"define dllexport {_LLVM[_plain(given)]} @{name}({parameters}) {{\n  {text}\n}}\n"


def _plain(kind: Argument) -> type:
    assert not isinstance(kind, Array)
    return kind


def _type(kind: Argument) -> str:
    return "ptr" if isinstance(kind, Array) else _LLVM[kind]


def _argument(number: int, kind: Argument) -> tuple[list[str], list[str]]:
    """Return what reads an argument, and the words of it that Numba's function takes."""
    at = f"%a{number}"
    if kind is bool:
        return [f"%b{number} = trunc i64 {at} to i8"], [f"i8 %b{number}"]
    if not isinstance(kind, Array):
        return [], [f"{_LLVM[kind]} {at}"]
    size, shape = kind.dtype.itemsize, [f"%n{number}_{d}" for d in range(kind.dimensions)]
    lines = [f"%d{number} = load ptr, ptr {at}"]
    for d, length in enumerate(shape):
        where = f"%w{number}_{d}"
        lines += [
            f"{where} = getelementptr i8, ptr {at}, i64 {8 * (d + 1)}",
            f"{length} = load i64, ptr {where}",
        ]
    more, items, strides = _strides(number, size, shape)
    described = ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr %d{number}"]
    words = [*described, *(f"i64 {one}" for one in [*shape, *strides])]
    return lines + more, words


def _strides(number: int, size: int, shape: list[str]) -> tuple[list[str], str, list[str]]:
    """Return what works out an array's number of items and its strides, and these two."""
    lines, items, strides = [], shape[-1], [str(size)]
    for d in range(len(shape) - 1, 0, -1):
        stride, more = f"%s{number}_{d}", f"%i{number}_{d}"
        lines += [
            f"{stride} = mul i64 {shape[d]}, {strides[0]}",
            f"{more} = mul i64 {shape[d - 1]}, {items}",
        ]
        items, strides = more, [stride, *strides]
    return lines, items, strides


def _returned(given: Argument, held: str) -> list[str]:
    if given is type(None):
        return ["ret void"]
    lines = [f"%value = load {held}, ptr %result"]
    wanted = _LLVM[_plain(given)]
    if held == wanted:
        return [*lines, f"ret {wanted} %value"]
    if wanted == "double":
        return [*lines, f"%real = sitofp {held} %value to double", "ret double %real"]
    widen = "zext" if held == "i8" else "sext"
    return [*lines, f"%wide = {widen} {held} %value to {wanted}", f"ret {wanted} %wide"]
