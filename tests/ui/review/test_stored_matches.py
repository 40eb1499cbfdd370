"""Matches of the library, found again in the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.review.analyse_all import AllOutcome
from bgdesk.app.workers import file_manager
from bgdesk.formats.registry import write_study
from bgdesk.library.catalogue import Catalogue
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.library.listing import OPENED, PLAYED, POSITION, ListedMatch
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Study
from bgdesk.ui.coan_ki.window import CoanKiWindow
from bgdesk.ui.common.saved_file import SavedFile
from bgdesk.ui.matches import matches_rows
from bgdesk.ui.matches.derive_matches import MatchesTab
from bgdesk.ui.matches.match_columns import COAN_KI
from bgdesk.ui.matches.matches_dialog import MatchesDialog
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from tests.match.autoplay import whole_match
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import CTRL, LEFT, SHIFT, PlayerAtWindow, played_to, popups_offscreen

KEY = Qt.Key


@pytest.fixture
def player(open_desk: OpenDesk) -> PlayerAtWindow:
    player = open_desk()
    player.desk.begin(None)
    return player


def stored(player: PlayerAtWindow, record: MatchRecord) -> None:
    """A match that was played here before."""
    journal = player.desk.library.journal
    journal.begin(record.header, record.entries)
    if record.state.phase is Phase.OVER:
        journal.finish(record)
    journal.release(record.header.id)


def shelved(player: PlayerAtWindow, seed: int, source: str) -> str:
    """A match that was opened before."""
    return player.desk.library.studies.add(Study(whole_match(match_options(1), seed=seed)), source).id


def loop_game(player: PlayerAtWindow, id_: str) -> CoanKiGame:
    """A game of Coan ki that has just been begun."""
    game = CoanKiGame(id_ * 16, Pair("Ann", "Bob"), Pair(None, None), "ab" * 32)
    CoanKiGames(player.desk.library.path.parent).save(game)
    return game


def asked(player: PlayerAtWindow) -> MatchesDialog:
    player.key(KEY.Key_O, CTRL | SHIFT)
    return player.wait_for_dialog(MatchesDialog)


def kinds(dialog: MatchesDialog) -> list[str]:
    return [dialog.model.match_at(row).kind for row in range(dialog.model.rowCount())]


def marked(dialog: MatchesDialog) -> ListedMatch:
    (match,) = dialog.table.marked
    return match


def seen(dialog: MatchesDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def on_board(player: PlayerAtWindow) -> str:
    parts = player.desk.wiring.review_wiring
    assert parts
    return parts.review.shelved.id if parts.review.shelved else ""


def test_an_opened_match_is_found_again_after_a_restart(open_desk: OpenDesk, tmp_path: Path) -> None:
    path = tmp_path / "final.json"
    write_study(Study(whole_match(match_options(3), seed=4)), path)
    first = open_desk()
    first.desk.begin(str(path))
    first.wait(lambda: on_board(first))
    first.window.close()
    first.desk.close()
    path.unlink()
    second = open_desk()
    second.desk.begin(None)
    assert second.dialog is None, "only matches under way ask for attention at the start"
    dialog = asked(second)
    assert marked(dialog).kind == OPENED
    assert marked(dialog).sources == ("final.json",)
    second.key(KEY.Key_Return)
    second.wait(lambda: on_board(second))
    assert second.table.is_review
    assert second.window.history.past == 2


def test_a_match_that_was_played_can_be_looked_at(player: PlayerAtWindow) -> None:
    record = whole_match(match_options(1), seed=3)
    stored(player, record)
    dialog = asked(player)
    assert marked(dialog).kind == PLAYED
    player.key(KEY.Key_Return)
    player.wait(lambda: on_board(player) == record.header.id)
    assert player.table.is_review
    assert not player.window.actions_by_id[ActionId.IMPORT_REPORT].isEnabled(), "nothing was imported"
    assert player.window.actions_by_id[ActionId.ANALYSE].isEnabled()


def test_all_kinds_stand_in_one_list(player: PlayerAtWindow) -> None:
    shelved(player, 5, "a.mat")
    stored(player, whole_match(match_options(1), seed=3))
    stored(player, played_to(lambda state: state.phase is Phase.TO_PLAY))
    loop_game(player, "aa")
    dialog = asked(player)
    assert sorted(kinds(dialog)) == sorted((COAN_KI, OPENED, PLAYED, PLAYED))
    assert marked(dialog).is_under_way


@popups_offscreen
def test_an_unfinished_game_of_coan_ki_can_be_gone_on_with(player: PlayerAtWindow) -> None:
    loop_game(player, "aa")
    wanted = loop_game(player, "bb")
    loop_game(player, "cc")
    dialog = asked(player)
    assert kinds(dialog) == [COAN_KI] * 3
    player.key(KEY.Key_Down)
    player.key(KEY.Key_Down)
    assert marked(dialog).id == wanted.id
    assert dialog.primary.text() == "&Continue"
    player.key(KEY.Key_Return)
    (window,) = player.window.findChildren(CoanKiWindow)
    assert window.isVisible()
    assert window.side.games.currentData() == wanted


def test_an_abandoned_game_of_coan_ki_is_removed_for_good(player: PlayerAtWindow) -> None:
    loop_game(player, "aa")
    dialog = asked(player)
    dialog.removal_wanted.emit(dialog.table.marked)
    assert dialog.model.count == 0
    player.key(KEY.Key_Escape)
    assert asked(player).model.count == 0


@popups_offscreen
def test_a_game_of_coan_ki_in_its_window_is_removed_once_that_is_closed(player: PlayerAtWindow) -> None:
    loop_game(player, "aa")
    player.do(ActionId.COAN_KI)
    (window,) = player.window.findChildren(CoanKiWindow)
    dialog = asked(player)
    assert not dialog.remove.isEnabled()
    dialog.removal_wanted.emit(dialog.table.marked)
    assert dialog.model.count == 1
    dialog.reject()
    window.close()
    dialog = asked(player)
    assert dialog.remove.isEnabled()
    dialog.removal_wanted.emit(dialog.table.marked)
    assert dialog.model.count == 0
    assert not window.side.choices.plays


@popups_offscreen
def test_a_game_that_another_program_stored_is_the_one_that_is_shown(player: PlayerAtWindow) -> None:
    loop_game(player, "aa")
    player.do(ActionId.COAN_KI)
    (window,) = player.window.findChildren(CoanKiWindow)
    wanted = loop_game(player, "bb")
    dialog = asked(player)
    dialog.chosen.emit(marked(dialog))
    assert window.side.games.currentData() == wanted
    dialog.reject()
    CoanKiGames(player.desk.library.path.parent).remove("aa" * 16)
    window.go_on("aa" * 16)
    assert window.side.games.currentData() == wanted
    assert "no longer there" in window.side.trouble.text()


def test_what_is_removed_can_be_brought_back(player: PlayerAtWindow) -> None:
    gone, kept = shelved(player, 5, "a.mat"), shelved(player, 6, "b.mat")
    dialog = asked(player)
    player.key(KEY.Key_Down)
    while marked(dialog).id != gone:
        player.key(KEY.Key_Down)
    player.key(KEY.Key_Delete)
    assert listed(player) == [kept]
    assert dialog.model.count == 1
    assert dialog.undo_row.text == "Moved 1 match to the bin. You can restore it for 30 days."
    dialog.undo_row.undo.setFocus()
    player.key(KEY.Key_Space)
    assert dialog.table.hasFocus()
    assert set(listed(player)) == {gone, kept}
    player.key(KEY.Key_Delete)
    player.key(KEY.Key_Delete)
    assert listed(player) == []
    dialog.tabs.setCurrentIndex(MatchesTab.BIN)
    dialog.table.selectAll()
    QTest.mouseClick(dialog.primary, LEFT)
    assert set(listed(player)) == {gone, kept}
    player.key(KEY.Key_Escape)
    assert player.dialog is None


def test_only_what_an_undo_brings_back_is_marked(player: PlayerAtWindow) -> None:
    ids = [shelved(player, seed, f"{seed}.mat") for seed in (5, 6, 7)]
    dialog = asked(player)
    player.key(KEY.Key_Down)
    gone = marked(dialog).id
    player.key(KEY.Key_Delete)
    QTest.keyClick(
        dialog.windowHandle(), KEY.Key_Z, CTRL
    )  # through the window, so that Ctrl is known as held
    assert set(listed(player)) == set(ids)
    assert marked(dialog).id == gone
    player.key(KEY.Key_Delete)
    assert set(listed(player)) == set(ids) - {gone}


def test_a_position_is_moved_to_the_bin_as_one(player: PlayerAtWindow) -> None:
    dialog = asked(player)
    position = player.desk.library.catalogue.one(shelved(player, 5, "a.mat"))
    assert position
    dialog.removal_wanted.emit((position._replace(kind=POSITION),))
    assert dialog.undo_row.text.startswith("Moved 1 position to the bin. You can restore it")


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (AllOutcome(3, 0, (), left=9), "Stopped with 9 matches left to analyse. 3 matches analysed."),
        (AllOutcome(0, 0, (), left=1), "Stopped with 1 match left to analyse."),
        (AllOutcome(0, 1, ("No.",)), "0 matches analysed. 1 match left out: No."),
    ],
)
def test_the_end_of_an_analysis_of_many_is_told(
    player: PlayerAtWindow, outcome: AllOutcome, told: str
) -> None:
    dialog = asked(player)
    stored = player.desk.wiring.review_wiring
    assert stored
    stored.matches.all.ended.emit(outcome)
    assert dialog.undo_row.text == told


def listed(player: PlayerAtWindow) -> list[str]:
    return [match.id for match in player.desk.library.catalogue.matches()]


def test_what_is_in_the_bin_is_deleted_for_good_once_that_is_confirmed(player: PlayerAtWindow) -> None:
    gone = shelved(player, 5, "a.mat")
    player.desk.library.catalogue.discard((gone,))
    dialog = asked(player)
    dialog.tabs.setCurrentIndex(MatchesTab.BIN)
    player.key(KEY.Key_Delete)
    box = player.wait_for_dialog(QMessageBox)
    button = next(one for one in box.findChildren(QPushButton) if "Remove" in one.text())
    QTest.mouseClick(button, LEFT)
    player.wait(lambda: not dialog.model.count)
    assert player.desk.library.catalogue.binned() == ()


def test_a_name_and_tags_are_stored_and_shown(player: PlayerAtWindow) -> None:
    match_id = shelved(player, 5, "a.mat")
    dialog = asked(player)
    dialog.named.emit(match_id, "The final")
    dialog.tags_wished.emit((match_id,), ("club",), ())
    assert (marked(dialog).title, marked(dialog).tags) == ("The final", ("club",))
    assert player.desk.library.catalogue.one(match_id).title == "The final"


def test_an_unfinished_match_is_removed_but_not_the_one_on_the_board(player: PlayerAtWindow) -> None:
    going = played_to(lambda state: state.phase is Phase.TO_PLAY, Pair(Seat("Ann"), Seat("Bob")))
    stored(player, going)
    stored(player, MatchRecord(replace(going.header, id="other"), going.entries))
    asked(player)
    player.key(KEY.Key_Return)
    player.wait(lambda: player.desk.controller.table)
    on_table = player.table.record.header.id
    dialog = asked(player)
    assert dialog.model.count == 1
    dialog.remove.trigger()
    assert not dialog.model.count
    assert [match.id for match in player.desk.library.matches()] == [on_table]


def test_a_copy_is_written_beside_everything_else(
    player: PlayerAtWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelved(player, 5, "a.mat")
    dialog = asked(player)
    player.key(KEY.Key_S, CTRL)
    player.wait(lambda: dialog.findChild(QFileDialog))
    asking = dialog.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    path = tmp_path / "copy.mat"
    asking.fileSelected.emit(str(path))
    player.wait(lambda: dialog.undo_row.text)
    assert dialog.undo_row.text.startswith("Saved as copy.mat. Not in the file: ")
    shown: list[Path] = []
    monkeypatch.setattr(file_manager, "show_in_folder", lambda path, *_: shown.append(path))
    QTest.mouseClick(dialog.undo_row.folder, Qt.MouseButton.LeftButton)
    assert shown == [path]
    monkeypatch.setattr(matches_rows, "SHOWN_MS", 1)
    dialog.undo_row.tell_saved(SavedFile(path, "Saved."))
    player.wait(dialog.undo_row.isHidden)
    assert path.read_text(encoding="utf-8").count("1 point match")


def test_a_match_that_cannot_be_removed_stays_in_the_list(
    player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelved(player, 5, "a.mat")

    def fail(catalogue: Catalogue, match_ids: object) -> None:
        raise JournalError(Trouble.NOT_WRITABLE, "library.sqlite")

    monkeypatch.setattr(Catalogue, "discard", fail)
    dialog = asked(player)
    dialog.removal_wanted.emit(dialog.table.marked)
    assert dialog.model.count == 1
    assert "cannot be written" in dialog.undo_row.text


def test_the_match_on_the_board_cannot_be_removed(player: PlayerAtWindow) -> None:
    shelved(player, 5, "a.mat")
    asked(player)
    player.key(KEY.Key_Return)
    player.wait(lambda: on_board(player))
    dialog = asked(player)
    assert not dialog.remove.isEnabled()
    assert "on the board" in seen(dialog)


def test_what_was_removed_meanwhile_is_told(player: PlayerAtWindow) -> None:
    study_id = shelved(player, 5, "a.mat")
    asked(player)
    player.desk.library.catalogue.discard((study_id,))
    player.desk.library.catalogue.delete((study_id,))
    player.key(KEY.Key_Return)
    player.wait(lambda: player.window.notices.text)
    assert "There is no match" in player.window.notices.text
    assert player.desk.controller.table is None


def test_a_library_that_cannot_be_read_is_told(
    player: PlayerAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(catalogue: Catalogue) -> None:
        raise JournalError(Trouble.BUSY, "library.sqlite")

    monkeypatch.setattr(Catalogue, "positions", fail)
    player.do(ActionId.MATCHES)
    assert "Another program holds" in player.window.notices.text
    assert player.dialog is None


def test_an_empty_library_leads_to_a_new_match(player: PlayerAtWindow) -> None:
    dialog = asked(player)
    assert dialog.model.count == 0
    player.key(KEY.Key_Return)
    player.wait_for_dialog(NewMatchDialog)
