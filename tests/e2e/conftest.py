"""A real screen for the tests in this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.desktop import Desktop, missing_programs, open_desktop


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    """A screen with a window manager; the test is skipped where the programs for it are not installed."""
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    with open_desktop() as desktop:
        yield desktop
