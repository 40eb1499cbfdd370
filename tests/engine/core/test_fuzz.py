"""The core under sanitizers: nothing that it is asked makes it misuse memory."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bgdesk.engine.core.weights import weight_files
from tests.engine.core.fuzz import GAMES_DRIVER, build, run, run_games


def test_nonsense_is_refused_and_the_rest_answered(tmp_path: Path) -> None:
    if weight_files() is None:
        pytest.skip("the engine's weights are not here")
    program = build(tmp_path, "-O0")  # quick to compile
    if program is None:
        pytest.skip("no compiler here has the sanitizers")
    found = re.match(r"(\d+) answers, (\d+) refusals", run(program, 400, 4))
    assert found
    assert min(int(found[1]), int(found[2])) > 400


def test_games_refuse_nonsense_and_answer_the_rest(tmp_path: Path) -> None:
    program = build(tmp_path, "-O0", GAMES_DRIVER)
    if program is None:
        pytest.skip("no compiler here has the sanitizers")
    found = re.match(r"(\d+) answers, (\d+) refusals", run_games(program, 60, 4))
    assert found
    assert min(int(found[1]), int(found[2])) > 500
