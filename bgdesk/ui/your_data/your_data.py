"""What is asked and told about the user's data as a whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from bgdesk.app.data_folder import DataWish, remember_wish
from bgdesk.app.keeping.data_desk import DataDesk, DataFacts, DataWork
from bgdesk.app.messages import message_text
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.ui.common.folder_words import no_folders_text
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.your_data.asking import ask_folder, ask_library, ask_to_put_away, ask_to_restart
from bgdesk.ui.your_data.inputs import DataInputs, LastCheck

if TYPE_CHECKING:
    from bgdesk.library.keeping.check import Checkup
    from bgdesk.library.keeping.exporting import Exported
    from bgdesk.ui.your_data.derive_your_data import CopyView
    from bgdesk.ui.your_data.your_data_dialog import YourDataDialog

_AT, _SOUND, _TOLD = "your_data/checked", "your_data/sound", "your_data/told_synced"


class YourData(QObject):
    """``config`` is the folder of the settings, beside which it is remembered where the data is."""

    warned = Signal(str)
    """A sentence about the folder, once."""
    restart_requested = Signal()
    """What was asked for is done when bgdesk starts again, which is to be now."""

    def __init__(
        self,
        library: Library,
        config: Path,
        action: QAction,
        dialogs: MatchDialogs,
        folder: LastFolder,
        window_state: QSettings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._path, self._config = library.path, config
        self._dialogs, self._folder = dialogs, folder
        self._window_state, self._window = window_state, window
        self._dialog: YourDataDialog | None = None
        self._inputs = DataInputs(DataFacts(library.path.parent))
        self.desk = DataDesk(library, config, self)
        self._wire(action)

    def _wire(self, action: QAction) -> None:
        action.triggered.connect(self.show)
        desk = self.desk
        desk.found.connect(self._found)
        desk.checked.connect(self._checked)
        desk.backed_up.connect(self._backed_up)
        desk.exported.connect(self._exported)
        desk.put_away.connect(lambda: self._say(self.tr("The old data is in the trash.")))
        desk.progress.connect(self._went_on)
        desk.failed.connect(lambda sentence: self._say(sentence, is_bad=True))
        desk.ended.connect(self._ended)

    @Slot()
    def show(self) -> None:
        """Open the window."""
        from bgdesk.ui.your_data.derive_your_data import derive_your_data
        from bgdesk.ui.your_data.your_data_dialog import YourDataDialog

        self._inputs = replace(self._inputs, last=self._last_check(), checkup=None)
        self._dialog = dialog = YourDataDialog(derive_your_data(self._inputs), self._window)
        for signal, slot in (
            (dialog.folder_requested, self._open_folder),
            (dialog.move_requested, self._ask_move),
            (dialog.old_unwanted, self._ask_put_away),
            (dialog.check_requested, self._begin(self.desk.check)),
            (dialog.backup_requested, self._ask_backup),
            (dialog.restore_requested, self._ask_restore),
            (dialog.place_requested, self._show_place),
            (dialog.file_requested, self._ask_file),
            (dialog.export_requested, self._ask_export),
            (dialog.stop_requested, self._stop),
        ):
            signal.connect(slot)
        dialog.finished.connect(self._closed)
        self._dialogs.open(dialog)
        self.desk.look()

    @Slot()
    def _closed(self) -> None:
        self._dialog = None
        self.desk.cancel()

    def look_at_folder(self) -> None:
        """Say once if a service of the cloud synchronises the folder."""
        self.desk.look()

    def close(self) -> None:
        """The program ends."""
        self.desk.close()

    def _begin(self, work: Callable[[], None]) -> Callable[[], None]:
        def begin() -> None:
            self._say("")
            work()
            self._show(work=self.desk.work, done=0, total=0)

        return begin

    def _show(self, **changes: object) -> None:
        self._inputs = replace(self._inputs, **changes)  # type: ignore[arg-type]  # fields of it by name
        if self._dialog:
            from bgdesk.ui.your_data.derive_your_data import derive_your_data

            self._dialog.show_view(derive_your_data(self._inputs))

    def _say(self, text: str, *, is_bad: bool = False, written: Path | None = None) -> None:
        if self._dialog:
            self._dialog.say(text, is_bad=is_bad, written=written)

    @Slot(object)
    def _found(self, facts: DataFacts) -> None:
        self._show(facts=facts)
        key = f"{facts.service} {facts.folder}"
        if facts.service and self._window_state.value(_TOLD, "", str) != key:
            self._window_state.setValue(_TOLD, key)
            #: {service} is a name such as Dropbox; "Your data" is an entry of the menu Match
            text = self.tr(
                "{service} synchronises the folder of your data. Match, Your data says what to mind."
            )
            self.warned.emit(text.format(service=facts.service))

    @Slot(object)
    def _checked(self, checkup: Checkup) -> None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        self._window_state.setValue(_AT, at)
        self._window_state.setValue(_SOUND, checkup.is_sound)
        self._show(checkup=checkup, last=LastCheck(at, checkup.is_sound))

    def _last_check(self) -> LastCheck | None:
        at = self._window_state.value(_AT, "", str)
        return LastCheck(str(at), bool(self._window_state.value(_SOUND, False, bool))) if at else None

    @Slot(object)
    def _backed_up(self, copy: Path) -> None:
        self._say(
            self.tr("The backup is {file}; it was checked.").format(file=isolated(str(copy))), written=copy
        )

    @Slot(object)
    def _exported(self, done: Exported) -> None:
        from bgdesk.library.rescue.wording import match_names

        if not done.failed:
            self._say(
                self.tr("Everything is in {folder}.").format(folder=isolated(str(done.folder))),
                written=done.manifest,
            )
            return
        names = ", ".join(map(message_text, match_names(tuple(match for match, _ in done.failed))))
        #: {names} is a list of matches
        text = self.tr("All the rest is in {folder}, but these could not be written: {names}.")
        told = text.format(folder=isolated(str(done.folder)), names=names)
        self._say(told, is_bad=True, written=done.manifest)

    @Slot(int, int)
    def _went_on(self, done: int, total: int) -> None:
        self._show(done=done, total=total)

    @Slot()
    def _ended(self) -> None:
        had_work = self._inputs.work
        self._show(work=None)
        if had_work and had_work is not DataWork.LOOK and self._dialog:
            self.desk.look()

    @Slot()
    def _stop(self) -> None:
        self._say(self.tr("Stopped. What was written so far stays."))
        self.desk.cancel()

    @Slot()
    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent))):
            self._say(self.tr("No program here shows folders."), is_bad=True)

    @Slot(object)
    def _show_place(self, path: Path) -> None:
        from bgdesk.app.workers import file_manager

        file_manager.show_in_folder(path, lambda: self._say(no_folders_text(path), is_bad=True), self)

    @Slot()
    def _ask_backup(self) -> None:
        title = self.tr("Back up into this folder")
        act = self.desk.back_up
        ask_folder(self._dialog, self._folder, title, lambda folder: self._begin(partial(act, folder))())

    @Slot()
    def _ask_export(self) -> None:
        title = self.tr("Export everything into this folder")
        act = self.desk.export
        ask_folder(self._dialog, self._folder, title, lambda folder: self._begin(partial(act, folder))())

    @Slot()
    def _ask_move(self) -> None:
        ask_folder(self._dialog, self._folder, self.tr("Move your data into this folder"), self._move_to)

    @Slot()
    def _ask_file(self) -> None:
        ask_library(self._dialog, self._folder, self._restore_from)

    @Slot(object)
    def _ask_restore(self, copy: CopyView) -> None:
        #: {when} is a day and time
        question = self.tr("Restore the library of {when}?").format(when=copy.when)
        self._ask_restart(question, self._kept_text(), DataWish(restore=copy.path))

    def _restore_from(self, path: Path) -> None:
        from bgdesk.library.keeping.copies import check_restorable

        try:
            check_restorable(path)
        except JournalError as problem:
            self._say(message_text(problem.message), is_bad=True)
            return
        question = self.tr("Restore the library from {file}?").format(file=path.name)
        self._ask_restart(question, self._kept_text(), DataWish(restore=path))

    def _kept_text(self) -> str:
        return self.tr(
            "The present library is kept and will stand in the list of backups, so that you can have it back."
            " bgdesk closes and starts again for it."
        )

    def _move_to(self, chosen: Path) -> None:
        from bgdesk.library.keeping.moving import MoveError, check_place, place_for

        place = place_for(chosen)
        try:
            check_place(self._path.parent, place)
        except MoveError as problem:
            self._say(message_text(problem.message), is_bad=True)
            return
        question = self.tr("Keep your data in {folder} from now on?").format(folder=isolated(str(place)))
        details = self.tr(
            "Everything is copied and compared before it is used there; what is here stays until you put it"
            " into the trash. bgdesk closes and starts again for it."
        )
        self._ask_restart(question, details, DataWish(move=place))

    def _ask_restart(self, question: str, details: str, wish: DataWish) -> None:
        ask_to_restart(self._dialog, question, details, lambda: self._restart_for(wish))

    def _restart_for(self, wish: DataWish) -> None:
        try:
            remember_wish(self._config, wish)
        except OSError as problem:
            self._say(str(problem), is_bad=True)
            return
        self.restart_requested.emit()

    @Slot()
    def _ask_put_away(self) -> None:
        ask_to_put_away(self._dialog, self._inputs.facts.old, self._begin(self.desk.put_old_away))
