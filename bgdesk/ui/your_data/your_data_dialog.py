"""Where the data is, how it is, copies of it, and all of it as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from bgdesk.ui.common.folder_words import show_in_folder_label
from bgdesk.ui.common.roles import ElidedLabel, label, set_state
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.common.tall_dialog import TallDialog
from bgdesk.ui.your_data.copies_table import CopiesTable
from bgdesk.ui.your_data.derive_your_data import YourDataView

_WIDTH = 640
_STEPS = 1000


class YourDataDialog(TallDialog):
    """Shows a view; nothing is done here, every wish is told."""

    folder_requested = Signal()
    move_requested = Signal()
    old_unwanted = Signal()
    """The data from before a move may go."""
    check_requested = Signal()
    backup_requested = Signal()
    restore_requested = Signal(object)
    """The `CopyView` to go back to."""
    place_requested = Signal(object)
    """Show the file of that path in its folder: the chosen backup, or what was just written."""
    file_requested = Signal()
    """Another copy than those in the list is to be restored."""
    export_requested = Signal()
    stop_requested = Signal()

    def __init__(self, view: YourDataView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Your data"))
        self.place = ElidedLabel(cut=Qt.TextElideMode.ElideMiddle)
        self.size_label = label(role="muted")
        self.synced = self._wrapped("warning")
        self.old = self._wrapped("muted")
        self.health = self._wrapped("")
        self.copies = CopiesTable()
        self.no_copies = self._wrapped("muted")
        self.no_copies.setText(
            self.tr("There is no backup yet. bgdesk makes one soon after the first start of each day.")
        )
        self.outcome = self._wrapped("")
        self.outcome_folder = QPushButton(show_in_folder_label())
        self._written = Path()
        self.work = label()
        self.bar = QProgressBar()
        self._make_buttons()
        self._build()
        self._wire()
        self.show_view(view)

    def _wrapped(self, role: str) -> QLabel:
        text = label(role=role)
        text.setWordWrap(True)
        text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return text

    def _make_buttons(self) -> None:
        #: Button: show the folder of the data in the desktop
        self.open_folder = QPushButton(self.tr("&Open folder"))
        #: Button: keep the data in another folder
        self.move_data = QPushButton(self.tr("&Move to another folder…"))
        #: Button: what was left behind when the data was moved
        self.put_away = QPushButton(self.tr("Put the old data into the &trash…"))
        #: Button: check the library
        self.check = QPushButton(self.tr("&Check now"))
        #: Button: make a copy of the library in a folder
        self.back_up = QPushButton(self.tr("&Back up to a folder…"))
        #: Button: have the library as it is in the chosen backup
        self.restore = QPushButton(self.tr("&Restore this backup…"))
        #: Button: show the chosen backup, in the window of the desktop for files
        self.show_copy = QPushButton(self.tr("Sho&w in folder"))
        #: Button: have the library as it is in a file
        self.restore_file = QPushButton(self.tr("Restore from a &file…"))
        #: Button: all matches as files
        self.export = QPushButton(self.tr("&Export everything…"))
        #: Button: end the work that is under way
        self.stop = QPushButton(self.tr("&Stop"))

    def _build(self) -> None:
        page = QVBoxLayout(self.page)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(6)
        #: Heading: the folder of the data
        page.addWidget(label(self.tr("Folder"), bold=True))
        page.addLayout(_row(self.place, self.size_label, stretched=self.place))
        page.addWidget(self.synced)
        page.addLayout(_row(self.open_folder, self.move_data))
        page.addWidget(self.old)
        page.addLayout(_row(self.put_away))
        #: Heading: whether the library is sound
        page.addWidget(_spaced(label(self.tr("State"), bold=True)))
        page.addWidget(self.health)
        page.addLayout(_row(self.check))
        #: Heading: copies of the library
        page.addWidget(_spaced(label(self.tr("Backups"), bold=True)))
        page.addWidget(self.no_copies)
        page.addWidget(self.copies, 1)
        page.addLayout(_row(self.restore, self.show_copy))
        page.addLayout(_row(self.back_up, self.restore_file))
        #: Heading: all matches as files
        page.addWidget(_spaced(label(self.tr("Everything as files"), bold=True)))
        everything = label(
            self.tr("Every match as .json with all that is known of it, and as .mat for other programs."),
            role="muted",
        )
        everything.setWordWrap(True)
        page.addWidget(everything)
        page.addLayout(_row(self.export))
        self._build_frame()

    def _build_frame(self) -> None:
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self._work_row = QWidget()
        row = _row(self.work, self.bar, self.stop, stretched=self.bar)
        self._work_row.setLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(8)
        layout.addWidget(self.scrolled, 1)
        layout.addLayout(_row(self.outcome, self.outcome_folder, stretched=self.outcome))
        layout.addWidget(self._work_row)
        layout.addWidget(close_row(self))
        self.outcome.hide()
        self.outcome_folder.hide()
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(_WIDTH, 0))

    def _wire(self) -> None:
        for button, wish in (
            (self.open_folder, self.folder_requested),
            (self.move_data, self.move_requested),
            (self.put_away, self.old_unwanted),
            (self.check, self.check_requested),
            (self.back_up, self.backup_requested),
            (self.restore_file, self.file_requested),
            (self.export, self.export_requested),
            (self.stop, self.stop_requested),
        ):
            button.clicked.connect(wish)
        self.restore.clicked.connect(self._restore)
        self.copies.itemActivated.connect(self._restore)
        self.show_copy.clicked.connect(self._show_copy)
        self.outcome_folder.clicked.connect(lambda: self.place_requested.emit(self._written))

    @Slot()
    def _restore(self) -> None:
        if self.copies.chosen and self.restore.isEnabled():
            self.restore_requested.emit(self.copies.chosen)

    @Slot()
    def _show_copy(self) -> None:
        if self.copies.chosen:
            self.place_requested.emit(self.copies.chosen.path)

    def say(self, text: str, *, is_bad: bool = False, written: Path | None = None) -> None:
        """Tell how something ended, until the next thing does; ``written`` is a file that can be shown."""
        self.outcome.setText(text)
        if self.outcome_folder.hasFocus() and not written:
            self.check.setFocus()
        self._written = written or Path()
        self.outcome_folder.setVisible(written is not None)
        set_state(self.outcome, "role", "bad" if is_bad else "")
        self.outcome.setVisible(bool(text))
        self._grow_for_all()

    def show_view(self, view: YourDataView) -> None:
        """Show what has changed; while something is under way nothing else can be begun."""
        self.place.setText(view.place)
        self.size_label.setText(view.size)
        self.health.setText(view.health)
        set_state(self.health, "role", "bad" if view.is_bad else "")
        for text, told in ((self.synced, view.synced), (self.old, view.old)):
            text.setText(told)
            text.setVisible(bool(told))
        self.put_away.setVisible(bool(view.old))
        self.copies.show_copies(view.copies)
        self.copies.setVisible(bool(view.copies))
        self.no_copies.setVisible(not view.copies)
        self._show_work(view)
        self._grow_for_all()

    def _grow_for_all(self) -> None:
        """Also what stands below the page takes nothing from it."""
        self.grow()
        if layout := self.layout():
            layout.activate()
        if self.isVisible() and self.scrolled.missing_height:
            self.fit()

    def _show_work(self, view: YourDataView) -> None:
        self.work.setText(view.work)
        self.bar.setValue(round(view.part * _STEPS))
        had_keyboard = self.stop.hasFocus()
        self._work_row.setVisible(bool(view.work))
        self.stop.setVisible(view.may_stop)
        is_idle = not view.work
        for button in (
            self.check,
            self.back_up,
            self.export,
            self.put_away,
            self.move_data,
            self.restore_file,
        ):
            button.setEnabled(is_idle)
        self.restore.setEnabled(is_idle and self.copies.chosen is not None)
        self.show_copy.setEnabled(self.copies.chosen is not None)
        if had_keyboard and is_idle:
            self.check.setFocus()


def _row(*widgets: QWidget, stretched: QWidget | None = None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        row.addWidget(widget, 1 if widget is stretched else 0)
    if stretched is None:
        row.addStretch(1)
    return row


def _spaced(heading: QLabel) -> QLabel:
    heading.setContentsMargins(0, 10, 0, 0)
    return heading
