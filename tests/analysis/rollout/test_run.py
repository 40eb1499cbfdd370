"""A rollout as a value: who goes on, when it ends, and that the order of the batches does not matter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.rollout.results import cube_result, judged_cube, placed, settings_text
from bgdesk.analysis.rollout.run import (
    BATCH,
    ROUND,
    Batch,
    Goal,
    Task,
    extended,
    field_of,
    trials_left,
    wanted,
    with_sample,
)
from bgdesk.analysis.rollout.statistics import FEWEST
from bgdesk.match.evaluation import Unit
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from tests.analysis.fake_roller import FakeRoller
from tests.analysis.rollouts import THIRTY_ONE, new_run, opening, played, plays_task, sample_of

FIRST, SECOND, THIRD = THIRTY_ONE
ALL_TRIALS = Goal(trials=40 * BATCH, confidence=None)
EARLY = Goal(trials=40 * BATCH, confidence=0.995)
APART = FakeRoller({FIRST: 0.2, SECOND: 0.19, THIRD: -0.1})


def test_without_early_end_every_play_gets_all_trials() -> None:
    run = played(APART, new_run(plays_task(*THIRTY_ONE), ALL_TRIALS))
    assert field_of(run).is_done
    assert run.trials == 3 * 40 * BATCH
    ranked = placed(run)
    assert [one.candidate.written for one in ranked] == [FIRST, SECOND, THIRD]
    assert not any(one.is_out for one in ranked)
    assert ranked[0].mean.value == pytest.approx(0.2, abs=4 * ranked[0].mean.standard_error)
    assert ranked[0].mean.standard_error == pytest.approx(0.02 / 40**0.5, rel=0.4)


def test_a_beaten_play_drops_out_and_the_close_one_goes_on() -> None:
    run = played(APART, new_run(plays_task(*THIRTY_ONE), EARLY))
    trials = {
        one.candidate.written: one.candidate.rollout.trials for one in placed(run) if one.candidate.rollout
    }
    assert trials[THIRD] == FEWEST * BATCH
    assert trials[SECOND] > 2 * trials[THIRD]
    last = placed(run)[-1]
    assert (last.candidate.written, last.is_out) == (THIRD, True)
    assert last.confidence
    assert last.confidence > 0.995


def test_it_ends_when_one_play_is_left() -> None:
    run = played(FakeRoller({FIRST: 0.2}), new_run(plays_task(FIRST, SECOND), EARLY))
    assert field_of(run).left == (0,)
    assert run.trials == 2 * FEWEST * BATCH
    assert trials_left(run) == 0


def test_a_single_play_is_rolled_out_to_the_end() -> None:
    run = played(APART, new_run(plays_task(FIRST), EARLY))
    assert run.trials == 40 * BATCH
    assert placed(run)[0].confidence is None


def test_it_ends_at_the_standard_error_asked_for() -> None:
    goal = Goal(trials=400 * BATCH, confidence=None, standard_error=0.004)
    run = played(FakeRoller(), new_run(plays_task(FIRST, SECOND), goal))
    assert all(one.mean.standard_error <= 0.004 for one in placed(run))
    assert run.trials < 2 * 60 * BATCH


@pytest.mark.parametrize("goal", [ALL_TRIALS, EARLY])
def test_the_order_in_which_batches_come_does_not_matter(goal: Goal) -> None:
    run = new_run(plays_task(*THIRTY_ONE), goal)
    straight = played(APART, run)
    assert played(APART, run, shuffle=1) == straight
    assert played(APART, run, shuffle=2) == straight


def test_pausing_does_not_matter() -> None:
    run = new_run(plays_task(*THIRTY_ONE), EARLY)
    paused = played(APART, run, shuffle=5, most=17)
    assert paused.trials == 17 * BATCH
    assert not field_of(paused).is_done
    assert played(APART, paused) == played(APART, run)


def test_extending_gives_what_one_go_gives() -> None:
    task, short = plays_task(FIRST, SECOND), Goal(trials=10 * BATCH, confidence=0.999)
    longer = replace(short, trials=50 * BATCH)
    begun_short = played(APART, new_run(task, short))
    assert played(APART, extended(begun_short, longer)) == played(APART, new_run(task, longer))
    assert trials_left(extended(begun_short, longer)) == 2 * 40 * BATCH


def test_a_play_that_was_out_comes_back_for_a_stricter_goal() -> None:
    run = played(APART, new_run(plays_task(FIRST, THIRD), EARLY))
    assert field_of(run).left == (0,)
    assert field_of(extended(run, ALL_TRIALS)).left == (0, 1)


def test_batches_in_hand_are_not_asked_for_again() -> None:
    run = new_run(plays_task(FIRST, SECOND), EARLY)
    batches = wanted(run)
    assert len(batches) == 2 * ROUND
    assert wanted(run, batches[:3]) == batches[3:]
    roller = FakeRoller()
    done = with_sample(run, batches[5], sample_of(roller, run, batches[5]))
    assert batches[5] not in wanted(done)


def test_a_gap_is_not_counted() -> None:
    run = new_run(plays_task(FIRST), ALL_TRIALS)
    batch = Batch(0, 2)
    run = with_sample(run, batch, sample_of(FakeRoller(), run, batch))
    assert run.trials == BATCH
    assert placed(run) == ()


def test_seeds_make_the_difference() -> None:
    first, again, other = (
        played(APART, new_run(plays_task(FIRST), Goal(BATCH), seed)).tallies for seed in (1, 1, 2)
    )
    assert first == again != other


def test_a_sure_cube_decision_ends_early() -> None:
    roller = FakeRoller({"no double": 0.6, "double/take": 0.75})
    run = played(roller, new_run(Task(opening()), EARLY))
    assert run.trials == FEWEST * BATCH
    found = judged_cube(run)
    assert found
    assert found.decision.should_double
    assert found.decision.should_take
    assert found.decision.double_pass.value == 1.0
    assert [one.trials for one in found.rollouts] == [run.trials] * 2
    figures = cube_result(run)
    assert figures
    assert min(figures.double_confidence, figures.answer_confidence) > 0.995


def test_a_close_cube_decision_gets_all_trials() -> None:
    roller = FakeRoller({"no double": 0.9, "double/take": 1.0})
    assert played(roller, new_run(Task(opening()), EARLY)).trials == 40 * BATCH


@pytest.mark.parametrize(
    ("no_double", "double_take", "beavers", "words"),
    [
        (0.5, 0.3, False, (False, True, False)),
        (0.5, 0.7, False, (True, True, False)),
        (0.8, 1.2, False, (True, False, False)),
        (1.1, 1.2, False, (False, False, False)),
        (-0.3, -0.2, True, (False, True, True)),
        (-0.3, -0.2, False, (True, True, False)),
    ],
)
def test_what_the_cube_figures_mean(
    no_double: float, double_take: float, beavers: bool, words: tuple[bool, bool, bool]
) -> None:
    roller = FakeRoller({"no double": no_double, "double/take": double_take}, scatter=0.001)
    run = played(roller, new_run(Task(opening(beavers=beavers)), EARLY))
    found = judged_cube(run)
    assert found
    decision = found.decision
    assert (decision.should_double, decision.should_take, decision.should_beaver) == words


def test_seed_and_settings_are_kept_with_the_result() -> None:
    run = played(APART, new_run(plays_task(FIRST), Goal(BATCH), seed=77))
    candidate = placed(run)[0].candidate
    assert candidate.equity.pov is Player.WHITE
    assert candidate.equity.unit is Unit.MONEY
    assert candidate.rollout
    assert (candidate.rollout.seed, candidate.rollout.truncated_at) == (77, None)
    assert candidate.rollout.settings == settings_text(run)
    assert "1-ply, cubeful, to the end, with variance reduction" in settings_text(run)
    older = replace(run, engine="network 1")
    assert "1-ply, cube estimated from the chances, to the end" in settings_text(older)


def test_a_score_beyond_the_table_of_the_engine_is_told() -> None:
    far, near = (replace(opening(), away=away) for away in ((31, 5), (25, 5)))
    assert settings_text(new_run(Task(far), Goal())).endswith("at most 25-away")
    assert "away" not in settings_text(new_run(Task(near), Goal()))


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(ValueError, match="trials"):
        Goal(trials=0)
    with pytest.raises(ValueError, match="confidence"):
        Goal(confidence=0.3)
    with pytest.raises(ValueError, match="standard error"):
        Goal(standard_error=0.0)
    with pytest.raises(ValueError, match="at least one play"):
        Task(opening(), Dice(3, 1))
