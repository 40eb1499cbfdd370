"""Shows how games and matches end, and has matches judged when the player wants that."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.ratings import RatingChange
from bgdesk.app.table.table import Happened, Table
from bgdesk.library.journal import RatingKey
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.ui.common.folder_words import no_folders_text
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.play.table_view import TableView

if TYPE_CHECKING:
    from bgdesk.app.review.quiet_judge import JudgedSoFar, QuietJudge
    from bgdesk.app.review.review import ReviewSession
    from bgdesk.match.study import Analysis
    from bgdesk.ui.result.derive_judged import JudgedView
    from bgdesk.ui.result.result_dialog import ResultDialog

SHORT = 7
"""A short match has so many points, a short session so many games."""


class AfterMatch(QObject):
    """``review`` is there once matches can be looked at."""

    review_requested = Signal(object)
    """Look at the match on the table: the number of the event that made a decision, or ``None``."""
    chosen = Signal(object)
    """An `ActionId` that a result asks for."""
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        settings: Settings,
        dialogs: MatchDialogs,
        table_view: TableView,
        actions: Mapping[ActionId, QAction],
        folder: LastFolder,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._folder = folder
        self._controller = controller
        self._library = library
        self._settings = settings
        self._dialogs = dialogs
        self._table_view = table_view
        self._window = window
        self._judge: QuietJudge | None = None
        self.review: ReviewSession | None = None
        self._changes: tuple[str, Mapping[RatingKey, RatingChange]] = ("", {})
        self._shown: tuple[str, ResultDialog] | None = None
        controller.happened.connect(self._happened)
        controller.finished.connect(self._finished)
        self._again = actions[ActionId.RESULT]
        self._again.triggered.connect(self.show_again)

    @property
    def quiet_judge(self) -> QuietJudge:
        """Who judges matches that are over; loaded when first needed."""
        if self._judge is None:
            from bgdesk.app.review.quiet_judge import QuietJudge

            self._judge = QuietJudge(lambda: self._library.studies, self)
            self._judge.changed.connect(self._judged_further)
        return self._judge

    def close(self) -> None:
        """End what judges; what was judged is kept."""
        if self._judge:
            self._judge.close()

    @Slot(object)
    def _happened(self, happened: Happened) -> None:
        table, after = self._controller.table, happened.after
        has_ended = len(after.results) > len(happened.before.results) and after.phase is not Phase.OVER
        if table and table.has_person and has_ended and not table.is_line:
            self._show_when_at_rest(table.record)

    @Slot(object, object)
    def _finished(self, record: MatchRecord, changes: Mapping[RatingKey, RatingChange]) -> None:
        self._changes = record.header.id, changes
        table = self._controller.table
        wish = self._settings.get(settings_table.JUDGE_AT_END)
        if table and table.has_person and is_judged_at_end(record, wish):
            self._begin_judging(table)
        self._show_when_at_rest(record)

    def _show_when_at_rest(self, record: MatchRecord) -> None:
        self._table_view.when_at_rest(lambda: self._show(record))

    @Slot()
    def show_again(self) -> None:
        """The result of the match that is over on the table."""
        table = self._controller.table
        if table and table.state.phase is Phase.OVER:
            self._show(table.record)

    def _show(self, record: MatchRecord) -> None:
        table = self._controller.table
        if table is None or table.record is not record:
            return
        from bgdesk.ui.result.derive_result import derive_result
        from bgdesk.ui.result.result_dialog import ResultDialog

        match_id, changes = self._changes
        known = changes if match_id == record.header.id else {}
        view = derive_result(
            record,
            known,
            self._seconds(record),
            may_rematch=self._is_played_here(table),
            is_rematch_sealed=self._dialogs.is_rematch_sealed(record),
        )
        judged = self._judged_view(table) if view.is_over else None
        dialog = ResultDialog(view, judged, self._window)
        dialog.action_requested.connect(self._go_on)
        if view.is_over:
            self._connect(dialog, table)
        self._dialogs.open(dialog)

    @Slot(object)
    def _go_on(self, action: ActionId) -> None:
        """A rematch is possible from a review too, where no action stands for it."""
        if action is ActionId.REMATCH:
            self._dialogs.rematch()
        else:
            self.chosen.emit(action)

    def _connect(self, dialog: ResultDialog, table: Table) -> None:
        study_id, record = self._study_id(table), table.record
        self._shown = study_id, dialog
        dialog.finished.connect(lambda _: self._forget(dialog))
        dialog.analysis_requested.connect(lambda: self._begin_judging(table))
        dialog.stop_requested.connect(lambda: self.quiet_judge.stop(study_id))
        dialog.review_requested.connect(lambda: self.review_requested.emit(None))
        dialog.look_requested.connect(self.review_requested.emit)
        dialog.more.opened.connect(lambda: _show_rolls(dialog, record))
        dialog.more.verify_requested.connect(lambda: _show_verdict(dialog, record))
        dialog.more.own_check_requested.connect(lambda: self._ask_own_check(dialog, record))
        dialog.more.folder_requested.connect(partial(_show_folder, dialog))

    def _ask_own_check(self, dialog: ResultDialog, record: MatchRecord) -> None:
        from bgdesk.ui.result.own_check import ask_folder, save_own_check

        asked = ask_folder(self._folder, dialog)
        asked.fileSelected.connect(lambda name: dialog.more.tell_saved(save_own_check(record, Path(name))))
        asked.open()

    def _forget(self, dialog: ResultDialog) -> None:
        if self._shown and self._shown[1] is dialog:
            self._shown = None

    def _judged_view(self, table: Table) -> JudgedView:
        from bgdesk.ui.result.derive_judged import derive_judged

        study_id = self._study_id(table)
        known, stored = self.quiet_judge.judged_of(study_id), self._shown_analysis(table)
        is_other = known is None or (known.analysis is not stored and not known.is_wanted)
        if stored and stored.is_complete and is_other:
            self.quiet_judge.show(study_id, table.record, stored)
        return derive_judged(table.record, self.quiet_judge.judged_of(study_id))

    def _is_played_here(self, table: Table) -> bool:
        return self._study_id(table) == table.record.header.id

    def _study_id(self, table: Table) -> str:
        """Under which id its analyses are kept."""
        shelved = self.review.shelved if self.review else None
        return shelved.id if shelved and table.is_review else table.record.header.id

    def _shown_analysis(self, table: Table) -> Analysis | None:
        """That which gives the figures of the match: one engine's, whatever deeper looks lie over it."""
        layers = self.review.layers if self.review and table.is_review else None
        return layers.base if layers else None

    def _begin_judging(self, table: Table) -> None:
        from bgdesk.ui.result.derive_judged import why_not_judged

        if why_not_judged(table.record):
            return
        done = self._shown_analysis(table)
        after = self.review.stopped() if self.review and table.is_review else ()
        self.quiet_judge.judge(self._study_id(table), table.record, done, after)

    @Slot(object)
    def _judged_further(self, known: JudgedSoFar) -> None:
        if self._shown and self._shown[0] == known.id:
            from bgdesk.ui.result.derive_judged import derive_judged

            self._shown[1].show_judged(derive_judged(known.record, known))
        elif known.review and not known.is_wanted:
            self._mention(known)

    def _mention(self, known: JudgedSoFar) -> None:
        table = self._controller.table
        if table and table.record is known.record:
            key = self._again.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            #: Sentence; {key} is a key such as F7
            text = self.tr("The match is analysed; {key} shows its result with the decisions to look at.")
            self.mentioned.emit(text.format(key=key))
        else:
            self.mentioned.emit(self.tr("Your last match is analysed; you find it in “Matches…”."))

    def _seconds(self, record: MatchRecord) -> float:
        with suppress(JournalError):
            return self._library.seconds_played(record.header.id)
        return 0.0


def is_judged_at_end(record: MatchRecord, wish: str) -> bool:
    """Whether a match that is over is judged at once, as the setting ``wish`` says."""
    options = record.header.options
    length = len(record.state.results) if options.is_money else options.length
    return wish == settings_table.ALWAYS or (wish == settings_table.SHORT_ONES and length <= SHORT)


def _show_rolls(dialog: ResultDialog, record: MatchRecord) -> None:
    from bgdesk.ui.play.roll_panel import derive_rolls

    dialog.more.set_rolls(derive_rolls(record))


def _show_folder(dialog: ResultDialog, path: Path) -> None:
    from bgdesk.app.workers import file_manager

    file_manager.show_in_folder(path, lambda: dialog.more.set_verdict(no_folders_text(path)), dialog)


def _show_verdict(dialog: ResultDialog, record: MatchRecord) -> None:
    from bgdesk.ui.words.dice_check import dice_verdict

    dialog.more.set_verdict(dice_verdict(record))
