"""What a league plays: half of its deals by a seed that was secret, but promised by its hash."""

from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from escalera.arena.order import ArenaError, Order, may_cross
from escalera.rules import RuleSet

QUICK: Final = 5.0
"""Milliseconds that 99 of 100 decisions of a quick bot take at most."""


@dataclass(frozen=True)
class League:
    """Which bots play, in which game, over how many deals, and from which two seeds.

    reference: the pair that partners of strangers play against. promise: the SHA-256 of `secret` in
    hexadecimal, as it was published, or empty. At a table without two pairs nobody is a partner.
    """

    rules: RuleSet
    bots: tuple[str, ...]
    reference: str
    deals: int
    seed: str
    secret: str
    promise: str = ""

    def check(self) -> None:
        """Refuse what can't be played, by ArenaError, and unknown bots, by BotError."""
        if self.deals < 2:
            raise ArenaError("LEAGUE_DEALS", given=self.deals)
        if self.promise and not compare_digest(self.promise.lower().encode(), self.hash.encode()):
            raise ArenaError("OTHER_SECRET")
        if not self.secret:
            raise ArenaError("NO_SECRET")
        if self.secret == self.seed:
            raise ArenaError("SAME_SEEDS")
        for order in (*self.all_against_all, *self.with_strangers):
            order.check()

    @property
    def hash(self) -> str:
        """The secret seed's SHA-256: what is published before."""
        return sha256(self.secret.encode()).hexdigest()

    @property
    def all_against_all(self) -> tuple[Order, Order]:
        """Every two bots, by the open seed and by the secret one."""
        half = self.deals // 2
        known = Order(self.rules, self.bots, self.seed, self.deals - half)
        return known, replace(known, seed=self.secret, deals=half)

    @property
    def with_strangers(self) -> tuple[Order, ...]:
        """Every two bots as partners against the reference, by both seeds."""
        if not may_cross(self.rules):
            return ()
        bots = (*self.bots, self.reference)
        one, other = self.all_against_all
        return tuple(
            replace(order, bots=bots, crossed=True, against_last=True) for order in (one, other)
        )
