"""`escalera bench`: the engine's speed on this machine."""


def run(*, json: bool) -> int:
    """Measure and print; see `escalera.bench`."""
    from escalera.bench import run as measure

    measure(json=json)
    return 0
