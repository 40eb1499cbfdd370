"""The files with matches that were opened or saved last."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QSettings

MOST = 10
_KEY = "recent_files"
_LONGEST = 1 << 16


class RecentFiles:
    """Kept in ``window_state``, the last one first; every window of these settings sees the same."""

    def __init__(self, window_state: QSettings) -> None:
        self._window_state = window_state

    @property
    def paths(self) -> tuple[Path, ...]:
        """Whole paths, whether there is still a file or not."""
        stored = self._window_state.value(_KEY, "", str)
        try:
            names = json.loads(stored) if isinstance(stored, str) and len(stored) <= _LONGEST else []
        except (ValueError, RecursionError):
            return ()
        known = [Path(name) for name in names if isinstance(name, str)] if isinstance(names, list) else []
        return tuple(path for path in known if path.is_absolute())[:MOST]

    def add(self, paths: Iterable[Path]) -> None:
        """Have ``paths`` before all others, in their order."""
        new = [path.absolute() for path in paths]
        self._keep((*new, *(path for path in self.paths if path not in new)))

    def forget(self, paths: Iterable[Path]) -> None:
        """Have ``paths`` no longer."""
        gone = {path.absolute() for path in paths}
        self._keep(path for path in self.paths if path not in gone)

    def clear(self) -> None:
        """Have none."""
        self._window_state.remove(_KEY)

    def _keep(self, paths: Iterable[Path]) -> None:
        names = list(dict.fromkeys(map(str, paths)))[:MOST]
        self._window_state.setValue(_KEY, json.dumps(names))
