"""Matches judged in processes: streaming, going on, choosing, cancelling, and processes that die."""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bgdesk.analysis.assembling import Selection
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.questions import questions
from bgdesk.app.workers import analysis_pool, losses
from bgdesk.app.workers.analysis_pool import AnalysisPool, Update, judged
from bgdesk.app.workers.outcome import MOST_TRIES, Cancelled
from bgdesk.engine.core import availability
from bgdesk.engine.core.availability import CoreAbsence, absence_of_core
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.sage.encoding import name_with_core, rollout_engine_name
from bgdesk.match.study import Analysis
from bgdesk.rules.player import Player
from tests.analysis.matches import every_kind, random_match
from tests.app import analysis_served

LEVEL = "two-pass"


@pytest.fixture
def pool() -> Iterator[AnalysisPool]:
    with AnalysisPool(2, analysis_served.serve) as opened:
        yield opened


def last(updates: Iterator[Update]) -> Update:
    *_, update = updates
    return update


def size(analysis: Analysis) -> int:
    return sum(len(part) for part in (analysis.plays, analysis.cubes, analysis.rolls, analysis.resignations))


def test_everything_is_answered_as_it_comes(pool: AnalysisPool) -> None:
    record = random_match(3, most=120)
    updates = list(judged(pool, record, LEVEL))
    total = len(questions(record))
    done = [update.progress.done for update in updates]
    assert done[0] == 0
    assert done == sorted(set(done))
    assert done[-1] == total == size(updates[-1].analysis)
    assert len(updates) > total / 4
    assert [update.analysis.is_complete for update in updates] == [False] * (len(updates) - 1) + [True]
    assert updates[-1].progress.seconds_left == 0
    events = [one.event for one in updates[-1].analysis.rolls]
    assert events == sorted(events)
    assert "bgsage" in updates[-1].analysis.engine
    assert updates[-1].analysis.table == "Kazaross-XG2"
    assert updates[-1].analysis.settings


def test_one_process_or_two_say_the_same(pool: AnalysisPool) -> None:
    record = every_kind()
    with AnalysisPool(1, analysis_served.serve) as single:
        alone = last(judged(single, record, LEVEL)).analysis
    together = last(judged(pool, record, LEVEL)).analysis
    assert replace(alone, created="") == replace(together, created="")


def test_an_analysis_says_who_judged_where_the_core_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(availability.SETTING, "")
    monkeypatch.setattr(availability, "_absence", lambda: None)
    record = random_match(3, most=120)
    with AnalysisPool(1, analysis_served.serve_without_core) as pool:
        first, *_, end = judged(pool, record, LEVEL)
    assert first.analysis.engine == name_with_core()
    assert end.analysis.engine == rollout_engine_name()
    assert end.analysis.is_complete
    assert absence_of_core() is CoreAbsence.UNUSABLE, "those who come later do not try"


def test_a_core_that_kills_every_process_takes_no_answer_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(availability.SETTING, "")
    monkeypatch.setattr(availability, "_absence", lambda: None)
    record = random_match(3, most=120)
    with AnalysisPool(1, analysis_served.serve_with_bad_core) as pool:
        updates = list(judged(pool, record, LEVEL))
        again = last(judged(pool, record, LEVEL)).analysis
    assert not any(isinstance(one, NotJudged) for update in updates for one in update.answers)
    assert updates[-1].analysis.engine == again.engine == rollout_engine_name()
    assert updates[-1].analysis.is_complete
    assert size(updates[-1].analysis) == len(questions(record))


def test_what_is_known_is_not_asked_again(pool: AnalysisPool) -> None:
    record = random_match(3, most=120)
    updates = judged(pool, record, LEVEL)
    half = next(update for update in updates if update.progress.done > 40)
    updates.close()
    rest = list(judged(pool, record, LEVEL, done=half.analysis))
    assert rest[0].progress.total == len(questions(record)) - half.progress.done
    assert rest[-1].analysis.is_complete
    assert size(rest[-1].analysis) == len(questions(record))
    again = list(judged(pool, record, LEVEL, done=rest[-1].analysis))
    assert len(again) == 1
    assert again[0].analysis == rest[-1].analysis


def test_another_level_begins_anew(pool: AnalysisPool) -> None:
    record = every_kind()
    done = last(judged(pool, record, "1-ply")).analysis
    update = next(judged(pool, record, LEVEL, done=done))
    assert update.progress.total == len(questions(record))
    assert size(update.analysis) == 0


def test_a_part_of_a_match(pool: AnalysisPool) -> None:
    record = random_match(3)
    games = {state.game_number for state in record.states}
    assert len(games) > 1
    white = last(judged(pool, record, LEVEL, Selection(player=Player.WHITE))).analysis
    assert not white.is_complete
    black = last(judged(pool, record, LEVEL, Selection(player=Player.BLACK), done=white)).analysis
    assert black.is_complete
    assert 0 < size(white) < size(black) == len(questions(record))
    game = last(judged(pool, record, LEVEL, Selection(game=1))).analysis
    assert {record.states[one.event].game_number for one in game.plays} == {1}
    single = last(judged(pool, record, LEVEL, Selection(event=game.plays[0].event))).analysis
    assert size(single) == 1


