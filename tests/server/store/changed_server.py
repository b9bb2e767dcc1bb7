"""A server after an upgrade that deals Bolivia differently: run it as `escalera serve`."""

from typing import Any

from escalera.cli import main
from escalera.engine.match import dealt, game
from escalera.rules import RuleSet


def deal(rules: RuleSet, seed: str, **how: Any) -> dealt.DealtHand:
    """Deal from another text, but only in one game."""
    return dealt.deal_from(rules, seed + " x" * (rules.game == "bolivia"), **how)


if __name__ == "__main__":
    game.deal_from = deal  # type: ignore[attr-defined]
    main()
