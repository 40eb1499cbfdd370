"""What a table needs to go on after its process has ended: the invitation, the certificate, and the promise.

One file for each match, private, called by the id of the match. The own seed is in the journal instead.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from bgdesk.match.events import TakenBack
from bgdesk.net.faults import TableRefused
from bgdesk.net.messages import Wish, decoded, encoded
from bgdesk.net.secure import TableIdentity
from bgdesk.private_files import make_folder, open_private
from bgdesk.renaming import patient_replace


@dataclass(frozen=True, slots=True)
class Kept:
    """``invitation`` of the one who joined, or ``certificate``, ``key`` and ``secret`` (hex) of the opener.

    Others may watch with the secret ``watching`` (hex), ``watch_delay`` turns late; ``None``: nobody may.
    ``addresses`` and ``port`` are where the opener waits, besides at the ``relay``; ``promised`` is the last
    own secret so far, ``wish`` and ``take_back`` what was wished here, as lines of the protocol. ``server``
    is where the match is, as `bgdesk.net.bgammon.wishes.server_text` writes it.
    """

    invitation: str | None = field(default=None, repr=False)
    certificate: str = ""
    key: str = field(default="", repr=False)
    secret: str = field(default="", repr=False)
    watching: str = field(default="", repr=False)
    watch_delay: int | None = None
    addresses: tuple[str, ...] = ()
    port: int = 0
    promised: int = 0
    wish: str = ""
    take_back: str = ""
    relay: str = ""
    server: str = ""

    @property
    def identity(self) -> TableIdentity | None:
        """That of the opener."""
        secrets = bytes.fromhex(self.secret), bytes.fromhex(self.watching)
        return TableIdentity(self.certificate, self.key, *secrets) if self.key else None

    @property
    def wished(self) -> tuple[Wish, ...]:
        """What was wished here. Raises ValueError for anything else."""
        try:
            read = [decoded(line.encode(), 1) for line in (self.wish, self.take_back) if line]
        except TableRefused as refused:
            raise ValueError(str(refused)) from None
        return tuple(wish for wish in read if isinstance(wish, Wish))

    def with_wish(self, wish: Wish) -> Kept:
        """With what is about to be wished here."""
        line = encoded(wish, 1).decode()
        if isinstance(wish.body, TakenBack):
            return replace(self, take_back=line)
        return replace(self, wish=line)

    def without_wishes(self) -> Kept:
        """At the beginning of a match."""
        return replace(self, wish="", take_back="")


def table_path(folder: Path, match_id: str) -> Path:
    """Where what a match needs is kept."""
    return folder / f"{match_id}.json"


def keep(path: Path, kept: Kept) -> None:
    """Have ``kept`` on disk when this returns. Raises OSError."""
    make_folder(path.parent)
    made = path.with_suffix(".new")
    with open_private(made, "w") as file:
        json.dump(asdict(kept), file)
        file.flush()
        os.fsync(file.fileno())
    patient_replace(made, path)


def kept_at(path: Path) -> Kept:
    """What `keep` wrote. Raises OSError where there is nothing, ValueError for anything else."""
    plain = json.loads(path.read_text(encoding="utf-8"))
    try:
        return Kept(**{**plain, "addresses": tuple(plain["addresses"])})
    except (TypeError, KeyError) as problem:
        raise ValueError(f"{path.name} is not what a table keeps") from problem
