"""Makes a library that can be read out of one that cannot; the old file is kept as it was."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bgdesk.library.backups import MADE, MAKING
from bgdesk.library.rescue.merge import MatchName, Merged, merged
from bgdesk.library.rescue.salvage import salvaged
from bgdesk.library.rescue.tables import Row, StoredTable, tables
from bgdesk.library.store import Run, Store

_log = logging.getLogger(__name__)

_BESIDE = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of a damaged library.

    ``kept`` is the old file under its new name, ``backup`` the one that filled gaps. ``is_log_whole`` is off
    where the newest moves may be missing although nothing names them.
    """

    kept: Path
    whole: tuple[MatchName, ...]
    cut: tuple[MatchName, ...]
    lost: tuple[MatchName, ...]
    older: tuple[MatchName, ...]
    analyses_lost: int
    backup: Path | None
    is_log_whole: bool

    @property
    def is_complete(self) -> bool:
        """Whether nothing is known to be missing."""
        return self.is_log_whole and not (self.cut or self.lost or self.analyses_lost)


def rescue(path: Path, backups: Sequence[Path], now: datetime) -> Rescue | None:
    """Put a sound library in the place of ``path``; None where neither it nor a backup holds anything.

    ``backups`` come newest first. Raises JournalError or OSError when the new file cannot be written: then
    nothing has changed.
    """
    found = salvaged(path)
    backup = next(((one, read) for one in backups if not (read := salvaged(one)).is_empty), None)
    if found.is_empty and not backup:
        return None
    whole = merged(found, backup[1] if backup else None)
    kept = _name_for(path, now)
    making, made = (Path(f"{kept}{end}") for end in (MAKING, MADE))
    _write(making, whole)
    making.replace(made)
    _put_in_place(path, kept, made)
    _log.warning("the library was damaged and has been made anew; the old one is %s", kept.name)
    return Rescue(
        kept,
        whole.whole,
        whole.cut,
        whole.lost,
        whole.older,
        whole.analyses_lost,
        backup[0] if backup else None,
        found.is_log_whole,
    )


def finish_interrupted(path: Path) -> None:
    """Put a library in its place that was made when a rescue was cut off; forget one that was not made."""
    for made in path.parent.glob(f"{path.stem}-damaged-*{path.suffix}{MADE}"):
        _put_in_place(path, made.with_suffix(""), made)
    for making in path.parent.glob(f"{path.stem}-damaged-*{path.suffix}{MAKING}*"):
        making.unlink()


def _put_in_place(path: Path, kept: Path, made: Path) -> None:
    for end in ("", *_BESIDE):
        with suppress(FileNotFoundError):
            Path(f"{path}{end}").replace(f"{kept}{end}")
    made.replace(path)


def _write(fresh: Path, whole: Merged) -> None:
    store = Store(fresh)
    try:
        with store.writing() as run:
            for name in _in_order():
                for row in whole.rows[name].values():
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


def _name_for(path: Path, now: datetime) -> Path:
    stem = f"{path.stem}-damaged-{now:%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number else ''}{path.suffix}" for number in range(1000))
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())
