from __future__ import annotations

import pytest

from bgdesk.app.workers import losses


@pytest.fixture
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are lost one after the other are replaced at once."""
    monkeypatch.setattr(losses, "_LONGEST_REST_S", 0.0)
