"""The table of games."""

from __future__ import annotations

import pytest

from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, Contact, Ruleset


@pytest.mark.parametrize(
    ("name", "pips"),
    [
        ("backgammon", 167),
        ("nackgammon", 194),
        ("hypergammon", 69),
        ("longgammon", 360),
        ("portes", 167),
        ("tavla", 167),
        ("plakoto", 360),
        ("fevga", 360),
        ("gul_bara", 360),
        ("acey_deucey", 375),
        ("dutch", 375),
        ("russian", 375),
    ],
)
def test_set_up(name: str, pips: int) -> None:
    start = RULESETS[name].start_position()
    assert [start.pips(player) for player in Player] == [pips, pips]
    assert [start.in_play(player) for player in Player] == [RULESETS[name].checkers] * 2
    assert sum(start.white) + start.white_extra.reserve == RULESETS[name].checkers
    assert start == start.swapped()


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_options_change_the_rules(ruleset: Ruleset) -> None:
    assert ruleset.with_options(()) is ruleset
    assert ruleset.with_options(("no_such_option",)) is ruleset
    for option in ruleset.options:
        chosen = ruleset.with_options((option.id,))
        assert chosen != ruleset
        assert all(getattr(chosen, name) == value for name, value in option.changes)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_parameters_fit_together(ruleset: Ruleset) -> None:
    assert ruleset.checkers == ruleset.reserve + sum(count for _, count in ruleset.start)
    assert ruleset.can_stall == (ruleset.contact is not Contact.HIT)
    assert ruleset.has_cube or not ruleset.quad_for_bar
    assert not ruleset.mother_rule or ruleset.contact is Contact.PIN
    assert ruleset.contact is Contact.HIT or not (ruleset.no_hit_and_run or ruleset.hit_lock)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_house_rules_make_a_new_value(ruleset: Ruleset) -> None:
    changed = ruleset.with_rules(max_stack=4)
    assert changed.max_stack == 4
    assert changed.with_rules(max_stack=ruleset.max_stack) == ruleset


def test_unknown_rule_is_refused() -> None:
    with pytest.raises(TypeError, match="no_such_rule"):
        RULESETS["backgammon"].with_rules(no_such_rule=True)
