"""The dice page: how often every face and every pair was rolled."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.match.dice.statistics import DiceStatistics
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import framed, label
from bgdesk.ui.play.derive_dice import Bar, HistogramView, derive_dice
from bgdesk.ui.play.pair_chart import PairChart

_TOP = 16
_GAP = 0.28


class Histogram(QWidget):
    """Bars with their counts; a line across each marks the average of good dice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.setMinimumHeight(130)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_bars(self, bars: tuple[Bar, ...]) -> None:
        """Show ``bars``."""
        self._bars = bars
        spoken = ", ".join(f"{bar.label}: {bar.count}" for bar in bars)
        self.setAccessibleDescription(spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = QPainter(self)
        letters = painter.fontMetrics().height() + 4
        top = max(max(bar.count, bar.expected) for bar in self._bars) or 1
        width = self.width() / len(self._bars)
        for number, bar in enumerate(self._bars):
            column = QRectF(number * width, 0, width, self.height())
            self._paint_bar(painter, column, bar, (self.height() - letters - _TOP) / top, letters)

    def _paint_bar(self, painter: QPainter, column: QRectF, bar: Bar, unit: float, letters: float) -> None:
        palette = self.palette()
        foot = column.bottom() - letters
        inner = column.adjusted(column.width() * _GAP / 2, 0, -column.width() * _GAP / 2, 0)
        body = QRectF(inner.left(), foot - bar.count * unit, inner.width(), bar.count * unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawRoundedRect(body, 2, 2)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1.5))
        mean = foot - bar.expected * unit
        painter.drawLine(round(inner.left()), round(mean), round(inner.right()), round(mean))
        above = QRectF(column.left() - 4, min(body.top(), mean) - _TOP, column.width() + 8, _TOP)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(bar.count))
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        below = QRectF(column.left(), foot + 2, column.width(), letters)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, flags, bar.label)


class DicePanel(QWidget):
    """This match and all matches so far, one at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics = (DiceStatistics(), DiceStatistics())
        self._choice = QButtonGroup(self)
        self._summary = label(role="muted")
        self._summary.setWordWrap(True)
        self._summary.setObjectName("summary")
        self._faces, self._pairs = _Chart(self, Histogram()), _Chart(self, PairChart())
        self._build()
        self._choice.idClicked.connect(self._refresh)
        self._refresh()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        row = QHBoxLayout()
        for number, text in enumerate((self.tr("This match"), self.tr("All matches"))):
            button = QPushButton(text)
            button.setProperty("role", "segment")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # what makes it a radio button to a screen reader
            button.setChecked(number == 0)
            self._choice.addButton(button, number)
            row.addWidget(button, 1)
        layout.addLayout(row)
        layout.addWidget(self._summary)
        layout.addWidget(self._faces, 1)
        layout.addWidget(self._pairs, 1)

    def set_statistics(self, match: DiceStatistics, everything: DiceStatistics) -> None:
        """Show the rolls of this match and of all matches, this one included."""
        self._statistics = (match, everything)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        view = derive_dice(self._statistics[self._choice.checkedId()])
        self._summary.setText(view.summary)
        self._faces.set_view(view.faces)
        self._pairs.set_view(view.pairs)


class _Chart(QWidget):
    """A chart with its title and verdict."""

    def __init__(self, parent: QWidget, chart: Histogram | PairChart) -> None:
        super().__init__(parent)
        self._title = label(bold=True)
        self._chart = chart
        self._verdict = label(role="muted", scale=0.9)
        self._verdict.setWordWrap(True)
        frame = framed("card", self)
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(14, 10, 14, 10)
        inner.addWidget(self._title)
        inner.addWidget(self._chart, 1)
        inner.addWidget(self._verdict)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)

    def set_view(self, view: HistogramView) -> None:
        """Show ``view``."""
        self._title.setText(view.title)
        self._chart.setAccessibleName(view.title)
        self._chart.set_bars(view.bars)
        self._verdict.setText(view.verdict)
        self._verdict.setToolTip(plain_tip(view.figures))
