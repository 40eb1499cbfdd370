"""A rollout below what is said of a position: its figures, how far it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QGridLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.settings.settings import Settings
from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.rollouts.derive_rollout import Control, RolledRow, RolloutView
from bgdesk.ui.rollouts.rollout_options import RolloutOptions

_BAR_WIDTH, _BAR_HEIGHT = 60, 12
_SPREADS = 2.0
"""Standard errors to each side of a bar: the true value is in between with 95 %."""


class ErrorBar(QWidget):
    """Where a value lies between ``low`` and ``high``, and how far it may be off."""

    def __init__(self) -> None:
        super().__init__()
        self._row: RolledRow | None = None
        self._low, self._high = 0.0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_row(self, row: RolledRow, low: float, high: float) -> None:
        """Draw ``row`` on the scale of all."""
        self._row, self._low, self._high = row, low, high
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_BAR_WIDTH, _BAR_HEIGHT)

    def _x(self, value: float) -> float:
        share = (value - self._low) / ((self._high - self._low) or 1.0)
        return 3 + min(max(share, 0.0), 1.0) * (self.width() - 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        row = self._row
        if row is None or row.spread is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        middle = self.height() / 2
        faint = QColor(colour)
        faint.setAlphaF(0.55)
        painter.setPen(QPen(faint, 2))
        reach = _SPREADS * row.spread
        painter.drawLine(
            QPointF(self._x(row.value - reach), middle), QPointF(self._x(row.value + reach), middle)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QRectF(self._x(row.value) - 3, middle - 3, 6, 6))


class _Row:
    """The widgets of one choice, in two lines of a grid."""

    def __init__(self, grid: QGridLayout, line: int) -> None:
        self.name, self.equity = elided(), label()
        self.error, self.chance = label(role="muted", scale=0.9), label()
        self.bar = ErrorBar()
        self.detail = elided(role="muted", scale=0.85)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, widget in enumerate((self.name, self.bar, self.equity, self.error, self.chance)):
            grid.addWidget(widget, 2 * line + 1, column)
        for widget in (self.equity, self.error, self.chance):
            widget.setAlignment(right)
        grid.addWidget(self.detail, 2 * line + 2, 0, 1, 5)

    def show(self, row: RolledRow, low: float, high: float) -> None:
        self.name.setText(row.name)
        font = self.name.font()
        font.setBold(row.is_made)
        self.name.setFont(font)
        self.equity.setText(row.equity)
        self.error.setText(row.error)
        self.chance.setText(row.chance)
        self.detail.setText(row.detail)
        self.bar.show_row(row, low, high)

    def remove(self) -> None:
        for widget in (self.name, self.bar, self.equity, self.error, self.chance, self.detail):
            widget.hide()
            widget.deleteLater()


class RolloutSection(QWidget):
    """Shows a `RolloutView`; it hides itself where nothing is or can be rolled out."""

    requested = Signal(object)
    """The `Control` that was pressed."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = RolloutView()
        self._rows: list[_Row] = []
        #: Heading, a noun: positions played out many times
        self.title = self.tr("Rollout")
        self._heading = label(self.title, bold=True)
        #: Button that stays down: shows or hides how a rollout is made. Short
        self.more = QPushButton(self.tr("Options"))
        self.options = RolloutOptions(settings)
        self._note, self._status = elided(role="muted", scale=0.85), elided(role="muted", scale=0.9)
        self._elsewhere = elided(role="muted", scale=0.9)
        self._bar = QProgressBar()
        self._grid = QGridLayout()
        self.buttons = self._new_buttons()
        self._build()
        self.hide()

    def _new_buttons(self) -> Mapping[Control, QPushButton]:
        texts = {
            #: Button, a verb: play the position out many times
            Control.BEGIN: (self.tr("Roll out"), self.tr("Play this decision out many times (R)")),
            #: Button, a verb: have a rollout wait
            Control.PAUSE: (self.tr("Pause"), self.tr("Have the rollout wait (R)")),
            #: Button, a verb: have a rollout continue
            Control.GO_ON: (self.tr("Go on"), self.tr("Go on with the rollout (R)")),
            #: Button, a verb: end a rollout
            Control.STOP: (self.tr("Stop"), self.tr("End the rollout, and keep what it has (Shift+R)")),
            #: Button, a verb: play more trials of the same choices
            Control.EXTEND: (self.tr("More trials"), self.tr("Add as many trials as the options say")),
            #: Button, a verb: go to the decision that is rolled out
            Control.SHOW: (self.tr("Show it"), self.tr("Go to the decision that is being rolled out")),
        }
        made = {}
        for control, (text, tip) in texts.items():
            made[control] = button = QPushButton(text)
            button.setToolTip(plain_tip(tip))
            button.clicked.connect(lambda _=False, one=control: self.requested.emit(one))
        return MappingProxyType(made)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        head = FlowBox()
        head.add(self._heading, *self.buttons.values(), self.more)
        column.addWidget(head)
        self._titles = self._new_titles()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        column.addLayout(self._grid)
        column.addWidget(self._note)
        column.addWidget(self._status)
        column.addWidget(self._bar)
        column.addWidget(self._elsewhere)
        column.addWidget(self.options)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the rollout"))
        self.more.setCheckable(True)
        self.more.setProperty("role", "link")
        self.more.setToolTip(self.tr("How many trials, how deep, which seed, and which choices"))
        self.options.hide()
        self.more.toggled.connect(self._show_options)

    def _new_titles(self) -> tuple[QWidget, ...]:
        texts = (
            #: Title of a column, a standard term: what a choice is worth. Short, as the next ones
            (2, self.tr("Equity"), self.tr("What it is worth to the player who decides")),
            #: Title of a column, short for: standard error
            (3, self.tr("SE"), self.tr("Standard error: the bars reach twice as far to each side")),
            #: Title of a column: how likely a choice is the best one
            (
                4,
                self.tr("Best"),
                self.tr("How likely this is the best choice, by the trials so far"),
            ),
        )
        made = []
        for column, text, tip in texts:
            title = label(text, role="muted", scale=0.85)
            title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            title.setToolTip(plain_tip(tip))
            self._grid.addWidget(title, 0, column)
            made.append(title)
        return tuple(made)

    @Slot(bool)
    def _show_options(self, shown: bool) -> None:
        self.options.setVisible(shown)

    @property
    def has_rows(self) -> bool:
        """Whether there are any figures."""
        return bool(self._view.rows)

    def set_view(self, view: RolloutView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        self._show_rows(view.rows)
        for shown, text in (
            (self._note, view.note),
            (self._status, view.status),
            (self._elsewhere, view.elsewhere),
        ):
            shown.setText(text)
            shown.setVisible(bool(text))
        self._bar.setVisible(view.total > 0)
        self._bar.setRange(0, view.total if view.done else 0)
        self._bar.setValue(view.done)
        self._show_buttons(view.controls)
        self.setVisible(view.says_anything)

    def _show_rows(self, rows: tuple[RolledRow, ...]) -> None:
        for title in self._titles:
            title.setVisible(bool(rows))
        if len(rows) != len(self._rows):
            for old in self._rows:
                old.remove()
            self._rows = [_Row(self._grid, line) for line in range(len(rows))]
        reaches = [(one.value, _SPREADS * one.spread) for one in rows if one.spread is not None]
        low = min((value - reach for value, reach in reaches), default=0.0)
        high = max((value + reach for value, reach in reaches), default=1.0)
        for widgets, row in zip(self._rows, rows, strict=True):
            widgets.show(row, low, high)

    def _show_buttons(self, controls: frozenset[Control]) -> None:
        had_focus = any(one.hasFocus() for one in self.buttons.values())
        for control, button in self.buttons.items():
            button.setVisible(control in controls)
        left = [one for control, one in self.buttons.items() if control in controls]
        if had_focus and left and not any(one.hasFocus() for one in left):
            left[0].setFocus()
