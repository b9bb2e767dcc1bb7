"""`escalera verify FILE...`: does every line of a record follow the rules?"""

from collections.abc import Sequence
from pathlib import Path

from escalera.cli.console import complain, say
from escalera.cli.errors import CommandError
from escalera.cli.files import at_its_place, content
from escalera.cli.patience import patient
from escalera.notation.verify import verify


@patient()
def run(files: Sequence[Path]) -> int:
    """Print `ok` or `FILE:LINE: what is wrong (rule)` for each file, in their order.

    Returns 0 if all are right, 1 if one is wrong, 2 if one can't be read.
    """
    return max((_verify(file) for file in files), default=0)


def _verify(file: Path) -> int:
    try:
        fault = verify(content(file))
    except CommandError as error:
        complain(str(error))
        return 2
    say("ok" if fault is None else at_its_place(file, fault))
    return 0 if fault is None else 1
