"""Looking for a newer version: what is asked of whom, the answer, and where to get it."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from bgdesk.app.news.looking import Looking, LookingStage
from bgdesk.app.settings.table import LOOK_DAILY
from bgdesk.ui.common.roles import label, set_state
from bgdesk.ui.common.rows import keep_wide, press_by_enter
from bgdesk.ui.common.wrapping_check_box import WrappingCheckBox
from bgdesk.ui.settings.setting_editor import setting_text

_WIDTH = 480


class NewerVersionDialog(QDialog):
    """Asks for nothing by itself: each of its wishes is a click."""

    look_requested = Signal()
    stop_requested = Signal()
    page_requested = Signal()
    daily_chosen = Signal(bool)

    def __init__(self, looking: Looking, *, is_daily: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Look for a newer version"))
        self.answer = label(bold=True)
        self.daily = WrappingCheckBox(setting_text(LOOK_DAILY.label))
        self.daily.setChecked(is_daily)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        role = QDialogButtonBox.ButtonRole.ActionRole
        #: Button, a verb: ask now whether there is a newer version
        self.look = self._buttons.addButton(self.tr("&Look now"), role)
        #: Button, a verb: ask no longer
        self.stop = self._buttons.addButton(self.tr("&Stop"), role)
        #: Button: opens a page in the browser
        self.page = self._buttons.addButton(self.tr("&Open the download page"), role)
        self._build(looking)
        self._wire()
        press_by_enter(self, self.look)
        self.show_looking(looking)

    def _build(self, looking: Looking) -> None:
        #: {version} is a number such as 0.2.0
        own = label(self.tr("You have bgdesk {version}.").format(version=looking.version))
        #: {host} is the name of a server
        sent = self.tr(
            "bgdesk asks {host} for the number of the newest version, and tells nothing about you, your "
            "computer or your version; like any page that you open, {host} sees your internet address."
        )
        said = label(sent.format(host=looking.host), role="muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for text in (own, said, self.answer):
            text.setWordWrap(True)
            layout.addWidget(text)
        layout.addWidget(self.daily)
        layout.addStretch(1)
        layout.addWidget(self._buttons)
        keep_wide(layout, _WIDTH)

    def _wire(self) -> None:
        self.look.clicked.connect(self.look_requested)
        self.stop.clicked.connect(self.stop_requested)
        self.page.clicked.connect(self.page_requested)
        self.daily.toggled.connect(self.daily_chosen)
        self._buttons.rejected.connect(self.reject)

    @Slot(object)
    def show_looking(self, looking: Looking) -> None:
        """Show how far it has come."""
        is_asking = looking.stage is LookingStage.ASKING
        for button, is_there in (
            (self.stop, is_asking),
            (self.look, not is_asking and not looking.has_found),
            (self.page, looking.has_found),
        ):
            button.setVisible(is_there)
            button.setDefault(is_there)
        self._say(self._answer(looking), is_bad=looking.stage is LookingStage.FAILED)

    def say_trouble(self, sentence: str) -> None:
        """Say why what was asked for last was not done."""
        self._say(sentence, is_bad=True)

    def _say(self, sentence: str, *, is_bad: bool) -> None:
        set_state(self.answer, "role", "bad" if is_bad else "")
        self.answer.setText(sentence)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the sentences need; they are measured right once the style has reached them."""
        layout = self.layout()
        if layout and self.isVisible():
            layout.activate()
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

    def _answer(self, looking: Looking) -> str:
        if looking.has_found:
            #: {version} is a number such as 0.2.0
            return self.tr("There is a newer version: {version}.").format(version=looking.newest)
        texts = {
            LookingStage.NOT_ASKED: "",
            LookingStage.ASKING: self.tr("Asking…"),
            LookingStage.ANSWERED: self.tr("You have the newest version."),
            LookingStage.FAILED: looking.trouble,
        }
        return texts[looking.stage]
