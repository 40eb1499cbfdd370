"""Matches judged behind the play."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer, NotJudged
from bgdesk.analysis.questions import questions
from bgdesk.app.review import quiet_judge as judging
from bgdesk.app.review.analysis_run import Grown, Task
from bgdesk.app.review.quiet_judge import JudgedSoFar, QuietJudge, processes_behind
from bgdesk.app.workers.analysis_pool import Group, Progress
from bgdesk.engine.obstacle import Obstacle
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from tests.app.analysis_here import PoolHere
from tests.event_queue import run_dry
from tests.match.autoplay import whole_match

ONE, TWO = "one", "two"


@pytest.fixture
def record() -> MatchRecord:
    return whole_match(match_options(1), seed=3)


@pytest.fixture
def library(tmp_path: Path, record: MatchRecord) -> Iterator[Library]:
    """Both matches are in it."""
    with Library(tmp_path / "library.sqlite") as library:
        for match_id in (ONE, TWO):
            library.journal.begin(replace(record.header, id=match_id), record.entries)
            library.journal.release(match_id)
        yield library


Make = Callable[..., QuietJudge]


@pytest.fixture
def make(qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes a judge with processes that are none."""
    made: list[QuietJudge] = []

    def new(hangs_after: int | None = None) -> QuietJudge:
        monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere(hangs_after))
        made.append(QuietJudge(lambda: library.studies))
        return made[-1]

    yield new
    for one in made:
        one.close()


def wait_for(qtbot: QtBot, judge: QuietJudge, match_id: str) -> JudgedSoFar:
    qtbot.waitUntil(lambda: not judge.is_at(match_id))
    known = judge.judged_of(match_id)
    assert known
    return known


def test_a_match_is_judged_and_in_the_library(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord
) -> None:
    judge = make()
    told: list[JudgedSoFar] = []
    judge.changed.connect(told.append)
    judge.judge(ONE, record)
    assert judge.is_at(ONE)
    known = wait_for(qtbot, judge, ONE)
    assert known.review
    assert known.trouble == ""
    assert known.analysis
    assert known.analysis.is_complete
    assert library.studies.analyses(ONE, record) == (known.analysis,)
    assert [one.progress.done for one in told if one.progress][-1] > 0
    assert told[-1] == known


def test_one_match_is_judged_after_the_other(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord
) -> None:
    judge = make()
    judge.judge(ONE, record)
    judge.judge(TWO, record)
    judge.judge(ONE, record)
    waiting = judge.judged_of(TWO)
    assert waiting
    assert waiting.is_wanted
    assert waiting.progress is None
    for match_id in (ONE, TWO):
        assert wait_for(qtbot, judge, match_id).review
        (analysis,) = library.studies.analyses(match_id, record)
        assert analysis.is_complete


@pytest.mark.parametrize("is_gone_for_good", [False, True])
def test_a_match_that_another_window_removed_is_judged_no_further(
    qtbot: QtBot,
    make: Make,
    library: Library,
    record: MatchRecord,
    *,
    is_gone_for_good: bool,
) -> None:
    with Library(library.path) as other:
        other.catalogue.discard([ONE])
        if is_gone_for_good:
            other.catalogue.delete([ONE])
    judge = make()
    judge.judge(ONE, record)
    judge.judge(TWO, record)
    seats = record.header.seats
    title = ONE if is_gone_for_good else f"{seats.white.name} - {seats.black.name}"
    assert wait_for(qtbot, judge, ONE).trouble == (
        f"The match {title} was removed in another window: its analysis has ended, and nothing more of it"
        " is kept."
    )
    assert wait_for(qtbot, judge, TWO).review, "the next one comes"
    assert library.studies.analyses(ONE, record) == ()


def begin(qtbot: QtBot, judge: QuietJudge, record: MatchRecord) -> None:
    """Until something of the match is judged."""
    judge.judge(ONE, record)
    qtbot.waitUntil(lambda: bool((known := judge.judged_of(ONE)) and known.analysis))


def test_what_was_stopped_is_kept_and_gone_on_with(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "TELL_AFTER_S", 0.0)
    judge = make(hangs_after=5)
    begin(qtbot, judge, record)
    qtbot.waitUntil(lambda: says_anything(judge))
    with qtbot.waitSignal(judge.ended):
        judge.stop(ONE)
    stopped = judge.judged_of(ONE)
    assert stopped
    assert (stopped.is_wanted, stopped.progress, stopped.review) == (False, None, None)
    for task in judge.hand_over(ONE):
        task.wait()
    (kept,) = library.studies.analyses(ONE, record)
    assert not kept.is_complete
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere())
    again = QuietJudge(lambda: library.studies)
    totals: list[int] = []
    again.changed.connect(lambda known: totals.extend([known.progress.total] if known.progress else []))
    again.judge(ONE, record, kept)
    assert wait_for(qtbot, again, ONE).review
    assert totals[0] < len(questions(record)), "what was judged is not asked again"
    again.close()


