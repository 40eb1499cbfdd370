"""Who plays under which names: the people at this computer, and the names in all matches."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.practice.figures_question import FiguresAnswer
from bgdesk.app.side_by_side import labels, noted
from bgdesk.library.profiles import FIRST_PROFILE, LONGEST_NAME, KnownName, Profile, Profiles
from bgdesk.ui.common.name_dialog import NameDialog
from bgdesk.ui.common.plain_text import shown_text
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import press_by_enter
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.stats.stats_words import FigureCounts
from bgdesk.ui.words.persons import profile_name

_SIZE = 560, 560
Change = Callable[[Profiles], object]


class WhoDialog(QDialog):
    """Shows a `FiguresAnswer`; each `change_requested` is carried out at once, and `show_answer` follows."""

    change_requested = Signal(object)
    """What is to be done with the `Profiles`."""
    profile_chosen = Signal(str)

    def __init__(self, answer: FiguresAnswer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog: the people at this computer, and the names under which they play
        self.setWindowTitle(self.tr("Who is who"))
        self._answer = answer
        self._is_quiet = False
        self.person = ChoiceBox()
        self.person.setAccessibleName(self.tr("Person"))
        #: Button: somebody else plays here too
        self.add = _small(self.tr("&Add a person…"))
        self.rename = _small(self.tr("&Rename…"))
        #: Button: remove a person, who can be brought back for some time
        self.remove = _small(self.tr("Re&move"))
        #: Button: have back a person who was removed
        self.restore = _small(self.tr("Bring &back"))
        self.names = QListWidget()
        #: Name of a list for a screen reader
        self.names.setAccessibleName(self.tr("Names in your matches"))
        self.note = label(role="muted", scale=0.92)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._build()
        self._wire()
        press_by_enter(self, self._buttons.button(QDialogButtonBox.StandardButton.Close))
        self.show_answer(answer)

    def _build(self) -> None:
        self.resize(*_SIZE)
        above = QHBoxLayout()
        #: Title of a list of people
        title = label(self.tr("Person"), role="muted")
        title.setBuddy(self.person)
        above.addWidget(title)
        above.addWidget(self.person, 1)
        above.addWidget(self.add)
        below = QHBoxLayout()
        for button in (self.rename, self.remove, self.restore):
            below.addWidget(button)
        below.addStretch(1)
        about = label(
            self.tr("Tick the names under which this person plays. Figures and rating follow at once."),
            role="muted",
        )
        for text in (about, self.note):
            text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(10)
        layout.addLayout(above)
        layout.addLayout(below)
        layout.addWidget(about)
        layout.addWidget(self.names, 1)
        layout.addWidget(self.note)
        layout.addWidget(self._buttons)

    def _wire(self) -> None:
        self.person.currentIndexChanged.connect(self._choose)
        self.add.clicked.connect(self._ask_name)
        self.rename.clicked.connect(self._ask_other_name)
        self.remove.clicked.connect(self._remove)
        self.restore.clicked.connect(self._restore)
        self.names.itemChanged.connect(self._tick)
        self._buttons.rejected.connect(self.reject)

    @property
    def _profile(self) -> Profile | None:
        wanted = self.person.currentData()
        return next((one for one in self._answer.profiles if one.id == wanted), None)

    def show_answer(self, answer: FiguresAnswer) -> None:
        """Show who is who now."""
        chosen = self.person.currentData() or answer.question.profile
        self._answer, self._is_quiet = answer, True
        self.person.clear()
        for one in answer.profiles:
            self.person.addItem(shown_text(profile_name(one)), one.id)
        self.person.setCurrentIndex(max(0, self.person.findData(chosen)))
        self._is_quiet = False
        self.restore.setVisible(bool(answer.binned))
        self._show_names()

    @Slot()
    def _choose(self) -> None:
        if not self._is_quiet:
            self.profile_chosen.emit(self.person.currentData())
            self._show_names()

    def _show_names(self) -> None:
        profile = self._profile
        row = self.names.currentRow()
        self._is_quiet = True
        self.names.clear()
        owners = {one.id: profile_name(one) for one in self._answer.profiles}
        for one in self._answer.names:
            self.names.addItem(_item(one, profile, owners))
        self.names.setCurrentRow(min(max(row, 0), self.names.count() - 1))
        self._is_quiet = False
        self.remove.setEnabled(profile is not None and profile.id != FIRST_PROFILE)
        self.note.setText("" if self._answer.names else self.tr("There are no matches with names yet."))
        self.note.setVisible(not self._answer.names)

    @Slot(QListWidgetItem)
    def _tick(self, item: QListWidgetItem) -> None:
        profile, name = self._profile, item.data(Qt.ItemDataRole.UserRole)
        if self._is_quiet or profile is None:
            return
        if item.checkState() is Qt.CheckState.Checked:
            self.change_requested.emit(lambda profiles: profiles.claim(profile.id, (name,)))
        else:
            self.change_requested.emit(lambda profiles: profiles.release((name,)))

    @Slot()
    def _ask_name(self) -> None:
        #: Title of a dialog that asks for the name of a person
        self._ask(self.tr("Add a person"), "", lambda profiles, name: profiles.add(name))

    @Slot()
    def _ask_other_name(self) -> None:
        profile = self._profile
        if profile is not None:
            #: Title of a dialog that asks for another name of a person
            title = self.tr("Rename this person")
            self._ask(title, profile_name(profile), lambda profiles, name: profiles.rename(profile.id, name))

    def _ask(self, title: str, name: str, act: Callable[[Profiles, str], object]) -> None:
        dialog = PersonNameDialog(title, name, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.named.connect(lambda given: self.change_requested.emit(lambda profiles: act(profiles, given)))
        dialog.open()

    @Slot()
    def _remove(self) -> None:
        profile = self._profile
        if profile is not None and profile.id != FIRST_PROFILE:
            self.change_requested.emit(lambda profiles: profiles.discard(profile.id))

    @Slot()
    def _restore(self) -> None:
        ids = [one.id for one in self._answer.binned]

        def act(profiles: Profiles) -> None:
            for one in ids:
                profiles.restore(one)

        self.change_requested.emit(act)


class PersonNameDialog(NameDialog):
    """A name that is not empty."""

    def __init__(self, title: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(title, name, LONGEST_NAME, "muted", parent)
        self.refresh()

    def note_on(self, name: str) -> str:
        #: Below the field for the name of a person
        return self.tr("The name as it is to be shown; the names in matches stay as they are.")

    def will_do(self, name: str) -> bool:
        return bool(name)


def _item(name: KnownName, profile: Profile | None, owners: dict[str, str]) -> QListWidgetItem:
    count = FigureCounts().matches(name.matches)
    is_own = profile is not None and name.profile == profile.id
    owner = "" if is_own else owners.get(name.profile, "")
    text = labels(name.name, count)
    item = QListWidgetItem(shown_text(noted(text, owner) if owner else text))
    item.setData(Qt.ItemDataRole.UserRole, name.name)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if is_own else Qt.CheckState.Unchecked)
    return item


def _small(text: str) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("role", "small")
    return made
