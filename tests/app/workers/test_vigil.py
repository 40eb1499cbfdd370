"""Waiting for a process: by its limit, by its signs of life, and only while somebody watches."""

from __future__ import annotations

import pytest

from bgdesk.app.workers.vigil import SILENCE_S, Lost, Vigil, WatchedTime


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def vigil(clock: Clock) -> Vigil:
    return Vigil(WatchedTime(clock))


def watch(clock: Clock, vigil: Vigil, seconds: float, words: int = 0) -> Lost | None:
    """Look at it four times a second; what is found at last."""
    found = None
    for _ in range(round(4 * seconds)):
        clock.now += 0.25
        found = vigil.why_over(words)
    return found


def test_a_limit_is_a_limit(clock: Clock, vigil: Vigil) -> None:
    vigil.begin(5)
    assert watch(clock, vigil, 4.75) is None
    assert watch(clock, vigil, 0.25) is Lost.LATE


def test_who_waits_for_nothing_misses_nothing(clock: Clock, vigil: Vigil) -> None:
    assert watch(clock, vigil, 50) is None
    vigil.begin(5, 0)
    vigil.end()
    assert watch(clock, vigil, 50) is None


def test_silence_is_counted_from_the_last_word(clock: Clock, vigil: Vigil) -> None:
    vigil.begin(10_000, 7)
    assert watch(clock, vigil, SILENCE_S - 1, 7) is None
    assert watch(clock, vigil, SILENCE_S - 1, 8) is None
    assert watch(clock, vigil, 1.25, 8) is Lost.SILENT


def test_who_never_speaks_is_not_silent(clock: Clock, vigil: Vigil) -> None:
    vigil.begin(10 * SILENCE_S)
    assert watch(clock, vigil, 5 * SILENCE_S) is None


@pytest.mark.parametrize("jump", [8 * 3600.0, -8 * 3600.0])
def test_a_laptop_that_slept_finds_everybody_as_they_were(clock: Clock, vigil: Vigil, jump: float) -> None:
    vigil.begin(5, 0)
    assert watch(clock, vigil, 3) is None
    clock.now += jump
    assert vigil.why_over(0) is None
    assert watch(clock, vigil, 0.75) is None
    assert watch(clock, vigil, 1.25) is Lost.LATE
