"""The program once more, after everything of it has ended."""

from __future__ import annotations

import os
import sys


def start_again() -> None:
    """Take the place of this process with the same command, as far as the system can do that."""
    command = [sys.executable, *sys.orig_argv[1:]]
    if sys.platform == "win32":
        import subprocess

        subprocess.Popen(command)
    else:
        os.execv(sys.executable, command)
