"""Looking on while two bots play: pause, single decisions, speed, and the way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table as settings_table
from bgdesk.app.table.spectator_pace import Speed
from bgdesk.match.events import Abandoned
from bgdesk.match.options import MONEY, MatchOptions, match_options
from bgdesk.match.record import Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.abandon_dialog import AbandonDialog
from bgdesk.ui.play.player_bar import PlayerBar
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, LEFT, PEOPLE, PlayerAtWindow

KEY = Qt.Key
BOTS = Pair(Seat("Ash", SeatKind.BOT, "expert"), Seat("Elm", SeatKind.BOT, "expert"))
WATCHING = (ActionId.WATCH_PAUSE, ActionId.WATCH_STEP, ActionId.WATCH_SLOWER, ActionId.WATCH_FASTER)


def watching_at(open_desk: OpenDesk, options: MatchOptions | int = 5) -> PlayerAtWindow:
    """A spectator who stopped the match after some plays."""
    player = open_desk({settings_table.BOT_DELAY_MS.key: 1})
    player.start(BOTS, options)
    player.wait(lambda: len(player.table.record.events) > 6)
    player.key(KEY.Key_W)
    assert player.desk.controller.spectator_pace.watch.is_paused
    return player


def is_idle(player: PlayerAtWindow) -> bool:
    """Whether nothing moves and no timer of anybody at the table runs."""
    timers = player.desk.controller.findChildren(QTimer)
    return not player.board.board_scene.is_moving and not any(timer.isActive() for timer in timers)


def rest(player: PlayerAtWindow) -> int:
    """How many events there are when nothing more can happen by itself."""
    player.wait(lambda: is_idle(player))
    for _ in range(5):
        QCoreApplication.processEvents()
    assert is_idle(player)
    return len(player.table.record.events)


def button(player: PlayerAtWindow, action: ActionId) -> QPushButton:
    """The button below the board."""
    found = player.window.page.actions_bar.findChild(QPushButton, action.value)
    assert isinstance(found, QPushButton)
    return found


def enabled(player: PlayerAtWindow) -> list[bool]:
    """Which of the spectator's actions are enabled."""
    return [player.window.actions_by_id[action].isEnabled() for action in WATCHING]


