"""What was written goes from the log into the library file itself."""

from __future__ import annotations

from contextlib import suppress

from bgdesk.library.problems import JournalError
from bgdesk.library.store import Store


def checkpoint(store: Store) -> None:
    """Have the file itself hold everything, so that a copy of it alone is whole.

    It waits for nobody: what another program still reads follows with the next one. If it fails nothing is
    lost, and what is wrong is told by the next writing.
    """
    with suppress(JournalError):
        store.read("PRAGMA wal_checkpoint(PASSIVE)")
