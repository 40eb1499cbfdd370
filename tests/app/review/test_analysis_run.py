"""An analysis under way, and what becomes of it when it is stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.review.analysis_run import AnalysisOutcome, AnalysisRun, Grown, Work
from bgdesk.engine.obstacle import Obstacle
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from tests.app.analysis_here import PoolHere
from tests.event_queue import run_dry
from tests.match.autoplay import whole_match

LEVEL = "1-ply"
AT_ONCE_S = 0.2
"""Far longer than it takes, far shorter than waiting for what is stored."""

Make = Callable[..., AnalysisRun]


@pytest.fixture
def record() -> MatchRecord:
    return whole_match(match_options(1), seed=3)


@pytest.fixture
def make(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes what judges, with processes that are none."""
    made: list[AnalysisRun] = []

    def new(hangs_after: int | None = None) -> AnalysisRun:
        monkeypatch.setattr(analysing, "AnalysisPool", lambda: PoolHere(hangs_after))
        made.append(AnalysisRun())
        return made[-1]

    yield new
    for one in made:
        one.close()


def test_everything_is_judged_told_and_kept(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    kept: list[Analysis] = []
    work = make()
    with qtbot.waitSignal(work.ended) as told:
        work.start(Work(record, LEVEL, kept.append))
    outcome: AnalysisOutcome = told.args[0]
    assert outcome.grown.analysis.is_complete
    assert kept[-1] == outcome.grown.analysis
    events = {one.event for one in kept[-1].plays} | {one.event for one in kept[-1].cubes}
    events |= {one.event for one in kept[-1].resignations}
    assert outcome.judged == len(events)
    assert (outcome.lost, outcome.refused) == (0, ())
    assert not work.is_running


def test_reasons_are_told_once_each(qtbot: QtBot, make: Make) -> None:
    options = replace(match_options(1), variant="hypergammon", free_die_use=True)
    work = make()
    with qtbot.waitSignal(work.ended) as told:
        work.start(Work(whole_match(options, seed=3), LEVEL, lambda analysis: None))
    outcome: AnalysisOutcome = told.args[0]
    assert outcome.judged == 0
    assert outcome.lost > 10
    assert [(one.obstacle, one.quote) for one in outcome.refused] == [
        (Obstacle.VARIANT_UNKNOWN, "hypergammon")
    ]


def begin(qtbot: QtBot, work: AnalysisRun, job: Work, *, is_judging: bool = True) -> None:
    """Start ``job`` and wait until something is told, with ``is_judging`` until something is judged.

    What listens lives as long as ``work``: more may be on its way from the other thread.
    """
    told: list[Grown] = []
    work.grown.connect(told.append)
    work.start(job)
    qtbot.waitUntil(lambda: any(grown.analysis.says_anything or not is_judging for grown in told))


def test_stopping_does_not_wait_for_what_is_stored(
    qtbot: QtBot, make: Make, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    kept, may_store = [], threading.Event()

    def keep(analysis: Analysis) -> None:
        may_store.wait()
        kept.append(analysis)

    work = make(hangs_after=5)
    begin(qtbot, work, Work(record, LEVEL, keep))
    began = monotonic()
    work.cancel()
    assert monotonic() - began < AT_ONCE_S
    assert not work.is_running
    may_store.set()
    work.close()
    assert kept
    assert not kept[-1].is_complete


def test_a_stopped_analysis_never_overwrites_the_next_one(
    qtbot: QtBot, make: Make, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Analysis] = []
    may_store = threading.Event()

    def keep_late(analysis: Analysis) -> None:
        may_store.wait()
        kept.append(analysis)

    monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
    work = make(hangs_after=5)
    begin(qtbot, work, Work(record, LEVEL, keep_late))
    monkeypatch.setattr(analysing, "AnalysisPool", PoolHere)
    work.cancel()
    with qtbot.waitSignal(work.ended):
        work.start(Work(record, LEVEL, kept.append))
        may_store.set()
    assert [analysis.is_complete for analysis in kept][-1]
    assert not kept[0].is_complete


def test_nothing_is_told_of_what_was_stopped(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    work = make(hangs_after=5)
    begin(qtbot, work, Work(record, LEVEL, lambda analysis: None), is_judging=False)
    with qtbot.assertNotEmitted(work.ended), qtbot.assertNotEmitted(work.failed):
        work.cancel()
        work.close()
        run_dry()


def test_a_library_that_cannot_be_written_ends_the_work(
    qtbot: QtBot, make: Make, record: MatchRecord
) -> None:
    def fail(analysis: Analysis) -> None:
        raise JournalError(Trouble.DISC_FULL, "library.sqlite")

    work = make()
    with qtbot.waitSignal(work.failed) as told:
        work.start(Work(record, LEVEL, fail))
    assert told.args[0].startswith("The disk is full")
    assert not work.is_running


@pytest.mark.parametrize("problem", [IndexError("a fault"), MemoryError(), SystemExit(1)])
def test_whatever_goes_wrong_the_analysis_ends_and_what_was_judged_is_kept(
    qtbot: QtBot,
    make: Make,
    record: MatchRecord,
    monkeypatch: pytest.MonkeyPatch,
    problem: BaseException,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> object:
        raise problem

    kept: list[Analysis] = []
    work = make()
    monkeypatch.setattr(analysing._Tally, "outcome", fail)
    with qtbot.waitSignal(work.failed) as told:
        work.start(Work(record, LEVEL, kept.append))
    assert told.args[0].startswith("Something went wrong inside bgdesk, and the analysis stopped.")
    assert kept[-1].is_complete
    assert not work.is_running
    assert any(one.exc_info for one in caplog.records)


def test_a_pool_that_breaks_ends_the_analysis(
    qtbot: QtBot, make: Make, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = make()

    def fail(self: PoolHere, *_: object) -> object:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(PoolHere, "answers", fail)
    with qtbot.waitSignal(work.failed):
        work.start(Work(record, LEVEL, lambda analysis: None))
    assert not work.is_running