def test_a_pause_stops_both_and_the_key_lets_them_go_on(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    count = rest(player)
    assert not player.window.page.table_view.board.board_scene.is_moving
    player.key(KEY.Key_Pause)
    player.wait(lambda: len(player.table.record.events) > count + 2)


def test_a_bot_that_is_waiting_for_its_delay_is_stopped_too(open_desk: OpenDesk) -> None:
    player = open_desk({settings_table.BOT_DELAY_MS.key: 5000})
    player.start(BOTS, 5)
    player.wait(lambda: player.state.phase is Phase.TO_PLAY)
    player.wait(lambda: not is_idle(player) and not player.board.board_scene.is_moving)
    player.key(KEY.Key_Space)
    count = len(player.table.record.events)
    assert rest(player) == count


def test_the_checkers_move_as_fast_as_the_rest(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = open_desk({settings_table.BOT_DELAY_MS.key: 5000, settings_table.REDUCE_MOTION.key: False})
    told: list[tuple[bool, float]] = []
    monkeypatch.setattr(player.board, "set_motion", lambda *motion: told.append(motion))
    player.start(BOTS, 5)
    for key in (KEY.Key_Plus, KEY.Key_Plus, KEY.Key_Minus, KEY.Key_Minus, KEY.Key_Minus):
        player.key(key)
    assert [moves for moves, _ in told] == [True, True, False, True, True, True]
    usual, fast, _, _, again, slow = (speed for _, speed in told)
    assert slow < usual == again < fast
    player.start(PEOPLE)
    assert told[-1] == (True, usual)


def test_a_step_is_one_decision(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    count = rest(player)
    player.key(KEY.Key_S)
    player.wait(lambda: len(player.table.record.events) == count + 1)
    assert rest(player) == count + 1
    player.press_button(ActionId.WATCH_STEP)
    player.wait(lambda: len(player.table.record.events) == count + 2)
    assert rest(player) == count + 2


def test_without_a_pause_there_is_no_step(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    assert button(player, ActionId.WATCH_STEP).isEnabled()
    player.press_button(ActionId.WATCH_PAUSE)
    assert not button(player, ActionId.WATCH_STEP).isEnabled()
    assert not player.window.actions_by_id[ActionId.WATCH_STEP].isEnabled()


def test_the_speed_goes_by_keys_and_by_buttons_up_to_its_ends(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    spectator_pace = player.desk.controller.spectator_pace
    player.key(KEY.Key_Plus)
    assert spectator_pace.watch.speed is Speed.FAST
    player.press_button(ActionId.WATCH_FASTER)
    assert spectator_pace.watch.speed is Speed.AT_ONCE
    assert enabled(player) == [True, True, True, False]
    assert not player.board.board_scene.is_moving
    for _ in range(4):
        player.key(KEY.Key_Minus)
    assert spectator_pace.watch.speed is Speed.VERY_SLOW
    assert enabled(player) == [True, True, False, True]
    assert not button(player, ActionId.WATCH_SLOWER).isEnabled()


def test_the_row_below_the_board_speaks_and_shows_the_speed(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    names = [
        QAccessible.queryAccessibleInterface(button(player, action)).text(QAccessible.Text.Name)
        for action in WATCHING
    ]
    assert names == ["Continue", "Step", "Slower", "Faster"]


def test_who_waits_does_not_think(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    bars = player.window.page.findChildren(PlayerBar)
    spoken = [QAccessible.queryAccessibleInterface(bar).text(QAccessible.Text.Name) for bar in bars]
    assert len(spoken) == 2
    assert not [text for text in spoken if "Thinking" in text]


def test_speed_and_pause_are_announced(open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    player = watching_at(open_desk)
    spoken: list[str] = []
    monkeypatch.setattr(player.board, "announce", spoken.append)
    player.key(KEY.Key_Plus)
    player.key(KEY.Key_W)
    assert spoken[:2] == ["Paused, fast", "Playing, fast"]


def test_nothing_of_it_where_a_person_plays(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(PEOPLE)
    player.wait_for_turn()
    assert enabled(player) == [False] * 4
    player.start(Pair(Seat("Ann"), BOT), seed=4)
    player.wait_for_turn()
    assert enabled(player) == [False] * 4


def test_the_next_match_runs_again(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    player.start(BOTS, 3, seed=9)
    player.wait(lambda: len(player.table.record.events) > 6)
    assert not player.window.actions_by_id[ActionId.WATCH_PAUSE].isChecked()


def test_an_earlier_position_can_be_looked_at_meanwhile(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    count = rest(player)
    player.do(ActionId.PREVIOUS_POSITION)
    assert enabled(player) == [False] * 4
    player.key(KEY.Key_Space)
    assert player.window.history.past is None
    assert rest(player) == count


def test_at_once_a_whole_match_is_over_soon(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start(BOTS, 1)
    for _ in range(2):
        player.key(KEY.Key_Plus)
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert enabled(player) == [False] * 4


def abandon(player: PlayerAtWindow) -> AbandonDialog:
    """The question before the match ends."""
    player.key(KEY.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    return player.wait_for_dialog(AbandonDialog)


def confirm(dialog: AbandonDialog) -> None:
    """Press the button that ends it."""
    ends = next(found for found in dialog.findChildren(QPushButton) if found.text().startswith("End"))
    QTest.mouseClick(ends, LEFT)


def test_a_match_can_be_ended(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    confirm(abandon(player))
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert player.table.record.events[-1] == Abandoned(Player.WHITE)


def test_a_money_session_ends_with_the_game_in_hand(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk, match_options(MONEY))
    confirm(abandon(player))
    player.wait(lambda: player.state.phase is Phase.OVER)
    assert len(player.state.results) == 1


def test_the_match_waits_while_it_is_asked_and_goes_on_when_it_is_not_ended(open_desk: OpenDesk) -> None:
    player = watching_at(open_desk)
    player.key(KEY.Key_W)
    dialog = abandon(player)
    count = rest(player)
    player.key(KEY.Key_Escape)
    player.wait(lambda: not dialog.isVisible())
    player.wait(lambda: len(player.table.record.events) > count)


def test_the_numbers_of_the_points_stay_while_two_bots_play(open_desk: OpenDesk) -> None:
    player = open_desk({settings_table.BOT_DELAY_MS.key: 1})
    player.start(BOTS, 5)
    seen = set()

    def has_seen_both() -> bool:
        seen.add((player.state.to_act, player.board.view.numbers_for))
        return {to_act for to_act, _ in seen} >= set(Player)

    player.wait(has_seen_both)
    assert {numbers_for for _, numbers_for in seen} == {player.board.bottom}
