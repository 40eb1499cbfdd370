"""A message box of the system itself, for what goes wrong where there is neither Qt nor a terminal."""

from __future__ import annotations

import sys

_ERROR_IN_FRONT = 0x10 | 0x10000
"""MB_ICONERROR and MB_SETFOREGROUND."""


def tell_without_terminal(text: str) -> None:
    """Show ``text`` until it is closed where Windows started the program without a console.

    Everywhere else there is standard error, which says it.
    """
    if sys.platform == "win32" and sys.stderr is None:
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, "bgdesk", _ERROR_IN_FRONT)


def tell_by_program(text: str) -> None:
    """Show ``text`` until it is closed by what desktops of Linux have for scripts, if one is there."""
    import html
    import shutil
    import subprocess

    for program, *arguments in (
        ("zenity", "--error", "--title=bgdesk", f"--text={html.escape(text)}"),
        ("kdialog", "--title", "bgdesk", "--error", html.escape(text)),
        ("xmessage", "-center", "-title", "bgdesk", "-default", "okay", text),
    ):
        path = shutil.which(program)
        if path:
            quiet = subprocess.DEVNULL
            subprocess.run([path, *arguments], stdin=quiet, stdout=quiet, stderr=quiet, check=False)
            return
