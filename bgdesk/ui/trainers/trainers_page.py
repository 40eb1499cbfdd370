"""The page of the trainers: all of them, or one at work."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.app.practice.trainer_desk import TrainerDesk
from bgdesk.practice.trainers.all_trainers import TRAINERS
from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.common.own_keys import claims_key
from bgdesk.ui.common.page_head import HEAD_MARGINS, PageHead
from bgdesk.ui.common.roles import label
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.trainers.derive_trainers import ASKED, derive_card
from bgdesk.ui.trainers.drill_page import DrillPage
from bgdesk.ui.trainers.overview import TrainersOverview
from bgdesk.ui.trainers.wording import trainer_name

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DIGITS = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class TrainersPage(QWidget):
    """Begins with the overview; Escape leads back to it, and from there away."""

    back_requested = Signal()
    help_requested = Signal()

    def __init__(self, desk: TrainerDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a page for a screen reader
        self.setAccessibleName(self.tr("Trainers"))
        self._desk = desk
        self.overview = TrainersOverview()
        self.drill = DrillPage(desk)
        self._last: TrainerId | None = None
        #: Button: what the trainers are and how they are used
        self.help = QPushButton(self.tr("About the trainers"))
        self.head = PageHead(self, self.help)
        self.status = label(role="warning", scale=0.95)
        self._pages = QStackedWidget()
        self._build()
        self._wire()

    def _build(self) -> None:
        self.status.setWordWrap(True)
        self.status.hide()
        for page in (self.overview, self.drill):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(*HEAD_MARGINS)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addWidget(self.status)
        column.addWidget(self._pages, 1)

    def _wire(self) -> None:
        self.overview.chosen.connect(self.begin)
        self.head.back_requested.connect(self.leave)
        self.help.clicked.connect(self.help_requested)
        self._desk.failed.connect(self.tell)
        self._desk.changed.connect(lambda: self.tell(""))
        self.drill.told.connect(self.drill.board.announce)
        for keys, act in (
            ("Ctrl+Z", self.drill.table.undo),
            ("Ctrl+Return", self.drill.go_on),
            ("Ctrl+Enter", self.drill.go_on),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    def _show_head(self) -> None:
        trainer = self._desk.trainer
        if trainer is None:
            self.head.show_title(self.accessibleName())
            return
        #: Button: from one trainer back to the page with all of them
        self.head.show_title(trainer_name(trainer), self.tr("All trainers"))

    @Slot()
    def show_overview(self) -> None:
        """All trainers, with figures as they are now."""
        self._desk.stop()
        tallies = self._desk.tallies()
        self.overview.show_cards([derive_card(trainer, tallies) for trainer in TRAINERS])
        self._pages.setCurrentWidget(self.overview)
        self._show_head()
        self.overview.take_keyboard(self._last)

    @Slot(object)
    def begin(self, trainer: TrainerId) -> None:
        """Be asked by ``trainer``."""
        self._last = trainer
        self._pages.setCurrentWidget(self.drill)
        self._desk.begin(trainer)
        self._show_head()

    @Slot()
    def leave(self) -> None:
        """Back to all trainers, or away from the page."""
        if self._desk.trainer:
            self.show_overview()
        else:
            self.back_requested.emit()

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Say what went wrong."""
        self.status.setText(sentence)
        self.status.setVisible(bool(sentence))

    def follow(self, board: BoardWidget, wishes: BoardWishes) -> None:
        """Look as the board of the match does, but with the player below who is asked here."""
        self.drill.table.wishes = wishes
        self.drill.board.set_orientation(ASKED, board.board_geometry.home_right)
        self.drill.board.set_text_share(board.text_share)
        self.drill.table.show()

    def set_board_theme(self, theme: BoardTheme) -> None:
        """Wear another board."""
        self.drill.board.set_theme(theme)

    def event(self, event: QEvent) -> bool:
        """These keys are the page's own, whatever they do elsewhere."""
        return claims_key(event, _is_own) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        key = event.key()
        if key in _ENTER and self._desk.trainer and _is_own(event):
            event.accept()
            if not event.isAutoRepeat():  # a key that is held would answer the next questions, too
                self.drill.go_on()
        elif key in _DIGITS and self._desk.question and self._desk.answered is None:
            event.setAccepted(self.drill.choices.press(key - Qt.Key.Key_0))


def _is_own(event: QKeyEvent) -> bool:
    is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return is_plain and (event.key() in _ENTER or event.key() in _DIGITS)
