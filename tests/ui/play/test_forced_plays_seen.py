"""What is played for a person is seen before more is done for one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QElapsedTimer, QObject, Qt

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.table.table import Happened
from bgdesk.match import flow
from bgdesk.match.events import Played, Rolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.board.geometry import Fixture
from tests.event_queue import HandWatch, run_dry
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import BOT, PEOPLE, PlayerAtWindow, played_to

KEY = Qt.Key
RUSSIAN = MatchOptions("russian", 7)
HOUR_MS = 3_600_000
AGAINST_BOT = Pair(PEOPLE.white, BOT)


def at_rest(player: PlayerAtWindow) -> None:
    """Until nothing moves, and nothing more is done for anybody unless time passes."""
    run_dry()
    player.wait(lambda: not player.board.board_scene.is_moving)
    run_dry()


class HandTimers:
    """Stands for QTimer where something is put off, until `fire`."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def singleShot(self, _ms: int, _owner: QObject, then: Callable[[], None]) -> None:
        """Put ``then`` off."""
        self.waiting.append(then)

    def fire(self) -> None:
        """The time has come."""
        waiting, self.waiting = self.waiting, []
        for then in waiting:
            then()


def may_roll_again(state: MatchState) -> bool:
    """The opening roll of a game in which its winner may roll both dice again."""
    return state.may_reroll


def plays(player: PlayerAtWindow) -> list[Played]:
    """The plays made so far."""
    return [event for event in player.table.record.events if isinstance(event, Played)]


def test_a_match_between_two_people_does_not_play_itself(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.sit_at(played_to(may_roll_again, PEOPLE, RUSSIAN))
    player.wait_for_turn()
    player.press_button(ActionId.ROLL)
    player.wait(lambda: len(plays(player)) == 1)
    other = player.state.turn
    assert player.message.startswith("Forced, ")
    assert player.board.view.is_news
    at_rest(player)
    assert len(plays(player)) == 1
    assert player.board.view.numbers_for is plays(player)[0].player, "as the sentence names the points"
    assert (player.state.phase, player.state.turn) == (Phase.TO_ROLL, other)
    assert player.board.view.can_roll
    assert player.board.view.arrows
    player.click(Fixture.DICE)
    player.wait(lambda: not player.message)
    assert player.board.view.numbers_for is other
    player.wait(lambda: len(plays(player)) == 2)
    at_rest(player)
    assert len(plays(player)) == 2
    player.key(KEY.Key_Space)
    player.wait(lambda: len(plays(player)) == 3)


def has_only_play(state: MatchState) -> bool:
    """White, who sits at the board, has rolled for the first time and enters where the dice say."""
    is_first = state.turn is Player.WHITE and state.turns_completed.white == 0
    return is_first and state.phase is Phase.TO_PLAY and len(flow.legal(state).plays) == 1


def sit_where_all_is_forced(open_desk: OpenDesk, least_ms: int) -> PlayerAtWindow:
    """At the table with a computer, where the person's only play is about to be made for him."""
    player = open_desk()
    player.desk.controller.play_pause.least_ms = least_ms
    player.sit_at(played_to(has_only_play, AGAINST_BOT, RUSSIAN))
    return player


def test_what_was_played_for_a_person_stands_there_while_the_computer_plays(open_desk: OpenDesk) -> None:
    player = sit_where_all_is_forced(open_desk, HOUR_MS)
    before = len(plays(player))
    player.wait(lambda: len(plays(player)) == before + 2)
    mine, other = plays(player)[before:]
    at_rest(player)
    assert len(plays(player)) == before + 2
    assert player.state.phase is Phase.TO_ROLL
    assert player.message.startswith("Forced: ")
    assert len(player.board.view.arrows) == len(mine.steps) + len(other.steps)
    player.click(Fixture.DICE)
    assert player.message == ""
    assert isinstance(player.table.record.events[-1], Rolled)


def test_what_waited_is_done_when_it_was_seen(open_desk: OpenDesk) -> None:
    player = sit_where_all_is_forced(open_desk, least_ms=250)
    watch, rolled_ms = QElapsedTimer(), list[int]()

    def note(happened: Happened) -> None:
        if isinstance(happened.entry, Played) and happened.automatic and not watch.isValid():
            watch.start()
        elif isinstance(happened.entry, Rolled) and happened.automatic:
            rolled_ms.append(watch.elapsed())

    player.desk.controller.happened.connect(note)
    player.wait(lambda: rolled_ms)
    assert rolled_ms[0] >= 240


def test_whoever_looks_back_keeps_what_waits_waiting(
    open_desk: OpenDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers = HandTimers()
    monkeypatch.setattr("bgdesk.app.table.turn_scheduler.QTimer", timers)
    HandWatch.wind(monkeypatch, "bgdesk.app.table.forced_play_pause")
    player = sit_where_all_is_forced(open_desk, least_ms=300)
    before = len(plays(player))
    player.wait(lambda: len(plays(player)) == before + 2)
    at_rest(player)
    player.do(ActionId.PREVIOUS_POSITION)
    HandWatch.pass_ms(350)
    assert timers.waiting
    timers.fire()
    at_rest(player)
    assert player.window.history.past is not None
    assert len(plays(player)) == before + 2
    player.key(KEY.Key_Space)
    player.wait(lambda: len(plays(player)) > before + 2)
