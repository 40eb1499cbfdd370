"""Above the rules of a new match: the set that they are, and what is not as in the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.side_by_side import listed, titled
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.app.table.presets import PresetShelf, PresetUse
from bgdesk.match.match_types import games_of
from bgdesk.match.options import MONEY, rule_options_of
from bgdesk.ui.common.roles import label
from bgdesk.ui.settings.preset_row import PresetRow
from bgdesk.ui.settings.setting_editor import setting_text
from bgdesk.ui.words.games import option_name
from bgdesk.ui.words.options import new_opening_text


class RulesHead(QWidget):
    """The list of sets of rules, and one click back to the defaults where something differs from them."""

    defaults_requested = Signal()

    def __init__(self, shelf: PresetShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presets = PresetRow(shelf, lambda preset: preset.values)
        self.different = label(role="muted", scale=0.9)
        self.different.setWordWrap(True)
        #: Button: the rules of the settings again instead of those chosen for this match
        self.back = QPushButton(self.tr("Use my defaults"))
        self.back.clicked.connect(self.defaults_requested)
        self._note = QWidget()
        row = QHBoxLayout(self._note)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.different, 1)
        row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.presets)
        layout.addWidget(self._note)

    def show_rules(
        self,
        values: Mapping[str, Value],
        locked: frozenset[str],
        different: Sequence[AnySetting],
        *,
        has_presets: bool,
    ) -> None:
        """Say what ``values`` are; ``different`` are the settings that are not as usual in them.

        What the name of a set tells already is not told again.
        """
        self.presets.setVisible(has_presets)
        is_money = chosen(values, table.LAST_LENGTH) == MONEY
        self.presets.show_rules(values, locked, PresetUse.MONEY if is_money else PresetUse.MATCH)
        self._note.setVisible(bool(different))
        named = self.presets.current if has_presets else None
        told = named.values if named else {}
        names = [name for one in different if one.key not in told for name in _names(one, values)]
        #: Before a list of rules: those that are not as in the settings
        text = titled(self.tr("Not as in your settings"), listed(*names))
        self.different.setText(text if names else "")


def _names(setting: AnySetting, values: Values) -> tuple[str, ...]:
    games = games_of(chosen(values, table.LAST_VARIANT))
    if setting is table.LAST_RULE_OPTIONS:
        options = chosen(values, table.LAST_RULE_OPTIONS).split()
        return tuple(option_name(option, games) for option in rule_options_of(games) if option in options)
    if setting is table.LAST_NEW_OPENING:
        return (new_opening_text(),)
    return (setting_text(setting.label),)
