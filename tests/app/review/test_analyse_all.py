"""Many matches judged one after the other, in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app.review import quiet_judge as judging
from bgdesk.app.review.analyse_all import AllOutcome, AllProgress, AnalyseAll, left_to_analyse
from bgdesk.app.review.quiet_judge import QuietJudge
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED, ListedMatch
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from tests.app.analysis_here import PoolHere
from tests.match.autoplay import whole_match


def why_not(record: MatchRecord) -> str:
    return "" if record.header.options.variant == "backgammon" else "There is no analysis of that game."


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library.sqlite") as library:
        yield library


Make = Callable[..., AnalyseAll]


@pytest.fixture
def taken() -> set[str]:
    """The matches that are being judged elsewhere."""
    return set()


@pytest.fixture
def make(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, library: Library, taken: set[str]) -> Iterator[Make]:
    made: list[AnalyseAll] = []
    judges: list[QuietJudge] = []

    def load(match: ListedMatch) -> ShelvedStudy:
        shelf = library.studies
        return shelf.of_match(library.record(match.id)) if match.kind == PLAYED else shelf.load(match.id)

    def new(hangs_after: int | None = None) -> AnalyseAll:
        monkeypatch.setattr(judging, "AnalysisPool", lambda *_: PoolHere(hangs_after))
        monkeypatch.setattr(judging, "TELL_AFTER_S", 0.0)
        judges.append(QuietJudge(lambda: library.studies))
        made.append(AnalyseAll(judges[-1], load, why_not, taken.__contains__))
        return made[-1]

    yield new
    for one in made:
        one.close()
    for judge in judges:
        judge.close()


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
    assert (ended.args[0].judged, ended.args[0].left) == (0, 2)
    qtbot.waitUntil(lambda: analysed(library) == [0, 1])
    again = make()
    with qtbot.waitSignal(again.ended) as ended:
        again.start(left_to_analyse(library.catalogue.matches()))
    assert ended.args[0].judged == 2
    assert analysed(library) == [2, 2]


def test_what_somebody_has_judged_is_left_to_them(
    qtbot: QtBot, make: Make, library: Library, taken: set[str]
) -> None:
    keep(library, 1, 2)
    taken.add(library.catalogue.matches()[0].id)
    every = make()
    with qtbot.waitSignal(every.ended) as ended:
        every.start(left_to_analyse(library.catalogue.matches()))
    assert ended.args == [AllOutcome(1, 0, ())]
    assert analysed(library) == [0, 2]


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
