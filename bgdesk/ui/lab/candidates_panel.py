"""The candidates of a position that was set up: plays or cube actions, with their chances."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.lab.lab_judge import LabJudge
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate
from bgdesk.rules.position import Position
from bgdesk.ui.common.candidate_model import NAME, PLACE_ROLE, CandidateModel, brackets_note
from bgdesk.ui.common.choice_table import choice_table
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.lab.derive_candidates import CandidatesView, MadePlays, chances_text, derive_candidates
from bgdesk.ui.review.candidate_columns import CandidateColumns
from bgdesk.ui.review.candidate_delegate import CandidateDelegate

_TABLE_SCALE, _AROUND_TITLES = 0.92, 17
_PLAYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CandidatesPanel(QWidget):
    """Asks ``judge`` about the state it is given, and shows what comes."""

    pointed = Signal(object)
    """The `Candidate` that the list is at, or None."""
    play_requested = Signal(object)
    """A `Candidate` is to be played."""

    def __init__(self, judge: LabJudge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._judge = judge
        self._state: MatchState | None = None
        self._made = MadePlays()
        self._is_showing = False
        self._view = CandidatesView()
        self.model = CandidateModel(self)
        self._title, self._verdict = elided(bold=True), label(bold=True)
        self._message = label(role="muted")
        self._chances = label(role="muted", scale=0.9)
        self._source, self._note = label(role="muted", scale=0.9), elided(role="muted", scale=0.85)
        self.table = self._new_table()
        self._columns = CandidateColumns(self.table, self.model)
        self.deeper = QPushButton()
        self._build()
        judge.changed.connect(self._show)
        self.deeper.clicked.connect(self._press_deeper)
        self.table.doubleClicked.connect(self._play)
        self._show()

    def _new_table(self) -> QTableView:
        table = choice_table(self.model, self.tr("Choices in this position"), self)
        table.setItemDelegate(CandidateDelegate(table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(10)
        table.selectionModel().currentRowChanged.connect(self._point)
        table.setMouseTracking(True)
        table.entered.connect(self._point)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        return table

    def _build(self) -> None:
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._verdict)
        foot = QHBoxLayout()
        foot.addWidget(self._source, 1)
        foot.addWidget(self.deeper)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addLayout(heading)
        column.addWidget(self.table, 1)
        column.addWidget(self._message, 1)
        column.addWidget(self._note)
        column.addWidget(self._chances)
        column.addLayout(foot)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._fit_to_letters()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "table"):
            self._fit_to_letters()

    def _fit_to_letters(self) -> None:
        header = self.table.horizontalHeader()
        for part in (self.table, header):
            font = part.font()
            font.setPointSizeF(QApplication.font().pointSizeF() * _TABLE_SCALE)
            part.setFont(font)
        header.setMinimumHeight(header.fontMetrics().height() + _AROUND_TITLES)
        self._columns.fit(self.table.width())
        self.table.verticalHeader().setDefaultSectionSize(round(self.table.fontMetrics().height() * 1.5))

    def set_state(
        self, state: MatchState | None, played: Position | None = None, tried: Position | None = None
    ) -> None:
        """Ask about ``state``, and about a play that was made there as deeply as about the best.

        ``played`` is the board after that of the match, ``tried`` after one that was made here.
        """
        self._state, self._made = state, MadePlays(played, tried)
        self._judge.ask(question_of(state, tried or played) if state else None)
        self._show()

    @Slot()
    def _show(self) -> None:
        judge = self._judge
        view = derive_candidates(
            self._state, judge.answer, self._made, trouble=judge.trouble, is_working=judge.is_working
        )
        before = self._candidate(self.table.currentIndex())
        self._view = view
        self._title.setText(view.title)
        self._verdict.setText(view.verdict)
        self._is_showing = True
        self.model.set_rows(view.rows)
        self._is_showing = False
        self._columns.fit(self.table.width())
        self.table.setVisible(bool(view.rows))
        self._message.setText(view.message)
        self._message.setVisible(bool(view.message))
        note = brackets_note(view.rows)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._chances.setText(view.chances)
        self._source.setText(view.source)
        self._show_button(is_working=view.is_working)
        self._stay_at(before)

    def _stay_at(self, before: Candidate | None) -> None:
        """What the list was at is looked for in the new one."""
        rows = range(self.model.rowCount()) if before else ()
        indexes = (self.model.index(row, NAME) for row in rows)
        same = next((one for one in indexes if _same(self._candidate(one), before)), None)
        if same is None:
            self.pointed.emit(None)
        elif same.row() != self.table.currentIndex().row():
            self._go_to(same)
        else:
            self._point(same)

    def _go_to(self, index: QModelIndex) -> None:
        flag = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def _show_button(self, *, is_working: bool) -> None:
        #: Button, a verb: be content with what is known
        stop = self.tr("Stop")
        #: Button: look at the position more deeply
        self.deeper.setText(stop if is_working else self.tr("Deeper"))
        self.deeper.setVisible(is_working or self._judge.next_level is not None)

    @Slot()
    def _press_deeper(self) -> None:
        self.take_keyboard()
        if self._judge.is_working:
            self._judge.stop()
        else:
            self._judge.deepen()

    def deepen(self) -> None:
        """Look at the position more deeply, if nothing is under way."""
        if not self._judge.is_working:
            self._press_deeper()

    def _candidate(self, index: QModelIndex) -> Candidate | None:
        place = index.siblingAtColumn(NAME).data(PLACE_ROLE) if index.isValid() else None
        return self._view.candidates[place] if place is not None else None

    @Slot(QModelIndex)
    def _point(self, index: QModelIndex) -> None:
        if self._is_showing:
            return
        candidate = self._candidate(index)
        self._chances.setText(chances_text(candidate.probabilities) if candidate else self._view.chances)
        self.pointed.emit(candidate)

    @Slot(QModelIndex)
    def _play(self, index: QModelIndex) -> None:
        candidate = self._candidate(index)
        if candidate:
            self.play_requested.emit(candidate)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Space or Enter plays what the list is at; the mouse points while it is there."""
        if event.type() is QEvent.Type.Leave:
            self._point(self.table.currentIndex())
            return False
        if event.type() is QEvent.Type.Resize and watched is self.table:
            self._columns.fit(self.table.width())
        is_press = isinstance(event, QKeyEvent) and event.key() in _PLAYS
        if is_press and event.type() is QEvent.Type.KeyPress:
            self._play(self.table.currentIndex())
            return True
        return False

    def take_keyboard(self) -> None:
        """Have the keys, at the best of the list."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.table.currentIndex().isValid() and self.model.rowCount():
            self._go_to(self.model.index(0, NAME))


def _same(one: Candidate | None, other: Candidate | None) -> bool:
    return one is not None and other is not None and one.position == other.position
