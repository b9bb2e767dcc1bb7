"""What an answer may be packed with."""


def encodings(asked: str) -> frozenset[str]:
    """Return the names that an `Accept-Encoding` takes, without those that it gives no weight."""
    parts = asked.replace(" ", "").split(",")
    return frozenset(one.partition(";")[0] for one in parts if not one.endswith((";q=0", ";q=0.0")))
