"""The panel beside the board: moves, roll counter, dice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.table import LessonPhase, Table
from bgdesk.match.dice.statistics import DiceStatistics, dice_statistics
from bgdesk.match.record import MatchRecord
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.hints.hint_panel import HintPanel
from bgdesk.ui.moves.moves_panel import MovesPanel
from bgdesk.ui.play.dice_panel import DicePanel
from bgdesk.ui.play.roll_panel import RollPanel, derive_rolls
from bgdesk.ui.review.decision_pane import DecisionPane
from bgdesk.ui.words.dice_check import dice_origin

MOVES, ROLLS, DICE, HINTS, CHAT = range(5)
_MARGIN = 12
_SHARES = (450, 550)
"""Of the height: for the pages, and for the decision on the board."""


class SidePanel(QWidget):
    """Fills in a page when it is looked at; ``all_dice`` counts the rolls of every stored match.

    ``when_at_rest`` calls what is given to it as soon as nothing moves on the board: what happens there is
    not to be read here before it can be seen.
    """

    turned = Signal()
    """Another page may be in front."""

    def __init__(
        self,
        controller: MatchController,
        all_dice: Callable[[], DiceStatistics],
        when_at_rest: Callable[[Callable[[], None]], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._record: MatchRecord | None = None
        self._all_dice = all_dice
        self._when_at_rest = when_at_rest
        self._controller = controller
        self.moves = MovesPanel()
        self.decision = DecisionPane()
        self.judgement = self.decision.judgement
        self._rolls, self._dice = RollPanel(), DicePanel()
        self.hints = HintPanel()
        self._origin = label(role="muted", scale=0.85)
        self._origin.setWordWrap(True)
        self._origin.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._tabs = QTabWidget()
        self._pages: list[QWidget] = []
        self._review_pages: list[QWidget] = []
        self._upper = QStackedWidget()
        self._lesson: QWidget | None = None
        self._drill: QWidget | None = None
        self._build()
        controller.opened.connect(self._opened)
        controller.table_changed.connect(self._table_changed)
        self._tabs.currentChanged.connect(self._fill)
        self._tabs.currentChanged.connect(self.turned)

    def _build(self) -> None:
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        #: Name of the row of panels for a screen reader
        self._tabs.setAccessibleName(self.tr("Panels"))
        #: Name of the row of panels for a screen reader
        self._tabs.tabBar().setAccessibleName(self.tr("Panels"))
        for page, title in (
            #: Name of a panel: the list of moves. Short
            (self.moves, self.tr("Moves")),
            (_scrolled(self._rolls, self.tr("Roll counter")), self.tr("Rolls")),
            (_scrolled(self._dice_page(), self.tr("Dice statistics")), self.tr("Dice")),
            #: Name of a panel. Short
            (self.hints, self.tr("Hints")),
        ):
            self._tabs.addTab(page, title)
            self._pages.append(page)
        self._tabs.setCornerWidget(self.judgement.sources)
        frame = framed("panel")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(_MARGIN, 8, _MARGIN, _MARGIN)
        inner.addWidget(self._halves(), 1)
        self._inner = inner
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)
        self.setMinimumWidth(250)

    def _halves(self) -> QSplitter:
        """What is said of the decision on the board stays below, whichever page is in front."""
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        self._upper.addWidget(self._tabs)
        halves.addWidget(self._upper)
        halves.addWidget(self.decision)
        for half, share in enumerate(_SHARES):
            halves.setStretchFactor(half, share)
        halves.setSizes(_SHARES)
        self.decision.hide()
        return halves

    def _dice_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._dice, 1)
        layout.addWidget(self._origin)
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sources()

    def _fit_sources(self) -> None:
        """The titles of the pages come first, the name of the analysis has what is left."""
        self.judgement.sources.set_room(self.width() - self.width_of_tabs())

    def width_of_tabs(self) -> int:
        """What the titles of the pages need, so that all can be seen."""
        return self._tabs.tabBar().sizeHint().width() + 2 * _MARGIN + 2

    @property
    def has_keyboard(self) -> bool:
        """Whether keys go to anything in it."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Have the keys, at the row of pages."""
        shown = self._upper.currentWidget() or self._tabs
        page = self._tabs.tabBar() if shown is self._tabs else shown
        page.setFocus(Qt.FocusReason.TabFocusReason)

    def add_review_page(self, page: QWidget, title: str) -> None:
        """Have ``page`` behind the moves and what was added before, while a match is looked at."""
        self._review_pages.append(page)
        at = self._tabs.insertTab(len(self._review_pages), page, title)
        self._tabs.setTabVisible(at, self._is_review)

    def set_chat(self, page: QWidget, title: str) -> None:
        """Have ``page`` behind the others while somebody from another computer plays."""
        self._pages.append(page)
        self._tabs.addTab(page, title)
        self._offer_pages()

    @Slot(str)
    def title_chat(self, title: str) -> None:
        """Call the chat ``title``."""
        self.title_review_page(self._pages[CHAT], title)

    @property
    def shows_chat(self) -> bool:
        """Whether the chat is in front."""
        is_there = len(self._pages) > CHAT and self._tabs.currentWidget() is self._pages[CHAT]
        return is_there and self._tabs.isVisible()

    def set_tutor(self, panel: QWidget) -> None:
        """Have ``panel`` below everything else while it has something to say."""
        self._inner.addWidget(panel)

    def set_lesson_page(self, page: QWidget) -> None:
        """Have ``page`` in place of all others while somebody learns from a match that is looked at."""
        self._lesson = page
        self._upper.addWidget(page)

    def set_drill_page(self, page: QWidget) -> None:
        """The same for ``page`` while cards are asked."""
        self._drill = page
        self._upper.addWidget(page)

    def title_review_page(self, page: QWidget, title: str) -> None:
        """Call a page that was added by another ``title``."""
        self._tabs.setTabText(self._tabs.indexOf(page), title)
        self._fit_sources()

    def show_page(self, page: int) -> None:
        """Bring a page to the front, also one that is not offered in a match that is looked at."""
        self._show(self._pages[page])

    def show_review_page(self, page: QWidget) -> None:
        """Bring one to the front that was added; without a match that is looked at nothing happens."""
        if self._is_review:
            self._show(page)

    def _show(self, page: QWidget) -> None:
        self._tabs.setTabVisible(self._tabs.indexOf(page), True)
        self._fit_sources()
        self._tabs.setCurrentWidget(page)

    @property
    def _is_review(self) -> bool:
        table = self._controller.table
        return table is not None and table.is_studied

    @property
    def _is_remote(self) -> bool:
        table = self._controller.table
        return table is not None and (table.is_remote or table.is_spectated)

    def _offer_pages(self) -> None:
        """In a match that is looked at what is counted and hinted at while one plays stands aside."""
        for page in (*self._pages[ROLLS:], *self._review_pages):
            at = self._tabs.indexOf(page)
            is_wanted = self._is_review is (page in self._review_pages)
            if page in self._pages[CHAT:]:
                is_wanted = is_wanted and self._is_remote
            self._tabs.setTabVisible(at, is_wanted)
        self._fit_sources()

    @Slot(object)
    def _opened(self, table: Table) -> None:
        """Nothing asked for at the match before stays in front; what is counted while one plays may."""
        if table.lesson:
            return
        is_offered = self._tabs.currentWidget() not in (*self._pages[HINTS:], *self._review_pages)
        if table.is_studied or not is_offered:
            self.show_page(MOVES)
        self._offer_pages()

    @Slot(object)
    def _table_changed(self, table: Table) -> None:
        asking = (self._drill if table.is_drill else self._lesson) if table.lesson else None
        self._upper.setCurrentWidget(asking or self._tabs)
        may_tell = table.lesson is not LessonPhase.CHOOSING or not self.judgement.model.rowCount()
        self.decision.setVisible(table.is_studied and not table.is_asking and may_tell)
        self.judgement.offer_analysis(is_offered=not table.is_drill)
        self.decision.show_sections(are_shown=table.is_review and may_tell and not table.is_drill)
        self.moves.set_review(is_review=table.is_studied)
        if table.record is not self._record and not table.is_asking:
            self._when_at_rest(self._follow)

    def _follow(self) -> None:
        """Show the record as it is by now, which may have been shown already."""
        table = self._controller.table
        if table and table.record is not self._record and not table.is_asking:
            self._record = table.record
            if table.beside:
                self.moves.set_line(table.beside, len(table.record.events))
            else:
                self.moves.set_record(table.record)
            self._fill()

    @Slot()
    def _fill(self) -> None:
        if self._record is None:
            return
        if self._tabs.currentWidget() is self._pages[ROLLS]:
            self._rolls.set_view(derive_rolls(self._record))
        elif self._tabs.currentWidget() is self._pages[DICE]:
            self._dice.set_statistics(dice_statistics(self._record), self._all_dice())
            self._origin.setText(dice_origin(self._record.header))


def _scrolled(page: QWidget, name: str) -> QScrollArea:
    area = QScrollArea()
    area.setAccessibleName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    for ground in (area.viewport(), page):
        ground.setAutoFillBackground(False)
    return area
