"""The dialog with the matches of the library, and what is done with them there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence, Set as AbstractSet

from PySide6.QtCore import QObject, QSettings, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.messages import message_text
from bgdesk.app.own_names import OwnNames
from bgdesk.app.review.analyse_all import AllOutcome, AllProgress, AnalyseAll, left_to_analyse
from bgdesk.app.review.import_batch import MatchImporter
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.side_by_side import sentences, titled
from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED, POSITION, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.summaries import MatchStatus
from bgdesk.ui.coan_ki.opener import CoanKiOpener
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.matches.derive_matches import MatchLists
from bgdesk.ui.matches.match_columns import COAN_KI, MatchWords, players
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.review.saved_copy import SavedCopy
from bgdesk.ui.words.judgeable import why_not_analysed
from bgdesk.ui.words.matches import MatchChoice

_log = logging.getLogger(__name__)


class StoredMatches(QObject):
    """Lists what ``library`` and ``coan_ki`` have; ``told`` carries sentences for the notice bar."""

    told = Signal(str)
    mentioned = Signal(str)
    """A sentence that need not stay."""

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        opening: MatchImporter,
        review: ReviewSession,
        quiet_judge: QuietJudge,
        dialogs: MatchDialogs,
        copies: SavedCopy,
        actions: Mapping[ActionId, QAction],
        coan_ki: CoanKiOpener,
        window_state: QSettings,
        own_names: OwnNames,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._library = library
        self._opening = opening
        self._dialogs = dialogs
        self._review = review
        self._copies = copies
        self._actions = actions
        self._coan_ki = coan_ki
        self._window_state = window_state
        self._own_names = own_names
        self._window = window
        self._dialog: MatchesDialog | None = None
        self._binned: tuple[str, ...] = ()
        self._only: AbstractSet[str] | None = None
        self._progress_now: tuple[str, float] | None = None
        self.all = AnalyseAll(quiet_judge, copies.load, why_not_analysed, self._is_taken, self)
        self.all.progressed.connect(self._all_progressed)
        self.all.match_ended.connect(self.list_again)
        self.all.ended.connect(self._all_ended)
        copies.told.connect(self._say)
        actions[ActionId.MATCHES].triggered.connect(self.ask)

    @Slot()
    def ask(self) -> None:
        """Show the matches."""
        try:
            lists = self._lists()
        except JournalError as problem:
            self._tell(problem)
            return
        shown = self._review.shelved.id if self._review.shelved else ""
        on_board = {shown, self._current, self._coan_ki.shown_game}
        words = MatchWords(self._own_names())
        dialog = MatchesDialog(lists, words, self._window_state, on_board, self._window)
        self._wire(dialog)
        self._dialogs.open(dialog)
        self._dialog = dialog
        if self._only is not None:
            #: Title of a dialog: the matches in which something was found
            dialog.setWindowTitle(self.tr("Matches found"))

    def ask_among(self, match_ids: AbstractSet[str]) -> None:
        """Show these matches alone."""
        self._only = match_ids
        self.ask()

    def _wire(self, dialog: MatchesDialog) -> None:
        dialog.finished.connect(self._closed)
        dialog.chosen.connect(self.open_one)
        dialog.named.connect(self._name)
        dialog.tags_wished.connect(self._put_tags)
        dialog.removal_wanted.connect(self._remove)
        dialog.restore_wanted.connect(self._restore)
        dialog.deletion_wanted.connect(self._delete)
        dialog.undo_wanted.connect(self._undo)
        self._copies.saved.connect(dialog.undo_row.tell_saved)
        dialog.undo_row.folder_requested.connect(self._copies.folder_requested)
        dialog.copy_wanted.connect(lambda match: self._copies.ask(match, dialog))
        dialog.analysis_wanted.connect(self._analyse)
        dialog.all_wanted.connect(lambda: self._analyse(self._library.catalogue.matches()))
        dialog.stop_wanted.connect(self.all.stop)
        dialog.new_match_requested.connect(self._actions[ActionId.NEW_MATCH].trigger)
        dialog.file_requested.connect(self._actions[ActionId.OPEN].trigger)
        if self._progress_now:
            dialog.work_row.show_work(*self._progress_now)

    @Slot()
    def _closed(self) -> None:
        self._dialog = self._only = None
        self._binned = ()

    def close(self) -> None:
        """End what runs."""
        self.all.close()
        self._copies.close()

    def _is_taken(self, match_id: str) -> bool:
        shelved = self._review.shelved
        return self._review.is_analysing and shelved is not None and shelved.id == match_id

    @property
    def _current(self) -> str:
        table = self._controller.table
        return table.record.header.id if table and not table.is_studied else ""

    def _lists(self) -> MatchLists:
        """What is stored, but for the match that is being played. Raises JournalError."""
        catalogue = self._library.catalogue
        current = self._current
        games = tuple(map(_as_listed, self._coan_ki.unfinished()))
        stored = tuple(match for match in catalogue.matches() if match.id != current)
        lists = MatchLists((*games, *stored), catalogue.positions(), catalogue.binned(), catalogue.tags())
        return lists if self._only is None else lists.only(self._only)

    @Slot()
    def list_again(self) -> None:
        """Something has changed in the library."""
        if self._dialog:
            try:
                self._dialog.set_lists(self._lists())
            except JournalError as problem:
                self._tell(problem)

    def _write(self, change: Callable[[], None], then: Callable[[], None] = lambda: None) -> None:
        """Make a change and show it once it is on disk."""

        def written(_: None) -> None:
            self.list_again()
            then()

        self._controller.writing.write(change, written, self._tell)

    def _tell(self, problem: JournalError) -> None:
        _log.warning("the library: %s", problem.trouble.name, exc_info=problem)
        self._say(message_text(problem.message))

    @Slot(str)
    def _say(self, text: str) -> None:
        """Where it is seen: in the dialog while that is open."""
        if self._dialog:
            self._dialog.undo_row.say(text, can_undo=False)
        else:
            self.told.emit(text)

    @Slot(object)
    def open_one(self, match: ListedMatch) -> None:
        """Go on with a match, or look at it."""
        if match.kind == COAN_KI:
            self._coan_ki.go_on(match.id)
        elif match.is_under_way:
            self._dialogs.resume(match.id)
        elif match.kind == PLAYED:
            self._opening.load_played(lambda: self._library.record(match.id))
        else:
            self._opening.load(match.id)

    @Slot(str, str)
    def _name(self, match_id: str, title: str) -> None:
        self._write(lambda: self._library.catalogue.rename(match_id, title))

    @Slot(object, object, object)
    def _put_tags(self, match_ids: Sequence[str], added: Sequence[str], removed: Sequence[str]) -> None:
        self._write(lambda: self._library.catalogue.tag(match_ids, added, removed))

    @Slot(object)
    def _remove(self, matches: Sequence[ListedMatch]) -> None:
        stored = tuple(match.id for match in matches if match.kind != COAN_KI)

        def remove() -> None:
            for game in (match.id for match in matches if match.kind == COAN_KI):
                self._coan_ki.remove(game)
            self._library.catalogue.discard(stored)

        self._write(remove, lambda: self._tell_of_bin(matches, stored))

    def _tell_of_bin(self, matches: Sequence[ListedMatch], stored: tuple[str, ...]) -> None:
        if not (self._dialog and stored):
            return
        text = self.tr("Moved %n match(es) to the bin. You can restore them for 30 days.", "", len(stored))
        if all(match.kind == POSITION for match in matches):
            text = self.tr(
                "Moved %n position(s) to the bin. You can restore them for 30 days.", "", len(stored)
            )
        self._binned = stored
        self._dialog.undo_row.say(text, can_undo=True)

    @Slot()
    def _undo(self) -> None:
        binned, self._binned = self._binned, ()
        if binned:
            self._restore(binned)

    @Slot(object)
    def _restore(self, match_ids: Sequence[str]) -> None:
        def restored() -> None:
            if self._dialog:
                self._dialog.table.mark_matches(match_ids)
                text = self.tr("%n entry(s) restored.", "", len(match_ids))
                self._dialog.undo_row.say(text, can_undo=False)

        self._write(lambda: self._library.catalogue.restore(match_ids), restored)

    @Slot(object)
    def _delete(self, match_ids: Sequence[str]) -> None:
        self._write(lambda: self._library.catalogue.delete(match_ids))

    @Slot(object)
    def _analyse(self, matches: Sequence[ListedMatch]) -> None:
        left = left_to_analyse(matches)
        if left:
            self.all.start(left)
        else:
            self._say(self.tr("All of these are analysed already, or still under way."))

    @Slot(object)
    def _all_progressed(self, progress: AllProgress | None) -> None:
        self._progress_now = None
        if progress:
            #: Beside a bar of progress; a title, behind it stands who plays
            title = self.tr("Analysing match {number} of {total}")
            title = title.format(number=progress.number, total=progress.total)
            done = (progress.number - 1 + progress.part) / max(1, progress.total)
            self._progress_now = titled(title, players(progress.match)), done
        if self._dialog:
            self._dialog.work_row.show_work(*(self._progress_now or ("", 0.0)))

    @Slot(object)
    def _all_ended(self, outcome: AllOutcome) -> None:
        texts = []
        if outcome.left:
            #: Sentence: somebody stopped an analysis of many matches
            texts.append(self.tr("Stopped with %n match(es) left to analyse.", "", outcome.left))
        if outcome.judged or not outcome.left:
            texts.append(self.tr("%n match(es) analysed.", "", outcome.judged))
        if outcome.skipped:
            texts.append(self.tr("%n match(es) left out:", "", outcome.skipped))
        told = sentences(*texts, *outcome.reasons)
        if self._dialog:
            self._say(told)
        else:
            self.mentioned.emit(told)


def _as_listed(game: MatchChoice) -> ListedMatch:
    """A game of Coan ki as one of the matches: who plays, and how it stands."""
    status = MatchStatus.UNFINISHED.value
    return ListedMatch(game.id, COAN_KI, "", status, game.title, game=COAN_KI, event=game.details)
