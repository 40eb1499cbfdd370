"""The application object, in a process of its own: there is one already in this."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from bgdesk.start.application import Application
app = Application(["bgdesk"])
heard = []
class Heard(QObject):
    def event(self, event):
        heard.append(event)
        return True
other = Heard()
Application.sendEvent(app, QFileOpenEvent("/a.mat"))
Application.sendEvent(other, QFileOpenEvent("/b.mat"))
assert len(heard) == 1, "what others get is theirs"
assert app.files.first() == "/a.mat"
assert app.files.first() is None
app.setFont(app.font())
QTimer.singleShot(0, app.quit)
print("ended with", app.exec())
"""


def test_the_application_hears_of_files_and_of_what_qt_does_with_all_others() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    assert done.stdout == "ended with 0\n"
