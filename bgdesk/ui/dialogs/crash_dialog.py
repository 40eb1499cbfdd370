"""What was written down when something went wrong, to be looked at, copied or removed."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.dialogs.report_dialog import LongText


class CrashDialog(QDialog):
    """Shows ``text``; it is removed by whoever hears ``removal_requested``, when the dialog has closed."""

    folder_requested = Signal()
    removal_requested = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog: what went wrong inside the program
        self.setWindowTitle(self.tr("What went wrong"))
        self.resize(820, 560)
        self._text = text
        self.page = LongText(text.splitlines())
        #: Name of a text for a screen reader
        self.page.setAccessibleName(self.tr("Report"))
        self.note = label(role="muted")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        #: Button, a verb: put the report on the clipboard
        self.copy = self._buttons.addButton(self.tr("&Copy"), role)
        #: Button: show the folder in which the report is
        self.folder = self._buttons.addButton(self.tr("&Open its folder"), role)
        #: Button, a verb: delete the report
        self.remove = self._buttons.addButton(self.tr("&Remove"), role)
        self._build()
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self.folder_requested)
        self.remove.clicked.connect(self._remove)
        self._buttons.rejected.connect(self.reject)
        press_by_enter(self, self._buttons.button(QDialogButtonBox.StandardButton.Close))

    def _build(self) -> None:
        purpose = self.tr(
            "This was written down when it happened, and helps to find out why. Nothing is sent anywhere: "
            "you can copy it and pass it on to somebody who can help, or remove it."
        )
        content = self.tr(
            "It says where in the program it happened. Your home folder, names of files that you opened and "
            "dice secrets are left out, but the words of an error can hold a name: read it before you pass "
            "it on."
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for sentence in (label(purpose), label(content, role="muted")):
            sentence.setWordWrap(True)
            layout.addWidget(sentence)
        layout.addWidget(self.page, 1)
        self.note.setWordWrap(True)
        self.note.hide()
        layout.addWidget(self.note)
        layout.addWidget(self._buttons)

    def say(self, sentence: str) -> None:
        """Tell ``sentence`` below the report."""
        self.note.setText(sentence)
        self.note.show()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self.say(self.tr("The report is on the clipboard."))

    @Slot()
    def _remove(self) -> None:
        self.removal_requested.emit()
        self.accept()
