"""The names of rules on the command line."""

from __future__ import annotations

import pytest

from bgdesk.cli.shared.output import MisuseError
from bgdesk.cli.shared.rules import (
    GAME_RULES,
    PLAY_RULES,
    offered,
    refuse_unknown,
    rules_by_game,
    with_rules,
)
from bgdesk.match.options import RULE_OPTIONS, MatchOptions
from bgdesk.rules.variants import RULESETS, TripleRegion

HOUSE = ("five_on_a_point", "free_die_use", "no_hit_and_run")


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        (MatchOptions(), (*HOUSE, "bar_only", "quad_for_bar")),
        (MatchOptions("british"), ("free_die_use", "no_hit_and_run", "bar_only", "quad_for_bar")),
        (MatchOptions("hypergammon"), ("free_die_use", "no_hit_and_run", "bar_only", "quad_for_bar")),
        (MatchOptions("portes"), HOUSE),
        (MatchOptions("tapa"), ("bear_off_while_pinned", "no_mother_rule")),
        (MatchOptions("dutch"), ("with_cube",)),
        (MatchOptions("moultezim"), ("both_starts",)),
        (MatchOptions(rotation=("fevga", "portes")), ("both_starts", *HOUSE)),
        (MatchOptions("tapa", rule_options=("no_mother_rule",)), ("bear_off_while_pinned", "no_mother_rule")),
    ],
)
def test_a_game_offers_what_changes_it(options: MatchOptions, rules: tuple[str, ...]) -> None:
    assert offered(options) == rules
    assert offered(options, PLAY_RULES) == tuple(rule for rule in rules if rule in PLAY_RULES)


OFFERED = [(game, rule) for game in RULESETS for rule in offered(MatchOptions(game))]


@pytest.mark.parametrize(("game", "rule"), OFFERED)
def test_every_offered_rule_reaches_the_game(game: str, rule: str) -> None:
    assert with_rules(MatchOptions(game), (rule,)).ruleset() != RULESETS[game]


def test_every_rule_belongs_to_a_game() -> None:
    assert {rule for _, rule in OFFERED} == set(GAME_RULES)
    assert set(GAME_RULES) > RULE_OPTIONS


def test_rules_add_up() -> None:
    options = with_rules(MatchOptions("gul_bara", rule_options=("rest_is_lost",)), ("narde_extras",))
    assert options.rule_options == ("rest_is_lost", "narde_extras")
    options = with_rules(MatchOptions(), ("bar_only", "five_on_a_point"))
    assert (options.triple_region, options.five_on_a_point) == (TripleRegion.BAR_ONLY, True)
    assert not options.free_die_use


@pytest.mark.parametrize(
    ("options", "rule", "where"),
    [
        (
            MatchOptions("fevga"),
            "free_entry",
            "Fevga; the only rule to agree on there is both_starts",
        ),
        (
            MatchOptions(rotation=("dutch", "dutch")),
            "with_cube",
            "Dutch backgammon, Dutch backgammon; there are no rules to agree on there",
        ),
        (
            MatchOptions(rotation=("plakoto", "tapa")),
            "rest_is_lost",
            "Plakoto, Tapa; the rules to agree on there are bear_off_while_pinned, no_mother_rule",
        ),
    ],
)
def test_a_rule_of_another_game_is_refused(options: MatchOptions, rule: str, where: str) -> None:
    with pytest.raises(MisuseError) as refused:
        refuse_unknown(options, (rule,))
    assert str(refused.value) == f"--rule {rule} changes nothing in {where}."


def test_all_rules_are_listed_with_their_games() -> None:
    lines = " ".join(rules_by_game(GAME_RULES).split())
    assert "plakoto: bear_off_while_pinned tapa: bear_off_while_pinned, no_mother_rule" in lines
    assert "acey_deucey_navy: score_by_level dutch: with_cube russian" in lines
    assert all(rule in lines for rule in GAME_RULES)
