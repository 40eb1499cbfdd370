"""Rollouts while a match is looked at: of the decision on the board, and living on while one walks away."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction

from bgdesk.analysis.rolled_out import RollableDecision, decision_at, usual_choice
from bgdesk.analysis.rollout.results import LEVEL
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.review.study_rollout import StudyRollout
from bgdesk.app.rollouts.rollout_desk import RolloutDesk, RolloutOrder
from bgdesk.app.rollouts.wishes import RolloutWish
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.studies import ShelvedStudy, StudyShelf
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, Rollout
from bgdesk.rules.position import Position
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.decision_pane import DecisionPane
from bgdesk.ui.rollouts.derive_rollout import (
    Control,
    RolloutView,
    note_of_run,
    note_text,
    rows_of_judged,
    rows_of_run,
)
from bgdesk.ui.rollouts.derive_section import derive_section
from bgdesk.ui.rollouts.rollout_controls import RolloutControls
from bgdesk.ui.rollouts.rollout_options import choices_to_roll
from bgdesk.ui.rollouts.rollout_section import RolloutSection

"""So many candidates can be chosen among."""

_LAID_OUT_AFTER_MS = 150

Place = tuple[str, int]
"""A study, and the number of a state of it."""


class RollingOut(QObject):
    """Owns the section; rollouts are made by ``desk`` and kept on ``shelf``."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(
        self,
        controller: MatchController,
        review: ReviewSession,
        desk: RolloutDesk,
        shelf: Callable[[], StudyShelf],
        history: History,
        pane: DecisionPane,
        settings: Settings,
        actions: Mapping[ActionId, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._review = review
        self._desk = desk
        self._shelf = shelf
        self._history = history
        self._pane = pane
        self._settings = settings
        self._actions = actions
        self._controls = RolloutControls(desk, settings)
        self._decision: RollableDecision | None = None
        self._judged: Mapping[int, JudgedPlay | JudgedCube] = {}
        self._cubes: Mapping[int, JudgedCube] = {}
        self._works: dict[Place, StudyRollout] = {}
        self._chosen: tuple[int, ...] | None = None
        self._place: Place | None = None
        self.section = RolloutSection(settings)
        pane.add_section(self.section, self.section.title)
        self._wire(actions)

    def _wire(self, actions: Mapping[ActionId, QAction]) -> None:
        self._review.opened.connect(self._judged_anew)
        self._review.changed.connect(self._judged_anew)
        self._review.removed.connect(self._forget)
        self._history.moved.connect(self._moved)
        self._desk.changed.connect(self._show)
        self._desk.kept.connect(self._kept)
        self._desk.failed.connect(self.told)
        self.section.requested.connect(self._act)
        self.section.options.chosen.connect(self._choose)
        actions[ActionId.ROLL_OUT].triggered.connect(self._ask)
        actions[ActionId.STOP_ROLLOUT].triggered.connect(self._stop)

    @property
    def _shelved(self) -> ShelvedStudy | None:
        """The match that is looked at; ``None`` also while something is tried out beside it."""
        table = self._controller.table
        return self._review.shelved if table and table.is_review else None

    @Slot()
    def _judged_anew(self) -> None:
        analysis = self._review.analysis
        self._judged = {one.event: one for one in analysis.plays} if analysis else {}
        self._cubes = {one.event: one for one in analysis.cubes} if analysis else {}
        self._moved()

    @Slot(object)
    def _forget(self, removed: Analysis) -> None:
        """What was removed must not come back with the rollout that is still made."""
        for work in self._works.values() if removed.level == LEVEL else ():
            work.forget()

    @Slot()
    def _moved(self) -> None:
        shelved = self._shelved
        place = None
        if shelved:
            record, past = shelved.study.record, self._history.past
            place = (shelved.id, len(record.events) if past is None else past)
            self._decision = decision_at(record, place[1])
        else:
            self._decision = None
        if place != self._place:
            self._place, self._chosen = place, None
        self._offer_choices()
        self._show()

    @property
    def _known(self) -> JudgedPlay | JudgedCube | None:
        """What is known of the decision on the board."""
        if self._decision is None:
            return None
        event = self._decision.question.event
        return (self._cubes if self._decision.is_cube else self._judged).get(event)

    def _offer_choices(self) -> None:
        known = self._known
        if not isinstance(known, JudgedPlay):
            self.section.options.set_choices(())
            return
        choices = choices_to_roll(known.candidates, self._choice(known), known.played)
        self.section.options.set_choices(choices)

    def _choice(self, known: JudgedPlay) -> tuple[int, ...]:
        if self._chosen is not None:
            return self._chosen
        return usual_choice(known.candidates, known.played)

    @Slot(object)
    def _choose(self, numbers: tuple[int, ...]) -> None:
        self._chosen = numbers
        self._show()

    @Slot()
    def _ask(self) -> None:
        """By the key: begin here, or have what is under way here wait or go on."""
        if not self._pane.isVisible():
            self._actions[ActionId.MOVES_PANEL].trigger()
        self._controls.press(self._place, self._order)
        QTimer.singleShot(_LAID_OUT_AFTER_MS, self, self._bring_up)

    @Slot(object)
    def _act(self, control: Control) -> None:
        rolling = self._desk.rolling
        if control is Control.STOP:
            self._stop()
        elif control is Control.SHOW and rolling:
            self._go_to(rolling.key)
        else:
            self._controls.act(control, self._place, self._order)

    def _order(self) -> RolloutOrder | None:
        shelved, decision, place = self._shelved, self._decision, self._place
        positions = self._positions()
        if shelved is None or decision is None or place is None or not (positions or decision.is_cube):
            self.mentioned.emit(self._why_not())
            return None
        work = StudyRollout(
            shelved.id,
            shelved.study.record,
            self._shelf(),
            decision,
            positions,
            RolloutWish.of(self._settings),
        )
        self._works[place] = work
        return RolloutOrder(place, work.begin, work.keep)

    def _positions(self) -> tuple[Position, ...]:
        known = self._known
        if not isinstance(known, JudgedPlay):
            return ()
        chosen = self._choice(known)
        return tuple(one.position for number, one in enumerate(known.candidates) if number in chosen)

    def _why_not(self) -> str:
        if self._decision is None:
            return self.tr("Only moves and cube decisions of backgammon games can be rolled out.")
        if self._known is None:
            return self.tr("Analyse this decision first (F7): a rollout compares its best moves.")
        return self.tr("Choose in the options what is to be rolled out.")

    @Slot()
    def _stop(self) -> None:
        if not self._controls.stop(self._place):
            self.mentioned.emit(self.tr("No rollout is under way."))

    def _go_to(self, key: Hashable) -> None:
        study_id, state = cast("Place", key)
        if self._shelved and self._shelved.id == study_id:
            self._history.show_at_rest(state)

    @Slot(object, object)
    def _kept(self, key: Hashable, kept: object) -> None:
        if isinstance(kept, Analysis) and isinstance(key, tuple):
            self._review.put(str(key[0]), kept)

    @Slot()
    def _show(self) -> None:
        had_rows = self.section.has_rows
        self.section.set_view(self._view())
        rolling = self._desk.rolling
        if rolling and rolling.key == self._place and self.section.has_rows and not had_rows:
            QTimer.singleShot(_LAID_OUT_AFTER_MS, self, self._bring_up)

    @Slot()
    def _bring_up(self) -> None:
        self._pane.bring_up(self.section)

    def _view(self) -> RolloutView:
        shelved, place, rolling = self._shelved, self._place, self._desk.rolling
        if shelved is None or place is None:
            return RolloutView()
        return derive_section(
            self._figures(shelved, place[1]),
            self._desk,
            place,
            can_begin=self._decision is not None,
            can_show=rolling is not None and cast("Place", rolling.key)[0] == shelved.id,
        )

    def _figures(self, shelved: ShelvedStudy, place: int) -> RolloutView:
        """What is known of the decision on the board by rollouts."""
        decision, known, rolling = self._decision, self._known, self._desk.rolling
        state = shelved.study.record.states[place]
        if decision and rolling and rolling.key == self._place and rolling.run and rolling.run.trials:
            run = rolling.run
            return RolloutView(rows_of_run(run, state, decision.played), note_of_run(run))
        rollout = _rollout_of(known) if known else None
        if known is None or rollout is None:
            return RolloutView()
        return RolloutView(rows_of_judged(known, state), note_text(rollout))


def _rollout_of(known: JudgedPlay | JudgedCube) -> Rollout | None:
    if isinstance(known, JudgedCube):
        return known.rollouts[0] if known.rollouts else None
    return next((one.rollout for one in known.candidates if one.rollout), None)
