"""How much may be made in an hour: new people at an address, and what one person or address makes.

A person is whoever has a cookie, so a quota for people alone would stop nobody who throws cookies
away; the address is counted too. A house with IPv6 has a whole network of addresses, which counts
as one.
"""

from dataclasses import dataclass

from escalera.server.live.limits.rate_limits import Limits
from escalera.server.messages.addresses import house

_HOUR = 3600.0


@dataclass
class Quotas:
    """What is left of each quota."""

    guests: Limits
    by_person: Limits
    by_address: Limits

    def new_person(self, address: str) -> bool:
        """Count a new person; False if too many have come from their address."""
        return self.guests.allows(house(address))

    def made(self, person: str, address: str) -> bool:
        """Count a table, a score pad or house rules; False if that is one too many."""
        return self.by_person.allows(person) and self.by_address.allows(house(address))


def quotas(guests: int, by_person: int, by_address: int) -> Quotas:
    """Return the quotas of an hour, none of them used."""
    return Quotas(*(Limits(most, _HOUR) for most in (guests, by_person, by_address)))
