"""The card with the last matches: a click shows one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.home.from_elsewhere import FromElsewhere
from bgdesk.ui.home.parts import Card, button, quiet
from bgdesk.ui.home.view import PastMatch


class PastMatchRow(QPushButton):
    """One match as a wide button."""

    def __init__(
        self, match: PastMatch, day_width: int, result_width: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(match.spoken)
        self.setToolTip(plain_tip(match.tip))
        self.day = day = label(match.day, role="muted")
        result = label(match.result, bold=True)
        opponent, note = elided(), elided(role="muted")
        opponent.setText(match.opponent)
        note.setText(match.note)
        day.setMinimumWidth(day_width)
        result.setMinimumWidth(result_width)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(8, 7, 8, 7)
        self._line.setSpacing(14)
        for each, stretch in ((day, 0), (result, 0), (opponent, 3), (note, 2)):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if each.text() or each is note:
                self._line.addWidget(each, stretch)
        note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def sizeHint(self) -> QSize:
        return self._line.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._line.minimumSize()


class MatchesCard(Card):
    """``match_chosen`` carries the `PastMatch`."""

    match_chosen = Signal(object)
    all_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        #: Heading above the last matches
        super().__init__(self.tr("Your matches"), parent)
        #: Button: opens the list of all matches
        self.all = button(self.tr("All…"), role="link")
        self.all.setAccessibleName(self.tr("All matches…"))
        self._empty = quiet(
            self.tr(
                "What you play and open is kept here. Click a match to see it again, "
                "and what each move cost once it has been analysed."
            )
        )
        self.elsewhere = FromElsewhere()
        self._shown: tuple[PastMatch, ...] = ()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.head.addStretch(1)
        self.head.addWidget(self.all)
        self.inside.addWidget(self._empty)
        self.inside.addLayout(self._rows)
        self.inside.addStretch(1)
        self.inside.addWidget(self.elsewhere)
        self.all.clicked.connect(self.all_requested)

    @property
    def days(self) -> Sequence[QLabel]:
        """What says when the matches were."""
        return [row.day for row in self.findChildren(PastMatchRow)]

    def show_rows(self, matches: Sequence[PastMatch]) -> None:
        """List ``matches``."""
        if matches == self._shown:
            return
        self._shown = tuple(matches)
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        day_width = _widest(label(match.day) for match in matches)
        result_width = _widest(label(match.result, bold=True) for match in matches)
        for match in matches:
            row = PastMatchRow(match, day_width, result_width)
            row.clicked.connect(lambda _=False, match=match: self.match_chosen.emit(match))
            self._rows.addWidget(row)
            row.show()
        self._empty.setVisible(not matches)


def _widest(texts: Iterable[QLabel]) -> int:
    return max((text.sizeHint().width() for text in texts), default=0)
