"""Rollouts in the window's hands: they grow, wait for each other, pause, stop, go on, and are kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.rollout.run import BATCH, Goal, RolloutRun, field_of
from bgdesk.app.rollouts import rollout_desk
from bgdesk.app.rollouts.rollout_desk import RolloutDesk, RolloutOrder
from bgdesk.app.workers.rollout_pool import RolloutPool
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import THIRTY_ONE, new_run, opening, played, plays_task
from tests.app import rollout_served

GOAL = Goal(trials=20 * BATCH)
ENDLESS = Goal(trials=20_000 * BATCH, confidence=None)
PATIENCE_MS = 30_000


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[RolloutDesk]:
    monkeypatch.setattr(rollout_desk, "KEEP_AFTER_S", 0.0)
    made = RolloutDesk(None, partial(RolloutPool, 1, rollout_served.serve))
    yield made
    made.close()


def order(key: str, kept: list[RolloutRun], goal: Goal = GOAL) -> RolloutOrder:
    return RolloutOrder(key, lambda: new_run(plays_task(*THIRTY_ONE), goal), kept.append)


def expected() -> RolloutRun:
    return played(FakeRoller(rollout_served.TRUTH), new_run(plays_task(*THIRTY_ONE), GOAL))


def grown(desk: RolloutDesk, trials: int) -> bool:
    return bool(desk.rolling and desk.rolling.run and desk.rolling.run.trials >= trials)


def test_a_rollout_is_kept_as_it_grows_and_then_comes_the_next(qtbot: QtBot, desk: RolloutDesk) -> None:
    kept: list[RolloutRun] = []
    desk.ask(order("first", kept))
    desk.ask(order("second", []))
    desk.ask(order("first", []))
    assert desk.waiting == ("second",), "the same is not asked twice"
    with qtbot.waitSignal(desk.ended, check_params_cb=lambda key: key == "second"):
        pass
    assert desk.run_of("first") == desk.run_of("second") == kept[-1] == expected()
    assert kept[0].trials == BATCH, "on disk from the first batch on"
    assert desk.rolling is None


def test_a_pause_plays_nothing_and_what_was_stopped_goes_on_to_the_same_end(
    qtbot: QtBot, desk: RolloutDesk
) -> None:
    kept: list[RolloutRun] = []
    desk.ask(order("it", kept))
    qtbot.waitUntil(lambda: grown(desk, BATCH), timeout=PATIENCE_MS)
    desk.pause()
    qtbot.wait(150)
    assert desk.rolling
    assert desk.rolling.is_paused
    assert desk.rolling.run
    before = desk.rolling.run.trials
    qtbot.wait(150)
    assert desk.rolling.run.trials == before == kept[-1].trials
    desk.stop()
    assert desk.rolling is None
    run = desk.run_of("it")
    assert run
    assert not field_of(run).is_done
    with qtbot.waitSignal(desk.ended):
        desk.extend(order("it", kept), 0)
    assert desk.run_of("it") == kept[-1] == expected()


def test_what_is_stopped_keeps_its_last_trials_and_makes_room(qtbot: QtBot, desk: RolloutDesk) -> None:
    kept: list[RolloutRun] = []
    desk.ask(order("endless", kept, ENDLESS))
    desk.ask(order("next", []))
    qtbot.waitUntil(lambda: grown(desk, 3 * BATCH), timeout=PATIENCE_MS)
    with qtbot.waitSignal(desk.ended):
        desk.stop()
    run = desk.run_of("endless")
    assert run
    assert kept[-1].trials >= run.trials >= 3 * BATCH
    assert desk.run_of("next") == expected()


def test_more_trials_of_what_was_sure_are_played_with_all_choices(qtbot: QtBot, desk: RolloutDesk) -> None:
    with qtbot.waitSignal(desk.ended):
        desk.ask(order("it", []))
    sure = desk.run_of("it")
    assert sure
    counts = {len(one.first()) for one in sure.tallies}
    assert len(counts) > 1, "one of them is out"
    assert field_of(sure).left == (0,), "and then the other"
    with qtbot.waitSignal(desk.ended):
        desk.extend(order("it", []), 5 * BATCH)
    more = desk.run_of("it")
    assert more
    assert {len(one.first()) for one in more.tallies} == {max(counts) + 5}


def test_the_time_left_is_told_once_it_is_known(qtbot: QtBot, desk: RolloutDesk) -> None:
    desk.ask(order("endless", [], ENDLESS))
    qtbot.waitUntil(lambda: bool(desk.rolling and desk.rolling.seconds_left))
    desk.stop()


def test_what_the_engine_refuses_is_told_in_a_sentence(qtbot: QtBot, desk: RolloutDesk) -> None:
    task = plays_task(*THIRTY_ONE)
    cube = type(task)(opening(may_double=False))
    with qtbot.waitSignal(desk.failed) as told:
        desk.ask(RolloutOrder("cube", lambda: new_run(cube, GOAL), lambda _: None))
    assert told.args == ["The engine could not roll this position out. Details are in the log."]
    assert desk.rolling is None
