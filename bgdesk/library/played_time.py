"""How long a match was played."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

from bgdesk.library.store import Store

LONGEST_PAUSE_S = 600
"""Whoever does nothing for longer has not been playing."""


def seconds_played(store: Store, match_id: str) -> float:
    """From the beginning of a match to its last entry, long pauses left out. Raises JournalError."""
    began = store.read("SELECT created FROM match WHERE id = ?", match_id)
    made = store.read("SELECT at FROM entry WHERE match_id = ? ORDER BY number", match_id)
    moments = [datetime.fromisoformat(moment) for (moment,) in (*began, *made)]
    pauses = ((after - before).total_seconds() for before, after in pairwise(moments))
    return sum(pause for pause in pauses if 0 <= pause <= LONGEST_PAUSE_S)
