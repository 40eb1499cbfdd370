"""The agreed rules in one line."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.options import MONEY, UNLIMITED, ClockOptions, MatchOptions, match_options
from bgdesk.rules.variants import NextStarter, TripleRegion
from bgdesk.ui.words.options import kind_of_play, options_summary, special_rules


def test_usual_match() -> None:
    assert options_summary(match_options(7)).startswith("Backgammon · match to 7 point")
    assert special_rules(match_options(7)) == ("Crawford rule",)


def test_money() -> None:
    assert special_rules(match_options(MONEY)) == ("Jacoby rule", "beavers")
    assert kind_of_play(MatchOptions(length=MONEY, games=3)).startswith("money session of 3 game")


def test_an_opening_roll_for_each_of_the_games_in_turn_is_named() -> None:
    usual = MatchOptions("tapa", 3, rotation=("tapa", "dutch")).locked()
    assert special_rules(usual) == ()
    agreed = replace(usual, starter=NextStarter.NEW_OPENING)
    assert special_rules(agreed) == ("a new opening roll for each game",)


def test_one_point_has_no_cube() -> None:
    assert special_rules(match_options(1)) == ("no cube",)


def test_every_rule_is_named() -> None:
    options = MatchOptions(
        length=MONEY,
        crawford=False,
        jacoby=True,
        jacoby_auto_counts=True,
        max_chain=UNLIMITED,
        automatic_doubles=2,
        quad_for_bar=True,
        five_on_a_point=True,
        free_die_use=True,
        no_hit_and_run=True,
        clock=ClockOptions(60_000),
    )
    assert len(special_rules(options)) == 9
    bar_only = MatchOptions(triple_region=TripleRegion.BAR_ONLY, holland=True)
    assert special_rules(bar_only) == (
        "Crawford rule",
        "Holland rule",
        "backgammon only with a checker on the bar",
    )
