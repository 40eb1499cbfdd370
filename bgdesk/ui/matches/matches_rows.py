"""What stands below the table of matches: what was done and can be undone, and work that goes on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from bgdesk.ui.common.roles import ElidedLabel, label
from bgdesk.ui.common.saved_file import SavedFile

_STEPS = 1000
SHOWN_MS = 12_000


class UndoRow(QWidget):
    """A sentence about what was done, with a button that takes it back.

    ``next_focus`` has the keys when that button goes while it has them.
    """

    undo_requested = Signal()
    folder_requested = Signal(object)
    """Show the file of that path, which was saved."""

    def __init__(self, next_focus: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._next_focus = next_focus
        self._saved = Path()
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.timeout.connect(self._pass)
        self._text = label()
        self._text.setWordWrap(True)
        #: Button: take the last removal back
        self.undo = QPushButton(self.tr("&Undo"))
        self.undo.setToolTip(self.tr("Take the removal back (Ctrl+Z)"))
        self.undo.setEnabled(False)
        self.undo.clicked.connect(self.undo_requested)
        #: Button: show the file that was just saved, in the window of the desktop for files
        self.folder = QPushButton(self.tr("Show in &folder"))
        self.folder.hide()
        self.folder.clicked.connect(lambda: self.folder_requested.emit(self._saved))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self.folder)
        row.addWidget(self.undo)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def say(self, text: str, *, can_undo: bool) -> None:
        """Show ``text``; an empty one hides the row."""
        self._text.setText(text)
        if self.undo.hasFocus() and not can_undo:
            self._next_focus.setFocus()
        if self.folder.hasFocus():
            self._next_focus.setFocus()
        self.folder.hide()
        self.undo.setVisible(can_undo)
        self.undo.setEnabled(can_undo)
        self.setVisible(bool(text))
        self._passing.stop()

    @Slot(object)
    def tell_saved(self, file: SavedFile) -> None:
        """Say that ``file`` was saved, with a button for its folder."""
        self.say(file.text, can_undo=False)
        self._saved = file.path
        self.folder.show()
        if not file.stays:
            self._passing.start(SHOWN_MS)

    @Slot()
    def _pass(self) -> None:
        self.say("", can_undo=False)


class WorkRow(QWidget):
    """What is being judged, how far that is, and a button that stops it.

    ``next_focus`` has the keys when that button goes while it has them.
    """

    stop_requested = Signal()

    def __init__(self, next_focus: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._next_focus = next_focus
        self._text = ElidedLabel(cut=Qt.TextElideMode.ElideMiddle)
        self.bar = QProgressBar()
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(160)
        self.bar.setAccessibleName(self.tr("Progress of the analysis"))
        #: Button: end the analysis of many matches
        self.stop = QPushButton(self.tr("&Stop"))
        self.stop.setToolTip(self.tr("What has been analysed is kept, and the rest can be done later"))
        self.stop.clicked.connect(self.stop_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._text, 1)
        row.addWidget(self.bar)
        row.addWidget(self.stop)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def show_work(self, text: str, part: float) -> None:
        """Show that ``part`` (0 to 1) is done; an empty text hides the row."""
        self._text.setText(text)
        self.bar.setValue(round(part * _STEPS))
        if self.stop.hasFocus() and not text:
            self._next_focus.setFocus()
        self.setVisible(bool(text))