def says_anything(judge: QuietJudge) -> bool:
    known = judge.judged_of(ONE)
    return bool(known and known.analysis and known.analysis.says_anything)


def test_the_end_of_the_program_keeps_what_was_judged(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "TELL_AFTER_S", 0.0)
    judge = make(hangs_after=5)
    begin(qtbot, judge, record)
    qtbot.waitUntil(lambda: says_anything(judge))
    judge.close()
    (kept,) = library.studies.analyses(ONE, record)
    assert not kept.is_complete


def test_what_is_stopped_before_its_turn_is_not_judged(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    judge = make(hangs_after=2)
    judge.judge(ONE, record)
    judge.judge(TWO, record)
    judge.stop(TWO)
    judge.stop(ONE)
    run_dry()
    known = judge.judged_of(TWO)
    assert known
    assert (known.is_wanted, known.analysis) == (False, None)


def test_the_next_match_begins_when_one_is_stopped(
    qtbot: QtBot, make: Make, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = make(hangs_after=2)
    judge.judge(ONE, record)
    judge.judge(TWO, whole_match(match_options(1), seed=5))
    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere())
    judge.stop(ONE)
    assert wait_for(qtbot, judge, TWO).review


def test_what_comes_late_is_not_taken_for_another_match(
    qtbot: QtBot, make: Make, record: MatchRecord
) -> None:
    judge = make(hangs_after=0)
    other = whole_match(match_options(1), seed=5)
    judge.judge(ONE, record)
    late = Grown(other, Analysis("E", "2-ply"), Progress(1, 2, None))
    with qtbot.assertNotEmitted(judge.grown):
        judge._run.grown.emit(late)
    judge.stop(ONE)
    with qtbot.assertNotEmitted(judge.grown):
        judge._run.grown.emit(replace(late, record=record))
    known = judge.judged_of(ONE)
    assert known
    assert known.analysis is None


def test_what_others_still_store_comes_first(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    judge = make()
    waits: list[Task] = []

    class Earlier(Task):
        def wait(self) -> None:
            waits.append(self)

    earlier = Earlier(lambda _: pytest.fail("it was begun elsewhere"))
    judge.judge(ONE, record, after=(earlier,))
    wait_for(qtbot, judge, ONE)
    assert waits == [earlier]


def test_what_cannot_be_stored_says_so(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord
) -> None:
    library.studies._rows._store._connection.execute("PRAGMA max_page_count = 1").fetchone()
    judge = make()
    judge.judge(ONE, record)
    known = wait_for(qtbot, judge, ONE)
    assert known.review is None
    assert "full" in known.trouble


def test_an_engine_that_judges_nothing_says_why(
    qtbot: QtBot, library: Library, record: MatchRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nothing(PoolHere):
        def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
            for group in groups:
                yield tuple(NotJudged(question.event, Obstacle.DIED) for question in group)

    monkeypatch.setattr(judging, "AnalysisPool", lambda *_: Nothing())
    judge = QuietJudge(lambda: library.studies)
    judge.judge(ONE, record)
    known = wait_for(qtbot, judge, ONE)
    assert (known.review, known.trouble) == (None, "The engine stopped unexpectedly.")
    judge.close()


def test_figures_of_an_earlier_analysis_are_worked_out(
    qtbot: QtBot, make: Make, library: Library, record: MatchRecord
) -> None:
    judge = make()
    judge.judge(ONE, record)
    analysis = wait_for(qtbot, judge, ONE).analysis
    assert analysis
    other = make(hangs_after=0)
    other.show(TWO, record, analysis)
    assert not other.is_at(TWO), "nothing is judged"
    qtbot.waitUntil(lambda: bool((known := other.judged_of(TWO)) and known.review))


def test_little_is_remembered(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    judge = make()
    empty = Analysis("E", "2-ply")
    for number in range(9):
        judge.show(str(number), record, empty)
    assert judge.judged_of("0") is None
    assert judge.judged_of("8")


def test_a_core_is_left_to_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, processes in ((8, 7), (2, 1), (1, 1), (None, 1)):
        monkeypatch.setattr("os.cpu_count", lambda found=cores: found)
        assert processes_behind() == processes


def test_the_window_is_not_kept_waiting(qtbot: QtBot, make: Make, record: MatchRecord) -> None:
    judge = make()
    threads: set[int] = set()
    judge.changed.connect(lambda _: threads.add(threading.get_ident()))
    judge.judge(ONE, record)
    wait_for(qtbot, judge, ONE)
    assert threads == {threading.get_ident()}
