"""Every dialog of the program, with something in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer
from bgdesk.app.keeping.data_desk import DataFacts, DataWork
from bgdesk.app.lenses.lens_desk import Inquiry, LensDesk
from bgdesk.app.news.looking import Looking, LookingStage
from bgdesk.app.practice.figures_question import FiguresAnswer, FiguresQuestion
from bgdesk.app.problem_report import LOG, SETTINGS
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.presets import PresetShelf
from bgdesk.app.table.table import Table
from bgdesk.library.keeping.check import Checkup, Health
from bgdesk.library.keeping.copies import CopyKind, KeptCopy
from bgdesk.library.listing import OPENED, ListedMatch
from bgdesk.library.profiles import KnownName, Profile
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.setup.conversion import setup_of_state
from bgdesk.match.state import Pair, Phase
from bgdesk.match.tournament.league import SeasonRow
from bgdesk.practice.opponents.ladder import Rung
from bgdesk.practice.opponents.own_level import PlayerLevel
from bgdesk.rules.player import Player
from bgdesk.shipped import resource_path
from bgdesk.ui.board.board_widget import BoardWidget
from bgdesk.ui.board.theme import load_themes
from bgdesk.ui.conduct.checkers_lab import CheckersLab
from bgdesk.ui.conduct.questions import AgreementDialog, IllegalPlayDialog, ObjectionDialog
from bgdesk.ui.conduct.table_dialog import TableDialog, TableWords
from bgdesk.ui.dialogs.abandon_dialog import AbandonDialog, EndMatchDialog, TournamentMatchDialog
from bgdesk.ui.dialogs.about_dialog import AboutDialog
from bgdesk.ui.dialogs.analyse_dialog import AnalyseDialog, LevelView
from bgdesk.ui.dialogs.crash_dialog import CrashDialog
from bgdesk.ui.dialogs.event_dialog import EventDialog
from bgdesk.ui.dialogs.forum_dialog import ForumDialog
from bgdesk.ui.dialogs.import_report_dialog import ImportReportDialog
from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog
from bgdesk.ui.dialogs.report_dialog import ReportDialog
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.dialogs.shortcuts_dialog import ShortcutsDialog
from bgdesk.ui.dialogs.take_back_dialog import AskTakeBackDialog, TakeBackDialog
from bgdesk.ui.dialogs.typed_dice_dialog import TypedDiceDialog
from bgdesk.ui.find.find_dialog import FindDialog
from bgdesk.ui.lab.position_name_dialog import PositionNameDialog
from bgdesk.ui.lenses.lens_dialog import LensDialog
from bgdesk.ui.matches.derive_matches import MatchLists
from bgdesk.ui.matches.found_dialog import FoundDialog
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.matches.tags_dialog import TagsDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.new_match.open_table_dialog import OpenTableDialog
from bgdesk.ui.opponents.derive_ladder import derive_ladder
from bgdesk.ui.opponents.ladder_dialog import LadderDialog
from bgdesk.ui.pages.help_page import HelpPage
from bgdesk.ui.pages.help_window import HelpWindow
from bgdesk.ui.play.roll_panel import derive_rolls
from bgdesk.ui.practice.deck_name_dialog import DeckNameDialog
from bgdesk.ui.result.derive_figures import FigureView
from bgdesk.ui.result.derive_judged import JudgedStage, JudgedView
from bgdesk.ui.result.derive_result import GOOD, RatingView, ResultView
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.review.derive_decisions import DecisionView
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.settings.board_choices import board_choices
from bgdesk.ui.settings.preset_name_dialog import PresetNameDialog
from bgdesk.ui.settings.settings_dialog import SettingsDialog
from bgdesk.ui.stats.who_dialog import PersonNameDialog, WhoDialog
from bgdesk.ui.tournament.late_entry_dialog import LateEntryDialog
from bgdesk.ui.tournament.season_dialog import SeasonDialog
from bgdesk.ui.window.newer_version_dialog import NewerVersionDialog
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.matches import MatchChoice
from bgdesk.ui.your_data.derive_your_data import derive_your_data
from bgdesk.ui.your_data.inputs import DataInputs
from bgdesk.ui.your_data.your_data_dialog import YourDataDialog
from tests.match.driving import header
from tests.ui.player_at_window import played_to

LEVELS = (LevelChoice("casual", "Casual", ""), LevelChoice("expert", "Expert", ""))
CHOICES = (
    MatchChoice("a1", "You vs Expert, 3 : 2", "match to 7"),
    MatchChoice("c3", "Ann vs Bob, 5 : 3", "match to 5"),
)
MATCH = ListedMatch("c3", OPENED, "2026-11-21T12:34:56+00:00", "finished", "Ann", "Bob", game="backgammon")


SVG = "<svg/>"


def new_ladder() -> LadderDialog:
    dialog = LadderDialog()
    rungs = (Rung("advanced:brawler", 12, 7), Rung("own:12.5", 3, 3), Rung("expert", 1, 0))
    dialog.show_ladder(derive_ladder(rungs, PlayerLevel(12.3, 1.4, 400)))
    return dialog


def record() -> MatchRecord:
    return MatchRecord(header(match_options(5)))


FIGURES = (
    FigureView("6.1", "your PR · 88 decisions", "± 1.9"),
    FigureView("3.4", "PR of World class · 90 decisions", "± 1.2"),
    FigureView("+12.3 %", "your luck · World class: -3.1 %", tone=GOOD),
    FigureView("46 %", "your chances with even luck"),
)
LOOK = DecisionView(
    3, mark_of(0.1), "6-2: 24/16", "game 2, at 1-0", "Best: 24/18 13/11", "-1.7 %", "Chances given away"
)


def new_result(judged: JudgedView | None) -> ResultDialog:
    rating = RatingView("1612", "+14", GOOD, "rating", "rating: 1612 (+14)")
    view = ResultView(
        "7-point match · 41 minutes",
        "You won, 7-4",
        "You won a gammon: 2 points.",
        "A hint was taken: practice, not rated.",
        judged is not None,
        (rating, rating),
        dice="Fair dice. Commitment (SHA-256): " + "ab" * 32,
        secret="cd" * 32,
    )
    dialog = ResultDialog(view, judged)
    dialog.more.set_rolls(derive_rolls(record()))
    dialog.more.toggle.setChecked(judged is not None)
    return dialog


def judged_result() -> ResultDialog:
    return new_result(
        JudgedView(JudgedStage.JUDGED, FIGURES, "Three decisions to look at", "engine · 3-ply", (LOOK,) * 3)
    )


def result_being_judged() -> ResultDialog:
    return new_result(
        JudgedView(JudgedStage.UNDER_WAY, FIGURES, sentence="Being analysed, 40 %", done=4, total=10)
    )


def to_resign() -> ResignDialog:
    return ResignDialog(played_to(lambda state: state.phase is Phase.TO_ROLL).state)


def settings_dialog() -> SettingsDialog:
    """With every board that there is."""
    return SettingsDialog(Settings(None), boards=board_choices(load_themes(resource_path("boards"))))


class SilentDesk(LensDesk):
    """Nobody answers."""

    def ask(self, asker: str, inquiries: Sequence[Inquiry]) -> dict[Inquiry, Answer]:
        return {}


def table_dialog() -> TableDialog:
    """A board on which something is still to be said."""
    words = TableWords("Correct the set-up", "Set the checkers as they should lie now.", "This is right…")
    lab = CheckersLab(setup_of_state(played_to(lambda state: state.phase is Phase.TO_ROLL).state))
    return TableDialog(words, lab, lambda _: "Nothing is changed so far.")


def lens_dialog() -> LensDialog:
    """A decision that nobody judges here."""
    dialog = LensDialog(SilentDesk())
    dialog.set_state(played_to(lambda state: state.phase is Phase.TO_ROLL).state)
    return dialog


def your_data() -> YourDataDialog:
    """Everything that may be said at once."""
    at = datetime(2026, 11, 20, 12, 34, tzinfo=UTC)
    copies = tuple(KeptCopy(Path(f"/{kind}"), kind, at, 3_400_000) for kind in CopyKind)
    facts = DataFacts(Path("/a/Dropbox/data"), 12_000_000, copies, "Dropbox", Path("/a/before"), 11_000_000)
    checkup = Checkup(Path("/a/Dropbox/data/library.sqlite"), Health.DAMAGED)
    inputs = DataInputs(facts, checkup=checkup, work=DataWork.EXPORT, done=3, total=10)
    dialog = YourDataDialog(derive_your_data(inputs))
    dialog.say("All the rest is in /a/b, but these could not be written: Ann against Bob (2026-11-20).")
    return dialog


def newer_version() -> NewerVersionDialog:
    """With the longest of its answers."""
    trouble = "releases.bgdesk.invalid could not show that it is the right one, so nothing was asked."
    looking = Looking("0.1.0", "releases.bgdesk.invalid", LookingStage.FAILED, trouble=trouble)
    return NewerVersionDialog(looking, is_daily=False)


def open_table() -> OpenTableDialog:
    """With nothing remembered."""
    return OpenTableDialog({}, defaults={}, kinds={}, presets=PresetShelf(Settings(None)))


def season() -> SeasonDialog:
    """A place that is shared, and an evening that somebody missed."""
    rows = (
        SeasonRow("Ann", None, 1, 2, 15.0, (10.0, 5.0), frozenset({0, 1}), 1520.0),
        SeasonRow("Felix", "expert", 1, 2, 15.0, (None, 15.0), frozenset({1}), 1490.0),
    )
    return SeasonDialog("Club", ("First evening", "Second evening"), rows)


def who_dialog() -> WhoDialog:
    """Two people, one in the bin, and names with markup in them."""
    me, bob = Profile("me", "", "#3d7fc4", ("You",)), Profile("b", "Bob", "#c4703d")
    names = (KnownName("Anna", 12, "me"), KnownName("<b>Carla</b>", 3, "b"), KnownName("Cid", 1, ""))
    return WhoDialog(FiguresAnswer(FiguresQuestion(), (me, bob), (bob,), names, ()))


DIALOGS: dict[str, Callable[[], QDialog]] = {
    "AbandonDialog": lambda: AbandonDialog(Table(record()), Player.WHITE),
    "TournamentMatchDialog": lambda: TournamentMatchDialog(Table(record()), Player.WHITE),
    "LateEntryDialog": lambda: LateEntryDialog((), ("You",)),
    "AboutDialog": lambda: AboutDialog("1", "Engine", (("Data", "/data"),), is_translated=True),
    "AgreementDialog": lambda: AgreementDialog(BoardWidget()),
    "AnalyseDialog": lambda: AnalyseDialog((LevelView("a", "Quick", "fast"),), "a", Pair("Ann", "Bob")),
    "CrashDialog": lambda: CrashDialog("Fatal Python error: Aborted\n" * 40),
    "EndMatchDialog": lambda: EndMatchDialog("Ann v Bob", Table(record()), Player.WHITE),
    "FindDialog": FindDialog,
    "EventDialog": lambda: EventDialog({"event": "Open"}, ("Ann", "Bob"), "good", ("A remark " * 20,)),
    "ForumDialog": lambda: ForumDialog(lambda part, form: f"{part} as {form}\n" * 20, SVG, lambda _: b"", 3),
    "FoundDialog": lambda: FoundDialog(CHOICES),
    "HelpWindow": lambda: HelpWindow((HelpPage("a", "A", lambda: "text"),)),
    "IllegalPlayDialog": lambda: IllegalPlayDialog("This move is not legal: 13/7 8/6."),
    "ImportReportDialog": lambda: ImportReportDialog("a.mat", "Jellyfish", ()),
    "LensDialog": lens_dialog,
    "MatchesDialog": lambda: MatchesDialog(MatchLists((MATCH, MATCH._replace(id="d4")), tags=("club",))),
    "NewerVersionDialog": newer_version,
    "LadderDialog": new_ladder,
    "NewMatchDialog": lambda: NewMatchDialog({}, LEVELS),
    "OpenTableDialog": open_table,
    "SeasonDialog": season,
    "ObjectionDialog": lambda: ObjectionDialog("Ann played 13/7 8/6, which is not legal."),
    "PlayOnDialog": lambda: PlayOnDialog(LEVELS, Pair("Ann", "Bob"), is_over=False, note="A note."),
    "DeckNameDialog": lambda: DeckNameDialog("Club", ()),
    "PositionNameDialog": lambda: PositionNameDialog(()),
    "PresetNameDialog": lambda: PresetNameDialog("Club", ()),
    "ReportDialog": lambda: ReportDialog({LOG: "a line", SETTINGS: ""}),
    "ResignDialog": to_resign,
    "ResultDialog": judged_result,
    "SettingsDialog": settings_dialog,
    "ShortcutsDialog": ShortcutsDialog,
    "TableDialog": table_dialog,
    "TagsDialog": lambda: TagsDialog((MATCH,), ("club", "to study")),
    "TakeBackDialog": lambda: TakeBackDialog(is_practice=False),
    "AskTakeBackDialog": lambda: AskTakeBackDialog(is_practice=False),
    "WhoDialog": who_dialog,
    "PersonNameDialog": lambda: PersonNameDialog("Add a person", ""),
    "YourDataDialog": your_data,
    "TypedDiceDialog": lambda: TypedDiceDialog("What did you roll?"),
}

OTHER_RESULTS: dict[str, Callable[[], QDialog]] = {
    "result of a game": lambda: new_result(None),
    "result while it is judged": result_being_judged,
}


def opened(qtbot: QtBot, make: Callable[[], QDialog]) -> QDialog:
    """A dialog that has the keyboard."""
    dialog = make()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog
