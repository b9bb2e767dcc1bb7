"""Random choices that cost little, the same for all programs that are measured."""

import random
from typing import Any

RANDOM = random.Random(1)


def pick(legal: Any) -> Any:
    """Return one of the legal actions, each as likely as the others."""
    return legal[int(RANDOM.random() * len(legal))]
