"""The figures in the window: how one comes to the page, and from a figure to its decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QWidget

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.practice.figures_desk import FiguresDesk
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import MILESTONES
from bgdesk.ui.common.front_pages import FrontPages
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs

if TYPE_CHECKING:
    from bgdesk.app.practice.figures_question import FiguresAnswer
    from bgdesk.library.find.wanted import DecisionRef
    from bgdesk.ui.stats.figures_page import FiguresPage
    from bgdesk.ui.stats.who_dialog import WhoDialog

_FILE_NAME = "bgdesk-figures.csv"
Look = Callable[[Sequence["DecisionRef"], str], None]


class FiguresShown(QObject):
    """Made when the window stands, its page when it is asked for.

    ``look`` shows decisions that somebody calls by a name; cards are made for ``practiser()``.
    ``told`` carries sentences for the notice bar.
    """

    told = Signal(str)
    mentioned = Signal(str)
    told_apart = Signal()
    """Somebody may play under other names now."""
    drill_wanted = Signal(object, str)
    """The `DecisionRef`s that are to be asked, the costliest first, and of whom: empty for one's own."""

    def __init__(
        self,
        desk: FiguresDesk,
        look: Look,
        practiser: Callable[[], str],
        settings: Settings,
        dialogs: MatchDialogs,
        front: FrontPages,
        folder: LastFolder,
        actions: Mapping[ActionId, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._desk = desk
        self._look = look
        self._practiser = practiser
        self._settings = settings
        self._dialogs = dialogs
        self._front = front
        self._folder = folder
        self._window = window
        self._page: FiguresPage | None = None
        self._who: WhoDialog | None = None
        self._answer: FiguresAnswer | None = None
        self._name = ""
        self._is_drill = False
        desk.answered.connect(self._show)
        desk.failed.connect(self._say)
        desk.not_done.connect(self.told)
        desk.progressed.connect(self._progress)
        desk.completed.connect(self._completed)
        desk.picked.connect(self._picked)
        desk.written.connect(self._written)
        desk.not_written.connect(self._not_written)
        settings.changed.connect(self._setting_changed)
        front.turned.connect(self._turned)
        actions[ActionId.FIGURES].triggered.connect(self.toggle)

    @property
    def page(self) -> FiguresPage:
        """The page, which stands from now on."""
        if self._page is None:
            from bgdesk.ui.stats.figures_page import FiguresPage

            self._page = page = FiguresPage()
            page.has_milestones = self._settings.get(MILESTONES)
            page.head.back_requested.connect(self._front.go_back)
            page.filters.changed.connect(self._ask)
            page.stop_requested.connect(self._desk.stop)
            page.names_requested.connect(self._ask_who)
            page.export_requested.connect(self._ask_file)
            page.picked.connect(self._pick)
            page.drill_requested.connect(self._drill)
            self._front.add_page(page)
        return self._page

    @property
    def is_seen(self) -> bool:
        """Whether the page is in front."""
        return self._page is not None and self._front.currentWidget() is self._page

    @Slot()
    def toggle(self) -> None:
        """Turn to the page, or back to where one came from."""
        if self.is_seen:
            self._front.go_back()
        else:
            self._front.show_page(self.page)

    @Slot()
    def _turned(self) -> None:
        if self.is_seen:
            self.page.scrolled.verticalScrollBar().setValue(0)
            self.page.filters.period.setFocus(Qt.FocusReason.OtherFocusReason)
            self._ask()
            self._desk.complete()

    @Slot()
    def refresh_if_seen(self) -> None:
        """Something in the library may be different."""
        if self.is_seen:
            self._desk.complete()

    @Slot()
    def _ask(self) -> None:
        self._desk.ask(self.page.filters.question)

    @Slot(object)
    def _show(self, answer: FiguresAnswer) -> None:
        self._answer = answer
        self.page.show_answer(answer)
        if self._who:
            self._who.show_answer(answer)

    @Slot(str)
    def _say(self, sentence: str) -> None:
        self.page.say(sentence)

    @Slot(int, int)
    def _progress(self, done: int, total: int) -> None:
        self.page.show_progress(done, total)

    @Slot()
    def _completed(self) -> None:
        self.page.show_progress(0, 0)
        if self.is_seen:
            self._ask()

    @Slot(object, str)
    def _pick(self, pick: object, name: str) -> None:
        self._name, self._is_drill = name, False
        self._desk.pick(pick)  # type: ignore[arg-type]  # a signal carries any object

    @Slot(object)
    def _drill(self, pick: object) -> None:
        self._is_drill = True
        self._desk.pick(pick)  # type: ignore[arg-type]  # as above

    @Slot(object)
    def _picked(self, refs: Sequence[DecisionRef]) -> None:
        if self._is_drill:
            self.drill_wanted.emit(refs, self._whose())
        else:
            self._look(refs, self._name)

    def _whose(self) -> str:
        """What somebody is called whose figures these are and who is not the one who practises."""
        from bgdesk.ui.words.persons import profile_name

        answer = self._answer
        if answer is None or answer.question.profile == self._practiser():
            return ""
        found = next((one for one in answer.profiles if one.id == answer.question.profile), None)
        return profile_name(found) if found else ""

    @Slot()
    def _ask_who(self) -> None:
        if self._answer is None:
            return
        from bgdesk.ui.stats.who_dialog import WhoDialog

        self._who = dialog = WhoDialog(self._answer, self._window)
        dialog.change_requested.connect(self._desk.change)
        dialog.profile_chosen.connect(self._choose_profile)
        dialog.finished.connect(self._who_closed)
        self._dialogs.open(dialog)

    @Slot()
    def _who_closed(self) -> None:
        self._who = None
        self.told_apart.emit()

    @Slot(str)
    def _choose_profile(self, profile_id: str) -> None:
        box = self.page.filters.profile
        box.setCurrentIndex(max(0, box.findData(profile_id)))

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key == MILESTONES.key and self._page:
            self._page.has_milestones = self._settings.get(MILESTONES)
            if self._answer:
                self._page.show_answer(self._answer)

    @Slot()
    def _ask_file(self) -> None:
        #: Title of a dialog, a verb: write the figures to a file
        dialog = QFileDialog(self._window, self.tr("Export the figures"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        #: Kind of files in a dialog: the text in brackets is a pattern of names and stays as it is
        dialog.setNameFilters((self.tr("Table for spreadsheets (*.csv)"),))
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(_FILE_NAME)
        dialog.fileSelected.connect(self.write)
        self._dialogs.open(dialog)

    @Slot(str)
    def write(self, name: str) -> None:
        """Write the figures to the file ``name``."""
        if self._answer:
            self._desk.write(self._answer, Path(name))

    @Slot(str)
    def _written(self, name: str) -> None:
        #: {file} is the name of a file
        self.mentioned.emit(self.tr("The figures are saved as {file}.").format(file=name))

    @Slot(str)
    def _not_written(self, why: str) -> None:
        #: {why} is what the system says
        self.told.emit(self.tr("The figures were not saved: {why}").format(why=why))

    def close(self) -> None:
        """End what runs."""
        self._desk.close()
