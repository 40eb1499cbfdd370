"""Every dialog of the program, with something in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bgdesk.app.problem_report import LOG, SETTINGS
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.table import Table
from bgdesk.library.listing import OPENED, ListedMatch
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.abandon_dialog import AbandonDialog
from bgdesk.ui.dialogs.about_dialog import AboutDialog
from bgdesk.ui.dialogs.analyse_dialog import AnalyseDialog, LevelView
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.dialogs.report_dialog import ReportDialog
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.dialogs.result_dialog import ResultDialog, ResultView
from bgdesk.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from bgdesk.ui.dialogs.take_back_dialog import TakeBackDialog
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from bgdesk.ui.matches.derive_matches import MatchLists
from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.matches.tags_dialog import TagsDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.pages.help_window import HelpPage, HelpWindow
from bgdesk.ui.play.roll_panel import derive_rolls
from bgdesk.ui.settings.preset_name_dialog import PresetNameDialog
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.matches import MatchChoice
from tests.match.driving import header
from tests.ui.player_at_window import played_to

LEVELS = (LevelChoice("casual", "Casual", ""), LevelChoice("expert", "Expert", ""))
CHOICES = (
    MatchChoice("a1", "You v Expert, 3 : 2", "match to 7"),
    MatchChoice("c3", "Ann v Bob, 5 : 3", "match to 5"),
)
MATCH = ListedMatch("c3", OPENED, "2026-11-21T12:34:56+00:00", "finished", "Ann", "Bob", game="backgammon")


def record() -> MatchRecord:
    return MatchRecord(header(match_options(5)))


def new_result(*, is_over: bool) -> ResultDialog:
    rolls = derive_rolls(record())
    return ResultDialog(
        ResultView("Game 1", "You won", "1 : 0", "", is_over, rolls, commitment="ab", secret="cd")
    )


def to_resign() -> ResignDialog:
    return ResignDialog(played_to(lambda state: state.phase is Phase.TO_ROLL).state)


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "AbandonDialog": lambda: AbandonDialog(Table(record()), Player.WHITE),
    "AboutDialog": lambda: AboutDialog("1", "Engine", (("Data", "/data"),)),
    "AnalyseDialog": lambda: AnalyseDialog((LevelView("a", "Quick", "fast"),), "a", Pair("Ann", "Bob")),
    "FoundDialog": lambda: FoundDialog(CHOICES),
    "HelpWindow": lambda: HelpWindow((HelpPage("a", "A", lambda: "text"),)),
    "ImportReportDialog": lambda: ImportReportDialog("a.mat", "Jellyfish", ()),
    "MatchesDialog": lambda: MatchesDialog(MatchLists((MATCH, MATCH._replace(id="d4")), tags=("club",))),
    "NewMatchDialog": lambda: NewMatchDialog({}, LEVELS),
    "PlayOnDialog": lambda: PlayOnDialog(3, is_over=False),
    "PresetNameDialog": lambda: PresetNameDialog("Club", ()),
    "ReportDialog": lambda: ReportDialog({LOG: "a line", SETTINGS: ""}),
    "ResignDialog": to_resign,
    "ResultDialog": lambda: new_result(is_over=True),
    "SettingsDialog": lambda: SettingsDialog(Settings(None)),
    "ShortcutsDialog": ShortcutsDialog,
    "TagsDialog": lambda: TagsDialog((MATCH,), ("club", "to study")),
    "TakeBackDialog": lambda: TakeBackDialog(is_practice=False),
    "TypedDiceDialog": lambda: TypedDiceDialog("What did you roll?"),
}


def opened(qtbot: QtBot, make: Callable[[], QDialog]) -> QDialog:
    """A dialog that has the keyboard."""
    dialog = make()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog
