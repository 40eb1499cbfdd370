"""Rollouts in processes: the same result however many there are, pausing, cancelling, processes that die."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bgdesk.analysis.rollout.run import BATCH, Goal, RolloutRun, Task, field_of
from bgdesk.app.workers import rollout_pool
from bgdesk.app.workers.outcome import MOST_TRIES, Cancelled
from bgdesk.app.workers.rollout_pool import RolloutFailed, RolloutPool
from bgdesk.engine.core import availability
from bgdesk.engine.sage.encoding import name_with_core, rollout_engine_name
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import THIRTY_ONE, new_run, opening, played, plays_task
from tests.app import rollout_served

GOAL = Goal(trials=20 * BATCH)


@pytest.fixture
def pool() -> Iterator[RolloutPool]:
    with RolloutPool(2, rollout_served.serve) as opened:
        yield opened


def new() -> RolloutRun:
    return new_run(plays_task(*THIRTY_ONE), GOAL)


def expected() -> RolloutRun:
    return played(FakeRoller(rollout_served.TRUTH), new())


def last(runs: Iterator[RolloutRun]) -> RolloutRun:
    *_, run = runs
    return run


def test_processes_give_what_one_after_the_other_gives(pool: RolloutPool) -> None:
    runs = list(pool.play(new()))
    assert runs[-1] == expected()
    assert [run.trials for run in runs] == [BATCH * number for number in range(1, len(runs) + 1)]


def test_a_paused_rollout_goes_on_in_the_same_pool(pool: RolloutPool) -> None:
    playing = pool.play(new())
    paused = [next(playing) for _ in range(10)][-1]
    playing.close()
    assert not field_of(paused).is_done
    assert last(pool.play(paused)) == expected()


def test_a_finished_rollout_needs_no_process() -> None:
    with RolloutPool(2, rollout_served.die) as pool:
        assert list(pool.play(expected())) == []


def test_processes_that_die_are_replaced() -> None:
    with RolloutPool(2, rollout_served.serve_thrice) as pool:
        assert last(pool.play(new())) == expected()


def test_an_engine_that_never_comes_up_ends_the_rollout() -> None:
    with RolloutPool(2, rollout_served.die) as pool, pytest.raises(RolloutFailed, match="unexpectedly"):
        last(pool.play(new()))


def test_a_batch_that_kills_every_process_ends_the_rollout(caplog: pytest.LogCaptureFixture) -> None:
    with (
        RolloutPool(2, rollout_served.serve_badly) as pool,
        pytest.raises(RolloutFailed, match="unexpectedly"),
    ):
        last(pool.play(new()))
    assert caplog.text.count("is gone with exit code 3, at work: True") == MOST_TRIES


def test_a_core_that_kills_every_process_does_not_end_the_rollout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(availability.SETTING, "")
    monkeypatch.setattr(availability, "_absence", lambda: None)
    run = replace(new(), engine=name_with_core())
    with RolloutPool(2, rollout_served.serve_with_bad_core) as pool:
        found = list(pool.play(run))
        assert found[-1] == replace(expected(), engine=rollout_engine_name())
        assert {one.engine for one in found} == {name_with_core(), rollout_engine_name()}
        assert availability.is_switched_off()
        assert last(pool.play(new())) == expected(), "the pool goes on"


def test_a_process_that_hangs_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rollout_pool, "rollout_limit_s", lambda manner: 0.05)
    with RolloutPool(1, rollout_served.hang) as pool, pytest.raises(RolloutFailed, match="unexpectedly"):
        last(pool.play(new()))
    assert caplog.text.count("did not answer in time") == MOST_TRIES


def test_a_fault_of_the_roller_is_in_the_log_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with RolloutPool(1, rollout_served.serve_faultily) as pool, pytest.raises(RolloutFailed):
        last(pool.play(new()))
    assert "Traceback" in caplog.text


def test_what_the_engine_does_not_understand_ends_the_rollout(pool: RolloutPool) -> None:
    with pytest.raises(RolloutFailed, match="no cube decision"):
        last(pool.play(new_run(Task(opening(may_double=False)), GOAL)))
    assert last(pool.play(new())) == expected()


def test_cancelling_does_not_wait_for_the_engine() -> None:
    with RolloutPool(2, rollout_served.hang) as pool:
        timer = threading.Timer(0.5, pool.cancel)
        timer.start()
        with pytest.raises(Cancelled):
            last(pool.play(new()))
        timer.join()
