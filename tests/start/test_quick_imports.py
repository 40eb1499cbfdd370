"""What the window does not wait for."""

from __future__ import annotations

import builtins
import gc
import os
import subprocess
import sys
from pathlib import Path

from bgdesk.start.quick_imports import quick_imports
from tests.folders import ROOT

NOT_BEFORE_THE_BOARD = (
    "bgdesk.engine.bot",
    "bgdesk.engine.selection",
    "bgdesk.engine.obstacle",
    "bgdesk.engine.protocol",
    "bgdesk.engine.sage.player",
    "bgdesk.formats",
    "bgdesk.analysis",
    "bgdesk.match.evaluation",
    "bgdesk.match.study",
    "bgdesk.ui.dialogs",
    "bgdesk.ui.pages.help_window",
    "bgdesk.ui.pages.rules_text",
    "bgsage",
    "ctypes",
    "html",
    "multiprocessing",
    "numpy",
    "subprocess",
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "unittest",
)
"""Modules (with what is below them) that are loaded when a player first needs them."""
ON_TIME = ("bgdesk.ui.dialogs", "bgdesk.ui.dialogs.match_dialogs", "bgdesk.ui.dialogs.playing_on")
"""The room itself, and the modules in it that know when to open which dialog."""

FIRST_PAINT = """
import builtins, sys
from bgdesk.start.quick_imports import quick_imports
with quick_imports():
    from bgdesk.start import application, window
from PySide6.QtCore import QEvent, QObject
from bgdesk.app.paths import find_paths

paths = find_paths(sys.argv[1])
paths.prepared()
app = application.make_application(["bgdesk"])
desk = window.build_desk(app, paths)
board = desk.window.page.table_view.board.viewport()

class Watch(QObject):
    def eventFilter(self, watched, event):
        if watched is board and event.type() == QEvent.Type.Paint:
            print(*sorted(sys.modules), sep="\\n")
            board.removeEventFilter(self)
            app.quit()
        return False

watch = Watch()
board.installEventFilter(watch)
desk.window.show()
app.exec()
desk.window.close()
desk.close()
"""


def loaded_at_first_paint(home: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT, str(home)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_first_picture_waits_for_nothing_that_is_not_on_it(tmp_path: Path) -> None:
    loaded = loaded_at_first_paint(tmp_path)
    assert "bgdesk.ui.board.scene" in loaded
    early = [
        name
        for name in loaded
        for late in NOT_BEFORE_THE_BOARD
        if (name == late or name.startswith(f"{late}.")) and name not in ON_TIME
    ]
    assert early == []


def test_imports_are_the_ones_of_python_again() -> None:
    with quick_imports():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert builtins.__import__ is getattr(builtins, "__orig_import__", builtins.__import__)
