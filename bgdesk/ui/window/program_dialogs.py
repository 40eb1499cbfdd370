"""Windows about the program and the match: new match, settings, export, dice check.

What such a window needs is imported when it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bgdesk import __version__
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.languages import ENGLISH, language_choices
from bgdesk.app.practice.own_level_desk import OwnLevelDesk
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import NamedTable, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_kinds import default_values, remember
from bgdesk.app.table.match_opener import NewMatch
from bgdesk.app.table.new_match import AGAINST_BOT
from bgdesk.app.table.presets import PresetShelf
from bgdesk.app.table.quick_match import as_last_time, of_game
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.library import Library
from bgdesk.match.dice.sealing import new_seal
from bgdesk.match.record import MatchRecord
from bgdesk.shipped import resource_path
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.opponents.opponents import Opponents
from bgdesk.ui.pages.names import COAN_KI
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.words.dice_check import dice_verdict
from bgdesk.ui.words.levels import engine_text, level_choices, variant_notes

if TYPE_CHECKING:
    from bgdesk.match.study import Study
    from bgdesk.ui.board.theme import BoardTheme


class ProgramDialogs(QObject):
    """``places`` are the folders of the user, ``boards`` the board themes by name, both for reading."""

    told = Signal(str)
    saved = Signal(object)
    """A SavedFile."""
    settings_left = Signal()
    """The settings are closed."""

    def __init__(
        self,
        controller: MatchController,
        match_dialogs: MatchDialogs,
        library: Library,
        settings: Settings,
        availability: Availability,
        boards: Mapping[str, BoardTheme],
        places: Sequence[tuple[str, str]],
        helping: Helping,
        folder: LastFolder,
        actions: Mapping[ActionId, QAction],
        sound_check: SoundCheck,
        own_level: OwnLevelDesk,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._conversations = match_dialogs
        self._library = library
        self._settings = settings
        self._availability = availability
        self._boards = boards
        self._places = tuple(places)
        self._helping = helping
        self._folder = folder
        self._sound_check = sound_check
        self._own_level = own_level
        self._window = window
        self._coan_ki = actions[ActionId.COAN_KI]
        self.study_of: Callable[[MatchRecord], Study] | None = None
        """What is said about a match that is looked at, to be written with it."""
        for action, slot in (
            (ActionId.NEW_MATCH, self._ask_new_match),
            (ActionId.SETTINGS, self._show_settings),
            (ActionId.EXPORT, self._ask_export),
            (ActionId.VERIFY_DICE, self._verify_dice),
            (ActionId.SHORTCUTS, self._show_shortcuts),
            (ActionId.ABOUT, self._show_about),
        ):
            actions[action].triggered.connect(slot)
        helping.play_requested.connect(self._ask_game)
        opponents = Opponents(own_level, match_dialogs, actions[ActionId.LADDER], window)
        opponents.match_requested.connect(self.ask_match_against)

    @Slot()
    def _ask_new_match(self) -> None:
        self.ask_new_match(as_last_time(self._settings))

    @Slot(str)
    def _ask_game(self, game: str) -> None:
        """Ask for a match of ``game``, which somebody has just read about."""
        if game == COAN_KI:
            self._coan_ki.trigger()
        else:
            self.ask_new_match(of_game(self._settings, game))

    @Slot(str)
    def ask_match_against(self, level: str) -> None:
        """Ask for a match against a computer player; without a level, the one of the last time."""
        values = as_last_time(self._settings)
        values[table.LAST_OPPONENT.key] = AGAINST_BOT
        values[table.LAST_LEVEL.key] = level or values[table.LAST_LEVEL.key]
        self.ask_new_match(values)

    def ask_new_match(self, values: dict[str, Value]) -> None:
        """Ask for a new match, beginning with ``values``."""
        from bgdesk.ui.new_match.earlier_matches import EarlierMatches
        from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog

        values[table.PLAYER_NAME.key] = self._settings.get(table.PLAYER_NAME)
        seal = new_seal()
        dialog = NewMatchDialog(
            values,
            level_choices(self._availability, self._own_level.level),
            variant_notes(self._availability),
            self._window,
            fingerprint=seal.fingerprint,
            matches=EarlierMatches(self._library, self._folder),
            preview=self._helping.preview,
            defaults=default_values(self._settings),
            kinds=self._settings.named(NamedTable.KINDS),
            presets=PresetShelf(self._settings),
            player=self._own_level.level,
        )
        self._own_level.estimated.connect(dialog.opponent.show_player)
        self._own_level.look()
        dialog.match_chosen.connect(lambda wanted, chosen: self._start(replace(wanted, seal=seal), chosen))
        dialog.coan_ki_requested.connect(self._coan_ki.trigger)
        dialog.rules_requested.connect(lambda options: self._helping.show_over(dialog, options))
        self._conversations.open(dialog)

    def _start(self, wanted: NewMatch, values: Mapping[str, Value]) -> None:
        remember(self._settings, values)
        self._conversations.start(wanted)

    @Slot()
    def _show_settings(self) -> None:
        from bgdesk.ui.settings.board_choices import board_choices
        from bgdesk.ui.settings.settings_dialog import SettingsDialog

        dialog = SettingsDialog(
            self._settings,
            {table.LANGUAGE.key: language_choices(resource_path("i18n"))},
            self._window,
            boards=board_choices(self._boards),
            sound_check=self._sound_check,
        )
        dialog.finished.connect(lambda _: self.settings_left.emit())
        self._conversations.open(dialog)

    @Slot()
    def _ask_export(self) -> None:
        from bgdesk.ui.dialogs.saving import new_save_dialog

        current = self._controller.table
        if current is None:
            return
        dialog = new_save_dialog(current.record.header, self._folder, self._window)
        dialog.fileSelected.connect(self.export)
        self._conversations.open(dialog)

    @Slot(str)
    def export(self, name: str) -> None:
        """Write the match to the file ``name`` in the format of its suffix."""
        from bgdesk.match.study import Study
        from bgdesk.ui.dialogs.saving import saved

        current = self._controller.table
        if current is None:
            return
        study = self.study_of(current.record) if self.study_of else Study(current.record)
        outcome = saved(study, Path(name))
        if isinstance(outcome, str):
            self.told.emit(outcome)
        else:
            self.saved.emit(outcome)

    @Slot()
    def _verify_dice(self) -> None:
        current = self._controller.table
        self.told.emit(dice_verdict(current.record if current else None))

    @Slot()
    def _show_shortcuts(self) -> None:
        from bgdesk.ui.dialogs.board_keys import board_keys
        from bgdesk.ui.dialogs.shortcuts_dialog import ShortcutsDialog

        self._conversations.open(ShortcutsDialog((board_keys(),), self._window))

    @Slot()
    def _show_about(self) -> None:
        from bgdesk.ui.dialogs.about_dialog import AboutDialog

        engine, is_translated = engine_text(self._availability), self._helping.language != ENGLISH
        dialog = AboutDialog(__version__, engine, self._places, self._window, is_translated=is_translated)
        self._conversations.open(dialog)
