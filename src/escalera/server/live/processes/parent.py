"""A process of its own ends with the one that started it."""

import os
from multiprocessing import parent_process
from threading import Thread


def follow_parent() -> None:
    """Have this process end when the one that started it is gone, however it ended.

    A server that is killed can't stop its processes, and they would wait for work for ever.
    """
    Thread(target=_end_with_parent, daemon=True, name="parent").start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
