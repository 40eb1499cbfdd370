"""What playing at a server tells besides the effects of a table, each one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field

from bgdesk.net import effects
from bgdesk.net.bgammon.server_lines import ServerMatch


@dataclass(frozen=True, slots=True)
class SendText:
    """``text`` is to be sent as a line."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """This program is at the server, as ``name``."""

    name: str


@dataclass(frozen=True, slots=True)
class LobbyTold:
    """The matches at the server."""

    matches: tuple[ServerMatch, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """There is a seat at a match; the other one may still be empty."""


@dataclass(frozen=True, slots=True)
class ServerSays:
    """The server says ``text`` to the player, in words of its own; ``failed`` is what did not work."""

    text: str
    failed: str = ""


Told = effects.Effect | SendText | LoggedIn | LobbyTold | Seated | ServerSays
