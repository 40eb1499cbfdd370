"""A card of the page: a heading, a sentence, a chart and a table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.stats.line_chart import LineChart
from bgdesk.ui.stats.stat_table import StatTable
from bgdesk.ui.stats.stats_view import StatCardView

_MARGINS = (18, 14, 18, 16)
_HEAD = 1.12


class StatCardBox(QFrame):
    """Shows a `StatCardView`; what is not there takes no room."""

    picked = Signal(object, str)
    act_requested = Signal(object)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAccessibleName(title)
        self.note = label(role="muted", scale=0.92)
        self.note.setWordWrap(True)
        self.chart = LineChart(title)
        self.table = StatTable(title)
        self.empty = label(role="muted")
        self.empty.setWordWrap(True)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(*_MARGINS)
        self.inside.setSpacing(8)
        self.inside.addWidget(label(title, scale=_HEAD, bold=True))
        for part in (self.note, self.chart, self.table, self.empty):
            self.inside.addWidget(part)
        self.inside.addStretch(1)
        self.table.picked.connect(self.picked)
        self.table.act_requested.connect(self.act_requested)

    def show_view(self, view: StatCardView) -> None:
        """Show other figures."""
        self.note.setText(view.note)
        self.note.setVisible(bool(view.note))
        has_chart = view.chart is not None and any(line.values for line in view.chart.lines)
        if view.chart is not None:
            self.chart.set_view(view.chart)
        self.chart.setVisible(has_chart)
        self.table.show_view(view.table)
        self.empty.setText(view.table.empty)
        self.empty.setVisible(not view.table.rows)
