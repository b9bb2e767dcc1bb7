"""What going out takes, in words."""

from typing import Final

from escalera.rules import RuleSet
from escalera.rules.requirements import needs_of

_MELDS: Final = {
    "need_any": ("complete meld", "complete melds"),
    "need_red": ("red canasta or samba", "red canastas or sambas"),
    "need_black": ("black canasta or samba", "black canastas or sambas"),
    "need_samba": ("samba", "sambas"),
    "need_red_canasta": ("red canasta", "red canastas"),
    "need_black_canasta": ("black canasta", "black canastas"),
    "need_wild": ("complete wild meld", "complete wild melds"),
    "need_sevens": ("canasta of 7s", "canastas of 7s"),
}
"""One meld of each sort, and several."""


def needed(rules: RuleSet) -> str:
    """Return the complete melds that going out needs."""
    each = [_counted(name, count) for name, count in needs_of(rules).items()]
    needs = " and ".join(filter(None, [", ".join(each[:-1]), *each[-1:]]))
    if not rules.need_any:
        return f"at least {needs}" if needs else "no complete melds"
    among = f", among them at least {needs}" if needs else ""
    return f"at least {_counted('need_any', rules.need_any)} of any kind{among}"


def _counted(name: str, count: int) -> str:
    return f"{count} {_MELDS[name][count > 1]}"
