"""The new match dialog for a table at which somebody from another computer sits down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bgdesk.app.settings import network_settings, table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table.new_match import AGAINST_FRIEND, Values, is_white, options_of
from bgdesk.app.table.presets import PresetShelf
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.tutor import TutorMode
from bgdesk.rules.player import Player
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.new_match.game_form import Preview
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog


class OpenTableDialog(NewMatchDialog):
    """Asks what is to be played; the opponent is whoever comes, and the dice come from both."""

    table_chosen = Signal(object, object, object)
    """The `MatchOptions`, the own colour as a `Player`, and the values to remember by key.

    ``watching`` says by then which choice of `network_settings.TABLE_WATCHING` was taken.
    """

    def __init__(
        self,
        values: Values,
        parent: QWidget | None = None,
        *,
        preview: Preview | None = None,
        defaults: Values,
        kinds: Mapping[str, Values],
        presets: PresetShelf,
        watching: str = network_settings.NOBODY_WATCHES,
    ) -> None:
        self._who_watches = ChoiceBox()
        super().__init__(
            {**values, **_FOR_OTHERS},
            (),
            {},
            parent,
            preview=preview,
            defaults=defaults,
            kinds=kinds,
            presets=presets,
        )
        #: Title of a dialog, a verb
        self.setWindowTitle(self.tr("Open a table"))
        #: Button, a verb: begin to wait for somebody
        self.start.setText(self.tr("Open the table"))
        self._remembered = dict(values)
        self._who_watches.setCurrentIndex(self._who_watches.findData(watching))
        self.opponent.ask_colour_only()
        for form in (self.tutor, self.dice, self.seal):
            form.hide()
        self.fit()

    def _fill_page(self) -> None:
        super()._fill_page()
        setting, form = network_settings.TABLE_WATCHING, new_form()
        for choice in setting.choices:
            text = QCoreApplication.translate("Settings", choice.label)
            self._who_watches.addItem(text, choice.value)
        add_row(form, QCoreApplication.translate("Settings", setting.label), self._who_watches)
        self._who_watches.setToolTip(plain_tip(QCoreApplication.translate("Settings", setting.help)))
        layout = self.page.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertLayout(layout.indexOf(self.length) + 1, form)

    @property
    def watching(self) -> str:
        """Which choice of the setting was taken."""
        return str(self._who_watches.currentData())

    @Slot()
    def _refresh(self) -> None:
        super()._refresh()
        for form in (self.tutor, self.dice, self.seal):
            form.hide()

    def dice_text(self, values: Values) -> str:
        """They come from both players, whatever is set for matches here."""
        #: A few words: where the dice of a match come from
        return self.tr("dice of both players")

    @Slot()
    def _start(self) -> None:
        values, coin = self.values, bool(secrets.randbits(1))
        me = Player.WHITE if is_white(values, coin=coin) else Player.BLACK
        remembered: dict[str, Value] = {**values, **_as_before(self._remembered)}
        self.accept()
        self.table_chosen.emit(options_of(values).locked(), me, remembered)


_FOR_OTHERS: Values = {
    table.LAST_OPPONENT.key: AGAINST_FRIEND,
    table.LAST_TUTOR.key: TutorMode.OFF.value,
    table.LAST_GUEST_TUTOR.key: TutorMode.OFF.value,
    table.DICE_KIND.key: FAIR,
}
_NOT_ASKED = frozenset(
    (*_FOR_OTHERS, table.LAST_LEVEL.key, table.LAST_SECOND_LEVEL.key, table.LAST_GUEST.key)
)


def _as_before(values: Values) -> dict[str, Value]:
    """What is not asked here stays as it was: the opponent of the next match at this computer."""
    return {key: value for key, value in values.items() if key in _NOT_ASKED}
