"""At which addresses of this computer a table can wait for others."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from bgdesk.app.settings.network_settings import INTERNET, THIS_COMPUTER

LOOPBACK = "127.0.0.1"


def own_addresses(reach: str) -> tuple[str, ...]:
    """Those of the running interfaces that ``reach`` of the settings allows, private IPv4 first."""
    return reachable((), reach) if reach == THIS_COMPUTER else reachable(_of_interfaces(), reach)


def reachable(addresses: Iterable[str], reach: str) -> tuple[str, ...]:
    """Which of ``addresses`` others may come to, the most useful first; where there is none, the loopback."""
    known = [ipaddress.ip_address(address) for address in addresses]
    usable = [one for one in known if _is_usable(one) and (one.is_private or reach == INTERNET)]
    usable.sort(key=lambda one: (not one.is_private, one.version))
    return tuple(dict.fromkeys(map(str, usable))) or (LOOPBACK,)


def _is_usable(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Addresses of one cable only need a name of the interface, which the other computer cannot know."""
    return not (
        address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified
    )


def _of_interfaces() -> list[str]:
    from PySide6.QtNetwork import QNetworkInterface

    flag = QNetworkInterface.InterfaceFlag
    found = []
    for interface in QNetworkInterface.allInterfaces():
        if interface.flags() & flag.IsUp and interface.flags() & flag.IsRunning:
            found += [entry.ip().toString().partition("%")[0] for entry in interface.addressEntries()]
    return found
