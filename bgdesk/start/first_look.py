"""The window with the picture of its start page, before the program is loaded that answers in it.

Whatever is clicked or typed meanwhile waits in Qt, and comes to the window when everything is in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bgdesk.app.kept_picture import PICTURE_FILE, KeptPicture, read_picture
from bgdesk.app.picture_facts import stored_facts

if TYPE_CHECKING:
    from bgdesk.app.paths import Paths
    from bgdesk.start.shown_look import ShownLook

_SCREENS = ("", "xcb", "windows")
"""What may be chosen. On macOS a file that is double-clicked comes only later."""
_PUT_OFF = "at-next-start.json"


def first_look(paths: Paths, given: str | None, *, is_only: bool) -> ShownLook | None:
    """The window as it was left, on the screen; None where it is not known that it will look like that.

    ``is_only``: it is the one window of its data.
    """
    if given is not None or not is_only or not _may_show(os.environ):
        return None
    picture = _right_one(paths)
    if picture is None:
        return None
    from bgdesk.start.display import no_window_because

    if no_window_because(os.environ):
        return None
    from bgdesk.start.quick_imports import quick_imports

    with quick_imports():
        from bgdesk.start.shown_look import shown_look

    return shown_look(picture, paths.config / "window.ini")


def _may_show(environment: Mapping[str, str]) -> bool:
    is_wayland = "WAYLAND_DISPLAY" in environment or environment.get("XDG_SESSION_TYPE") == "wayland"
    chosen = environment.get("QT_QPA_PLATFORM", "")
    return chosen in _SCREENS and sys.platform != "darwin" and (chosen != "" or not is_wayland)


def _right_one(paths: Paths) -> KeptPicture | None:
    if (paths.config / _PUT_OFF).exists():
        return None
    picture = read_picture(picture_file(paths))
    if picture is None:
        return None
    try:
        facts = stored_facts(paths)
    except OSError:
        return None
    return picture if all(picture.facts.get(name) == value for name, value in facts.items()) else None


def picture_file(paths: Paths) -> Path:
    """Where the picture is kept."""
    return paths.cache / PICTURE_FILE
