"""The invitation to a table: where it stands, whom to trust there, and the secret that lets somebody in.

The way there may lead by a relay, which passes on what is said and can neither read nor change it.
"""

from __future__ import annotations

import base64
import binascii
import ipaddress
import re
from dataclasses import dataclass, field

PLAYS, WATCHES = "bgdesk", "bgdesk-watch"
SECRET_BYTES = FINGERPRINT_BYTES = 16
DEFAULT_PORT = 47247
_FORM = re.compile(
    r"(bgdesk|bgdesk-watch):(?:\[([0-9a-f:.%]{2,60})\]|([a-z0-9.-]{1,253})):([0-9]{1,5})"
    r"(?:/([a-z2-7]{16}))?#([a-z2-7]{52})"
)


@dataclass(frozen=True, slots=True)
class Invitation:
    """``host`` and ``port`` of a table, 16 secret bytes, and the first 16 of its certificate's SHA-256.

    With a ``table``, its id there, the host is a relay. ``is_to_watch``: it is for those who watch, rather
    than for the other player.
    """

    host: str
    port: int
    secret: bytes = field(repr=False)
    fingerprint: bytes
    table: str = ""
    is_to_watch: bool = False

    def __str__(self) -> str:
        """``bgdesk:HOST:PORT#`` and 52 letters and digits; by a relay ``/TABLE`` stands before the ``#``.

        It begins with ``bgdesk-watch:`` for those who watch.
        """
        host = f"[{self.host}]" if ":" in self.host else self.host
        code = base64.b32encode(self.secret + self.fingerprint).decode().rstrip("=").lower()
        table = f"/{self.table}" if self.table else ""
        scheme = WATCHES if self.is_to_watch else PLAYS
        return f"{scheme}:{host}:{self.port}{table}#{code}"


def invitation_of(text: str) -> Invitation:
    """What somebody pasted or typed; blanks and capital letters do not matter. Raises ValueError."""
    found = _FORM.fullmatch("".join(text.split()).lower())
    if found is None or not 0 < int(found[4]) < 2**16:
        raise ValueError("this is no invitation")
    if found[2]:
        ipaddress.IPv6Address(found[2].partition("%")[0])
    try:
        both = base64.b32decode(found[6].upper() + "====")
    except binascii.Error:
        raise ValueError("this is no invitation") from None
    secret, fingerprint = both[:SECRET_BYTES], both[SECRET_BYTES:]
    place = found[2] or found[3], int(found[4])
    return Invitation(*place, secret, fingerprint, found[5] or "", found[1] == WATCHES)
