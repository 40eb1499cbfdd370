"""An update is told once, and nothing is told at the very first start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bgdesk.app.news.seen_version import is_first_start_of


@pytest.fixture
def state(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


def test_only_a_newer_version_is_news_and_only_once(state: QSettings) -> None:
    starts = ["0.1.0", "0.1.0", "0.2.0", "0.2.0", "0.1.0", "0.2.0", "0.3.0"]
    told = [is_first_start_of(version, state) for version in starts]
    assert told == [False, False, True, False, False, False, True]


@pytest.mark.parametrize("written", ["", "rubbish", "1,2", "@Invalid()"])
def test_what_was_spoilt_counts_as_never(state: QSettings, written: str) -> None:
    state.setValue("news/version", written)
    state.sync()
    assert not is_first_start_of("0.2.0", state)
    assert is_first_start_of("0.3.0", state)
