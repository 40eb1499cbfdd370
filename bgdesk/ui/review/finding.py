"""The dialog that finds decisions, and the way from what was found into its match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.own_names import OwnNames
from bgdesk.app.review.decision_search import DecisionSearch, FoundPage
from bgdesk.app.review.review import ReviewSession
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.state_ids import state_id, usual_kind
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.matches.match_columns import MatchWords
from bgdesk.ui.play.looking_back import History
from bgdesk.ui.review.stored_matches import StoredMatches

if TYPE_CHECKING:
    from bgdesk.library.find.wanted import DecisionRef, FoundDecision, Wanted
    from bgdesk.ui.find.find_dialog import FindDialog, FindPlace


_AGAIN_AFTER = 1.5
"""Seconds after which what has been read meanwhile is looked through again, while nothing was found."""


class DecisionFinding(QObject):
    """What was looked for last stands there again; ``told`` carries sentences for the notice bar."""

    told = Signal(str)
    cards_wanted = Signal(object)
    """The `FoundDecision`s of which cards are to be made."""
    chosen = Signal()
    """Somebody wants to look at a decision on the board."""

    def __init__(
        self,
        library: Library,
        review: ReviewSession,
        history: History,
        matches: StoredMatches,
        dialogs: MatchDialogs,
        own_names: OwnNames,
        today: Callable[[], date],
        board: BoardWidget,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._library = library
        self._review = review
        self._history = history
        self._matches = matches
        self._dialogs = dialogs
        self._own_names = own_names
        self._today = today
        self._board = board
        self._window = window
        self._place: FindPlace | None = None
        self._dialog: FindDialog | None = None
        self._asked_at = 0.0
        self._goal: DecisionRef | None = None
        self.search = DecisionSearch(library, self)
        self.search.found.connect(self._found)
        self.search.continued.connect(self._continued)
        self.search.failed.connect(self._failed)
        self.search.progressed.connect(self._progressed)
        self.search.completed.connect(self._completed)
        review.opened.connect(self._opened)
        actions[ActionId.FIND].triggered.connect(self.ask)
        actions[ActionId.FIND_SIMILAR].triggered.connect(self.ask_similar)

    @Slot()
    def ask(self) -> None:
        """Show the dialog, as it was left."""
        try:
            has_matches = bool(self._library.catalogue.matches(1))
        except JournalError as problem:
            self.told.emit(message_text(problem.message))
            return
        from bgdesk.ui.find.find_dialog import FindDialog

        words = MatchWords(self._own_names())
        dialog = FindDialog(
            words, self._place, today=self._today, has_matches=has_matches, parent=self._window
        )
        dialog.detail.board.wear(self._board.board_scene.theme)
        dialog.question_asked.connect(self._asked)
        dialog.more_wanted.connect(self.search.go_on)
        dialog.chosen.connect(self.look_at)
        dialog.matches_wanted.connect(self._matches.ask_among)
        dialog.cards_wanted.connect(self.cards_wanted)
        dialog.board_wanted.connect(self._use_board)
        dialog.stop_wanted.connect(self.search.stop_completing)
        dialog.finished.connect(partial(self._closed, dialog))
        dialog.panel.from_board.setEnabled(self._review.shelved is not None)
        self._dialogs.open(dialog)
        self._dialog = dialog
        self.search.complete()
        dialog.is_reading = True
        dialog.ask()

    @Slot()
    def ask_similar(self) -> None:
        """Show what was played in positions like the one on the board."""
        text = self._text_of_board()
        if text:
            self.ask_near(text)

    def ask_near(self, position: str) -> None:
        """Show what was played in positions like the one that the id ``position`` says."""
        from bgdesk.ui.find.find_dialog import FindPlace
        from bgdesk.ui.find.find_fields import EVERYTHING, NEIGHBOURS, FindFields

        self._place = FindPlace(FindFields(size=EVERYTHING, position=position, distance=NEIGHBOURS))
        self.ask()

    def ask_among(self, refs: Sequence[DecisionRef], name: str) -> None:
        """Show these decisions, which somebody calls ``name``, the costliest first."""
        from bgdesk.ui.find.find_dialog import FindPlace
        from bgdesk.ui.find.find_fields import EVERYTHING, FindFields

        self._place = FindPlace(FindFields(size=EVERYTHING, among=tuple(refs), among_name=name))
        self.ask()

    def _text_of_board(self) -> str | None:
        state = self._history.shown
        return state_id(state, usual_kind(state)) if state else None

    def _closed(self, dialog: FindDialog, _: int) -> None:
        self._place = dialog.place
        if self._dialog is dialog:
            self._dialog = None
            self.search.stop()

    def close(self) -> None:
        """End what runs."""
        self.search.close()

    @Slot(object)
    def _asked(self, wanted: Wanted) -> None:
        self._asked_at = monotonic()
        self.search.search(wanted)

    @Slot(object)
    def _found(self, page: FoundPage) -> None:
        if self._dialog:
            self._dialog.show_page(page)

    @Slot(object)
    def _continued(self, page: FoundPage) -> None:
        if self._dialog:
            self._dialog.add_page(page)

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        if self._dialog:
            self._dialog.say(sentence)

    @Slot(int, int)
    def _progressed(self, done: int, total: int) -> None:
        if self._dialog:
            self._dialog.show_progress(done, total)
            if self._dialog.is_empty and monotonic() - self._asked_at > _AGAIN_AFTER:
                self._dialog.ask()

    @Slot()
    def _completed(self) -> None:
        """What has been taken in is found now."""
        if self._dialog:
            self._dialog.is_reading = False
            if self._dialog.work_row.text or self._dialog.is_empty:
                self._dialog.show_progress(0, 0)
                self._dialog.ask()

    @Slot()
    def _use_board(self) -> None:
        text = self._text_of_board()
        if self._dialog and text:
            self._dialog.use_position(text)

    @Slot(object)
    def look_at(self, decision: FoundDecision) -> None:
        """Open the match of ``decision`` there."""
        self._goal = decision.ref
        self.chosen.emit()
        shelved = self._review.shelved
        if shelved and shelved.id == decision.ref.study_id:
            self._opened()
        else:
            self._matches.open_one(decision.match)

    @Slot()
    def _opened(self) -> None:
        """Go to the decision once its match is on the table."""
        goal, shelved = self._goal, self._review.shelved
        if goal and shelved and shelved.id == goal.study_id:
            self._goal = None
            self._history.show_at_rest(goal.event)
