"""The newest version that was ever used here, so that a newer one can be told."""

from __future__ import annotations

from PySide6.QtCore import QSettings

from bgdesk.app.news.versions import is_newer, version_of

_KEY = "news/version"


def is_first_start_of(version: str, state: QSettings) -> bool:
    """Whether only older versions than ``version`` were used here; from now on it was.

    The first version that ever starts here is no news.
    """
    seen = str(state.value(_KEY, ""))
    if version_of(seen) is None or is_newer(version, seen):
        state.setValue(_KEY, version)
    return is_newer(version, seen)
