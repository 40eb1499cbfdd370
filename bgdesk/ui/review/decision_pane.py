"""Everything that is said of the decision on the board, one section below the other."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bgdesk.ui.review.judgement_panel import JudgementPanel

_LEAST_HEIGHT = 160


class DecisionPane(QScrollArea):
    """Shows its ``judgement``, and below it the sections that were added; it scrolls where they need more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.judgement = JudgementPanel()
        self._page = page = QWidget()
        self._more = QWidget()
        self._sections = QVBoxLayout(self._more)
        self._sections.setContentsMargins(0, 0, 0, 0)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.judgement)
        layout.addWidget(self._more)
        layout.addStretch(1)
        self.setAccessibleName(self.tr("The decision on the board"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        for ground in (self.viewport(), page):
            ground.setAutoFillBackground(False)

    def add_section(self, section: QWidget, *, is_first: bool = False) -> None:
        """Have ``section`` below what stands there, or above it; one without anything to say hides itself."""
        self._sections.insertWidget(0 if is_first else self._sections.count(), section)

    def show_sections(self, *, are_shown: bool) -> None:
        """Show the sections, or the judgement alone: what is tried out is no part of what they speak of."""
        self._more.setVisible(are_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.judgement.set_room(self.viewport().height())

    def bring_up(self, section: QWidget) -> None:
        """Scroll to ``section``."""
        self.ensureWidgetVisible(section)

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._page.minimumSizeHint().width(), _LEAST_HEIGHT)
