"""The table that several tests of the running match sit at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from tests.app.tables import Desk
from tests.event_queue import HandWatch


@pytest.fixture
def desk(qapp: QObject, tmp_path: Path) -> Iterator[Desk]:
    """A table without a match."""
    made = Desk(tmp_path, qapp)
    yield made
    made.controller.close()
    made.library.close()
    made.controller.deleteLater()


@pytest.fixture
def clock_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the match goes on by hand alone."""
    HandWatch.wind(monkeypatch, "bgdesk.app.table.turn_clock")
