"""The race page: exact values, worked out in the background, beside what the formulas of the books say."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.analysis.lenses.lens_score import Subject, subject_of
from bgdesk.analysis.lenses.race import RaceFormulas, race_formulas
from bgdesk.analysis.lenses.race_values import ExactRace, has_known_bearoff, is_pair
from bgdesk.analysis.lenses.score_lens import Known
from bgdesk.app.workers.background_task import BackgroundTask
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.lenses.derive_race import derive_race
from bgdesk.ui.lenses.lens_page import LensPage
from bgdesk.ui.lenses.lens_table import LensTable


def _worked_out(position: Position, player: Player, *, with_pair: bool) -> ExactRace:
    from bgdesk.analysis.lenses.exact_race import (
        exact_race,  # it brings numpy: in the background, and if needed
    )

    return exact_race(position, player, with_pair=with_pair)


class RacePage(LensPage):
    """Says so where there is contact."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject: Subject | None = None
        self._formulas: RaceFormulas | None = None
        self._chance: float | None = None
        self._exact: ExactRace | None = None
        self._trouble = ""
        self._task: BackgroundTask[ExactRace] | None = None
        #: Name of a table: exact values of a race, and what formulas say of it
        self.table = LensTable(self.tr("Race"))
        #: Title of a table: how likely a player needs so many rolls to bear off
        self.rolls = LensTable(self.tr("Rolls to bear off"))
        self._rolls_title = label(self.tr("Rolls to bear off"), bold=True)
        self._note = label(role="muted")
        self._build()

    def _build(self) -> None:
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table.size_to_contents()
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, layout.contentsMargins().top(), 0, 0)
        for part in (self.table, self._note, self._rolls_title, self.rolls):
            layout.addWidget(part)
        layout.addStretch(1)

    def set_state(
        self, state: MatchState | None, played: Position | None = None, known: Known | None = None
    ) -> None:
        """Look at the decision in ``state``: what was ``played`` there, and how it was judged."""
        self._subject = subject = subject_of(state, played) if state else None
        self._formulas = None
        if subject and has_known_bearoff(subject.state.ruleset):
            self._formulas = race_formulas(subject.state.position, subject.player)
        judged = known.decision.probabilities if isinstance(known, JudgedCube) else None
        self._chance = judged.seen_by(subject.player).win if judged and subject else None
        self._work_out()
        self._show()

    def _work_out(self) -> None:
        if self._task:
            self._task.cancel()
        self._task, self._exact, self._trouble = None, None, ""
        if self._formulas:
            self._begin(with_pair=False)

    def _begin(self, *, with_pair: bool) -> None:
        """One-sided values are there at once, those for both players may take some seconds at first."""
        assert self._subject
        position, player = self._subject.state.position, self._subject.player
        self._task = task = BackgroundTask(
            lambda _: _worked_out(position, player, with_pair=with_pair), (), self
        )
        task.done.connect(self._worked_out)
        task.failed.connect(self._failed)
        task.start()

    @Slot(object)
    def _worked_out(self, exact: ExactRace) -> None:
        self._task, self._exact = None, exact
        if self._subject and exact.pair is None and is_pair(self._subject.state.position):
            self._begin(with_pair=True)
        self._show()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task, self._trouble = None, sentence
        self._show()

    def _show(self) -> None:
        formulas = self._formulas
        self.table.setVisible(formulas is not None)
        for part in (self._rolls_title, self.rolls):
            part.setVisible(formulas is not None and self._exact is not None)
        if formulas is None:
            self._note.setText(self.tr("These values are for races as in backgammon; there is none here."))
            return
        view = derive_race(
            formulas, self._exact, self._chance, is_whole=self._task is None, trouble=self._trouble
        )
        self.table.set_view(view.table)
        self.table.fit_to_rows()
        if view.rolls:
            self.rolls.set_view(view.rolls)
            self.rolls.fit_to_rows()
        self._note.setText("\n".join(view.lines))
