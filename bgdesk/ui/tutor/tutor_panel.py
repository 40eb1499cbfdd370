"""The tutor's panel below the others: one sentence, what can be done about it, and more if one asks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.plain_text import literal, plain_tip
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.review.why_section import WhySection
from bgdesk.ui.tutor.derive_tutor import TutorAct, TutorRow, TutorView

_MARGIN = 10


def _sentence(text: str = "", *, role: str = "", scale: float = 1.0, bold: bool = False) -> QLabel:
    shown = label(text, role=role, scale=scale, bold=bold)
    shown.setWordWrap(True)
    return shown


class TutorPanel(QScrollArea):
    """Shows a `TutorView`; it hides itself when there is nothing to say."""

    act_requested = Signal(object)
    place_requested = Signal(int)
    """The event of a decision to look at."""
    left = Signal()
    """The keyboard is to go back to the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TutorView()
        self.title = _sentence(bold=True, scale=1.1)
        self._lines, self._candidates, self._rows = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self.buttons = {
            #: Button, a verb: take the move back and think again
            TutorAct.LOOK_AGAIN: QPushButton(self.tr("Loo&k again")),
            TutorAct.KEEP: QPushButton(),
            #: Button, a verb: take back what was done
            TutorAct.TAKE_BACK: QPushButton(self.tr("Take it &back")),
            #: Button, a verb: leave it as it was done
            TutorAct.LEAVE: QPushButton(self.tr("Leave i&t")),
            #: Button: ask the tutor for a bit of help
            TutorAct.HELP: QPushButton(self.tr("Help m&e")),
        }
        self._acts = FlowBox()
        #: Heading, a question: why a move is not the best
        self.why = WhySection(self.tr("Why"))
        self._note = _sentence(role="muted", scale=0.85)
        self._card, self._page = framed("card"), QWidget()
        self._build()
        for act, button in self.buttons.items():
            button.clicked.connect(lambda _=False, one=act: self.act_requested.emit(one))
        self.set_view(TutorView())

    def _build(self) -> None:
        #: Name of a panel for a screen reader
        self.setAccessibleName(self.tr("Tutor"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.buttons[TutorAct.LOOK_AGAIN].setProperty("role", "primary")
        self.buttons[TutorAct.TAKE_BACK].setProperty("role", "primary")
        self._acts.add(*self.buttons.values())
        outer = QVBoxLayout(self._page)
        outer.setContentsMargins(0, 8, 0, 0)
        outer.setSpacing(6)
        outer.addWidget(self._card)
        outer.addWidget(self._note)
        self._fill_card()
        self.setWidget(self._page)
        for ground in (self.viewport(), self._page):
            ground.setAutoFillBackground(False)

    def _fill_card(self) -> None:
        layout = QVBoxLayout(self._card)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(6)
        layout.addWidget(self.title)
        for part in (self._lines, self._candidates):
            part.setSpacing(4)
            layout.addLayout(part)
        layout.addWidget(self._acts)
        layout.addWidget(self.why)
        self._rows.setSpacing(2)
        layout.addLayout(self._rows)

    def sizeHint(self) -> QSize:
        """As high as what it says, as far as there is room."""
        width = max(self.width(), 1)
        return QSize(width, self._page.heightForWidth(width) + 2 * self.frameWidth() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it says has another size."""
        if watched is self._page and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def take_keyboard(self) -> None:
        """Have the keys, at the usual next thing."""
        usable = next((one for one in self.buttons.values() if not one.isHidden()), None)
        if usable:
            usable.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_keyboard(self) -> bool:
        """Whether keys go to one of its buttons."""
        return any(one.hasFocus() for one in self.buttons.values())

    def set_view(self, view: TutorView) -> None:
        """Show ``view``."""
        had_keyboard = self.has_keyboard
        self.view = view
        self.title.setText(view.title)
        _show_texts(self._lines, [_sentence(line) for line in view.lines])
        _show_texts(self._candidates, [_sentence(line, bold=True) for line in view.candidates])
        _show_texts(self._rows, [self._row(row) for row in view.rows])
        for act, button in self.buttons.items():
            button.setVisible(act in view.acts)
        self.buttons[TutorAct.KEEP].setText(view.keep)
        self._acts.setVisible(bool(view.acts))
        self.why.set_view(view.why)
        self._card.setVisible(bool(view.title))
        self._note.setText(view.note)
        self._note.setVisible(bool(view.note))
        self.setVisible(view.says_anything)
        if had_keyboard and not self.has_keyboard:
            self._keep_keyboard(view)
        self.updateGeometry()

    def _keep_keyboard(self, view: TutorView) -> None:
        if view.acts:
            self.take_keyboard()
        else:
            self.left.emit()

    def _row(self, row: TutorRow) -> QWidget:
        button = QPushButton(literal(row.text))
        button.setProperty("role", "disclosure")
        button.setToolTip(plain_tip(row.text))
        button.setMinimumWidth(40)
        button.clicked.connect(lambda: self.place_requested.emit(row.event))
        return button


def _show_texts(layout: QVBoxLayout, shown: list[QLabel] | list[QWidget]) -> None:
    while item := layout.takeAt(0):
        if widget := item.widget():
            widget.hide()
            widget.deleteLater()
    for one in shown:
        layout.addWidget(one)
