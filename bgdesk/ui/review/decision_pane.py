"""Everything that is said of the decision on the board, one section below the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bgdesk.ui.review.judgement_panel import JudgementPanel
from bgdesk.ui.review.section_row import SectionRow

_LEAST_HEIGHT = 160


class DecisionPane(QScrollArea):
    """Shows its ``judgement``, and below it the sections that were added; it scrolls where they need more.

    Then a row at its lower edge leads to each of them.
    """

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
        self.row = SectionRow(self)
        self.row.chosen.connect(self.show_section)
        self.row.changed.connect(self._place_row)
        for ground in (self.viewport(), page):
            ground.setAutoFillBackground(False)

    def add_section(self, section: QWidget, title: str, *, is_first: bool = False) -> None:
        """Have ``section`` below what stands there, or above it; one without anything to say hides itself."""
        self._sections.insertWidget(0 if is_first else self._sections.count(), section)
        self.row.add_section(section, title, is_first=is_first)

    def show_sections(self, *, are_shown: bool) -> None:
        """Show the sections, or the judgement alone: what is tried out is no part of what they speak of."""
        self._more.setVisible(are_shown)
        self._place_row()

    @Slot()
    def _place_row(self) -> None:
        """At the lower edge, where not everything can be seen at once."""
        is_long = self._page.sizeHint().height() > self.height()
        is_shown = is_long and self.row.has_any and not self._more.isHidden()
        height = self.row.sizeHint().height() if is_shown else 0
        if self.viewportMargins().bottom() != height:
            self.setViewportMargins(0, 0, 0, height)
        self.row.setGeometry(0, self.height() - height, self.width(), height)
        self.row.setVisible(is_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_row()
        self.judgement.set_room(self.viewport().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is said grows and shrinks from decision to decision."""
        if watched is self._page and event.type() is QEvent.Type.LayoutRequest:
            self._place_row()
        return super().eventFilter(watched, event)

    def bring_up(self, section: QWidget) -> None:
        """Scroll to ``section``."""
        self.ensureWidgetVisible(section)

    @Slot(object)
    def show_section(self, section: QWidget) -> None:
        """Have ``section`` at the top, as far as that can be."""
        self.verticalScrollBar().setValue(section.mapTo(self._page, section.rect().topLeft()).y())

    def sizeHint(self) -> QSize:
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._page.minimumSizeHint().width(), _LEAST_HEIGHT)
