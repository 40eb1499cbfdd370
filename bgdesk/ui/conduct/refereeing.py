"""Moves as they were made, legal or not, and the objection to one that is not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.conduct import may_enter_as_played, objection_point
from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.events import Played, PlayedIllegally
from bgdesk.match.refereeing import as_played, refusal_of
from bgdesk.match.setup.conversion import setup_of_state
from bgdesk.match.state import MatchState
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.position import Position
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.table_view import TableView
from bgdesk.ui.words.events import event_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.refusals import refusal_text

translate = QCoreApplication.translate


class Refereeing(QObject):
    """Asks through ``dialogs``; what was played, or objected to, goes to the controller."""

    def __init__(
        self,
        controller: MatchController,
        dialogs: MatchDialogs,
        table_view: TableView,
        wishes: Callable[[], AutomationWishes],
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._dialogs = dialogs
        self._table_view = table_view
        self._wishes = wishes
        self._window = window
        self._asked_about: MatchState | None = None
        actions[ActionId.ENTER_AS_PLAYED].triggered.connect(self.ask_play)
        actions[ActionId.OBJECT].triggered.connect(self.ask_objection)

    @Slot()
    def ask_play(self) -> None:
        """Have the checkers set as they were moved."""
        table = self._controller.table
        if table is None or table.entry is None or not may_enter_as_played(table, self._wishes()):
            return
        from bgdesk.ui.conduct.played_lab import PlayedLab
        from bgdesk.ui.conduct.table_dialog import TableDialog, TableWords

        self._asked_about = table.state
        words = TableWords(
            #: Title of a dialog, a verb: say what was moved at the table, legal or not
            translate("Refereeing", "Enter the move as it was played"),
            translate("Refereeing", "Put the checkers where they were moved, by the rules or against them."),
            #: Button: this is what was played
            translate("Refereeing", "It was played like this"),
        )
        begun = replace(setup_of_state(table.state), position=table.entry.position)
        dialog = TableDialog(
            words, PlayedLab(begun, table.entry.legal.player), self._why_not, self._window, self._what
        )
        dialog.start.hide()
        dialog.follow(self._table_view.board, self._table_view.wishes)
        dialog.confirmed.connect(self._played)
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        """The clock waits for what is said of the table."""
        dialog.rejected.connect(self._controller.retry)
        self._controller.clock.pause()
        self._dialogs.open(dialog)

    def _as_played(self, position: Position) -> Played | PlayedIllegally | None:
        table = self._controller.table
        return as_played(table.state, position) if table and table.entry else None

    def _why_not(self, position: Position) -> str:
        table, played = self._controller.table, self._as_played(position)
        refusal = refusal_of(table.state, played) if table and played else None
        return refusal_text(refusal) if refusal else ""

    def _what(self, position: Position) -> str:
        """What the checkers say was played, where the rules forbid it."""
        played = self._as_played(position)
        if not isinstance(played, PlayedIllegally):
            return ""
        if played.written == NO_PLAY:
            return translate("Refereeing", "No checker is moved, which is not legal.")
        #: Sentence. {play} is a play, as in 13/7 8/7
        text = translate("Refereeing", "This move is not legal: {play}.")
        return text.format(play=isolated(played.written))

    @Slot(object)
    def _played(self, position: Position) -> None:
        """A legal play is entered at once; any other is asked about first."""
        played = self._as_played(position)
        if not isinstance(played, PlayedIllegally):
            self._enter(played)
            return
        from bgdesk.ui.conduct.questions import IllegalPlayDialog

        dialog = IllegalPlayDialog(self._what(position), self._window)
        dialog.answered.connect(lambda _: self._enter(played))
        self._open(dialog)

    def _enter(self, played: Played | PlayedIllegally | None) -> None:
        """Nothing where the match has gone on meanwhile, or is another."""
        table = self._controller.table
        if played and table and table.state is self._asked_about:
            self._controller.answer(played)

    @Slot()
    def ask_objection(self) -> None:
        """The move just made is objected to."""
        table = self._controller.table
        keep = objection_point(table) if table else None
        if table is None or keep is None:
            return
        from bgdesk.ui.conduct.questions import ObjectionDialog

        record = table.record
        sentence = event_text(record.events[keep], record.states[keep], record.header.seats)
        dialog = ObjectionDialog(sentence, self._window)
        dialog.answered.connect(lambda _: self._controller.take_back(keep, same_dice=True))
        self._open(dialog)
