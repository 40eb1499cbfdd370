"""Where the data is when it was moved, and what is to happen to it when bgdesk starts the next time.

Both are small files beside the settings, which never move.
"""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_log = logging.getLogger(__name__)

_PLACE, _WISH = "data-folder.json", "at-next-start.json"


@dataclass(frozen=True, slots=True)
class MovedData:
    """The folder of the data, and the one that it was copied from, as long as that is kept."""

    folder: Path
    before: Path | None = None


@dataclass(frozen=True, slots=True)
class DataWish:
    """What cannot be done while the library is open: one of the two."""

    restore: Path | None = None
    """A copy that is to be the library."""
    move: Path | None = None
    """A folder that is to have the data."""


def moved_data(config: Path) -> MovedData | None:
    """Where the data was moved; None where it is at its usual place, or that cannot be read."""
    told = _read(config / _PLACE)
    folder = _path(told, "folder")
    return MovedData(folder, _path(told, "before")) if folder else None


def place_file(config: Path) -> Path:
    """The file that says where the data was moved."""
    return config / _PLACE


def remember_moved(config: Path, moved: MovedData) -> None:
    """Use ``moved`` from the next start on. Raises OSError."""
    before = str(moved.before) if moved.before else None
    _write(config / _PLACE, {"folder": str(moved.folder), "before": before})


def remember_wish(config: Path, wish: DataWish) -> None:
    """Have ``wish`` fulfilled at the next start. Raises OSError."""
    told = {"restore": wish.restore, "move": wish.move}
    _write(config / _WISH, {name: str(path) for name, path in told.items() if path})


def take_wish(config: Path) -> DataWish | None:
    """What is to be done now; it is forgotten, so that what fails is not tried at each start."""
    told = _read(config / _WISH)
    if not told:
        return None
    with suppress(OSError):
        (config / _WISH).unlink()
    return DataWish(_path(told, "restore"), _path(told, "move"))


def _path(told: dict[str, object], name: str) -> Path | None:
    value = told.get(name)
    path = Path(value) if isinstance(value, str) and value else None
    return path if path and path.is_absolute() else None


def _read(path: Path) -> dict[str, object]:
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError):
        _log.exception("%s cannot be read", path.name)
        return {}
    return told if isinstance(told, dict) else {}


def _write(path: Path, told: dict[str, str | None]) -> None:
    from bgdesk.formats.replacing import replace_file

    replace_file(path, json.dumps(told).encode(), waits=False, is_private=True)
