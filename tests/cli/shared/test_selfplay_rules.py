"""The rules and the kind of match that ``bgdesk selfplay`` is told."""

from __future__ import annotations

import argparse

import pytest

from bgdesk.cli.shared.output import MisuseError
from bgdesk.cli.shared.selfplay_rules import add_kind, add_rules, options_given
from bgdesk.match.options import UNLIMITED, MatchOptions, match_options
from bgdesk.rules.variants import NextStarter, TripleRegion

HOUSE = "five_on_a_point, free_die_use, no_hit_and_run"
IN_PORTES = f"Portes; the rules to agree on there are {HOUSE}."
IN_BACKGAMMON = f"Backgammon; the rules to agree on there are {HOUSE}, bar_only, quad_for_bar."
IN_FEVGA = "Fevga; the only rule to agree on there is both_starts."
IN_TAVLI = f"Tavli; the rules to agree on there are bear_off_while_pinned, both_starts, {HOUSE}."
IN_DUTCH = "Dutch backgammon; the only rule to agree on there is with_cube."
NO_CUBE_IN = "needs a cube, and there is none in"


def options(arguments: str) -> MatchOptions:
    """What is agreed on with ``arguments``."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    add_kind(parser)
    add_rules(parser)
    return options_given(parser.parse_args(arguments.split()))


def test_without_arguments_it_is_the_usual_match() -> None:
    assert options("") == match_options(7)


def test_house_rules_and_results() -> None:
    agreed = options("--rule five_on_a_point --rule free_die_use --rule no_hit_and_run --rule bar_only")
    assert (agreed.five_on_a_point, agreed.free_die_use, agreed.no_hit_and_run) == (True, True, True)
    assert agreed.triple_region is TripleRegion.BAR_ONLY
    agreed = options("--variant nackgammon --rule quad_for_bar")
    assert (agreed.variant, agreed.quad_for_bar, agreed.five_on_a_point) == ("nackgammon", True, False)
    assert options("--variant gul_bara --rule narde_extras").rule_options == ("narde_extras",)


def test_rules_of_the_cube() -> None:
    money = options("--money 3 --beavers unlimited --automatic-doubles 2 --rule jacoby_auto_counts")
    assert (money.games, money.max_chain, money.automatic_doubles) == (3, UNLIMITED, 2)
    assert (money.jacoby, money.jacoby_auto_counts) == (True, True)
    assert options("--length 5 --holland").holland
    cubeless = options("--money 1 --no-cube")
    assert (cubeless.has_cube, cubeless.jacoby, cubeless.max_chain) == (False, False, 0)


@pytest.mark.parametrize(
    ("name", "games", "length"),
    [
        ("tavli", ("portes", "plakoto", "fevga"), 5),
        ("portes+plakoto+fevga", ("portes", "plakoto", "fevga"), 5),
        ("tapa+backgammon", ("tapa", "backgammon"), 7),
    ],
)
def test_games_in_turn(name: str, games: tuple[str, ...], length: int) -> None:
    agreed = options(f"--rotation {name}")
    assert (agreed.rotation, agreed.variant, agreed.length) == (games, games[0], length)
    assert options(f"--rotation {name} --length 3").length == 3


def test_games_in_turn_with_an_opening_roll_each() -> None:
    assert options("--rotation tapa+backgammon").starter is None
    agreed = options("--rotation tapa+backgammon --new-opening")
    assert agreed.starter is NextStarter.NEW_OPENING
    assert not agreed.winner_starts(2)


@pytest.mark.parametrize(
    "arguments",
    [
        "--variant portes --no-cube --no-crawford",
        "--variant fevga --money 2 --no-jacoby --beavers 0 --automatic-doubles 0",
        "--length 1 --no-crawford",
        "--money 2 --no-crawford",
    ],
)
def test_what_is_off_anyway_may_be_switched_off(arguments: str) -> None:
    agreed = options(arguments)
    assert (agreed.crawford, agreed.jacoby, agreed.max_chain, agreed.automatic_doubles) == (
        False,
        agreed.has_cube and agreed.is_money,
        int(agreed.has_cube and agreed.is_money),
        0,
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--variant portes --rule narde_extras", f"--rule narde_extras changes nothing in {IN_PORTES}"),
        ("--rule rest_is_lost", f"--rule rest_is_lost changes nothing in {IN_BACKGAMMON}"),
        ("--variant portes --rule bar_only", f"--rule bar_only changes nothing in {IN_PORTES}"),
        ("--variant portes --holland", f"--holland {NO_CUBE_IN} {IN_PORTES}"),
        ("--variant fevga --automatic-doubles 2", f"--automatic-doubles {NO_CUBE_IN} {IN_FEVGA}"),
        ("--rotation tavli --crawford", f"--crawford {NO_CUBE_IN} {IN_TAVLI}"),
        ("--variant dutch --money 3 --jacoby", f"--jacoby {NO_CUBE_IN} {IN_DUTCH}"),
        ("--no-cube --holland", "--holland needs a cube, and there is none with --no-cube."),
        ("--no-cube --money 1 --beavers 2", "--beavers needs a cube, and there is none with --no-cube."),
        ("--length 1 --crawford", "--crawford needs a cube, and there is none in a match to 1 point."),
        (
            "--money 1 --no-cube --rule jacoby_auto_counts",
            "--rule jacoby_auto_counts needs a cube, and there is none with --no-cube.",
        ),
        ("--rule jacoby_auto_counts", "--rule jacoby_auto_counts belongs to --money."),
        ("--money 1 --rule jacoby_auto_counts", "--rule jacoby_auto_counts needs --automatic-doubles."),
        (
            "--money 1 --no-jacoby --automatic-doubles 1 --rule jacoby_auto_counts",
            "--rule jacoby_auto_counts needs --jacoby.",
        ),
        (
            "--rule bar_only --rule quad_for_bar",
            "--rule quad_for_bar and --rule bar_only exclude each other.",
        ),
        ("--crawford --money 1", "--crawford and --holland belong to matches, not to --money."),
        ("--beavers 1 --length 3", "--jacoby and --beavers belong to --money."),
        ("--holland --no-crawford", "--holland needs --crawford."),
        (
            "--rotation tavli --variant backgammon",
            "--variant names one game, --rotation several: only one of them.",
        ),
        ("--variant tapa --new-opening", "--new-opening needs --rotation with games joined by +."),
        (
            "--rotation tavli --new-opening",
            "--new-opening is for games of one's own choice; in Tavli the winner of a game starts the next.",
        ),
        ("--rotation portes", "--rotation takes two or more games; for one there is --variant portes."),
        (
            "--rotation " + "+".join(["tapa"] * 13),
            "--rotation takes at most 12 games, not 13.",
        ),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(arguments: str, sentence: str) -> None:
    with pytest.raises(MisuseError) as refused:
        options(arguments)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("name", "unknown"),
    [("chess", "chess"), ("portes+chess", "chess"), ("portes+", ""), ("tavli+tapa", "tavli")],
)
def test_a_rotation_of_unknown_games_names_the_known_ones(name: str, unknown: str) -> None:
    with pytest.raises(MisuseError) as refused:
        options(f"--rotation {name}")
    assert f"there is no game {unknown!r}: the games are backgammon, " in str(refused.value)
    assert "--rotation takes tavli, balkan, tavla_tapa_moultezim, or names of games" in str(refused.value)
