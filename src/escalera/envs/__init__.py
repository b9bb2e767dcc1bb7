"""Many hands at once, for programs that learn: the rules in arrays.

>>> from escalera.envs import Hands
>>> hands = Hands("samba", 64, seed=7)
>>> hands.step(hands.count - 1)  # everybody discards as soon as possible
>>> hands.obs.shape[0]
64
"""

from escalera.envs.before import Before
from escalera.envs.flat import FlatIds
from escalera.envs.hands import Hands
from escalera.envs.heads import Heads
from escalera.envs.layout import LENGTH, SLICES, VERSION

__all__ = ["LENGTH", "SLICES", "VERSION", "Before", "FlatIds", "Hands", "Heads"]
