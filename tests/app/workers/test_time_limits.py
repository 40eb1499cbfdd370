"""How long an answer may take."""

from __future__ import annotations

import pytest

from bgdesk.analysis.levels import EXACT, LEVELS as ANALYSES
from bgdesk.app.workers.time_limits import ANALYSIS_S, ENGINE_S, LEAST_S, engine_limit_ms, rollout_limit_s
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.rollout_protocol import Manner


def test_every_level_has_a_limit() -> None:
    assert list(ENGINE_S) == list(LEVELS)
    assert list(ANALYSIS_S) == [EXACT.id, *ANALYSES]
    assert min(*ENGINE_S.values(), *ANALYSIS_S.values()) >= LEAST_S


def test_who_looks_deeper_may_take_longer() -> None:
    assert ENGINE_S["casual"] < ENGINE_S["strongest"]
    assert ANALYSIS_S["2-ply"] < ANALYSIS_S["3-ply"] < ANALYSIS_S["4-ply"]
    limits = [rollout_limit_s(Manner(plies=plies)) for plies in (1, 2, 3)]
    assert limits == sorted(set(limits))


@pytest.mark.parametrize(
    ("level", "extra_ms"), [("casual", 0), ("strongest", 7000), ("of another version", 0)]
)
def test_thinking_time_counts_where_it_is_used(level: str, extra_ms: int) -> None:
    assert engine_limit_ms(level, 7000) == engine_limit_ms(level) + extra_ms
    assert engine_limit_ms("casual") < 60_000
