"""A real screen for the tests in this folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop import Desktop, open_desktop, what_is_missing


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    """A screen with a window manager; the test is skipped where what it takes is not installed."""
    missing = what_is_missing(Path(sys.prefix))
    if missing:
        pytest.skip(missing)
    with open_desktop() as desktop:
        yield desktop
