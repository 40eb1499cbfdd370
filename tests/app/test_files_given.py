"""Files that are double-clicked on macOS: the event is sent by hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent

from bgdesk.app.files_given import FilesGiven


def test_what_comes_before_the_window_waits_for_it() -> None:
    files = FilesGiven()
    opened: list[str] = []
    assert files.first() is None
    for name in ("/a.mat", "/b.mat"):
        assert files.take(QFileOpenEvent(name))
    assert files.first() == "/a.mat"
    files.hand_on(opened.append)
    assert opened == ["/b.mat"]
    files.take(QFileOpenEvent("/c.mat"))
    files.take(QFileOpenEvent(QUrl.fromLocalFile("/d.mat")))
    files.take(QFileOpenEvent(QUrl("https://example.org/e.mat")))
    assert opened == ["/b.mat", "/c.mat", "/d.mat"]
    assert not files.take(QEvent(QEvent.Type.Quit))
