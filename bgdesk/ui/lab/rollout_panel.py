"""Rollouts of a position that was set up, kept with it until the program ends."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.analysis.rolled_out import RollableDecision, rollable, usual_choice
from bgdesk.app.lab.lab_judge import LabJudge
from bgdesk.app.lab.lab_questions import question_of
from bgdesk.app.rollouts.rollout_desk import RolloutDesk, RolloutOrder
from bgdesk.app.rollouts.wishes import RolloutWish
from bgdesk.app.settings.settings import Settings
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.position import Position
from bgdesk.ui.common.roles import label
from bgdesk.ui.lab.lab_page import LabPage
from bgdesk.ui.rollouts.derive_rollout import Control, RolloutView, note_of_run, rows_of_run
from bgdesk.ui.rollouts.derive_section import derive_section
from bgdesk.ui.rollouts.rollout_controls import RolloutControls
from bgdesk.ui.rollouts.rollout_options import choices_to_roll
from bgdesk.ui.rollouts.rollout_section import RolloutSection

_HEIGHT = 420
"""So that the options can be read."""
_HERE = "lab"


class RolloutPanel(QWidget):
    """A `LabPanel`: ``judge`` says which plays are the best, ``desk`` rolls them out."""

    def __init__(
        self, judge: LabJudge, desk: RolloutDesk, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._judge = judge
        self._desk = desk
        self._settings = settings
        self._controls = RolloutControls(desk, settings)
        self._state: MatchState | None = None
        self._decision: RollableDecision | None = None
        self._key: Hashable = None
        self._chosen: tuple[int, ...] | None = None
        self.section = RolloutSection(settings)
        self._message = label(role="muted")
        self._message.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self._message)
        column.addWidget(self.section)
        column.addStretch(1)
        judge.changed.connect(self._judged)
        desk.changed.connect(self._show)
        desk.failed.connect(self._tell)
        self.section.requested.connect(self._act)
        self.section.options.chosen.connect(self._choose)

    def join(self, page: LabPage) -> None:
        """Be one of the panels of ``page``; R leads here and begins."""
        #: Name of a panel: positions played out many times. Short
        page.panels.add_panel(self.tr("Rollout"), self, least_height=_HEIGHT)
        place = page.panels.count() - 1
        for keys, act in (("R", self._press), ("Shift+R", self._desk.stop)):
            shortcut = QShortcut(QKeySequence(keys), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda: page.panels.setCurrentIndex(place))
            shortcut.activated.connect(act)

    def set_state(self, state: MatchState | None, played: Position | None = None) -> None:
        """Speak of ``state``; the play that led to the board ``played`` is always rolled out."""
        question = question_of(state, played) if state else None
        decision = rollable(question) if question else None
        key = (_HERE, question_of(state)) if state and decision else None
        if key != self._key:
            self._key, self._chosen = key, None
        self._state, self._decision = state, decision
        self._judge.ask(question)
        self._tell("" if decision else self._why_not())
        self._judged()

    def _why_not(self) -> str:
        return self.tr("Only moves and cube decisions of backgammon games can be rolled out.")

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))

    @property
    def _candidates(self) -> tuple[Candidate, ...]:
        """What the engine says of the plays, as far as it is about this position."""
        answer = self._judge.answer
        if answer is None or self._decision is None or answer.question != self._decision.question:
            return ()
        return answer.answer.candidates if isinstance(answer.answer, JudgedPlay) else ()

    @property
    def _choice(self) -> tuple[int, ...]:
        return usual_choice(self._candidates, self._made) if self._chosen is None else self._chosen

    @property
    def _made(self) -> int | None:
        """The number of the play that was made."""
        played = self._decision.played if self._decision else None
        places = (number for number, one in enumerate(self._candidates) if one.position == played)
        return next(places, None)

    @Slot()
    def _judged(self) -> None:
        self.section.options.set_choices(choices_to_roll(self._candidates, self._choice, self._made))
        self._show()

    @Slot(object)
    def _choose(self, numbers: tuple[int, ...]) -> None:
        self._chosen = numbers

    @Slot()
    def _show(self) -> None:
        rolling, state = self._desk.rolling, self._state
        run = rolling.run if rolling and rolling.key == self._key else self._desk.run_of(self._key)
        figures = RolloutView()
        if state and self._decision and run and run.trials:
            figures = RolloutView(rows_of_run(run, state, self._decision.played), note_of_run(run))
        self.section.set_view(
            derive_section(
                figures, self._desk, self._key, can_begin=self._decision is not None, can_show=False
            )
        )

    @Slot()
    def _press(self) -> None:
        """By the key: begin, or have what is under way here wait or go on."""
        self._controls.press(self._key, self._order)

    @Slot(object)
    def _act(self, control: Control) -> None:
        self._controls.act(control, self._key, self._order)

    def _order(self) -> RolloutOrder | None:
        decision = self._decision
        candidates, chosen = self._candidates, self._choice
        positions = tuple(one.position for number, one in enumerate(candidates) if number in chosen)
        if decision is None or not (positions or decision.is_cube):
            self._tell(self._why_not() if decision is None else self.tr("Choose what is to be rolled out."))
            return None
        wish = RolloutWish.of(self._settings)
        return RolloutOrder(self._key, lambda: wish.begun(decision, positions), lambda _: None)
