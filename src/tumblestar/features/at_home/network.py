"""The listener for phones at home: whether it is open, who has come, and whether this computer is still there."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from contextlib import suppress
from time import monotonic

from tumblestar.security.proxy import is_among
from tumblestar.web.services import Listener, Services
from tumblestar.words import Phrase

PRIVATE = tuple(map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
"""The networks of homes (RFC 1918)."""
ELSEWHERE = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")
"""Addresses to which this computer would send from its own: one for documentation, and usual ones of routers."""
LATE = 60.0
"""Seconds after which somebody should have come."""
MOST_VISITORS = 1000


def private_addresses() -> list[str]:
    """This computer's addresses in home networks, the likeliest first. Nothing is sent to find them."""
    own = list[str]()
    for address in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))  # UDP: this selects the own address, and sends nothing
            own.append(probe.getsockname()[0])
    with suppress(OSError):
        own += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    private = [address for address in dict.fromkeys(own) if is_among(address, PRIVATE)]
    return sorted(private, key=lambda address: not is_among(address, PRIVATE[:1]))


class HomeNetwork:
    """Opens and closes the listener, and has pages of tables made anew when something about it changes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.find_addresses = private_addresses
        self.every, self.late = 5.0, LATE
        """Seconds between looks at the addresses; and until it is said why nobody may have come."""
        self.listener: Listener | None = None
        self.addresses: list[str] = []
        """This computer's when it was looked last."""
        self.problem: Phrase | None = None
        """Why it could not be opened."""
        self.visitors: set[str] = set()
        self.is_late = False
        self._lock = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None

    @property
    def is_offered(self) -> bool:
        """Whether this server is open on this computer only, and listens itself."""
        settings = self._services.settings
        is_guarded = bool(settings.password or settings.allow or settings.open)
        return self._services.listen is not None and settings.is_local and not is_guarded

    @property
    def origin(self) -> str:
        """What addresses of the listener begin with; empty while it is closed."""
        return f"http://{self.listener.authority}" if self.listener else ""

    @property
    def is_lost(self) -> bool:
        """Whether this computer is no longer at the address that was opened."""
        return self.listener is not None and self.listener.host not in self.addresses

    @property
    def others(self) -> list[str]:
        """The addresses at which it could be open instead."""
        return [address for address in self.addresses if self.listener and address != self.listener.host]

    async def open(self, wanted: str = "") -> None:
        """Opens the listener at one of this computer's addresses, instead of where it is open now."""
        async with self._lock:
            self._shut()
            self.addresses = await asyncio.to_thread(self.find_addresses)
            self.problem = Phrase("at-home-none")
            for host in [wanted] if wanted in self.addresses else self.addresses[:1]:
                self.problem = await self._listen(host)
            self._publish()

    async def _listen(self, host: str) -> Phrase | None:
        """Opens it at an address, or says why it cannot be opened there."""
        assert self._services.listen
        try:
            self.listener = await self._services.listen(host, self._note_visit)
        except OSError as error:
            return Phrase("at-home-failed", {"address": host, "why": error.strerror or str(error)})
        self._watching = asyncio.create_task(self._watch(monotonic() + self.late))
        return None

    async def shut(self) -> None:
        """Closes the listener with its connections."""
        async with self._lock:
            self._shut()
            self.problem = None
            self._publish()

    async def close(self) -> None:
        """Stops at the end of the server, which closes its listeners itself."""
        if self._watching:
            self._watching.cancel()

    def _shut(self) -> None:
        if self._watching:
            self._watching.cancel()
        if self.listener:
            self.listener.close()
        self.listener, self._watching, self.is_late = None, None, False
        self.visitors.clear()

    def _note_visit(self, address: str) -> None:
        is_new = self.listener and address not in (*self.visitors, self.listener.host)
        if is_new and len(self.visitors) < MOST_VISITORS:
            self.visitors.add(address)
            self._publish()

    async def _watch(self, late_at: float) -> None:
        """Looks whether somebody has come, and whether this computer is still there."""
        while True:
            await asyncio.sleep(self.every)
            known = self.addresses, self.is_lost, self.is_late
            self.addresses = await asyncio.to_thread(self.find_addresses)
            self.is_late = not self.visitors and monotonic() > late_at
            if known != (self.addresses, self.is_lost, self.is_late):
                self._publish()

    def _publish(self) -> None:
        self._services.registry.publish()


def services(of_server: Services) -> list[HomeNetwork]:
    """What runs besides requests."""
    return [HomeNetwork(of_server)]
