"""The position as a text that follows the board, and that the board follows."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bgdesk.match.setup.conversion import setup_id, usual_id_kind
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.state_ids import IdKind
from bgdesk.ui.common.own_keys import claims_key, is_escape
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox

_LONGEST = 20_000
_LETTERS_AT_ONCE = 4
"""More than these are not typed but pasted."""


class TextLine(QWidget):
    """``text_given`` carries what somebody typed; `show_problem` says why it is not used."""

    text_given = Signal(str)
    left = Signal()
    """Escape: the keyboard goes back to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup: TableSetup | None = None
        self._before = ""
        self.kind = ChoiceBox()
        self.line = QLineEdit()
        self.problem = label(role="warning", scale=0.92)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._build()
        self.kind.activated.connect(self._show)
        self.line.textEdited.connect(self._typed)
        self.line.returnPressed.connect(self._give)
        self.line.editingFinished.connect(self._show_if_unchanged)
        self.line.installEventFilter(self)

    def _build(self) -> None:
        for kind, name in (
            (IdKind.XGID, "XGID"),
            (IdKind.GNUBG, "GNU Backgammon ID"),
            #: Item of a list: bgdesk's own text for positions
            (IdKind.OWN, self.tr("bgdesk's own text")),
        ):
            self.kind.addItem(name, kind)
        #: Name of a list for a screen reader: which kind of text the position is written as
        self.kind.setAccessibleName(self.tr("Kind of text"))
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(16)
        self.line.setMaxLength(_LONGEST)
        #: Name of a field for a screen reader
        self.line.setAccessibleName(self.tr("Text of the position"))
        self.line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        #: In an empty field: any text that programs write for a position
        self.line.setPlaceholderText(
            self.tr("This position has no such text; any XGID or ID can be pasted here")
        )
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.kind)
        row.addWidget(self.line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.problem)

    @property
    def _chosen(self) -> IdKind:
        return IdKind(self.kind.currentData())

    def show_setup(self, setup: TableSetup) -> None:
        """Write ``setup`` down; where the chosen kind cannot tell it, the usual one does."""
        before, self._setup = self._setup, setup
        is_other_game = before is None or before.ruleset.id != setup.ruleset.id
        if is_other_game or setup_id(setup, self._chosen) is None:
            self.kind.setCurrentIndex(self.kind.findData(usual_id_kind(setup)))
        self._show()

    @Slot()
    def _show(self) -> None:
        if self._setup:
            text = setup_id(self._setup, self._chosen) or ""
            if self.line.text() != text:
                self.line.setText(text)
                self.line.setCursorPosition(0)
            self._before = text
            self.line.setModified(False)
            self.problem.hide()

    @Slot(str)
    def _typed(self, text: str) -> None:
        """What is pasted is used at once; what is typed letter by letter, with Enter."""
        self.problem.hide()
        before, self._before = self._before, text
        kept = _alike(before, text)
        kept += _alike(before[kept:][::-1], text[kept:][::-1])
        is_pasted = len(text) - kept > _LETTERS_AT_ONCE
        if is_pasted and text:
            self._give()

    @Slot()
    def _give(self) -> None:
        self.text_given.emit(self.line.text())

    @Slot()
    def _show_if_unchanged(self) -> None:
        if self.line.isModified() and not self.line.hasFocus() and not self.problem.isVisible():
            self.text_given.emit(self.line.text())

    def show_problem(self, sentence: str) -> None:
        """Say why the text is not used; it stays there to be mended."""
        self.problem.setText(sentence)
        self.problem.show()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Escape gives up what was typed."""
        if claims_key(event, is_escape):
            return True
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and is_escape(event):
            self._show()
            self.left.emit()
            return True
        return False


def _alike(first: str, second: str) -> int:
    """How many letters both begin with."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
