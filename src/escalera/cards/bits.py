"""The one bit operation that a processor has and Python has no name for."""

from typing import Any

from escalera.cards.jit import JIT


def lowest(bits: int) -> int:
    """Return the number of the lowest set bit; bits: not 0."""
    return (bits & -bits).bit_length() - 1


if JIT:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _trailing_zeros(_typing: Any, bits: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return bits(bits), generate

    in_compiled_code: Any = _trailing_zeros

    @overload(lowest)
    def _lowest(bits: Any) -> Any:
        def counted(bits: Any) -> Any:
            return in_compiled_code(bits)

        return counted if isinstance(bits, types.Integer) else None
