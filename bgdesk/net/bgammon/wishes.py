"""What the own player does at a server besides playing, each one frozen value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

DEFAULT_HOST, DEFAULT_PORT = "bgammon.org", 1337
NAME_FORM = re.compile("[A-Za-z0-9_]{0,30}")
_SERVER = re.compile(
    r"(bgammons?):(?:\[([0-9a-f:.%]{2,60})\]|([a-z0-9.-]{1,253})):([0-9]{1,5})#([A-Za-z0-9_]{0,40})(\+password)?"
)


@dataclass(frozen=True, slots=True)
class GoesToServer:
    """Log in at ``host`` as ``name``; without a name the server finds one, without a password as a guest.

    Unless it ``is_encrypted``, all of it can be read on the way, the password as well, which is never stored.
    ``has_account``: the name belongs to an account, so that nobody gets in by it without the password.
    """

    host: str
    port: int
    name: str
    folder: Path
    password: str = field(default="", repr=False)
    is_encrypted: bool = False
    has_account: bool = False

    def is_as(self, other: GoesToServer) -> bool:
        """Whether ``other`` leads to the same server by the same name."""
        return (self.host, self.port, self.name) == (other.host, other.port, other.name)

    @property
    def lacks_password(self) -> bool:
        """Whether the password has to be asked for."""
        return self.has_account and not self.password


@dataclass(frozen=True, slots=True)
class AsksForList:
    """Hear which matches there are."""


@dataclass(frozen=True, slots=True)
class CreatesMatch:
    """Offer a match to ``points``; with a ``password`` only to those who know it."""

    points: int
    name: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class JoinsMatch:
    """Play the match ``id`` of the list."""

    id: int
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class LeavesMatch:
    """Back to the list; a match under way is lost there."""


ServerWish = AsksForList | CreatesMatch | JoinsMatch | LeavesMatch


def server_text(start: GoesToServer, name: str) -> str:
    """Where the match of somebody called ``name`` is, and whether there is a password: what is kept."""
    host = f"[{start.host}]" if ":" in start.host else start.host
    scheme, account = "bgammons" if start.is_encrypted else "bgammon", "+password" if start.password else ""
    return f"{scheme}:{host}:{start.port}#{name}{account}"


def server_of(text: str, folder: Path) -> GoesToServer:
    """What `server_text` wrote. Raises ValueError."""
    found = _SERVER.fullmatch(text)
    if found is None:
        raise ValueError("this is no match at a server")
    return GoesToServer(
        found[2] or found[3],
        int(found[4]),
        found[5],
        folder,
        is_encrypted=found[1] == "bgammons",
        has_account=bool(found[6]),
    )


def one_word(text: str) -> str:
    """``text`` as one word of a command: the server wants underscores for blanks."""
    return "_".join(text.split())


def one_line(text: str, longest: int) -> str:
    """``text`` as the end of a command."""
    return " ".join(text.split())[:longest]
