"""The lines that leave a match where one looks: each leads on, and an own one can be removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.match.events import Event
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Branch
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, framed, label
from bgdesk.ui.moves.line_wording import line_text

MOST = 6
"""More lines than these at one place are not listed."""


@dataclass(frozen=True, slots=True)
class LineView:
    """What happens in ``line``, in words."""

    line: Branch
    text: str


def derive_lines(record: MatchRecord, branches: Sequence[Branch], at: int) -> tuple[LineView, ...]:
    """The lines of ``branches`` that leave ``record`` in state ``at``, the latest first."""
    here = [one for one in branches if one.keep == at and one.entries]
    return tuple(LineView(one, line_text(_played(record, one), at)) for one in reversed(here[-MOST:]))


def _played(record: MatchRecord, line: Branch) -> MatchRecord:
    longer = record.until(line.keep)
    for entry in line.entries:
        if isinstance(entry, Event):
            longer = longer.append(entry)
    return longer


class LinesSection(QWidget):
    """A row for each line; hides itself where there is none."""

    chosen = Signal(object)
    """The `Branch` to go on with."""
    removal_requested = Signal(object)
    """The own `Branch` that is not wanted any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[LineView, ...] = ()
        frame = framed("card")
        self._rows = QVBoxLayout(frame)
        self._rows.setContentsMargins(12, 8, 12, 8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(frame)
        self.hide()

    def set_lines(self, lines: tuple[LineView, ...]) -> None:
        """Show ``lines``."""
        if lines == self._lines:
            return
        self._lines = lines
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        if lines:
            #: Heading: what was tried out, or is in the file, instead of what was played here
            self._rows.addWidget(label(self.tr("Other lines from here"), role="muted", scale=0.85))
        for one in lines:
            self._rows.addWidget(self._row(one))
        self.setVisible(bool(lines))

    def _row(self, view: LineView) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        text = elided()
        text.setText(view.text)
        text.setToolTip(plain_tip(view.text))
        layout.addWidget(text, 1)
        #: Button, a verb: put this line on the board and play on from its end
        layout.addWidget(self._button(self.tr("Go on"), view, lambda: self.chosen.emit(view.line)))
        if view.line.is_own:
            layout.addWidget(self._remover(view))
        return row

    def _remover(self, view: LineView) -> QPushButton:
        #: Button, a verb: keep this line no longer
        return self._button(self.tr("Remove"), view, lambda: self.removal_requested.emit(view.line))

    @staticmethod
    def _button(text: str, view: LineView, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAccessibleDescription(view.text)
        button.clicked.connect(act)
        return button
