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
        self._sections = QVBoxLayout(page)
        self._sections.setContentsMargins(0, 0, 0, 0)
        self._sections.addWidget(self.judgement)
        self._sections.addStretch(1)
        self.setAccessibleName(self.tr("The decision on the board"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)
        for ground in (self.viewport(), page):
            ground.setAutoFillBackground(False)

    def add_section(self, section: QWidget) -> None:
        """Have ``section`` below what stands there; one without anything to say hides itself."""
        self._sections.insertWidget(self._sections.count() - 1, section)

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
