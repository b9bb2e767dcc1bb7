"""A dataset in a folder: its parts, and its card when it is whole (the extra `dataset`)."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from escalera.envs.dataset.card import Counted, card
from escalera.envs.dataset.parquet import Parts
from escalera.envs.dataset.played import Order, played

Progress = Callable[[int], None]
"""Called with how many hands are done."""


def write(
    order: Order, folder: Path, processes: int = 1, progress: Progress | None = None
) -> Counted:
    """Write a dataset into a folder, made if need be, its parts into `data`; return what it has.

    FileExistsError: the folder has something in it. The card, README.md, is written last.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not empty.")
    counted, data = Counted(), folder / "data"
    data.mkdir()
    with closing(Parts(data)) as parts:
        for hand in played(order, processes):
            parts.add(hand)
            counted.rows += len(hand)
            counted.hands += 1
            counted.matches = hand.match
            counted.listed += int(hand.counts.sum())
            counted.longest = max(counted.longest, int(hand.counts.max()))
            if progress is not None:
                progress(counted.hands)
    (folder / "README.md").write_text(card(order, counted), encoding="utf-8")
    return counted
