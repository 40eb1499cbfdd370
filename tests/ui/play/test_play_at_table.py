"""What the window does at the table: choices, refusals, notices, plays made for the player, dialogs."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.play_entry import PlayEntry, RouteChoice
from bgdesk.app.workers import file_manager
from bgdesk.formats.registry import WRITTEN
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.events import Played, ResignationAccepted, ResignationOffered, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.outcome import is_race
from bgdesk.rules.position import BAR
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.dialogs.resign_dialog import ResignDialog
from bgdesk.ui.dialogs.take_back_dialog import NEW_DICE, SAME_DICE, TakeBackDialog
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.match.driving import some_play
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, CTRL, LEFT, played_to, popups_offscreen

KEY = Qt.Key
BOTS = Pair(Seat("One", SeatKind.BOT, "beginner"), Seat("Two", SeatKind.BOT, "beginner"))
MOVING = {table.REDUCE_MOTION.key: False, table.ANIMATION.key: "fast"}


def choices(state: MatchState) -> list[tuple[int, int, RouteChoice]]:
    """Drags in ``state`` that can be meant in several ways."""
    if state.phase is not Phase.TO_PLAY:
        return []
    entry = PlayEntry(flow.legal(state))
    ways = [
        (source, target, entry.drop(source, target))
        for source in entry.sources()
        for target in entry.targets(source)
    ]
    return [(source, target, way) for source, target, way in ways if isinstance(way, RouteChoice)]


@popups_offscreen
def test_a_drag_with_two_meanings_asks_which(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(choices))
    player.wait_for_turn()
    source, target, choice = choices(player.state)[0]
    colour = player.entry.legal.player
    player.drag(spot_of(colour, source), spot_of(colour, target))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert len(menu.actions()) == len(choice.routes)
    assert len({action.text() for action in menu.actions()}) == len(choice.routes)
    QTest.keyClick(menu, KEY.Key_Down)
    QTest.keyClick(menu, KEY.Key_Return)
    assert player.entry.played == choice.routes[1]


def test_a_refusal_says_why_on_the_board_and_is_spoken(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    spoken: list[str] = []
    monkeypatch.setattr(player.board, "announce", spoken.append)
    colour = player.entry.legal.player
    player.drag(spot_of(colour, 24), spot_of(colour, 19))
    assert player.message == "The 19-point is blocked: your opponent holds it."
    assert spoken == [player.message]
    player.click(Fixture.CUBE)
    assert player.message == "Nobody may double before the first turn."
    player.key(KEY.Key_Space)
    assert player.message == f"The {player.entry.unused[0]} can still be played."
    source = min(player.entry.sources())
    player.click(spot_of(colour, source))
    assert player.message == ""


def test_the_bar_comes_first(open_desk: OpenDesk) -> None:
    player = open_desk()

    def has_choice_from_the_bar(state: MatchState) -> bool:
        on_bar = state.turn is not None and state.position.of(state.turn)[BAR] > 0
        return state.phase is Phase.TO_PLAY and on_bar and len(flow.legal(state).plays) > 1

    player.sit_at(played_to(has_choice_from_the_bar))
    player.wait_for_turn()
    colour = player.entry.legal.player
    empty = next(point for point in range(1, 7) if player.state.position.of(colour)[point] == 0)
    if player.state.position.of(colour.opponent)[25 - empty] == 0:
        player.click(spot_of(colour, empty))
        assert player.message == "Your checker on the bar must enter first."
    others = [point for point in range(1, 25) if player.state.position.of(colour)[point]]
    player.click(spot_of(colour, others[0]))
    assert player.message == "Your checker on the bar must enter first."


def is_forced(state: MatchState) -> bool:
    """Whether one play is left that moves something."""
    return (
        state.phase is Phase.TO_PLAY
        and len(flow.legal(state).plays) == 1
        and bool(flow.legal(state).plays[0].steps)
    )


@pytest.mark.parametrize("is_friend", [True, False])
def test_a_forced_play_is_made_and_told(open_desk: OpenDesk, is_friend: bool) -> None:
    player = open_desk()
    record = played_to(is_forced)
    seats, turn = record.header.seats, record.state.turn
    assert turn
    if not is_friend:
        header = replace(record.header, seats=seats.with_value(turn.opponent, BOT))
        record = MatchRecord(header, record.entries)
    player.sit_at(record)
    length = len(record.events)
    player.wait(lambda: len(player.table.record.events) > length)
    assert isinstance(player.table.record.events[length], Played)
    assert player.message.startswith(f"Forced, {seats.of(turn).name}: " if is_friend else "Forced: ")
    assert player.message.endswith(" was played for you.") is not is_friend


def test_the_notice_of_a_forced_play_does_not_cut_the_movement_short(open_desk: OpenDesk) -> None:
    player = open_desk(MOVING)
    player.sit_at(played_to(is_forced))
    length = len(player.table.record.events)
    player.wait(lambda: len(player.table.record.events) > length)
    assert player.board.board_scene.is_moving
    assert player.message == ""
    player.wait(lambda: player.message)
    assert not player.board.board_scene.is_moving


def test_forced_plays_are_left_to_the_player_who_wants_them(open_desk: OpenDesk) -> None:
    player = open_desk({table.FORCED_PLAYS.key: False})
    player.wishes = AutomationWishes(forced_plays=False)
    player.sit_at(played_to(is_forced))
    player.wait_for_turn()
    assert player.entry.played == ()
    while player.entry.can_continue:
        player.click(spot_of(player.entry.legal.player, min(player.entry.sources())))
    player.click(Fixture.DICE)
    assert player.state.phase is not Phase.TO_PLAY


@pytest.mark.parametrize("wanted", [True, False])
def test_the_dice_roll_by_themselves_where_no_cube_can_be_turned(open_desk: OpenDesk, wanted: bool) -> None:
    player = open_desk({table.AUTO_ROLL.key: wanted, table.FORCED_PLAYS.key: False})
    player.wishes = AutomationWishes(forced_plays=False, roll_without_cube=wanted)
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL, options=1))
    player.wait_for_turn()
    assert player.state.phase is (Phase.TO_PLAY if wanted else Phase.TO_ROLL)


def test_checkers_bear_off_by_themselves_when_nothing_can_go_wrong(open_desk: OpenDesk) -> None:
    player = open_desk({table.AUTO_BEAR_OFF.key: True})

    def is_obvious(state: MatchState) -> bool:
        if state.phase is not Phase.TO_PLAY or not is_race(state.position, state.options.ruleset()):
            return False
        legal = flow.legal(state)
        return len(legal.plays) > 1 and PlayEntry(legal).obvious_bear_off() is not None

    record = played_to(is_obvious)
    player.sit_at(record)
    player.wait(lambda: len(player.table.record.events) > len(record.events))
    assert isinstance(player.table.record.events[len(record.events)], Played)


@pytest.mark.parametrize("settings", [{}, MOVING])
def test_a_turn_can_end_with_its_last_die(open_desk: OpenDesk, settings: dict[str, bool | str]) -> None:
    player = open_desk({table.CONFIRM.key: "at_once", **settings})
    player.start()
    player.wait_for_turn()
    turn = player.state.turn
    while player.state.turn is turn and player.entry.can_continue:
        player.click(spot_of(player.entry.legal.player, max(player.entry.sources())))
    assert player.state.phase is Phase.TO_PLAY, "the last checker is still on its way"
    player.wait(lambda: player.state.turn is not turn)


def test_typed_moves_end_a_turn_at_once_too(open_desk: OpenDesk) -> None:
    player = open_desk({table.CONFIRM.key: "at_once"})
    player.start()
    player.wait_for_turn()
    turn, play = player.state.turn, player.entry.legal.plays[0]
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(play))
    player.wait(lambda: player.state.turn is not turn)


def test_the_only_game_of_a_match_is_given_up_with_the_match(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(options=replace(match_options(1), variant="acey_deucey").locked())
    player.wait_for_turn()
    loser = player.state.to_act
    assert loser
    player.key(KEY.Key_R, CTRL)
    button = player.wait_for_dialog(ResignDialog).button(15)
    assert button.text() == "Resign: lose the match"
    QTest.mouseClick(button, LEFT)
    dialog = player.wait_for_dialog(ResultDialog)
    resigned = (ResignationOffered(loser, 15), ResignationAccepted(loser.opponent))
    assert player.table.record.events[-2:] == resigned
    assert player.state.results[-1].points == 15
    (close,) = (one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == "Close")
    QTest.mouseClick(close, LEFT)
    assert player.state.winner is loser.opponent


def test_resigning_to_a_friend(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    player.desk.controller.play_editor.edit(lambda entry: entry.follow(entry.legal.plays[0].steps[:1]))
    made = player.entry.played
    player.key(KEY.Key_R, CTRL)
    dialog = player.wait_for_dialog(ResignDialog)
    QTest.mouseClick(dialog.button(1), LEFT)
    assert player.state.phase is Phase.RESIGNATION_OFFERED
    player.key(KEY.Key_N)
    assert player.state.phase is Phase.TO_PLAY
    assert player.entry.played == made
    player.key(KEY.Key_U)
    assert player.entry.played == ()
    player.do(ActionId.RESIGN)
    QTest.mouseClick(player.wait_for_dialog(ResignDialog).button(1), LEFT)
    player.key(KEY.Key_Y)
    assert isinstance(player.table.record.events[-1], ResignationAccepted)
    player.wait_for_dialog(ResultDialog)
    player.key(KEY.Key_Escape)
    player.key(KEY.Key_Space)
    player.wait(lambda: player.state.game_number == 2)


@pytest.mark.parametrize("answer", [SAME_DICE, NEW_DICE])
def test_a_roll_and_then_the_play_before_it_are_taken_back(open_desk: OpenDesk, answer: str) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    turn, dice = player.state.turn, player.state.dice
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    player.desk.controller.play_editor.confirm()
    player.wait_for_turn()
    player.key(KEY.Key_R)
    rolled = player.state.dice
    for keep in (3, 2):
        player.key(KEY.Key_T, CTRL)
        QTest.mouseClick(player.wait_for_dialog(TakeBackDialog).button(answer), LEFT)
        assert player.table.record.entries[-1] == TakenBack(keep, answer == SAME_DICE)
    assert (player.state.turn, player.state.dice) == (turn, dice)
    assert player.table.record.is_practice
    player.wait_for_turn()
    player.desk.controller.play_editor.edit(lambda entry: entry.enter(entry.legal.plays[0]))
    player.desk.controller.play_editor.confirm()
    player.wait_for_turn()
    player.key(KEY.Key_R)
    assert (player.state.dice == rolled) is (answer == SAME_DICE)


def test_two_computers_are_watched_to_the_end(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(BOTS, 2)
    dialog = player.wait_for_dialog(ResultDialog)
    assert player.state.phase is Phase.OVER
    assert dialog.isVisible()


def test_the_result_waits_until_the_last_checker_is_off(open_desk: OpenDesk) -> None:
    player = open_desk(MOVING)

    def ends_now(state: MatchState) -> bool:
        return is_forced(state) and bool(flow.advance(state, some_play(state)).results)

    player.sit_at(played_to(ends_now, options=1))
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert player.board.board_scene.is_moving
    assert player.dialog is None
    player.wait_for_dialog(ResultDialog)
    assert not player.board.board_scene.is_moving


def test_the_match_is_written_to_a_file(
    open_desk: OpenDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    program_dialogs, notices = player.desk.wiring.program_dialogs, player.window.notices
    file = tmp_path / "match.mat"
    program_dialogs.export(str(file))
    assert "Ann" in file.read_text(encoding="utf-8")
    assert notices.text == "Saved as match.mat. Not in the file: proof of the dice, tied opening rolls."
    shown: list[Path] = []
    monkeypatch.setattr(file_manager, "show_in_folder", lambda path, *_: shown.append(path))
    (button,) = (one for one in notices.findChildren(QPushButton) if one.text() == "Show in folder")
    QTest.mouseClick(button, LEFT)
    assert shown == [file]
    program_dialogs.export(str(tmp_path / "match.doc"))
    assert notices.text.startswith(f"The match was not saved in {tmp_path / 'match.doc'}. No format has ")
    program_dialogs.export(str(tmp_path / "nowhere" / "match.mat"))
    assert notices.text.startswith("The match was not saved in ")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names in folders there")
def test_the_window_does_not_wait_for_somebody_to_read_a_pipe(open_desk: OpenDesk, tmp_path: Path) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    pipe = tmp_path / "match.mat"
    os.mkfifo(pipe)
    player.desk.wiring.program_dialogs.export(str(pipe))
    assert "Nobody reads from this pipe" in player.window.notices.text


def test_a_copy_gets_a_sensible_name(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(lambda state: state.phase is Phase.TO_ROLL))
    player.do(ActionId.EXPORT)
    dialog = player.window.findChild(QFileDialog)
    assert dialog
    (file,) = dialog.selectedFiles()
    day = player.table.record.header.created[:10]
    assert Path(file).name == f"Ann-Bob-3pt-{day}.mat"
    for name, kind in zip(dialog.nameFilters(), WRITTEN, strict=True):
        dialog.filterSelected.emit(name)
        assert f".{dialog.defaultSuffix()}" == kind.suffixes[0]
    dialog.reject()


def test_the_dice_are_checked_after_the_match(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.do(ActionId.VERIFY_DICE)
    assert player.window.notices.text == "There is no match on the board, so there are no dice to check."
    player.start(BOTS, 1, dice=FAIR)
    player.wait(lambda: player.table.record.events)
    player.do(ActionId.VERIFY_DICE)
    assert player.window.notices.text.startswith(
        "The secret of these dice is revealed when the match is over"
    )
    player.wait_for_dialog(ResultDialog)
    player.do(ActionId.VERIFY_DICE)
    commitment = player.table.record.header.dice.commitment
    assert f"All follow from the secret with the SHA-256 {commitment}." in player.window.notices.text
