"""The agreed rules of the games, in words."""

from __future__ import annotations

from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import MatchOptions
from bgdesk.ui.words.games import option_help, option_name
from bgdesk.ui.words.options import special_rules

PINNED, TAVLI = "bear_off_while_pinned", ROTATIONS["tavli"].games


def test_where_several_games_are_played_a_rule_names_those_it_is_about() -> None:
    assert option_name(PINNED, ("plakoto",)) == "Bear off while pinned"
    assert option_name(PINNED, TAVLI) == "Bear off while pinned (Plakoto)"
    assert option_name("both_starts", TAVLI).endswith(" (Fevga)")
    options = MatchOptions(TAVLI[0], 5, rotation=TAVLI, rule_options=(PINNED,))
    assert "Bear off while pinned (Plakoto)" in special_rules(options)


def test_what_a_rule_changes_is_told_with_its_games() -> None:
    assert option_help(PINNED).startswith("In Plakoto, Tapa: A player may bear off ")
    assert option_help("narde_extras").startswith("In Gul Bara: One checker a turn leaves the start")


def test_a_game_with_some_rules_of_another_is_not_called_by_its_name() -> None:
    name = option_name("narde_extras")
    assert "Narde" not in name
    assert name == "One checker a turn leaves the start, six in a row need an opponent ahead"
