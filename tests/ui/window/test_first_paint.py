"""What waits for the first picture comes after it, and comes in any case."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bgdesk.ui.window.first_paint import FirstPaint

NEVER_MS = 3_600_000


class Picture(QLabel):
    """Counts how often it was painted."""

    painted = 0

    def paintEvent(self, event: object) -> None:
        del event
        self.painted += 1


def test_it_is_over_once_and_after_the_picture(qtbot: QtBot) -> None:
    picture, seen = Picture(), list[int]()
    qtbot.addWidget(picture)
    first = FirstPaint(picture, NEVER_MS)
    first.over.connect(lambda: seen.append(picture.painted))
    with qtbot.waitSignal(first.over):
        picture.show()
    assert seen == [1]
    picture.update()
    qtbot.waitUntil(lambda: picture.painted == 2)
    assert len(seen) == 1


def test_what_nobody_can_see_is_not_waited_for(qtbot: QtBot) -> None:
    picture = Picture()
    qtbot.addWidget(picture)
    first = FirstPaint(picture, 0)
    with qtbot.waitSignal(first.over):
        pass
    assert picture.painted == 0
