"""What is known of tables from what their processes keep, such as which match an invitation leads to."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from bgdesk.app.table.table import Table
from bgdesk.match.state import Phase
from bgdesk.net.bgammon.wishes import GoesToServer, server_of
from bgdesk.net.invitation import invitation_of
from bgdesk.net.table_file import Kept, kept_at, table_path

_log = logging.getLogger(__name__)


def kept_of(folder: Path, match_id: str) -> Kept | None:
    """What is kept of the match; ``None`` where that is gone."""
    try:
        return kept_at(table_path(folder, match_id))
    except (OSError, ValueError):
        _log.warning("what a table kept cannot be read", exc_info=True)
        return None


def match_of(folder: Path, invitation: str, unfinished: Iterable[str]) -> str | None:
    """Which of the ``unfinished`` matches is played at the table of ``invitation``, wherever that stands.

    Raises ValueError for an invitation that is none.
    """
    wanted = invitation_of(invitation)
    for match_id in unfinished:
        kept = kept_of(folder, match_id) if table_path(folder, match_id).exists() else None
        if kept and kept.invitation:
            known = invitation_of(kept.invitation)
            if (known.secret, known.fingerprint) == (wanted.secret, wanted.fingerprint):
                return match_id
    return None


def match_at(folder: Path, start: GoesToServer, unfinished: Iterable[str]) -> str | None:
    """Which of the ``unfinished`` matches is played by the name of ``start`` at that server."""
    for match_id in unfinished:
        kept = kept_of(folder, match_id) if table_path(folder, match_id).exists() else None
        with suppress(ValueError):
            there = server_of(kept.server, folder) if kept else None
            if there and there.is_as(start):
                return match_id
    return None


def forget_table(folder: Path, match_id: str) -> None:
    """The match is over, so nobody comes to its table any more."""
    with suppress(OSError):
        table_path(folder, match_id).unlink(missing_ok=True)


def forget_finished(folder: Path, table: Table | None) -> None:
    """If the match of ``table`` is over, its key and its secret are kept no longer."""
    if table and table.state.phase is Phase.OVER:
        forget_table(folder, table.record.header.id)
