"""Makes a library that can be read out of one that cannot; the old file is kept as it was."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bgdesk.library.backups import MADE, MAKING
from bgdesk.library.rescue.merge import Recovered, merged
from bgdesk.library.rescue.salvage import Rows, salvaged
from bgdesk.library.rescue.swapping import DAMAGED, name_beside, put_in_place
from bgdesk.library.rescue.tables import NEVER_EMPTY, Row, StoredTable, tables
from bgdesk.library.store import Run, Store
from bgdesk.renaming import patient_replace

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of a damaged library.

    ``kept`` is the old file under its new name, ``backup`` the one that filled gaps. ``is_log_whole`` is off
    where the newest moves may be missing although nothing names them.
    """

    kept: Path
    findings: Recovered
    backup: Path | None
    is_log_whole: bool

    @property
    def is_complete(self) -> bool:
        """Whether nothing is known to be missing."""
        return self.is_log_whole and self.findings.is_complete


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a new library could be made of, and what it would lack; ``backup`` is the one that fills gaps."""

    rows: Rows
    findings: Recovered
    backup: Path | None
    is_log_whole: bool


def prospect(path: Path, backups: Sequence[Path]) -> Prospect | None:
    """What can be read of ``path`` and the newest of ``backups``, if that is anything; nothing is written."""
    found = salvaged(path)
    backup = next(((one, read) for one in backups if not (read := salvaged(one)).is_empty), None)
    if found.is_empty and not backup:
        return None
    rows, findings = merged(found, backup[1] if backup else None)
    return Prospect(rows, findings, backup[0] if backup else None, found.is_log_whole)


def rescue(path: Path, backups: Sequence[Path], now: datetime) -> Rescue | None:
    """Put a sound library in the place of ``path``; None where neither it nor a backup holds anything.

    ``backups`` come newest first. Raises JournalError or OSError when the new file cannot be written: then
    nothing has changed.
    """
    found = prospect(path, backups)
    if found is None:
        return None
    kept = name_beside(path, DAMAGED, now)
    making, made = (Path(f"{kept}{end}") for end in (MAKING, MADE))
    _write(making, found.rows)
    patient_replace(making, made)
    put_in_place(path, kept, made)
    _log.warning("the library was damaged and has been made anew; the old one is %s", kept.name)
    return Rescue(kept, found.findings, found.backup, found.is_log_whole)


def _write(fresh: Path, rows: Rows) -> None:
    store = Store(fresh)
    try:
        with store.writing() as run:
            for name in NEVER_EMPTY:
                if rows[name]:
                    run(f"DELETE FROM {name}")
            for name in _in_order():
                for row in rows[name].values():
                    _insert(run, tables()[name], row)
            _list_what_is_not_listed(run)
        store.read("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        store.close()


def _in_order() -> tuple[str, ...]:
    """Matches before what belongs to them."""
    return ("match", *(name for name in tables() if name != "match"))


def _insert(run: Run, table: StoredTable, row: Row) -> None:
    names = [column.name for column in table.columns[: len(row)]]
    run(
        f"INSERT OR IGNORE INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
        *row,
    )


def _list_what_is_not_listed(run: Run) -> None:
    """Everything that is derived is worked out again, as in a library of an earlier version."""
    run(
        "INSERT OR IGNORE INTO listed (id, kind, at, status, created)"
        " SELECT id, 'played', updated, status, created FROM match"
    )
    run(
        "INSERT OR IGNORE INTO listed (id, kind, at, status)"
        " SELECT id, 'opened', added, 'finished' FROM study ORDER BY added"
    )
    run("UPDATE listed SET filled = 0")
    run(
        "UPDATE secret SET revealed = coalesce(revealed, (SELECT updated FROM match WHERE id = match_id))"
        " WHERE match_id IN (SELECT id FROM match WHERE status <> 'unfinished')"
    )
