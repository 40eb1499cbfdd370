"""The shots page: which of the 36 rolls hit which blot, found by the legal plays of each."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import subject_of
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.app.side_by_side import titled
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import POINTS, Position
from bgdesk.rules.variants import Contact, Ruleset
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.lenses.derive_shots import (
    Shots,
    blot_name,
    comparison_legend,
    derive_blots,
    derive_shots,
    shots_at,
    targets,
    with_checker_moved,
)
from bgdesk.ui.lenses.lens_page import LensPage
from bgdesk.ui.lenses.lens_table import LensTable
from bgdesk.ui.lenses.patterns import Legend
from bgdesk.ui.words.numbers import whole

_LEAST_HEIGHT = 290
"""So that both lines of each cell of the table can be read."""

_Board = tuple[Position, Player, Ruleset]
_Counted = tuple[Shots, Shots | None]


class ShotsPage(LensPage):
    """For the board as it is, after the best play and after the one that was made, and compared with another.

    One is compared with the board that was kept (as when checkers are dragged in the laboratory), or the
    board with one checker put elsewhere with that before.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boards: list[_Board] = []
        self._kept: _Board | None = None
        self._task: BackgroundTask[_Counted] | None = None
        self._shots: Shots | None = None
        self._before: Shots | None = None
        self.board, self.blot = ChoiceBox(), ChoiceBox()
        self.source, self.target = ChoiceBox(), ChoiceBox()
        #: A choice: this board is kept, and what comes is compared with it
        self.keep = QCheckBox(self.tr("Compare with this board"))
        #: Name of a table: the rolls that hit
        self.table = LensTable(self.tr("Shots"))
        #: Name of a table: how many rolls hit each blot, before and after a change
        self.blots = LensTable(self.tr("Blots before and after"))
        self._legend, self._note = Legend(), label()
        self._build()
        self.board.currentIndexChanged.connect(self._choose_board)
        self.source.currentIndexChanged.connect(self._choose_source)
        self.target.currentIndexChanged.connect(self._count)
        self.keep.toggled.connect(self._keep)
        self.blot.currentIndexChanged.connect(self._show)

    def _build(self) -> None:
        #: Name of a field: the board before or after a play
        self.board.setAccessibleName(self.tr("Board"))
        #: Name of a field: which blot is looked at
        self.blot.setAccessibleName(self.tr("Blot"))
        #: Name of a field: the point from which a checker is taken, to see what would change
        self.source.setAccessibleName(self.tr("Move a checker from"))
        #: Name of a field: the point on which that checker is put
        self.target.setAccessibleName(self.tr("Move that checker to"))
        self.table.setMinimumHeight(_LEAST_HEIGHT)
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for choice in (self.board, self.blot, self.source, self.target):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        layout, change = QVBoxLayout(self.page), QHBoxLayout()
        change.addWidget(self.source, 1)
        change.addWidget(self.target, 1)
        layout.addWidget(self.board)
        layout.addLayout(change)
        layout.addWidget(self.keep)
        layout.addWidget(self.blot)
        layout.addWidget(self._note)
        layout.addWidget(self.table, 1)
        for part in (self._legend, self.blots):
            layout.addWidget(part)

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
        _fill(self.board, [(name, None) for name in names])
        self._choose_board()

    @property
    def _chosen(self) -> _Board | None:
        at = self.board.currentIndex()
        return self._boards[at] if 0 <= at < len(self._boards) else None

    @Slot()
    def _choose_board(self) -> None:
        #: First choice of a field: no checker is moved
        entries: list[tuple[str, int | None]] = [(self.tr("Move no checker"), None)]
        if self._chosen:
            position, player, _ = self._chosen
            counts = position.of(player)
            #: A choice of a field: the point from which a checker is taken
            text = self.tr("From the {point}-point")
            entries.extend((text.format(point=whole(each)), each) for each in POINTS if counts[each])
        _fill(self.source, entries)
        self._choose_source()

    @Slot()
    def _choose_source(self) -> None:
        source = self.source.currentData()
        entries: list[tuple[str, int | None]] = []
        if self._chosen and source:
            position, player, _ = self._chosen
            #: A choice of a field: the point on which a checker is put
            text = self.tr("To the {point}-point")
            free = [one for one in targets(position, player) if one != source]
            entries = [(text.format(point=whole(each)), each) for each in free]
        _fill(self.target, entries)
        self.target.setEnabled(bool(entries))
        self._count()

    @Slot(bool)
    def _keep(self, is_kept: bool) -> None:
        self._kept = self._chosen if is_kept else None
        self._count()

    def _compared(self) -> tuple[_Board, _Board | None] | None:
        """The board to be looked at, and the one that it is compared with."""
        if self._chosen is None:
            return None
        position, player, ruleset = self._chosen
        source, target = self.source.currentData(), self.target.currentData()
        kept = self._kept if self._kept and self._kept[1:] == (player, ruleset) else None
        if not (source and target):
            return self._chosen, kept if kept != self._chosen else None
        changed = with_checker_moved(position, player, source, target)
        return (changed, player, ruleset), kept or self._chosen

    @Slot()
    def _count(self) -> None:
        if self._task:
            self._task.cancel()
        self._task = self._shots = self._before = None
        if asked := self._compared():
            after, before = asked
            self._task = task = BackgroundTask(
                lambda _: (shots_at(*after), shots_at(*before) if before else None), (), self
            )
            task.done.connect(self._counted)
            task.start()
        self._show()

    @Slot(object)
    def _counted(self, counted: _Counted) -> None:
        self._task, (shots, before) = None, counted
        self._shots, self._before = shots, before
        was = self.blot.currentData()
        points = sorted({*shots.by_point, *(before.by_point if before else ())})
        entries: list[tuple[str, int | None]] = [(blot_name(None), None)]
        #: A choice of a field: a blot by its point
        text = self.tr("The blot on the {point}-point")
        entries.extend((text.format(point=whole(point)), point) for point in points)
        _fill(self.blot, entries)
        if was in points:
            self.blot.blockSignals(True)
            self.blot.setCurrentIndex(self.blot.findData(was))
            self.blot.blockSignals(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        shots, before = self._shots, self._before
        for found in (self.table, self.blot):
            found.setVisible(shots is not None)
        for change in (self.source, self.target, self.keep):
            change.setVisible(self._chosen is not None)
        self.blots.setVisible(shots is not None and before is not None)
        if shots is None:
            self._legend.set_view(())
            self._note.setText("" if self._boards else self.tr("Nothing can be hit here."))
            return
        point = self.blot.currentData()
        view = derive_shots(shots, point, before)
        self.table.set_view(view)
        self._legend.set_view(comparison_legend(view))
        if before:
            self.blots.set_view(derive_blots(shots, before))
            self.blots.fit_to_rows()
        self._note.setText(titled(self._whose, self.tr("%n of 36 rolls hit.", "", weight(shots.at(point)))))
        self.table.setAccessibleName(self._whose)

    @property
    def _whose(self) -> str:
        """Whose rolls are counted, and at whose blots: who is not on roll hits, as if nothing were played."""
        if self._chosen and self._chosen[1] is Player.WHITE:
            #: Title of a table of rolls that hit
            return self.tr("Black's shots at White's blots")
        #: Title of a table of rolls that hit
        return self.tr("White's shots at Black's blots")


def _fill(choice: QComboBox, entries: list[tuple[str, int | None]]) -> None:
    """Without telling anybody."""
    choice.blockSignals(True)
    choice.clear()
    for text, data in entries:
        choice.addItem(text, data)
    choice.blockSignals(False)
