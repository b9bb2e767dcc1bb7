"""Settings as people write them: `KEY=VALUE`, on the command line and in an address."""

from collections.abc import Iterable

from escalera.rules.errors import RuleError


def settings_of(pairs: Iterable[str]) -> dict[str, str]:
    """Return settings by key, as `load` takes them.

    Raises RuleError for what is not written as KEY=VALUE, and for a key that is set twice.
    """
    found: dict[str, str] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        if not key or not value:
            raise RuleError(pair, "NOT_KEY_VALUE")
        if key in found:
            raise RuleError(key, "SET_TWICE")
        found[key] = value
    return found
