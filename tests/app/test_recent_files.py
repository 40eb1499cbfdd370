"""The files that were opened or saved last, as they are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.app.recent_files import MOST, RecentFiles
from bgdesk.app.window_state import WindowState

FILES = [Path(f"/matches/{number}.mat") for number in range(MOST + 2)]


@pytest.fixture
def state(tmp_path: Path) -> WindowState:
    return WindowState(tmp_path / "window.ini")


def test_the_last_ten_are_kept_once_each_the_newest_first(state: WindowState, tmp_path: Path) -> None:
    recent = RecentFiles(state)
    assert recent.paths == ()
    for file in FILES:
        recent.add([file])
    assert recent.paths == tuple(reversed(FILES[2:]))
    recent.add([FILES[5]])
    assert recent.paths[:2] == (FILES[5], FILES[-1])
    assert len(set(recent.paths)) == MOST
    recent.forget([FILES[5]])
    odd = Path("/matches/\udcffß\n&.mat")
    recent.add([odd, FILES[3]])
    state.sync()
    again = RecentFiles(WindowState(tmp_path / "window.ini"))
    assert again.paths[:3] == (odd, FILES[3], FILES[-1])
    assert FILES[5] not in again.paths
    recent.clear()
    assert recent.paths == ()


@pytest.mark.parametrize("stored", ["", "{", "7", '{"a": 1}', '[1, null, "relative.mat"]', "[" * 9000, 5])
def test_what_somebody_else_wrote_there_is_none(state: WindowState, stored: object) -> None:
    state.setValue("recent_files", stored)
    recent = RecentFiles(state)
    assert recent.paths == ()
    recent.add([FILES[0]])
    assert recent.paths == (FILES[0],)
