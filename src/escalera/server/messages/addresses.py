"""Where requests come from: what counts as one address, and which proxies are trusted."""

from ipaddress import IPv6Address, ip_address, ip_network

from uvicorn.middleware.proxy_headers import _TrustedHosts

_HOUSE = 64
"""How many bits of an IPv6 address a house's devices share."""


def house(address: str) -> str:
    """Return what an address counts as: itself, or its network if it is IPv6."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket of this machine's has a path, or nothing
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, _HOUSE), strict=False))


def trusted(proxies: str) -> _TrustedHosts:
    """Return the addresses whose word on who asks is taken, as uvicorn reads them."""
    return _TrustedHosts(proxies)
