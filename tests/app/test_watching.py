"""How fast two bots play for a spectator."""

from __future__ import annotations

import pytest

from bgdesk.app.players import BotPace
from bgdesk.app.watching import AS_USUAL, Speed, Watch

USUAL = BotPace(600, 4000)


def test_each_speed_is_faster_than_the_one_before() -> None:
    delays = [Watch(speed=speed).pace(USUAL).delay_ms for speed in Speed]
    assert delays == sorted(delays, reverse=True)
    assert len(set(delays)) == len(Speed) == 5
    assert delays[-1] == 0


@pytest.mark.parametrize("speed", Speed)
@pytest.mark.parametrize("delay_ms", [0, 5000])
def test_no_speed_is_on_the_wrong_side_of_the_usual_one(speed: Speed, delay_ms: int) -> None:
    given = Watch(speed=speed).pace(BotPace(delay_ms)).delay_ms
    assert (given >= delay_ms) if speed <= Speed.NORMAL else (given <= delay_ms)


def test_thinking_is_never_cut() -> None:
    assert {Watch(speed=speed).pace(USUAL).thinking_ms for speed in Speed} == {4000}


def test_a_single_decision_comes_without_delay() -> None:
    assert Watch(is_paused=True, speed=Speed.VERY_SLOW).pace(USUAL).delay_ms == 0


def test_as_usual_changes_nothing() -> None:
    assert AS_USUAL.pace(USUAL) == USUAL
    assert (AS_USUAL.moves, AS_USUAL.motion) == (True, 1.0)


def test_checkers_move_ever_faster_and_at_last_jump() -> None:
    motions = [Watch(speed=speed).motion for speed in Speed if Watch(speed=speed).moves]
    assert motions == sorted(set(motions))
    assert [speed for speed in Speed if not Watch(speed=speed).moves] == [Speed.AT_ONCE]
