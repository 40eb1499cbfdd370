"""Many matches judged one after the other, in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from bgdesk.app.review import analysis_run as analysing
from bgdesk.app.review.analyse_all import AllOutcome, AllProgress, AnalyseAll, left_to_analyse
from bgdesk.app.review.review import ReviewSession
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from tests.app.analysis_here import PoolHere
from tests.match.autoplay import whole_match


class LookedAt(QObject):
    """As much of the match that is looked at as matters here."""

    progressed = Signal(object)
    is_analysing = False

    def judge(self, *, is_judging: bool) -> None:
        self.is_analysing = is_judging
        self.progressed.emit(Progress(0, 9, None) if is_judging else None)


def why_not(record: MatchRecord) -> str:
    return "" if record.header.options.variant == "backgammon" else "There is no analysis of that game."


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


@pytest.fixture
def review() -> LookedAt:
    return LookedAt()


Make = Callable[..., AnalyseAll]


@pytest.fixture
def make(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, library: Library, review: LookedAt) -> Iterator[Make]:
    made: list[AnalyseAll] = []

    def new(hangs_after: int | None = None) -> AnalyseAll:
        monkeypatch.setattr(analysing, "AnalysisPool", lambda: PoolHere(hangs_after))
        monkeypatch.setattr(analysing, "TELL_AFTER_S", 0.0)
        session = cast(ReviewSession, review)
        made.append(AnalyseAll(lambda: library.studies, library.record, why_not, session))
        return made[-1]

    yield new
    for one in made:
        one.close()


def keep(library: Library, *seeds: int, variant: str = "backgammon") -> None:
    for seed in seeds:
        options = replace(match_options(1), variant=variant)
        library.studies.add(Study(whole_match(options, seed=seed)), f"{variant}-{seed}.mat")


def analysed(library: Library) -> list[int]:
    return sorted(match.analysed for match in library.catalogue.matches())


def test_all_that_are_not_judged_are_and_the_others_are_told_once(
    qtbot: QtBot, make: Make, library: Library
) -> None:
    keep(library, 1, 2)
    keep(library, 3, 4, variant="hypergammon")
    record = whole_match(match_options(1), seed=9)
    library.journal.begin(record.header, record.entries)
    library.journal.finish(record)
    every, told = make(), list[AllProgress | None]()
    every.progressed.connect(told.append)
    with qtbot.waitSignal(every.ended) as ended:
        every.start(left_to_analyse(library.catalogue.matches()))
    assert ended.args == [AllOutcome(3, 2, ("There is no analysis of that game.",))]
    assert analysed(library) == [0, 0, 2, 2, 2]
    assert {(one.number, one.total) for one in told if one} == {(number, 5) for number in range(1, 6)}
    assert told[-1] is None
    assert not every.is_running


def test_what_is_judged_or_goes_on_is_left_alone(qtbot: QtBot, make: Make, library: Library) -> None:
    keep(library, 1)
    record = whole_match(match_options(1), seed=9)
    library.journal.begin(record.header, record.entries[:5])
    every = make()
    with qtbot.waitSignal(every.ended):
        every.start(left_to_analyse(library.catalogue.matches()))
    assert left_to_analyse(library.catalogue.matches()) == ()
    assert analysed(library) == [0, 2]


def test_it_is_stopped_with_what_was_judged_and_goes_on_from_there(
    qtbot: QtBot, make: Make, library: Library
) -> None:
    keep(library, 1, 2)
    every = make(hangs_after=4)
    with qtbot.waitSignal(every.progressed, check_params_cb=lambda one: one and one.part > 0):
        every.start(left_to_analyse(library.catalogue.matches()))
    with qtbot.waitSignal(every.ended) as ended:
        every.stop()
    assert ended.args[0].judged == 0
    every.close()
    assert analysed(library) == [0, 1]
    again = make()
    with qtbot.waitSignal(again.ended) as ended:
        again.start(left_to_analyse(library.catalogue.matches()))
    assert ended.args[0].judged == 2
    assert analysed(library) == [2, 2]


def test_the_match_that_is_looked_at_comes_first(
    qtbot: QtBot, make: Make, library: Library, review: LookedAt
) -> None:
    keep(library, 1)
    every = make()
    review.is_analysing = True
    every.start(left_to_analyse(library.catalogue.matches()))
    assert every.is_running
    assert analysed(library) == [0]
    with qtbot.waitSignal(every.ended):
        review.judge(is_judging=False)
    assert analysed(library) == [2]


def test_it_makes_room_and_goes_on_where_it_was(
    qtbot: QtBot, make: Make, library: Library, review: LookedAt
) -> None:
    keep(library, 1)
    every = make(hangs_after=4)
    with qtbot.waitSignal(every.progressed, check_params_cb=lambda one: one and one.part > 0):
        every.start(left_to_analyse(library.catalogue.matches()))
    review.judge(is_judging=True)
    assert every.is_running
    qtbot.waitUntil(lambda: analysed(library) == [1])
    every.close()


def test_what_cannot_be_read_is_left_out_with_the_reason(qtbot: QtBot, make: Make, library: Library) -> None:
    keep(library, 1)
    left = left_to_analyse(library.catalogue.matches())
    library.catalogue.discard([match.id for match in left])
    library.catalogue.delete([match.id for match in left])
    every = make()
    with qtbot.waitSignal(every.ended) as ended:
        every.start(left)
    assert (ended.args[0].judged, ended.args[0].skipped) == (0, 1)
    assert "There is no match" in ended.args[0].reasons[0]


def test_what_waits_already_is_not_judged_twice(qtbot: QtBot, make: Make, library: Library) -> None:
    keep(library, 1, 2)
    every, left = make(), left_to_analyse(library.catalogue.matches())
    with qtbot.waitSignal(every.ended) as ended:
        every.start(left)
        every.start(left)
    assert ended.args[0].judged == 2
