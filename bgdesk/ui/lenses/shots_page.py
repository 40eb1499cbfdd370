"""The shots page: which of the 36 rolls hit which blot, found by the legal plays of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import subject_of
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.analysis.reasons.roll_facts import OpposingRolls, weight
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import Contact, Ruleset
from bgdesk.ui.common.roles import label
from bgdesk.ui.lenses.derive_next_rolls import FACES, roll_at
from bgdesk.ui.lenses.lens_table import LensCellView, LensTable, LensTableView
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate

_HIT, _DOUBLE_HIT = 1, 4


@dataclass(frozen=True, slots=True)
class Shots:
    """The rolls that hit anything, those that can hit two, and those that hit each blot, by its point."""

    hits: tuple[Dice, ...]
    double_hits: tuple[Dice, ...]
    by_point: Mapping[int, tuple[Dice, ...]]


def shots_at(position: Position, player: Player, ruleset: Ruleset) -> Shots:
    """What the opponent of ``player``, who is on roll, can hit; some ten milliseconds of work."""
    rolls = OpposingRolls(position, player, ruleset)
    return Shots(rolls.hits, rolls.double_hits, rolls.hits_by_point)


def derive_shots(shots: Shots, point: int | None) -> LensTableView:
    """The 36 rolls: what hits the blot on ``point``, or with ``None`` any."""
    hits = set(shots.hits if point is None else shots.by_point.get(point, ()))
    twice = set(shots.double_hits) if point is None else set[Dice]()
    cells = tuple(tuple(_cell(roll_at(row, column), hits, twice) for column in range(6)) for row in range(6))
    heads = tuple(whole(face) for face in FACES)
    return LensTableView(heads, heads, cells)


def _cell(roll: Dice, hits: set[Dice], twice: set[Dice]) -> LensCellView:
    if roll in twice:
        #: In a cell: this roll can hit two checkers. Short
        return LensCellView(translate("Lenses", "hits 2"), pattern=_DOUBLE_HIT)
    if roll in hits:
        #: In a cell: this roll hits. Short
        return LensCellView(translate("Lenses", "hits"), pattern=_HIT)
    return LensCellView("·", is_quiet=True)


class ShotsPage(QWidget):
    """For the board as it is, and as it is after the best play and after the one that was made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boards: list[tuple[Position, Player, Ruleset]] = []
        self._task: BackgroundTask[Shots] | None = None
        self._shots: Shots | None = None
        self.board, self.blot = QComboBox(), QComboBox()
        #: Name of a table: the rolls that hit
        self.table = LensTable(self.tr("Shots"))
        self._note = label()
        self._build()
        self.board.currentIndexChanged.connect(self._count)
        self.blot.currentIndexChanged.connect(self._show)

    def _build(self) -> None:
        #: Name of a field: the board before or after a play
        self.board.setAccessibleName(self.tr("Board"))
        #: Name of a field: which blot is looked at
        self.blot.setAccessibleName(self.tr("Blot"))
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        for part in (self.board, self.blot):
            layout.addWidget(part)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._note)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        subject = subject_of(state, played) if state else None
        self._boards = []
        names = []
        if subject and subject.state.ruleset.contact is Contact.HIT:
            best = (
                known.candidates[0].position if isinstance(known, JudgedPlay) and known.candidates else None
            )
            #: A choice of a field: the board after a play
            found = [(self.tr("After the best play"), best)]
            #: A choice of a field: the board after a play
            found += [(self.tr("After the play that was made"), played if played != best else None)]
            #: A choice of a field: the board before the roll is played
            found += [(self.tr("As it is"), subject.state.position)]
            names = [name for name, position in found if position]
            ruleset = subject.state.ruleset
            self._boards = [(one, subject.player, ruleset) for _, one in found if one]
        self.board.blockSignals(True)
        self.board.clear()
        self.board.addItems(names)
        self.board.blockSignals(False)
        self._count()

    @Slot()
    def _count(self) -> None:
        if self._task:
            self._task.cancel()
        self._task = self._shots = None
        at = self.board.currentIndex()
        if 0 <= at < len(self._boards):
            asked = self._boards[at]
            self._task = task = BackgroundTask(lambda _: shots_at(*asked), (), self)
            task.done.connect(self._counted)
            task.start()
        self._show()

    @Slot(object)
    def _counted(self, shots: Shots) -> None:
        self._task, self._shots = None, shots
        self.blot.blockSignals(True)
        self.blot.clear()
        #: A choice of a field: all blots together
        self.blot.addItem(self.tr("Any blot"), None)
        for point in shots.by_point:
            #: A choice of a field: a blot by its point
            self.blot.addItem(self.tr("The blot on the {point}-point").format(point=whole(point)), point)
        self.blot.blockSignals(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        shots = self._shots
        self.table.setVisible(shots is not None)
        self.blot.setVisible(shots is not None)
        if shots is None:
            self._note.setText("" if self._boards else self.tr("Nothing can be hit here."))
            return
        point = self.blot.currentData()
        self.table.set_view(derive_shots(shots, point))
        rolls = shots.hits if point is None else shots.by_point.get(point, ())
        self._note.setText(self.tr("%n of 36 rolls hit.", "", weight(rolls)))
