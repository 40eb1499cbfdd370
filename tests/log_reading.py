"""A log that a test reads."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bgdesk.app.logs.log_file import LOG_NAME, start_logging, stop_logging

ReadLog = Callable[[], str]


@pytest.fixture
def read_log(tmp_path: Path) -> Iterator[ReadLog]:
    """What has been logged so far, in every detail."""
    folder = tmp_path / "logs"
    folder.mkdir()
    handler = start_logging(folder, logging.DEBUG)

    def read() -> str:
        file = folder / LOG_NAME
        return file.read_text(encoding="utf-8") if file.exists() else ""

    yield read
    stop_logging(handler)
