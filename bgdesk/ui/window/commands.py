"""Connects every action of the table to what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.app.table.taking_back import undo_all_point, undo_point
from bgdesk.match.events import Event, Passed, Raised, ResignationAccepted, ResignationRejected, Taken
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.ui.play.answer_guard import ANSWERS
from bgdesk.ui.play.derive_actions import IN_LAB, WITHOUT_BOARD, derive_enabled, leaving_text


class Commands(QObject):
    """The actions that decide something at the table; they reach the controller as answers.

    ``wishes()`` says what is decided for a person, as the player wants it at that moment; ``double()`` offers
    the cube, or asks first.
    """

    def __init__(
        self,
        controller: MatchController,
        actions: Mapping[ActionId, QAction],
        wishes: Callable[[], AutomationWishes],
        double: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._actions = actions
        self.idle = frozenset(
            {ActionId.STOP_ANALYSIS, ActionId.DEEPER, ActionId.BACK_TO_REVIEW, ActionId.BACK_TO_PLAYED}
        )
        """What there is nothing to do for now, whatever the table says."""
        self._enabled: frozenset[ActionId] | None = None
        self._wishes = wishes
        self._connect(ActionId.ROLL, controller.roll)
        self._connect(ActionId.DOUBLE, double)
        self._connect(ActionId.TAKE, lambda: self._answer(Taken))
        self._connect(ActionId.PASS, lambda: self._answer(Passed))
        self._connect(ActionId.BEAVER, lambda: self._answer(Raised))
        self._connect(ActionId.ACCEPT_RESIGNATION, lambda: self._answer(ResignationAccepted))
        self._connect(ActionId.REJECT_RESIGNATION, lambda: self._answer(ResignationRejected))
        self._connect(ActionId.DONE, controller.play_editor.confirm)
        self._connect(ActionId.UNDO, self._undo)
        self._connect(ActionId.UNDO_ALL, self._undo_all)
        self._connect(ActionId.SWAP_DICE, lambda: controller.play_editor.edit(PlayEntry.swap))
        spectator_pace = controller.spectator_pace
        actions[ActionId.WATCH_PAUSE].triggered.connect(spectator_pace.set_paused)
        self._connect(ActionId.WATCH_STEP, spectator_pace.step)
        self._connect(ActionId.WATCH_SLOWER, spectator_pace.slower)
        self._connect(ActionId.WATCH_FASTER, spectator_pace.faster)

    def _connect(self, action: ActionId, slot: Callable[[], None]) -> None:
        self._actions[action].triggered.connect(slot)

    def _answer(self, event: Callable[[Player], Event]) -> None:
        table = self._controller.table
        if table and table.waits_for_human and table.state.to_act:
            self._controller.answer(event(table.state.to_act))

    def _undo(self) -> None:
        """The last step, or else the stage before it that somebody chose."""
        table = self._controller.table
        if table and table.entry and table.entry.played:
            self._controller.play_editor.edit(PlayEntry.undo)
        elif table:
            self._return_to(undo_point(table, self._wishes()))

    def _undo_all(self) -> None:
        table = self._controller.table
        if table and not self._return_to(undo_all_point(table, self._wishes())):
            self._controller.play_editor.edit(PlayEntry.undo_all)

    def _return_to(self, keep: int | None) -> bool:
        if keep is not None:
            self._controller.take_back(keep, same_dice=True)
        return keep is not None

    @Slot()
    def go_on(self) -> bool:
        """Do the usual next thing at the table; False when there is none."""
        table = self._controller.table
        if table is None:
            return False
        if table.is_watched:
            self._actions[ActionId.WATCH_PAUSE].trigger()
        elif table.state.phase is Phase.BEFORE_GAME:
            self._controller.next_game()
        elif table.state.phase is Phase.OPENING:
            self._controller.retry()
        elif not table.waits_for_human:
            return False
        elif table.state.phase is Phase.TO_ROLL:
            self._controller.roll()
        elif table.state.phase is Phase.TO_PLAY:
            self._controller.play_editor.confirm()
        else:
            return False
        return True

    def update(
        self,
        past: int | None,
        *,
        may_answer: bool = True,
        sees_board: bool = True,
        sees_lab: bool = False,
    ) -> None:
        """Enable what would do something now.

        An offer cannot be answered unless ``may_answer``, and nothing at the table be done by somebody who
        does not see it; whoever ``sees_lab`` has another board before them.
        """
        watch = self._controller.spectator_pace.watch
        self._actions[ActionId.WATCH_PAUSE].setChecked(watch.is_paused)
        enabled = derive_enabled(self._controller.table, past, watch, self._wishes())
        if not may_answer:
            enabled -= ANSWERS
        enabled -= self.idle
        if not sees_board:
            enabled = IN_LAB if sees_lab else WITHOUT_BOARD
        changed = self._actions.keys() if self._enabled is None else enabled ^ self._enabled
        self._enabled = enabled
        for action_id in changed & self._actions.keys():
            self._actions[action_id].setEnabled(action_id in enabled)
        self._actions[ActionId.ABANDON].setText(leaving_text(self._controller.table))
