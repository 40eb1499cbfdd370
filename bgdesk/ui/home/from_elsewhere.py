"""What comes from elsewhere: a file, the clipboard, or a position typed in."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.roles import label
from bgdesk.ui.home.parts import button


class FromElsewhere(QWidget):
    """A file, the clipboard, or a position typed in."""

    file_requested = Signal()
    paste_requested = Signal()
    text_given = Signal(str)
    lab_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        #: In an empty field for the text of a position. XGID is not translated
        self.line.setPlaceholderText(self.tr("XGID or another text of a position"))
        #: Name of a field for a screen reader
        self.line.setAccessibleName(self.tr("Text of a position"))
        self.line.setClearButtonEnabled(True)
        self.line.setMaxLength(20_000)
        #: Button, a verb: show the position that was typed in
        self.show_it = button(self.tr("Show"))
        #: Button: opens a dialog
        self.file = button(self.tr("Open a file…"), role="link")
        #: Button, a verb: look at what is on the clipboard
        self.paste = button(self.tr("Paste"), role="link")
        #: Button, a verb: put checkers on a board as one likes
        self.lab = button(self.tr("Set up a position"), role="link")
        self.problem = label(role="warning", scale=0.92)
        self.problem.setWordWrap(True)
        self._build()
        self.line.returnPressed.connect(self._give)
        self.line.textEdited.connect(self._forget_problem)
        self.show_it.clicked.connect(self._give)
        self.lab.clicked.connect(self.lab_requested)
        self.file.clicked.connect(self.file_requested)
        self.paste.clicked.connect(self.paste_requested)

    def _build(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.show_it)
        buttons = FlowBox()
        buttons.add(self.paste, self.file, self.lab)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.problem)
        column.addWidget(buttons)
        self.problem.hide()

    @Slot()
    def _give(self) -> None:
        text = self.line.text().strip()
        if text:
            self._forget_problem()
            self.text_given.emit(text)
        else:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _forget_problem(self) -> None:
        self.problem.hide()

    def show_problem(self, sentence: str) -> None:
        """Say why nothing is shown."""
        self.problem.setText(sentence)
        self.problem.show()
