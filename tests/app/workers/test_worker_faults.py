"""A few faults as in the long trial, which is `python -m tests.app.workers.worker_faults`."""

from __future__ import annotations

import sys
from functools import partial

import pytest

from bgdesk.app.workers import vigil
from tests.app import analysis_served

if sys.platform != "linux":
    pytest.skip("looks for its processes where Linux keeps them", allow_module_level=True)

from tests.app.workers.worker_faults.trial import ANY, analysis, trial


def test_faults_cost_time_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vigil, "SILENCE_S", 1.0)
    work = partial(analysis, serve=analysis_served.serve_slowly)
    found = trial(work, ANY, count=4, seed=1, pause_s=0.3)
    assert {one.split()[0] for one in found.faults} == {"killed", "stopped", "memory"}
    assert (found.wrong, found.left) == (0, 0)
