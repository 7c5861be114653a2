"""Addresses of clients: the network that shares a limit, and the proxies that have none."""

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from tinderbox.server.settings import Settings

REMEMBERED: Final = 10_000
PREFIX: Final = 64  # bits of an IPv6 address that a provider gives to one customer


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a text stands for; None for a name. An IPv4 address inside an IPv6 one is taken out."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


@lru_cache(REMEMBERED)
def network_of(host: str) -> str:
    """What limits by address count as one: an IPv4 address, or the /64 of an IPv6 address."""
    address = parsed(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, PREFIX), strict=False))
    return host if address is None else str(address)


class TrustedProxies:
    """The addresses of `trusted_proxies`: many people come from each of them."""

    def __init__(self, listed: str) -> None:
        names = {name.strip() for name in listed.split(",")}
        self.everybody: Final = "*" in names
        self.networks: Final = [ip_network(name, strict=False) for name in names if parsed(name.partition("/")[0])]

    def __contains__(self, host: str) -> bool:
        address = parsed(host)
        return self.everybody or any(address in network for network in self.networks if address is not None)


class AllowedHosts:
    """The `Host` headers that the server answers to. A page under any other name cannot reach it by its address."""

    def __init__(self, settings: Settings) -> None:
        public = urlsplit(settings.public_url).hostname
        listed = {name.strip().lower() for name in settings.hosts.split(",") if name.strip()}
        self.all: Final = "*" in listed
        self.names = {"localhost", *listed, *([public] if public else ())}
        bound = parsed(settings.host)
        local = settings.host == "localhost" or (bound is not None and bound.is_loopback)
        self.numbers: Final = not public and not local  # every address is ours: no page has one for a name
        if self.numbers:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own.partition('.')[0]}.local", settings.host.lower()}
        self.known: Final[dict[bytes, bool]] = {}

    def allow(self, header: bytes | None) -> bool:
        """Whether a request with this header is for this server; the port does not matter."""
        if header is None or self.all:
            return self.all
        found = self.known.get(header)
        if found is None:
            found = self.is_ours(header)
            if len(self.known) < REMEMBERED and (found or len(header) < 100):
                self.known[header] = found
        return found

    def is_ours(self, header: bytes) -> bool:
        try:
            name = urlsplit(f"//{header.decode('ascii')}").hostname or ""
        except ValueError:
            return False
        address = parsed(name)
        if address is not None and (address.is_loopback or self.numbers):
            return True
        return name in self.names
