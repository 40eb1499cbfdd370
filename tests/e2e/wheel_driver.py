"""A dialog whose boxes a test turns the wheel over: ``python -m tests.e2e.wheel_driver DIALOG HEIGHT``.

The first line says where each box that can be seen is; then one line for every box that changes, and when the
window is closed one that says how far its page was scrolled.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDialog, QScrollArea, QWidget

from bgdesk.app.settings.settings import Settings
from bgdesk.start.application import make_application
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from tests.ui.dialogs.every_dialog import LEVELS

NEW_MATCH = "New match"
RULES_PAGE = 2


def new_dialog(name: str) -> QDialog:
    if name == NEW_MATCH:
        dialog = NewMatchDialog({}, LEVELS)
        dialog.more.click()
        return dialog
    settings = SettingsDialog(Settings(None))
    settings._sections.setCurrentRow(RULES_PAGE)
    return settings


def boxes(dialog: QDialog) -> list[QWidget]:
    found = (one for kind in (QComboBox, QAbstractSpinBox) for one in dialog.findChildren(kind))
    return [box for box in found if box.isVisible() and box.visibleRegion().contains(box.rect().center())]


def say(line: object) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def watch(box: QWidget) -> None:
    changed = box.currentIndexChanged if isinstance(box, QComboBox) else box.valueChanged  # type: ignore[attr-defined]
    changed.connect(lambda *_: say(f"{box.accessibleName()} changed"))


def tell(dialog: QDialog) -> None:
    seen = boxes(dialog)
    for box in seen:
        watch(box)
    centres = [box.mapToGlobal(box.rect().center() - QPoint(box.width() // 4, 0)) for box in seen]
    say([[box.accessibleName(), at.x(), at.y()] for box, at in zip(seen, centres, strict=True)])


def main(name: str, height: int) -> int:
    app = make_application(["wheel"])
    dialog = new_dialog(name)
    dialog.show()
    dialog.resize(dialog.width(), height)
    QTimer.singleShot(500, dialog, lambda: tell(dialog))
    app.exec()
    bars = [area.verticalScrollBar().value() for area in dialog.findChildren(QScrollArea)]
    say(sum(bars))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
