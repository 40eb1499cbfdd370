"""How long a play that was made for a person lies there."""

from __future__ import annotations

import pytest

from bgdesk.app.table.forced_play_pause import LEAST_MS, ForcedPlayPause
from tests.event_queue import HandWatch

HOUR_MS = 3_600_000


def test_nobody_waits_before_anything_was_played_for_a_person() -> None:
    play_pause = ForcedPlayPause()
    assert play_pause.least_ms == LEAST_MS >= 1500
    play_pause.at_rest()
    assert play_pause.left_ms == 0


def test_the_time_begins_when_the_board_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    HandWatch.wind(monkeypatch, "bgdesk.app.table.forced_play_pause")
    play_pause = ForcedPlayPause()
    play_pause.least_ms = HOUR_MS
    play_pause.made()
    assert play_pause.left_ms == 0
    play_pause.at_rest()
    assert play_pause.left_ms == HOUR_MS
    HandWatch.pass_ms(3)
    play_pause.at_rest()
    assert play_pause.left_ms == HOUR_MS - 3
    play_pause.is_hurried = lambda: True
    assert play_pause.left_ms == 0
    play_pause.is_hurried = lambda: False
    assert play_pause.left_ms > 0
    play_pause.forget()
    assert play_pause.left_ms == 0
