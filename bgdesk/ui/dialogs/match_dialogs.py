"""What the window asks and tells about the match: one dialog at a time, answers go to the controller.

A dialog is imported when it is opened, so that the window need not wait for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_opener import CopyDice, MatchOpener, NewMatch
from bgdesk.app.table.play_entry import Route, RouteChoice
from bgdesk.app.table.spectator_pace import SpectatorPace
from bgdesk.app.table.table import Table
from bgdesk.app.table.taking_back import take_back_point, take_back_wish
from bgdesk.library.problems import JournalError
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SERVED, SHARED
from bgdesk.match.events import ResignationOffered, TakenBack
from bgdesk.match.record import MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.notation.plays import format_steps
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_actions import who_may_abandon
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.words.dice_check import dice_question
from bgdesk.ui.words.notation import isolated

_log = logging.getLogger(__name__)


class MatchDialogs(QObject):
    """``told`` carries sentences for the notice bar."""

    told = Signal(str)
    halted = Signal(str)
    """A sentence too: the match waits until somebody tries again."""
    copy_begins = Signal(int)
    """A game is about to be played on from the state after so many events of what is on the table."""
    again_elsewhere = Signal()
    """The same once more, with a player at another computer."""
    given_up_elsewhere = Signal()
    """The match with such a player is given up."""
    take_back_elsewhere = Signal(object)
    """Such a player is to be asked for that `TakenBack`."""
    closed = Signal()
    """What was asked is answered, or not wanted."""
    put_off = Signal()
    """The match of a tournament waits; it can be gone on with at any time."""
    replay_requested = Signal(object)
    """Another match in place of that one of a tournament, by its `MatchHeader`."""

    def __init__(
        self,
        controller: MatchController,
        match_opener: MatchOpener,
        actions: Mapping[ActionId, QAction],
        table_view: TableView,
        wishes: Callable[[], AutomationWishes],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._match_opener = match_opener
        self._table_view = table_view
        self._wishes = wishes
        self._window = window
        self._dialog: QDialog | None = None
        controller.dice_wanted.connect(self.ask_dice)
        controller.play_editor.choice_offered.connect(self._ask_way)
        for action, slot in (
            (ActionId.REMATCH, self.rematch),
            (ActionId.TAKE_BACK, self._ask_take_back),
            (ActionId.RESIGN, self._ask_resign),
            (ActionId.ABANDON, self._ask_abandon),
        ):
            actions[action].triggered.connect(slot)

    def open(self, dialog: QDialog) -> None:
        """Show ``dialog`` over the window; it is gone once it is closed."""
        self.close_dialog()
        self._dialog = dialog
        dialog.finished.connect(partial(self._finished, dialog))
        dialog.open()

    def close_dialog(self) -> None:
        """Close what is asked now, without an answer."""
        if self._dialog is not None:
            self._dialog.reject()

    def _finished(self, dialog: QDialog, _: int) -> None:
        """One that says so once more may not take away the next, which is open by then."""
        if self._dialog is dialog:
            dialog.deleteLater()
            self._dialog = None
            self.closed.emit()

    def start(self, wanted: NewMatch) -> None:
        """Begin a new match."""
        self._try(lambda: self._match_opener.start(wanted, self._not_opened))

    def start_agreed(self, header: MatchHeader) -> None:
        """Begin a match in which everything is agreed."""
        self._try(lambda: self._match_opener.start_agreed(header, self._not_opened))

    @Slot()
    def rematch(self) -> None:
        """The same once more."""
        before = self._controller.table
        if before is not None and before.is_remote:
            self.again_elsewhere.emit()
        elif before is not None:
            self.start(self._match_opener.again(before.record))

    def is_rematch_sealed(self, record: MatchRecord) -> bool:
        """Whether the dice of a rematch of ``record`` were fixed together with its own."""
        return self._match_opener.rematch_seals.after(record) is not None

    @Slot(str)
    def resume(self, match_id: str) -> None:
        """Go on with an unfinished match."""
        self._try(lambda: self._match_opener.resume(match_id, self._not_opened))

    @Slot()
    def _ask_resign(self) -> None:
        table = self._controller.table
        player = table.state.to_act if table else None
        levels = flow.resignation_levels(table.state, player) if table and player else ()
        if not table or not player or not levels:
            return
        from bgdesk.ui.dialogs.resign_dialog import ResignDialog

        dialog = ResignDialog(table.state, self._window)
        dialog.answered.connect(lambda level: self._controller.answer(ResignationOffered(player, level)))
        self.open(dialog)

    @Slot()
    def _ask_abandon(self) -> None:
        table = self._controller.table
        player = who_may_abandon(table) if table else None
        if table is None or player is None:
            return
        from bgdesk.ui.dialogs.abandon_dialog import AbandonDialog, TournamentMatchDialog

        is_of_tournament = table.record.header.tournament is not None
        kind = TournamentMatchDialog if is_of_tournament else AbandonDialog
        dialog = kind(table, player, self._window)
        dialog.answered.connect(lambda answer: self._abandon(table.record.header, player, answer))
        _wait_for(dialog, self._controller.spectator_pace)
        self.open(dialog)

    def _abandon(self, header: MatchHeader, player: Player, answer: object) -> None:
        from bgdesk.ui.dialogs.abandon_dialog import REPLAY, WAIT

        if answer == WAIT:
            self.put_off.emit()
        elif answer == REPLAY:
            self.leave_match(header.id)
            self.replay_requested.emit(header)
        else:
            self.give_up(player)

    def leave_match(self, match_id: str) -> None:
        """Take that match from the table, if it lies there."""
        table = self._controller.table
        if table and table.record.header.id == match_id:
            self._match_opener.close()

    def give_up(self, player: Player) -> None:
        """``player`` ends what is on the table."""
        table = self._controller.table
        if table and table.is_remote:
            self.given_up_elsewhere.emit()
        else:
            give_up(self._controller, player)

    @Slot()
    def _ask_take_back(self) -> None:
        table = self._controller.table
        wish = take_back_wish(table, self._wishes()) if table else None
        if table and wish:
            self._ask_for_take_back(table, wish)
        keep = take_back_point(table, self._wishes()) if table else None
        if table is None or keep is None:
            return
        if table.is_line:
            self._controller.take_back(keep, same_dice=True)
            return
        from bgdesk.ui.dialogs.take_back_dialog import SAME_DICE, TakeBackDialog

        dialog = TakeBackDialog(is_practice=table.record.is_practice, parent=self._window)
        dialog.answered.connect(
            lambda answer: self._controller.take_back(keep, same_dice=answer == SAME_DICE)
        )
        self.open(dialog)

    def _ask_for_take_back(self, table: Table, wish: TakenBack) -> None:
        from bgdesk.ui.dialogs.take_back_dialog import AskTakeBackDialog

        dialog = AskTakeBackDialog(is_practice=table.record.is_practice, parent=self._window)
        dialog.answered.connect(lambda _: self.take_back_elsewhere.emit(wish))
        self.open(dialog)

    def play_copy(self, record: MatchRecord, keep: int, seats: Pair[Seat], dice: CopyDice) -> None:
        """Play on from an earlier state in a practice match of its own."""
        self.copy_begins.emit(keep)
        self._try(lambda: self._match_opener.play_copy(record, keep, seats, dice, self._not_opened))

    def play_from(self, record: MatchRecord, seats: Pair[Seat], dice: CopyDice) -> None:
        """Play on from the end of ``record``, which is no match of the library, in a practice match."""
        keep = len(record.events)
        self._try(lambda: self._match_opener.play_copy(record, keep, seats, dice, self._not_opened))

    @Slot()
    def ask_dice(self) -> None:
        """Have the dice of the next roll typed in, unless they come from both players."""
        table = self._controller.table
        if table is None or table.record.header.dice.kind in (SHARED, SERVED):
            return
        seats = table.record.header.seats
        is_opening = table.state.phase is Phase.OPENING
        names = (seats.white.name, seats.black.name) if is_opening else None
        from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog

        dialog = TypedDiceDialog(dice_question(table), names, self._window)
        dialog.dice_typed.connect(self._controller.type_dice)
        dialog.rejected.connect(self._dice_put_off)
        self.open(dialog)

    @Slot()
    def _dice_put_off(self) -> None:
        """A person on roll asks for the dice; anybody else's roll has to be asked for again."""
        table = self._controller.table
        if table and not table.waits_for_human:
            self.halted.emit(self.tr("The match waits for the dice to be typed in."))

    @Slot(object)
    def _ask_way(self, choice: RouteChoice) -> None:
        menu = QMenu(self._window)
        menu.setAccessibleName(self.tr("Which way?"))
        for route in choice.routes:
            self._offer(menu, route)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(self._table_view.input_position())

    def _offer(self, menu: QMenu, route: Route) -> None:
        action = menu.addAction(isolated(format_steps(route)))
        action.triggered.connect(lambda: self._controller.play_editor.edit(lambda entry: entry.follow(route)))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except ValueError as problem:
            _log.info("the match is refused: %s", type(problem).__name__)
            #: {detail} is a technical reason, in English
            text = self.tr("This match cannot be opened ({detail}).")
            self.told.emit(text.format(detail=problem))

    def _not_opened(self, problem: JournalError) -> None:
        _log.warning("the match is not opened: %s", problem.trouble.name, exc_info=problem)
        self.told.emit(message_text(problem.message))


def _wait_for(dialog: QDialog, spectator_pace: SpectatorPace) -> None:
    """Two bots wait while ``dialog`` asks about their match."""
    was_paused = spectator_pace.watch.is_paused
    spectator_pace.set_paused(True)
    dialog.finished.connect(lambda _: spectator_pace.set_paused(was_paused))


def give_up(controller: MatchController, player: Player) -> None:
    """``player`` ends the match, or the session with the game in hand."""
    before = controller.table

    def end_session() -> None:
        table = controller.table
        is_same = before and table and table.record.header.id == before.record.header.id
        if table and is_same and table.state.phase is Phase.BEFORE_GAME:
            controller.abandon(player)

    controller.abandon(player)
    controller.writing.behind(end_session)
