"""A tournament in the whole window, by keyboard: drawn, begun, played at the board, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.tournament.tournament_desk import TournamentDesk
from bgdesk.match.tournament.places import champion
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_format import Seeding
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.choice_dialog import ChoiceDialog
from bgdesk.ui.result.result_dialog import ResultDialog
from bgdesk.ui.tournament.deeds import Deed, DeedKind
from bgdesk.ui.tournament.derive_bracket import SlotStand, SlotView
from bgdesk.ui.tournament.directing import Directing
from bgdesk.ui.tournament.round_words import waiting_text
from bgdesk.ui.tournament.tournaments_page import TournamentsPage
from bgdesk.ui.tournament.tournaments_shown import TournamentsShown
from bgdesk.ui.tournament.wall_saving import WallSaving
from tests.app.tournament.test_tournament_desk import FakeSimulator
from tests.match.tournament.cups import drawn_cup
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow
from tests.ui.reviewed import begun

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def shown(player: PlayerAtWindow) -> TournamentsShown:
    """With computers that play at once."""
    found, desk = player.desk.wiring.tournaments, player.desk
    assert found
    found._new_desk = lambda: TournamentDesk(
        desk.library, desk.controller.writing, FakeSimulator, desk.window
    )
    return found


def tournament(page: TournamentsPage) -> Tournament:
    found = page._desk.tournament
    assert found
    return found


def came(player: PlayerAtWindow) -> TournamentsPage:
    part = shown(player)
    player.do(ActionId.TOURNAMENTS)
    player.window.activateWindow()
    player.wait(lambda: player.window.isActiveWindow() and part.is_seen)
    return part.page


def drawn(player: PlayerAtWindow, size: int) -> TournamentsPage:
    """A new tournament as far as the draw, with the keyboard where it is led."""
    page = came(player)
    assert page.overview.new.hasFocus()
    player.key(KEY.Key_Space)
    assert page.new.name.hasFocus()
    player.type("Club night")
    page.new.entrants.field.fill(size)
    page.new.entrants.show_field()
    page.new.format.lengths.setFocus()
    page.new.format.lengths.selectAll()
    player.type("1-3")
    page.new.draw.setFocus()
    player.key(KEY.Key_Space)
    assert page.one.begin.hasFocus()
    return page


def test_a_cup_by_keyboard_through_the_board_and_back(
    open_desk: OpenDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = begun(open_desk)
    page = drawn(player, 4)
    assert player.window.windowTitle().startswith("Tournaments")
    assert "Fingerprint" in page.one.fingerprint.text()
    assert not page.one.secret.isVisible()
    page.one.bracket.setFocus()
    player.key(KEY.Key_Return)
    assert page._desk.tournament is None, "as long as it is only drawn nothing is played"
    page.one.begin.setFocus()
    with monkeypatch.context() as patch:
        patch.setattr(page._desk, "begin", lambda _: page._desk.failed.emit("The disc is full."))
        player.key(KEY.Key_Space)
    assert (page.problem.text(), page.one.begin.isVisible()) == ("The disc is full.", True)
    player.key(KEY.Key_Space)
    player.wait(lambda: page._desk.tournament is not None and len(tournament(page).outcomes) == 1)
    assert page.one.bracket.hasFocus()
    own = page.one._view.own_slot if page.one._view else ""
    assert page.one.bracket.current == own
    player.key(KEY.Key_Right)
    assert page.one.bracket.current == "2.1"
    assert page.one.bracket.accessibleDescription().startswith("Final")
    player.key(KEY.Key_Left)
    player.key(KEY.Key_Up)
    page.one.bracket.choose(own)
    player.key(KEY.Key_Return)
    controller = player.desk.controller
    player.wait(
        lambda: controller.table is not None and controller.table.record.header.tournament is not None
    )
    assert player.window.front.is_table
    table = controller.table
    assert table
    header = table.record.header
    me = Player.WHITE if header.seats.white.level is None else Player.BLACK
    controller.abandon(me)
    dialog = player.wait_for_dialog(ResultDialog)
    assert not dialog.rematch.isVisible()
    dialog.tournament.click()
    player.wait(lambda: shown(player).is_seen and tournament(page).is_closed)
    player.wait(lambda: player.window.focusWidget() is page.one.bracket)
    player.window.activateWindow()
    player.wait(player.window.isActiveWindow)
    page.one.take_keyboard()  # the screen in memory gives it to the board once more
    assert champion(tournament(page))
    assert page.one.status.text().endswith("won the tournament.")
    assert page.one.secret.isVisible()
    assert not page.one.play.isVisible()
    assert page.one.places.table.topLevelItemCount() == 4
    check_files(page, tmp_path)
    player.key(KEY.Key_Escape)
    player.wait(lambda: page.overview.list.topLevelItemCount() == 1)
    player.key(KEY.Key_Escape)
    assert not shown(player).is_seen


def check_files(page: TournamentsPage, folder: Path) -> None:
    (saving,) = page.findChildren(WallSaving)
    saving.write_page(str(folder / "wall.html"))
    saving.write_picture(str(folder / "wall.png"))
    assert "Club night" in (folder / "wall.html").read_text(encoding="utf-8")
    assert (folder / "wall.png").read_bytes().startswith(b"\x89PNG")
    saving.write_page(str(folder / "nowhere" / "wall.html"))
    assert page.problem.text().startswith("wall.html was not written")


def test_what_is_missing_is_said_and_names_are_taken_once(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = came(player)
    page.show_new()
    new, box = page.new, page.new.entrants
    assert len(box.field.entrants) == 16
    assert len({one.name for one in box.field.entrants}) == 16
    new.name.clear()
    assert (new.problem.text(), new.draw.isEnabled()) == ("The tournament needs a name.", False)
    new.name.setText("x")
    new.format.lengths.setText("7-")
    assert new.draw.isEnabled()
    new.format.lengths.setText("7-x")
    assert new.problem.text().startswith("The points of the rounds are numbers from 1 to 99")
    new.format.lengths.setText("7")
    box.friend.setText("  you ")
    box.add_friend.click()
    assert len(box.field.entrants) == 16, "a person takes part once"
    box.friend.setText("Ben")
    box.add_friend.click()
    assert [one.name for one in box.field.entrants if not one.is_bot] == ["You", "Ben"]
    box.fill.click()
    assert len(box.field.entrants) == 32
    for entrant in list(box.field.entrants)[1:]:
        box.field.remove(entrant.id)
    box.show_field()
    assert new.problem.text() == "At least two have to take part."
    box.how_many.setValue(3)
    box.add_bots.click()
    assert len(box.field.entrants) == 4
    for number in range(1, new.preset.count()):
        new.preset.setCurrentIndex(number)
        new.preset.activated.emit(number)
        assert new.preset.currentIndex() == number, "what is shown is the one that was chosen"
        assert new.draw.isEnabled()
    new.preset.setCurrentIndex(2)
    new.preset.activated.emit(2)
    assert (len(box.field.entrants), new.format.lengths.text()) == (8, "5-5-7")
    new.format.kind.setCurrentIndex(new.format.kind.findData("groups"))
    assert new.preset.currentData() == ""
    new.format.groups.setValue(1)
    new.format.advance.setValue(1)
    assert new.problem.text() == "At least two have to go on from the groups."
    new.format.advance.setValue(2)
    new.format.groups.setValue(5)
    assert new.problem.text() == "For these groups at least 10 have to take part."


@pytest.mark.parametrize("keys", [(KEY.Key_Plus, KEY.Key_Minus, KEY.Key_0)])
def test_the_bracket_grows_and_fits(open_desk: OpenDesk, keys: tuple[KEY, ...]) -> None:
    player = begun(open_desk)
    page = drawn(player, 16)
    bracket = page.one.bracket
    bracket.setFocus()
    scales = [bracket.transform().m11()]
    for key in keys:
        player.key(key)
        scales.append(bracket.transform().m11())
    fitted, larger, back, again = scales
    assert larger > fitted
    assert back == pytest.approx(fitted)
    assert again == pytest.approx(fitted)
    player.key(KEY.Key_Escape)
    assert page._pages.currentWidget() is page.new, "what was drawn was not begun"


def test_a_match_is_watched_and_undone_and_its_record_removed(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = drawn(player, 4)
    player.key(KEY.Key_Space)
    player.wait(lambda: page._desk.tournament is not None and len(tournament(page).outcomes) == 1)
    (slot,) = tournament(page).outcomes
    page.one.bracket.choose(slot)
    page.one.watch.click()
    assert page.watch.said.text().startswith("This match is being played now")
    open_one = drawn_cup(4)
    assert "is played next" in waiting_text(open_one, "1.2", "1.1")
    assert "being played now" in waiting_text(open_one, "1.1", "1.1")
    player.wait(lambda: page.watch.showing.is_begun)
    assert stand_of(page, slot) is SlotStand.LIVE
    player.key(KEY.Key_Escape)
    assert page.one.isVisible()
    assert stand_of(page, slot) is SlotStand.LIVE, "its end is not known before it is seen"
    player.key(KEY.Key_Return)
    assert page.watch.isVisible()
    player.key(KEY.Key_Space)
    assert page.watch.showing.watch.is_paused
    player.key(KEY.Key_End)
    player.wait(lambda: stand_of(page, slot) is SlotStand.DECIDED)
    assert page.watch.review.isVisible()
    assert page.watch.back.hasFocus()
    player.key(KEY.Key_Space)
    assert page.one.isVisible()
    first = tournament(page).slot(slot).match_id
    assert first
    player.desk.library.catalogue.discard((first,))
    page.come()
    assert view_of(page, slot).note == "match removed"
    assert view_of(page, slot).match_id == ""
    (directing,) = page.findChildren(Directing)
    directing.ask(Deed(DeedKind.UNDO, slot))
    dialog = player.wait_for_dialog(ChoiceDialog)
    assert dialog.cancel.hasFocus(), "nothing is undone by accident"
    dialog.button("done").click()
    player.wait(lambda: tournament(page).slot(slot).match_id not in (first, None))
    player.wait(lambda: not page._desk.simulation.is_running)
    page.one.own_path.click()
    page.one.shown.button("matches").click()
    table = page.one.matches.table
    assert table.topLevelItemCount() == 3
    for row in range(3):
        item = table.topLevelItem(row)
        assert item
        table.setCurrentItem(item)
        page._changed()
        current = table.currentItem()
        assert current
        assert page.one.slot == page.one.bracket.current == current.data(0, Qt.ItemDataRole.UserRole)
    page.one.bracket.choose("1.1")
    assert [item.data(0, Qt.ItemDataRole.UserRole) for item in table.selectedItems()] == ["1.1"]
    own = view_of(page, page.one._view.own_slot if page.one._view else "")
    assert own.is_on_path
    page.one.shown.button("own").click()
    assert "None of your matches is analysed yet" in page.one.own_play.about.text()
    page.one.fingerprint.copy.click()
    assert QApplication.clipboard().text() == tournament(page).header.commitment


def view_of(page: TournamentsPage, slot: str) -> SlotView:
    view = page.one._view
    assert view
    return next(one for one in view.slots if one.id == slot)


def stand_of(page: TournamentsPage, slot: str) -> SlotStand:
    return view_of(page, slot).stand


def test_entrants_are_brought_into_an_order(open_desk: OpenDesk) -> None:
    player = begun(open_desk)
    page = came(player)
    page.show_new()
    new, box = page.new, page.new.entrants
    names = [one.name for one in box.field.entrants]
    box.table.setFocus()
    box.table.setCurrentIndex(box.table.model().index(2, 0))
    player.key(KEY.Key_Up, ALT)
    player.key(KEY.Key_Up, ALT)
    player.key(KEY.Key_Up, ALT)
    assert [one.name for one in box.field.entrants][:3] == [names[2], names[0], names[1]]
    assert (box.up.isEnabled(), box.down.isEnabled()) == (False, True)
    assert new.seeding.value == Seeding.LISTED.value
    box.down.click()
    box.table.move_requested.emit(0, 2)
    assert [one.name for one in box.field.entrants][:3] == [names[2], names[1], names[0]]
    new.clock.setChecked(True)
    new.draw.click()
    shown = page._drawn.tournament if page._drawn else None
    assert shown
    assert [shown.entrants[one].name for one in shown.order[:3]] == [names[2], names[1], names[0]]
    clock = shown.header.options_of(shown.plans[-1]).clock
    assert clock
    assert clock.reserve_ms == 9 * 2 * 60_000
