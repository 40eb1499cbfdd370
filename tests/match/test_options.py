"""Defaults, locks and contradictions of section 1 of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.options import MONEY, UNLIMITED, ClockOptions, MatchOptions, match_options
from bgdesk.rules.variants import TripleRegion


def test_defaults_for_money() -> None:
    options = match_options(MONEY)
    assert options.is_money
    assert (options.jacoby, options.max_chain, options.automatic_doubles) == (True, 1, 0)
    assert not options.crawford
    assert options == options.locked()


@pytest.mark.parametrize("length", [2, 7, 99])
def test_defaults_for_a_match(length: int) -> None:
    options = match_options(length)
    assert (options.crawford, options.holland, options.jacoby, options.max_chain) == (True, False, False, 0)
    assert options.has_cube


def test_one_point_match() -> None:
    options = match_options(1)
    assert not options.has_cube
    assert not options.crawford
    assert MatchOptions(length=1, automatic_doubles=2).locked().automatic_doubles == 0


def test_holland_needs_crawford() -> None:
    assert MatchOptions(length=5, holland=True).locked().holland
    assert not MatchOptions(length=5, holland=True, crawford=False).locked().holland


def test_a_cube_is_agreed_on_where_a_game_is_usually_played_without() -> None:
    plain, agreed = (MatchOptions(variant="dutch", rule_options=rules) for rules in ((), ("with_cube",)))
    assert (plain.may_have_cube, agreed.may_have_cube) == (False, True)
    assert (plain.locked().crawford, agreed.locked().crawford) == (False, True)
    assert agreed.has_cube
    assert agreed.ruleset().has_cube
    assert agreed.locked().rule_options == ("with_cube",)
    assert not MatchOptions(variant="dutch", rule_options=("with_cube",), cube=False).has_cube


def test_no_cube_is_agreed_on_for_games_in_turn() -> None:
    in_turn = MatchOptions(rotation=("dutch", "russian"), rule_options=("with_cube", "free_entry"))
    assert not in_turn.may_have_cube
    assert in_turn.locked().rule_options == ("free_entry",)


def test_house_rules_reach_the_ruleset() -> None:
    options = MatchOptions(five_on_a_point=True, no_hit_and_run=True, free_die_use=True, quad_for_bar=True)
    ruleset = options.ruleset()
    assert (ruleset.max_stack, ruleset.no_hit_and_run, ruleset.free_die_use) == (5, True, True)
    assert ruleset.quad_for_bar


@pytest.mark.parametrize(
    ("variant", "rule"),
    [
        ("tavla", "no_hit_and_run"),
        ("british", "five_on_a_point"),
        ("fevga", "free_die_use"),
        ("hypergammon", "five_on_a_point"),
        ("hypergammon2", "five_on_a_point"),
        ("hypergammon1", "five_on_a_point"),
    ],
)
def test_house_rules_that_change_nothing_are_not_agreed(variant: str, rule: str) -> None:
    agreed = MatchOptions(variant=variant, **{rule: True})  # type: ignore[arg-type]  # by name
    assert agreed.ruleset() == MatchOptions(variant=variant).ruleset()
    assert agreed.locked() == MatchOptions(variant=variant).locked()


def test_a_limit_reaches_those_games_in_turn_that_have_so_many_checkers() -> None:
    in_turn = MatchOptions(rotation=("hypergammon", "nackgammon"), five_on_a_point=True).locked()
    assert in_turn.five_on_a_point
    assert [ruleset.max_stack for ruleset in in_turn.rulesets] == [None, 5]


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (MatchOptions(variant="chess"), "chess"),
        (MatchOptions(length=100), "100 points"),
        (MatchOptions(length=0, games=0), "0 games"),
        (MatchOptions(max_chain=-2), "-2 raises"),
        (MatchOptions(automatic_doubles=-2), "-2 automatic"),
        (MatchOptions(quad_for_bar=True, triple_region=TripleRegion.BAR_ONLY), "bar"),
        (MatchOptions(clock=ClockOptions(0)), "clock"),
        (MatchOptions(clock=ClockOptions(1000, -1)), "clock"),
    ],
)
def test_problems(options: MatchOptions, word: str) -> None:
    problem = options.problem()
    assert problem
    assert word in problem


def test_no_problem() -> None:
    options = match_options(7)
    assert options.problem() is None
    assert replace(options, automatic_doubles=UNLIMITED, clock=ClockOptions(1, 0)).problem() is None
