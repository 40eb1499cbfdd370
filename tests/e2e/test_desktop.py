"""The screen that the other tests in this folder stand on."""

from __future__ import annotations

import sys

from tests.desktop import Desktop

WINDOW = """
from PySide6.QtWidgets import QApplication, QLineEdit
app = QApplication([])
line = QLineEdit()
line.setWindowTitle("a line to write in")
line.returnPressed.connect(lambda: print(line.text(), flush=True))
line.show()
app.exec()
"""


def test_a_window_on_it_takes_keys_and_closes_politely(desktop: Desktop) -> None:
    with desktop.start(sys.executable, "-c", WINDOW) as program:
        window = desktop.window("a line to write in")
        desktop.command("xdotool", "windowactivate", "--sync", window)
        desktop.command("xdotool", "type", "8/5 6/5")
        desktop.command("xdotool", "key", "Return")
        assert program.stdout is not None
        assert program.stdout.readline() == "8/5 6/5\n"
        desktop.command("wmctrl", "-i", "-c", window)
        assert program.wait(10) == 0
