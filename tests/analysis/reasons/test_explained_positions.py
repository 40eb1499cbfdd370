"""Errors of people, explained by the real engine: the same reasons as ever, recounted by a slow way.

``tests/golden/reasons_sample.json`` was chosen so that every rule about plays speaks in two of them.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

import pytest

from bgdesk.analysis.reasons.plain_explanation import Plain
from bgdesk.analysis.reasons.play_rules import RULES
from bgdesk.cli import explain
from bgdesk.engine.sage.availability import probe
from bgdesk.match.state import MatchState
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import parse_play
from tests.analysis.reasons import rates_table
from tests.oracle import facts_slow

GOLDEN = Path(__file__).parents[2] / "golden"
SAMPLE: list[Plain] = json.loads((GOLDEN / "reasons_sample.json").read_text(encoding="utf-8"))
RATES: dict[str, Any] = json.loads((GOLDEN / "reasons.json").read_text(encoding="utf-8"))
BLUNDERS = 1
"""Number of the band from 0.08."""
AHEAD = 0.15
"""So much more often than the best of five that mean nothing an ablation has to agree, at the least."""
NOISE = 1e-3
"""What other processors may compute differently."""


pytestmark = pytest.mark.skipif(
    not probe(os.environ).is_available, reason="the strong engine does not run here"
)


def again(one: Plain) -> Plain:
    arguments = argparse.Namespace(
        position=one["position"], dice=None, play=one["played"], level="1-ply", json=True
    )
    return explain._plain(explain._answered(arguments))


@pytest.mark.parametrize("one", SAMPLE, ids=[one["best"] for one in SAMPLE])
def test_the_same_reasons_as_ever(one: Plain) -> None:
    found = again(one)
    assert [reason["text"] for reason in found["reasons"]] == [reason["text"] for reason in one["reasons"]]
    assert [reason["evidence"] for reason in found["reasons"]] == [
        reason["evidence"] for reason in one["reasons"]
    ]
    assert found["silent_because"] == one["silent_because"]
    assert found["loss"] == pytest.approx(one["loss"], abs=NOISE)
    if found["split"]:
        assert sum(found["split"].values()) == pytest.approx(found["loss"], abs=1e-6)
    for new, old in zip(found["reasons"], one["reasons"], strict=True):
        assert new["cause"] == pytest.approx(old["cause"], abs=NOISE)


@pytest.mark.parametrize("one", [one for one in SAMPLE if one["reasons"]], ids=lambda one: one["best"])
def test_what_reasons_rest_on_is_counted_by_a_slow_way_too(one: Plain) -> None:
    state = explain._state(one["position"])
    boards = [board_after(state, one[which]) for which in ("played", "best")]
    for evidence in (shown for reason in one["reasons"] for shown in reason["evidence"]):
        count = facts_slow.COUNTS[evidence["key"]]
        assert [evidence["played"], evidence["best"]] == [count(board) for board in boards]


def board_after(state: MatchState, written: str) -> facts_slow.Board:
    assert state.to_act
    assert state.dice
    legal = legal_plays(state.position, state.to_act, state.dice, state.ruleset)
    position = parse_play(written, legal).result
    return position.of(state.to_act), position.of(state.to_act.opponent)


def test_every_rule_is_in_the_sample_and_has_earned_its_place() -> None:
    """Even at the lowest its ablation agrees clearly more often than nonsense; deeper looks confirm it."""
    spoken = {reason["id"] for one in SAMPLE for reason in one["reasons"]}
    assert spoken == {rule.id.value for rule in RULES} == set(RATES["rules"])
    for rule in RULES:
        for band, (_, high) in enumerate(RATES["bands"]):
            if rates_table.speaks(rule, high):
                rates = RATES["rules"][rule.id.value][band]
                assert is_ahead(rates), (rule.id, band)
                assert rates["deeper"]["rate"] >= 0.85, (rule.id, band)
    assert is_ahead(RATES["mostly_cube"]["rolls"])
    assert not is_ahead(RATES["mostly_cube"]["points"]), "they could be told there too"
    assert RATES["spoken"][BLUNDERS]["interval"][0] >= 0.55
    assert RATES["reversed"][BLUNDERS]["interval"][1] <= 0.10
    for rates in RATES["cube"].values():
        assert rates["when_right"]["interval"][0] >= rates["when_wrong"]["interval"][1] + AHEAD


def is_ahead(rates: dict[str, Any]) -> bool:
    assert rates["null_carries"]["rate"] == max(rates["nulls"].values())
    return bool(rates["carries"]["interval"][0] >= rates["null_carries"]["rate"] + AHEAD)


def test_the_help_says_what_was_measured() -> None:
    page = rates_table.PAGE.read_text(encoding="utf-8")
    assert rates_table.rewritten(page, RATES) == page
    assert rates_table.spoken(RATES) in page