def test_cancelling_ends_at_once_whatever_the_engine_does() -> None:
    pool = AnalysisPool(2, analysis_served.hang)
    updates = judged(pool, every_kind(), LEVEL)
    next(updates)
    timer = threading.Timer(0.5, pool.cancel)
    timer.start()
    with pytest.raises(Cancelled):
        next(updates)
    timer.join()
    pool.close()


def test_a_process_that_dies_loses_one_turn_and_no_more() -> None:
    record = every_kind()
    with AnalysisPool(1, analysis_served.serve_badly) as pool:
        updates = list(judged(pool, record, LEVEL))
    lost = [one for update in updates for one in update.answers if isinstance(one, NotJudged)]
    assert {one.event for one in lost} == {1, 2}
    assert not updates[-1].analysis.is_complete, "what was lost may be judged another time"
    assert all("stopped" in one.reason for one in lost)
    assert size(updates[-1].analysis) == len(questions(record)) - len(lost)


def test_what_killed_a_process_is_asked_again_alone_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    record = every_kind()
    monkeypatch.setenv(analysis_served.DEATHS, str(tmp_path / "deaths"))
    with AnalysisPool(1, analysis_served.serve_moody) as pool:
        updates = list(judged(pool, record, LEVEL))
    assert size(updates[-1].analysis) == len(questions(record))
    assert {one.event for one in updates[-1].answers} == {1, 2}
    assert caplog.text.count("is gone with exit code 3, at work: True") == MOST_TRIES - 1


def test_deadly_work_takes_nothing_else_with_it(caplog: pytest.LogCaptureFixture) -> None:
    record = every_kind()
    with AnalysisPool(2, analysis_served.serve_badly) as pool:
        *_, update = judged(pool, record, LEVEL)
        again = list(judged(pool, record, LEVEL, done=update.analysis))
    assert again[0].progress.total == 2
    assert caplog.text.count("is gone with exit code 3, at work: True") == 2 * MOST_TRIES


@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills with a signal there")
def test_work_at_which_every_process_is_killed_is_given_up_at_last_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(losses, "HOPE_S", 0)
    monkeypatch.setattr(losses, "MOST_HARMS", MOST_TRIES + 1)
    record = every_kind()
    with AnalysisPool(2, analysis_served.serve_greedily) as pool:
        updates = list(judged(pool, record, LEVEL))
    lost = [one for update in updates for one in update.answers if isinstance(one, NotJudged)]
    assert {one.event for one in lost} == {1, 2}
    assert size(updates[-1].analysis) == len(questions(record)) - len(lost)


@pytest.mark.parametrize(
    ("given", "key", "may"),
    [([], 1, True), ([], 5, True), ([2], 1, True), ([2], 5, False), ([5], 1, False), ([2, 3], 1, False)],
)
def test_what_has_killed_a_process_is_given_alone(given: list[int], key: int, *, may: bool) -> None:
    pool = AnalysisPool(1, analysis_served.serve)
    pool._count_loss(5, is_harmed=True)
    worker = SimpleNamespace(given=deque(given))
    assert pool._may_have(worker, key) is may  # type: ignore[arg-type]  # only what it has been given counts


@pytest.mark.usefixtures("no_rest")
def test_a_process_that_hangs_is_replaced_and_its_work_given_up_in_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(analysis_pool, "ANALYSIS_S", {LEVEL: 0.05})
    record = every_kind()
    with AnalysisPool(2, analysis_served.hang) as pool:
        *_, update = judged(pool, record, LEVEL)
    assert size(update.analysis) == 0
    assert update.progress.done == update.progress.total
    assert "did not answer in time" in caplog.text


def test_a_fault_of_the_engine_is_in_the_log_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    with AnalysisPool(1, analysis_served.serve_faultily) as pool:
        _, first, *others = judged(pool, every_kind(), LEVEL, Selection(game=1))
    updates = [first, *others]
    refused = [one for update in updates for one in update.answers]
    assert refused
    assert all(isinstance(one, NotJudged) and one.obstacle is Obstacle.FAULT for one in refused)
    logged = [one for one in caplog.records if "no network weights" in one.getMessage()]
    assert len(logged) == len(refused) + (MOST_TRIES - 1) * len(first.answers), (
        "only the first is asked again"
    )
    assert all(one.name == "bgdesk.app.workers.worker_link" for one in logged)
    assert all("Traceback" in one.getMessage() for one in logged)


@pytest.mark.usefixtures("no_rest")
def test_an_engine_that_never_starts_is_given_up() -> None:
    record = every_kind()
    with AnalysisPool(1, analysis_served.die) as pool:
        updates = list(judged(pool, record, LEVEL))
    assert size(updates[-1].analysis) == 0
    assert sum(len(update.answers) for update in updates) == len(questions(record))
