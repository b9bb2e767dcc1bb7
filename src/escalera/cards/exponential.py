"""Exponentials made of sums and products alone: the same to the last bit on every machine.

The `exp` and `pow` of two systems or browsers may differ in the last bit, and then a bot may choose
another plan.
"""

from math import factorial
from typing import Final

from escalera.cards.jit import kernel

LOG2_E: Final = 1.4426950408889634
LN_2_HIGH: Final = float.fromhex("0x1.62e42fep-1")
"""The first 29 bits of the natural logarithm of 2: its product with a small integer is exact."""
LN_2_LOW: Final = float.fromhex("0x1.f473de6af278fp-30")
"""The rest of it."""
SERIES: Final = tuple(1.0 / factorial(n) for n in range(13, -1, -1))
MOST: Final = 700.0
"""Beyond this the result counts as 0: no chance is smaller than 1e-304."""


@kernel
def power(base: float, count: int) -> float:
    """Return a number to a whole power, 0 or more."""
    total = 1.0
    while count > 0:
        if count & 1:
            total *= base
        base *= base
        count >>= 1
    return total


@kernel
def exp_minus(x: float) -> float:
    """Return e to the power of minus x, to 1e-15 of itself; x: 0 or more."""
    if x > MOST:
        return 0.0
    halvings = int(x * LOG2_E + 0.5)
    rest = (halvings * LN_2_HIGH - x) + halvings * LN_2_LOW
    total = 0.0
    for factor in SERIES:
        total = total * rest + factor
    return total * power(0.5, halvings)
