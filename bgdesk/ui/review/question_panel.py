"""What the panels share in which one is asked about decisions, whether from a match or by cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import elided, label, set_state
from bgdesk.ui.common.rows import empty_rows
from bgdesk.ui.review.why_section import WhySection

_SCALE = 1.15


class QuestionPanel(QScrollArea):
    """How far one is, one sentence, further ones below it, and why an answer was not the best."""

    def __init__(self, name: str, progress_name: str, parent: QWidget | None = None) -> None:
        """Both names are for a screen reader."""
        super().__init__(parent)
        #: Heading, a question: why what one answered was not the best
        self.why = WhySection(self.tr("Why not your answer?"))
        self._title = elided(bold=True, scale=_SCALE)
        self._bar = QProgressBar()
        self._text, self._lines = sentence(scale=_SCALE), QVBoxLayout()
        self._lines.setSpacing(4)
        self._bar.setAccessibleName(progress_name)
        self._bar.setTextVisible(False)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _fill(self, *parts: QWidget | QVBoxLayout) -> None:
        """Have ``parts`` one below the other."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 4, 8, 4)
        column.setSpacing(8)
        for part in parts:
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.addStretch(1)
        self.setWidget(page)
        for ground in (self.viewport(), page):
            ground.setAutoFillBackground(False)

    def _tell(self, title: str, text: str, tone: str, lines: tuple[str, ...]) -> None:
        """``tone`` is a role of labels."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        set_state(self._text, "role", tone)
        empty_rows(self._lines)
        for line in lines:
            self._lines.addWidget(sentence(line))

    def _show_progress(self, done: int, total: int) -> None:
        self._bar.setUpdatesEnabled(False)  # it would paint the whole window at once
        self._bar.setRange(0, max(1, total))
        self._bar.setValue(done)
        self._bar.setUpdatesEnabled(True)
        self._bar.setVisible(total > 0)


def sentence(text: str = "", *, role: str = "", scale: float = 1.0) -> QLabel:
    """A label of as many lines as it needs."""
    shown = label(text, role=role, scale=scale)
    shown.setWordWrap(True)
    return shown
