"""The tutor in the window: what is read, what the buttons and keys do, and where the keyboard goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.events import Played, TakenBack, Warned
from bgdesk.match.state import Phase
from bgdesk.match.tutor import TutorMode, TutorOptions
from bgdesk.practice.tutor.looks import Looks
from bgdesk.rules.notation.plays import format_play
from bgdesk.start.tutor_wiring import TutorWiring
from bgdesk.ui.tutor.derive_tutor import TutorAct
from tests.practice.tutor import canned
from tests.ui.conftest import OpenDesk, TutorHere
from tests.ui.player_at_window import PlayerAtWindow

LEFT = Qt.MouseButton.LeftButton
BEST, BAD = 0, 2


@pytest.fixture(autouse=True)
def levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bgdesk.app.table.tutoring.looks_for", lambda _: canned.LEVELS)


def taught(open_desk: OpenDesk, mode: TutorMode) -> PlayerAtWindow:
    player = open_desk()
    player.start(tutor=TutorOptions(mode, mode))
    player.wait_for_turn()
    assert player.state.phase is Phase.TO_PLAY
    return player


def tutor_of(player: PlayerAtWindow) -> TutorWiring:
    wiring = player.desk.tutor.wiring
    assert wiring
    return wiring


def enter(player: PlayerAtWindow, place: int) -> None:
    """Type the play at that ``place`` of the ranking, and end the turn."""
    wanted = canned.ranking(player.state)[place]
    play = next(one for one in player.entry.legal.plays if format_play(one) == wanted)
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(play))
    player.wait(lambda: not player.board.board_scene.is_moving)
    player.key(Qt.Key.Key_Return)


def warned(player: PlayerAtWindow) -> list[Warned]:
    return [one for one in player.table.record.entries if isinstance(one, Warned)]


def texts(layout: QVBoxLayout) -> list[str]:
    """What is read there."""
    items = (layout.itemAt(number) for number in range(layout.count()))
    labels = (one.widget() for one in items if one)
    return [one.text() for one in labels if isinstance(one, QLabel)]


def hear(player: PlayerAtWindow) -> None:
    """Wait until the tutor has said something."""
    player.wait(lambda: tutor_of(player).tutoring.said)


def press(player: PlayerAtWindow, act: TutorAct) -> None:
    panel = tutor_of(player).panel
    button = panel.buttons[act]
    assert act in panel.view.acts
    assert button.isVisible(), (panel.isVisible(), panel.geometry(), player.window.size())
    QTest.mouseClick(button, LEFT)


def test_without_a_tutor_nothing_of_it_is_there(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    assert player.desk.tutor.wiring is None


def test_the_panel_says_what_silence_means(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    panel = tutor_of(player).panel
    assert panel.isVisible()
    assert "0.080" in panel._note.text()
    assert not panel.title.isVisible()


def test_a_nudge_is_read_beside_the_board_and_on_it_and_gives_no_direction(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    enter(player, BAD)
    panel = tutor_of(player).panel
    hear(player)
    assert panel.title.text() == player.message == "There is something better."
    assert panel.buttons[TutorAct.LOOK_AGAIN].hasFocus()
    assert not panel._lines.count()
    assert player.state.phase is Phase.TO_PLAY


def test_enter_after_a_warning_looks_again(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    enter(player, BAD)
    hear(player)
    player.key(Qt.Key.Key_Return)
    assert not player.entry.played
    assert player.board.hasFocus()
    assert player.state.phase is Phase.TO_PLAY


def test_a_bad_play_can_be_had_by_the_mouse(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.EXPLAIN)
    enter(player, BAD)
    panel = tutor_of(player).panel
    hear(player)
    assert texts(panel._lines)[0] == "It costs 0.200."
    assert panel.buttons[TutorAct.KEEP].text() == "Keep m&y move"
    press(player, TutorAct.KEEP)
    assert isinstance(player.table.record.entries[-1], Played)
    player.wait(lambda: not panel.title.isVisible())
    assert len(warned(player)) == 1


def test_help_rings_checkers_then_lists_plays_then_tells(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    best = canned.ranking(player.state)[BEST]
    enter(player, BAD)
    wiring = tutor_of(player)
    hear(player)
    player.key(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert wiring.panel._lines.count() == 1
    assert not wiring.at_table.rings.items
    player.do(ActionId.TUTOR_HELP)
    assert wiring.at_table.rings.items
    press(player, TutorAct.HELP)
    candidates = texts(wiring.panel._candidates)
    assert best in candidates
    assert candidates == sorted(candidates, reverse=True), "their order gives nothing away"
    press(player, TutorAct.HELP)
    assert texts(wiring.panel._lines)[0] == f"Best: {best}"
    assert not wiring.at_table.rings.items
    assert not wiring.panel.buttons[TutorAct.HELP].isVisible()
    press(player, TutorAct.LOOK_AGAIN)
    player.wait(lambda: player.board.view.arrows)
    assert not wiring.panel.buttons[TutorAct.LOOK_AGAIN].isEnabled(), "everything is back"


def test_who_is_taught_is_shown_the_answer_after_two_tries(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.TEACH)
    enter(player, BAD)
    panel = tutor_of(player).panel
    player.wait(lambda: len(warned(player)) == 1)
    assert not player.entry.played
    assert panel.title.text() == "Not that one: try again."
    assert texts(panel._lines)[0] == f"{canned.ranking(player.state)[BAD]} costs 0.200."
    assert player.board.hasFocus()
    enter(player, BAD)
    player.wait(lambda: len(warned(player)) == 2)
    player.wait(lambda: player.board.view.arrows)
    assert panel.title.text() == "Not this time: here is the answer."
    enter(player, BAD)
    assert isinstance(player.table.record.entries[-1], Played)


def test_a_late_word_takes_back_what_was_played(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    wiring = tutor_of(player)
    service = player.desk.tutor._service
    monkeypatch.setattr(service, "_by_hand", True)
    thought = wiring.tutoring._thought
    assert thought
    thought.looks = Looks(canned.LEVELS)
    enter(player, BAD)
    wiring.tutoring.patience.timeout.emit()
    assert isinstance(player.table.record.entries[-1], Played)
    assert isinstance(service, TutorHere)
    service.drain()
    hear(player)
    assert wiring.panel.title.text() == "That cost 0.200: take it back?"
    press(player, TutorAct.TAKE_BACK)
    assert isinstance(player.table.record.entries[-1], TakenBack)
    assert player.state.phase is Phase.TO_PLAY


def test_a_game_leaves_its_costly_decisions(open_desk: OpenDesk, english_plurals: None) -> None:
    player = taught(open_desk, TutorMode.AFTERWARDS)
    enter(player, BAD)
    player.wait(lambda: player.state.phase is Phase.TO_ROLL)
    assert not warned(player)
    player.do(ActionId.DOUBLE)
    player.wait(lambda: player.state.phase is Phase.CUBE_OFFERED)
    player.wait_for_turn()
    player.do(ActionId.PASS)
    panel = tutor_of(player).panel
    player.wait(lambda: panel._rows.count() == 3)
    assert panel.title.text() == "3 decisions to look at"
    rows = panel.findChildren(QPushButton)
    button = next(one for one in rows if "Ann" in one.text() and "/" in one.text())
    QTest.mouseClick(button, LEFT)
    assert player.window.history.past == 2


def test_the_key_says_so_where_there_is_nothing_to_help_with(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    player.do(ActionId.TUTOR_HELP)
    assert "hint" in player.message


def test_a_window_made_narrow_does_not_hide_what_the_tutor_says(open_desk: OpenDesk) -> None:
    player = taught(open_desk, TutorMode.NUDGE)
    enter(player, BAD)
    hear(player)
    player.window.resize(900, 700)
    player.wait(lambda: player.window.width() <= 1000)
    assert tutor_of(player).panel.isVisible()
