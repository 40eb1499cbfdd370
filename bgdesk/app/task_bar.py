"""What the task bar of Windows is told, before there is a window."""

from __future__ import annotations

import sys

from bgdesk.identity import APP_ID


def name_for_task_bar() -> None:
    """Have all windows under one button with the icon of the program, and not under that of Python."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
