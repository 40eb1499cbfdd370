"""The table of games."""

from __future__ import annotations

import pytest

from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, Ruleset


@pytest.mark.parametrize(
    ("name", "pips"), [("backgammon", 167), ("nackgammon", 194), ("hypergammon", 69), ("longgammon", 360)]
)
def test_set_up(name: str, pips: int) -> None:
    start = RULESETS[name].start_position()
    assert [start.pips(player) for player in Player] == [pips, pips]
    assert sum(start.white) == RULESETS[name].checkers


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_house_rules_make_a_new_value(ruleset: Ruleset) -> None:
    changed = ruleset.with_rules(max_stack=4)
    assert changed.max_stack == 4
    assert changed.with_rules(max_stack=ruleset.max_stack) == ruleset


def test_unknown_rule_is_refused() -> None:
    with pytest.raises(TypeError, match="no_such_rule"):
        RULESETS["backgammon"].with_rules(no_such_rule=True)
