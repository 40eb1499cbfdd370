"""What a report of a problem holds, to be looked at before it is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontDatabase, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.problem_report import CRASHES, LOG, SETTINGS, VERSIONS
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter

_LINES_AT_ONCE = 500


class ReportDialog(QDialog):
    """Shows the texts ``parts`` by the names of their files; saving is asked for by ``save_requested``."""

    save_requested = Signal()

    def __init__(self, parts: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report a problem"))
        self.resize(820, 620)
        self.pages = QTabWidget()
        self.trouble = label(role="bad")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = self._buttons.addButton(self.tr("Save…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._fill(parts)
        self._build()
        self._buttons.accepted.connect(self.save_requested)
        self._buttons.rejected.connect(self.reject)
        press_by_enter(self, self.save)
        self.save.setFocus()

    def _fill(self, parts: Mapping[str, str]) -> None:
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        self.pages.tabBar().setAccessibleName(self.tr("Parts of the report"))
        for name, text in parts.items():
            title = part_title(name)
            page = LongText(text.splitlines())
            page.setAccessibleName(title)
            self.pages.addTab(page, title)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for sentence in self._sentences():
            layout.addWidget(_wrapped(sentence))
        layout.addWidget(self.pages, 1)
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        layout.addWidget(self.trouble)
        layout.addWidget(self._buttons)

    def _sentences(self) -> tuple[QLabel, ...]:
        purpose = self.tr(
            "When something goes wrong, this helps to find out why. bgdesk sends nothing "
            "anywhere: it saves a zip file that you can look at and pass on."
        )
        content = self.tr(
            "The file holds the last part of the log, the versions of bgdesk and its "
            "parts, and the settings that you changed. Names of players, dice secrets, "
            "your words for the dice and your matches are left out. Names of opened files are only "
            "in a detailed log (Settings, page Log)."
        )
        return label(purpose), label(content, role="muted")

    def show_trouble(self, sentence: str) -> None:
        """Say why the file was not saved."""
        self.trouble.setText(sentence)
        self.trouble.show()


def _wrapped(sentence: QLabel) -> QLabel:
    sentence.setWordWrap(True)
    return sentence


class LongText(QPlainTextEdit):
    """Lines to read; a great many of them come a few at a time, so that the window does not stand still."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines, self._shown = lines, 0
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(_fixed_font())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._show_more)
        self._timer.start(0)

    @property
    def is_whole(self) -> bool:
        """Whether all lines are shown."""
        return self._shown >= len(self._lines)

    @Slot()
    def _show_more(self) -> None:
        begin, self._shown = self._shown, self._shown + _LINES_AT_ONCE
        more = "\n".join(self._lines[begin : self._shown])
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(f"\n{more}" if begin else more)
        if self.is_whole:
            self._timer.stop()


def _fixed_font() -> QFont:
    """Letters of one width, as large as all others."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(QApplication.font().pointSizeF())
    return font


def part_title(name: str) -> str:
    """What a part of a report is called, by the name of its file."""
    titles = {
        LOG: QCoreApplication.translate("ReportDialog", "Log"),
        CRASHES: QCoreApplication.translate("ReportDialog", "Crashes"),
        VERSIONS: QCoreApplication.translate("ReportDialog", "Versions"),
        SETTINGS: QCoreApplication.translate("ReportDialog", "Settings"),
    }
    return titles.get(name, name)
