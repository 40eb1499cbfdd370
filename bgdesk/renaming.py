"""Renaming that outlasts a virus scanner or a cloud service, which holds a new file for a moment."""

from __future__ import annotations

import time
from pathlib import Path

_WAITS_S = (0.02, 0.05, 0.1, 0.2, 0.3)
_HELD = {5, 32}
"""What Windows says of a file that somebody else holds: ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION."""


def patient_replace(made: Path, target: Path) -> None:
    """Call ``made`` ``target``, in the place of what stands there. Raises OSError."""
    for wait_s in _WAITS_S:
        try:
            made.replace(target)
        except PermissionError as problem:
            if getattr(problem, "winerror", None) not in _HELD:
                raise
            time.sleep(wait_s)
        else:
            return
    made.replace(target)
