"""The log from the first moment of the program to its last."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bgdesk.app.logs.log_file import LOG_NAME, is_detailed, set_level
from bgdesk.app.paths import find_paths
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import DETAILED, LOG_DETAIL, NORMAL
from bgdesk.library import schema
from bgdesk.library.library import Library
from bgdesk.start.window import follow_detail
from tests.start.test_window import start


def log_of_a_start(home: Path, *arguments: str) -> str:
    """What is logged where the library is one of a later program, so that the program ends by itself."""
    paths = find_paths(str(home)).prepared()
    Library(paths.data / "library.sqlite").close()
    connection = sqlite3.connect(paths.data / "library.sqlite")
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    paths.settings.write_text("[sound]\nvolume = 900\n")
    assert start(home, *arguments).returncode == 1
    return (paths.logs / LOG_NAME).read_text(encoding="utf-8")


def test_start_and_end_and_what_was_wrong(tmp_path: Path) -> None:
    text = log_of_a_start(tmp_path / "home")
    lines = text.splitlines()
    assert "bgdesk.start.watching: bgdesk " in lines[0]
    assert ", Qt 6." in lines[0]
    assert lines[-1].endswith("bgdesk ends with status 1")
    assert "WARNING bgdesk.app.settings.settings: settings: bad_value sound.volume" in text
    assert "library.sqlite is not opened: TOO_NEW" in text


@pytest.fixture
def settings(qapp: QApplication) -> Iterator[Settings]:
    made = Settings(None)
    yield made
    made.deleteLater()
    set_level(logging.NOTSET)


def test_the_log_is_as_detailed_as_the_user_wants(settings: Settings) -> None:
    follow_detail(settings)
    assert not is_detailed()
    settings.set(LOG_DETAIL, DETAILED)
    assert is_detailed()
    settings.set(LOG_DETAIL, NORMAL)
    assert not is_detailed()
