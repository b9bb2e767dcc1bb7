"""What going out takes, in words."""

from escalera.rules import RuleSet
from escalera.rules.requirements import needs_of
from escalera.texts import LANGUAGES, texts


def needed(rules: RuleSet, language: str = LANGUAGES[0]) -> str:
    """Return the complete melds that going out needs; ValueError for a language without texts."""
    say = texts(language, "needs").say

    def least(name: str, count: int) -> str:
        return say("need-least", {"melds": say(f"count-{name}", {"n": count})})

    *first, last = [least(name, count) for name, count in needs_of(rules).items()] or [""]
    needs = last
    if first:
        needs = say("need-and", {"first": ", ".join(first), "last": last})
    if not rules.need_any:
        return needs or say("need-none")
    most = least("need_any", rules.need_any)
    return say("need-among", {"melds": most, "needs": needs}) if needs else most
