"""The line that tells how far an analysis is."""

from __future__ import annotations

import io
from types import SimpleNamespace

import pytest

from bgdesk.cli.shared import analysis_progress
from bgdesk.cli.shared.analysis_progress import AnalysisProgress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    made = Terminal()
    monkeypatch.setattr(analysis_progress, "sys", SimpleNamespace(stderr=made))
    return made


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(analysis_progress, "monotonic", lambda: now[0])
    return now


def last(screen: Terminal) -> str:
    return screen.getvalue().rstrip("\r").rpartition("\r")[2].rstrip()


def test_of_one_match_it_tells_its_own_time(screen: Terminal) -> None:
    progress = AnalysisProgress(1)
    progress.next_file()
    progress.tell(0, 40, None)
    assert last(screen) == "0 of 40"
    progress.tell(10, 40, 12.4)
    assert last(screen) == "10 of 40, about 12 s left"
    progress.clear()
    assert last(screen) == ""


def test_of_a_folder_it_tells_how_long_all_takes_since_the_first_that_was_analysed(
    screen: Terminal, clock: list[float]
) -> None:
    progress = AnalysisProgress(10)
    for _ in range(4):
        progress.next_file()
        progress.tell(0, 0, None)  # known from before
    progress.next_file()
    progress.tell(0, 40, None)
    assert last(screen) == "Match 5 of 10: 0 of 40"
    clock[0] += 5
    progress.tell(20, 40, 5.0)
    assert last(screen) == "Match 5 of 10: 20 of 40, about 55 s left"
    clock[0] += 50
    progress.next_file()
    progress.tell(0, 40, None)
    assert last(screen) == "Match 6 of 10: 0 of 40, about 5 minutes left"


def test_nobody_is_told_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = io.StringIO()
    monkeypatch.setattr(analysis_progress, "sys", SimpleNamespace(stderr=silent))
    AnalysisProgress(1).tell(1, 2, 3.0)
    assert silent.getvalue() == ""
