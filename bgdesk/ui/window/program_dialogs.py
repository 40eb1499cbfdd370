"""Windows about the program and the match: new match, settings, help, export, dice check.

What such a window needs is imported when it is opened.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from bgdesk import __version__
from bgdesk.app.actions.actions import ActionId
from bgdesk.app.languages import language_choices
from bgdesk.app.messages import localised, message_text
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import NamedTable, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.side_by_side import sentences
from bgdesk.app.sound_check import SoundCheck
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.match_kinds import default_values, remember, values_to_begin_with
from bgdesk.app.table.match_opener import NewMatch, new_match_id
from bgdesk.app.table.new_match import options_of
from bgdesk.app.table.presets import PresetShelf
from bgdesk.engine.levels import DEFAULT_LEVEL
from bgdesk.engine.sage.availability import Availability
from bgdesk.library.library import Library
from bgdesk.match.dice.fair_dice import commitment, new_secret
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.rules.variants import RULESETS
from bgdesk.shipped import resource_path
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.pages.names import COAN_KI, FAIR_DICE, HOW_TO_PLAY, RULES
from bgdesk.ui.words.dice_check import dice_verdict
from bgdesk.ui.words.levels import engine_text, level_choices, variant_notes
from bgdesk.ui.words.matches import file_name

if TYPE_CHECKING:
    from bgdesk.match.study import Study
    from bgdesk.ui.board.theme import BoardTheme
    from bgdesk.ui.pages.help_window import HelpWindow

_log = logging.getLogger(__name__)

_PICTURE = QSize(480, 345)
_PREVIEW = QSize(240, 172)


class ProgramDialogs(QObject):
    """``places`` are the folders of the user, ``boards`` the board themes by name, both for reading.

    Pictures are drawn in the ``board_theme`` in force.
    """

    told = Signal(str)
    done = Signal(str)
    """A sentence that needs no attention."""

    def __init__(
        self,
        controller: MatchController,
        match_dialogs: MatchDialogs,
        library: Library,
        settings: Settings,
        availability: Availability,
        boards: Mapping[str, BoardTheme],
        places: Sequence[tuple[str, str]],
        board_theme: Callable[[], BoardTheme],
        folder: LastFolder,
        actions: Mapping[ActionId, QAction],
        sound_check: SoundCheck,
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
        self._board_theme = board_theme
        self._folder = folder
        self._sound_check = sound_check
        self._window = window
        self._coan_ki = actions[ActionId.COAN_KI]
        self._help: HelpWindow | None = None
        self.study_of: Callable[[MatchRecord], Study] | None = None
        """What is said about a match that is looked at, to be written with it."""
        for action, slot in (
            (ActionId.NEW_MATCH, self.ask_new_match),
            (ActionId.SETTINGS, self._show_settings),
            (ActionId.EXPORT, self._ask_export),
            (ActionId.HOW_TO_PLAY, lambda: self.show_help(HOW_TO_PLAY)),
            (ActionId.RULES, lambda: self.show_help(RULES)),
            (ActionId.FAIR_DICE, lambda: self.show_help(FAIR_DICE)),
            (ActionId.VERIFY_DICE, self._verify_dice),
            (ActionId.SHORTCUTS, self._show_shortcuts),
            (ActionId.ABOUT, self._show_about),
        ):
            actions[action].triggered.connect(slot)

    @Slot()
    def ask_new_match(self) -> None:
        """Ask for a new match, beginning with what was chosen last."""
        from bgdesk.ui.new_match.earlier_matches import EarlierMatches
        from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog

        values = values_to_begin_with(self._settings)
        values[table.LAST_LEVEL.key] = values[table.LAST_LEVEL.key] or DEFAULT_LEVEL
        values[table.LAST_SECOND_LEVEL.key] = values[table.LAST_SECOND_LEVEL.key] or DEFAULT_LEVEL
        values[table.PLAYER_NAME.key] = self._settings.get(table.PLAYER_NAME)
        match_id, secret = new_match_id(), new_secret()
        dialog = NewMatchDialog(
            values,
            level_choices(self._availability),
            variant_notes(self._availability),
            self._window,
            #: Row of digits and letters, and a name of a match
            fingerprint=self.tr("{hash} (match {id})").format(hash=commitment(secret), id=match_id),
            matches=EarlierMatches(self._library, self._folder),
            preview=self._preview,
            defaults=default_values(self._settings),
            kinds=self._settings.named(NamedTable.KINDS),
            presets=PresetShelf(self._settings),
        )
        dialog.match_chosen.connect(
            lambda wanted, chosen: self._start(replace(wanted, id=match_id, secret=secret), chosen)
        )
        dialog.coan_ki_requested.connect(self._coan_ki.trigger)
        dialog.rules_requested.connect(lambda options: self._show_rules_of(options, dialog))
        self._conversations.open(dialog)

    def _show_rules_of(self, options: MatchOptions, dialog: QDialog) -> None:
        """The help over ``dialog``, with the rules of what is chosen there."""
        from bgdesk.ui.pages.rules_text import rules_markdown

        window = self._new_help(lambda: rules_markdown(options), dialog)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show_page(RULES)
        window.open()

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
        self._conversations.open(dialog)

    @Slot()
    def _ask_export(self) -> None:
        from bgdesk.formats.registry import WRITTEN

        current = self._controller.table
        if current is None:
            return
        dialog = QFileDialog(self._window, self.tr("Save a copy"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._folder.lead(dialog)
        kinds = [kind for kind in WRITTEN if kind.holds(current.record.header.options)]
        dialog.setNameFilters([f"{kind.label} (*{kind.suffixes[0]})" for kind in kinds])
        dialog.setDefaultSuffix(kinds[0].suffixes[0].removeprefix("."))
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(chosen.rpartition("*.")[2][:-1]))
        dialog.selectFile(file_name(current.record.header))
        dialog.fileSelected.connect(self.export)
        self._conversations.open(dialog)

    @Slot(str)
    def export(self, name: str) -> None:
        """Write the match to the file ``name`` in the format of its suffix."""
        from bgdesk.formats.export_result import UnknownFormat
        from bgdesk.formats.registry import write_study
        from bgdesk.match.study import Study

        current = self._controller.table
        if current is None:
            return
        try:
            study = self.study_of(current.record) if self.study_of else Study(current.record)
            warnings = write_study(study, Path(name), waits=False)
        except UnknownFormat as problem:
            _log.warning("the match is not written: %s", type(problem).__name__)
            sentence = self.tr("The match was not saved in {file}.").format(file=name)
            self.told.emit(sentences(sentence, message_text(problem.message)))
            return
        except OSError as problem:
            _log.warning("the match is not written: %s", type(problem).__name__)
            #: {why} is what the system says
            sentence = self.tr("The match was not saved in {file}: {why}")
            self.told.emit(sentence.format(file=name, why=problem))
            return
        #: Sentence: a match was written to a file
        sentence = self.tr("The match is saved in {file}.").format(file=name)
        if warnings:
            self.told.emit(sentences(sentence, *map(localised, warnings)))
        else:
            self.done.emit(sentence)

    def show_help(self, page: str) -> None:
        """Open the help at ``page``."""
        if self._help is None:
            self._help = self._new_help(self._rules, self._window)
        self._help.show_page(page)
        self._help.show()
        self._help.raise_()

    @Slot()
    def draw_again(self) -> None:
        """The board looks different: so do the pictures in the help."""
        if self._help is not None and self._help.isVisible():
            self._help.show_again()

    def _new_help(self, rules: Callable[[], str], parent: QWidget) -> HelpWindow:
        from bgdesk.ui.dialogs.board_keys import all_keys
        from bgdesk.ui.pages.help_pages import help_pages
        from bgdesk.ui.pages.help_window import HelpWindow

        return HelpWindow(help_pages(resource_path("help"), rules, all_keys, self._picture), parent)

    def _rules(self) -> str:
        from bgdesk.ui.pages.rules_text import rules_markdown

        current = self._controller.table
        options = current.record.header.options if current else self._chosen_options()
        return rules_markdown(options)

    def _picture(self, link: str) -> QImage | None:
        """What an image link of the rules means; ``None`` where it means nothing."""
        from bgdesk.ui.pages.rules_pictures import start_picture
        from bgdesk.ui.pages.rules_text import START

        if link == f"{START}:{COAN_KI}":
            from bgdesk.ui.coan_ki.picture import coan_ki_picture

            return coan_ki_picture(self._board_theme(), _PICTURE)
        scheme, _, game = link.partition(":")
        if scheme != START or game not in RULESETS:
            return None
        return start_picture(RULESETS[game], self._board_theme(), _PICTURE)

    def _preview(self, game: str) -> QImage:
        """A small picture of the set-up of ``game``."""
        from bgdesk.ui.pages.rules_pictures import start_picture

        return start_picture(RULESETS[game], self._board_theme(), _PREVIEW)

    def _chosen_options(self) -> MatchOptions:
        """The games that were chosen last, by their usual rules."""
        games = (table.LAST_VARIANT, table.LAST_RULE_OPTIONS, table.LAST_NEW_OPENING)
        return options_of({setting.key: self._settings.value(setting) for setting in games}).locked()

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

        dialog = AboutDialog(__version__, engine_text(self._availability), self._places, self._window)
        self._conversations.open(dialog)
