"""Giving up: soon on what ends by its own doing, on what is harmed from outside only after many and long."""

from __future__ import annotations

import pytest

from bgdesk.app.workers.losses import HOPE_S, MOST_HARMS, Losses, rest_s
from bgdesk.app.workers.vigil import WatchedTime

MOST = 3


class Watch:
    """A clock that is looked at all the time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.time = WatchedTime(lambda: self.now)

    def go_on(self, seconds: float) -> None:
        for _ in range(round(2 * seconds)):
            self.now += 0.5
            self.time.look()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def losses(watch: Watch) -> Losses:
    return Losses(MOST, watch.time)


def lose(losses: Losses, times: int, *, is_harmed: bool) -> None:
    for _ in range(times):
        losses.count(is_harmed=is_harmed)


def test_a_few_deaths_of_its_own_are_enough(losses: Losses) -> None:
    lose(losses, MOST - 1, is_harmed=False)
    assert not losses.is_over
    lose(losses, 1, is_harmed=False)
    assert losses.is_over


def test_harm_needs_many_and_long(losses: Losses, watch: Watch) -> None:
    watch.go_on(HOPE_S)
    lose(losses, MOST_HARMS - 1, is_harmed=True)
    watch.go_on(HOPE_S)
    assert not losses.is_over, "long but few"
    lose(losses, 1, is_harmed=True)
    assert losses.is_over


def test_many_at_once_are_no_reason(losses: Losses, watch: Watch) -> None:
    watch.go_on(HOPE_S)
    lose(losses, 50 * MOST_HARMS, is_harmed=True)
    watch.go_on(HOPE_S)
    assert not losses.is_over, "the last of them may be at work still"
    lose(losses, 1, is_harmed=True)
    assert losses.is_over


def test_all_work_is_given_up_after_several_pieces_of_it(watch: Watch) -> None:
    losses = Losses(MOST, watch.time, jobs=3)
    lose(losses, 1, is_harmed=True)
    watch.go_on(HOPE_S)
    lose(losses, 3 * MOST_HARMS - 2, is_harmed=True)
    assert not losses.is_over
    lose(losses, 1, is_harmed=True)
    assert losses.is_over


def test_an_end_elsewhere_forgives_harm_only(losses: Losses, watch: Watch) -> None:
    lose(losses, MOST - 1, is_harmed=False)
    lose(losses, MOST_HARMS, is_harmed=True)
    watch.go_on(HOPE_S)
    losses.forgive()
    assert losses.in_a_row == MOST - 1
    lose(losses, MOST_HARMS, is_harmed=True)
    assert not losses.is_over, "the time begins anew, too"
    lose(losses, 1, is_harmed=False)
    assert losses.is_over


def test_an_end_here_forgives_everything(losses: Losses) -> None:
    lose(losses, MOST, is_harmed=False)
    losses.renew()
    assert (losses.in_a_row, losses.is_over) == (0, False)


def test_rests_grow_but_not_for_ever() -> None:
    rests = [rest_s(number) for number in range(1, 10)]
    assert rests[:2] == [0, 0]
    assert rests[2:6] == pytest.approx([0.1, 0.2, 0.4, 0.8])
    assert rests[6:] == [1, 1, 1]
    assert rest_s(10_000) == 1
