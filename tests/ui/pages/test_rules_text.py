"""The rules page, made from the parameters of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.match.options import MONEY, UNLIMITED, ClockOptions, FlagFall, MatchOptions, match_options
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS, NextStarter, TripleRegion
from bgdesk.ui.pages.rules_text import rules_markdown


@pytest.mark.parametrize("variant", RULESETS)
@pytest.mark.parametrize("length", [MONEY, 1, 7])
def test_every_game_has_its_set_up(variant: str, length: int) -> None:
    ruleset = RULESETS[variant]
    text = rules_markdown(replace(match_options(length), variant=variant))
    assert "{" not in text
    for point, count in ruleset.start:
        assert f"on the {point}-point" in text
        assert f"{count} on the" in text or len(ruleset.start) == 1
    assert str(ruleset.start_position().pips(Player.WHITE)) in text
    assert f"{ruleset.checkers} checker" in text


@pytest.mark.parametrize(
    ("variant", "words"),
    [
        ("fevga", "- Each player starts with 15 checkers on the 24-point (360 pips)."),
        ("hypergammon1", "- Each player starts with 1 checker on the 24-point (24 pips)."),
        (
            "backgammon",
            "checkers: 2 on the 24-point, 5 on the 13-point, 3 on the 8-point, 5 on the 6-point (167 pips).",
        ),
        ("russian", "all checkers lie beside it, in reserve (375 pips each player)."),
    ],
)
def test_where_the_checkers_start_is_one_sentence(english_plurals: None, variant: str, words: str) -> None:
    assert words in rules_markdown(replace(match_options(7), variant=variant))


def test_match_and_money_have_their_own_rules() -> None:
    match, money = rules_markdown(match_options(7)), rules_markdown(match_options(MONEY))
    assert "Crawford:" in match
    assert "Jacoby" not in match
    assert "Jacoby:" in money
    assert "Beavers:" in money
    assert "Crawford" not in money


@pytest.mark.parametrize(
    "options",
    [
        match_options(1),
        replace(match_options(7), cube=False),
        replace(match_options(7), rotation=("backgammon", "plakoto")),
    ],
)
def test_without_a_cube_nothing_counts_its_value(options: MatchOptions) -> None:
    text = rules_markdown(options)
    assert "There is no cube." in text
    assert "value of the cube" not in text
    assert "A win counts one point." in text


def test_double_games_are_called_so_where_there_are_no_triple_ones() -> None:
    plakoto, usual = (rules_markdown(replace(match_options(7), variant=v)) for v in ("plakoto", "backgammon"))
    assert "A double game, when the loser has borne off none, counts twice." in plakoto
    assert "gammon," not in plakoto
    assert "A gammon, when" in usual


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"holland": True}, "Holland:"),
        ({"automatic_doubles": 2}, "At most 2 a game."),
        ({"automatic_doubles": UNLIMITED}, "Equal dice in the opening roll double the stake"),
        ({"five_on_a_point": True}, "At most 5 of your checkers"),
        ({"free_die_use": True}, "may be left unplayed"),
        ({"no_hit_and_run": True}, "stays there for the rest of the turn"),
        ({"quad_for_bar": True}, "counts four times"),
        ({"triple_region": TripleRegion.BAR_ONLY}, "when the loser also has a checker on the bar"),
        ({"clock": ClockOptions(90_000, 8_000)}, "reserve time of 1:30"),
        (
            {"clock": ClockOptions(90_000, 8_000, FlagFall.LOSE_GAME)},
            "loses the game, and the clock is reset",
        ),
    ],
)
def test_every_option_is_in_the_text_only_when_agreed_on(changes: dict[str, object], words: str) -> None:
    plain = MatchOptions()
    assert words not in rules_markdown(plain)
    assert words in rules_markdown(replace(plain, **changes))  # type: ignore[arg-type]  # names of fields


def test_free_use_of_the_dice_lifts_the_obligation() -> None:
    assert "Both dice must be played" in rules_markdown(MatchOptions())
    assert "Both dice must be played" not in rules_markdown(MatchOptions(free_die_use=True))


@pytest.mark.parametrize(
    ("limit", "words"),
    [(1, "Beavers:"), (2, "in the same way."), (3, "an otter the raccoon."), (UNLIMITED, "without limit")],
)
def test_beavers(limit: int, words: str) -> None:
    assert words in rules_markdown(replace(match_options(MONEY), max_chain=limit))


def test_session_of_so_many_games() -> None:
    assert "3 game" in rules_markdown(replace(match_options(MONEY), games=3))


def rules_of(variant: str, *options: str) -> str:
    return rules_markdown(MatchOptions(variant=variant, rule_options=options).locked())


@pytest.mark.parametrize(
    ("variant", "has", "has_not"),
    [
        (
            "backgammon",
            ("opposite directions", "goes to the bar", "begins with those"),
            ("reserve", "pinned"),
        ),
        ("portes", ("rolls both dice", "The winner of one game"), ("backgammon, when", "of the cube")),
        ("tavla", ("stays there for the rest of the turn",), ("three times",)),
        ("british", ("At most 5 of your checkers",), ()),
        (
            "plakoto",
            ("not hit but pinned", "may not bear off while", "player's mother"),
            ("the bar", "is hit"),
        ),
        ("fevga", ("same way round", "even one opposing", "No second", "24 to 19"), ("pinned", "mother")),
        (
            "gul_bara",
            ("every higher number", "go to your opponent", "this ends, and the higher numbers are lost"),
            ("no second one", "still to come"),
        ),
        (
            "acey_deucey",
            ("in reserve", "you name any double", "for each checker"),
            ("gammon, when", "mother"),
        ),
        ("acey_deucey_american", ("you name any double",), ("a double is followed by",)),
        ("acey_deucey_european", ("the other side of the dice", "a higher die takes none"), ()),
        ("acey_deucey_navy", ("your 12-point or beyond it",), ("may move before all",)),
        ("dutch", ("You may not hit before", "may move before all"), ("name any double", "another roll")),
        (
            "russian",
            ("count the points alike", "All your checkers have to enter", "if that seems better"),
            ("mother",),
        ),
    ],
)
def test_each_game_tells_its_own_rules(variant: str, has: tuple[str, ...], has_not: tuple[str, ...]) -> None:
    text = rules_of(variant).lower()
    assert [words for words in has if words.lower() not in text] == []
    assert [words for words in has_not if words.lower() in text] == []


@pytest.mark.parametrize(
    ("variant", "option", "words", "gone"),
    [
        ("plakoto", "bear_off_while_pinned", "does not keep the others", "You may not bear off while"),
        ("tapa", "no_mother_rule", "", "player's mother"),
        ("fevga", "both_starts", "Nor may you hold", ""),
        ("gul_bara", "rest_is_lost", "everything that was still to come in that turn is lost", "go to your"),
        ("gul_bara", "narde_extras", "Only one checker a turn may leave", ""),
        ("acey_deucey", "score_by_level", "A gammon", "for each checker"),
        ("russian", "free_entry", "may move before all have entered", "All your checkers have to enter"),
        ("russian", "bonus_needs_all_in", "While you have checkers in reserve", ""),
    ],
)
def test_every_rule_option_changes_the_text(variant: str, option: str, words: str, gone: str) -> None:
    plain, changed = rules_of(variant), rules_of(variant, option)
    assert words in changed
    assert not words or words not in plain
    assert not gone or (gone in plain and gone not in changed)


def test_games_in_turn_say_who_starts() -> None:
    usual = MatchOptions("portes", 5, rotation=("portes", "dutch")).locked()
    winner = rules_markdown(usual)
    roll = rules_markdown(replace(usual, starter=NextStarter.NEW_OPENING))
    for words in ("The winner of a game starts the next", "The winner of one game starts the next"):
        assert words in winner
        assert words not in roll
    assert "Each game begins with a new opening roll" in roll
    assert "a new opening roll for each game" in roll


def test_a_rotation_tells_the_rules_of_each_game_once() -> None:
    games = ("portes", "plakoto", "portes", "fevga")
    text = rules_markdown(MatchOptions(rotation=games, variant="portes", length=5).locked())
    titles = [line for line in text.splitlines() if line.startswith("# ")]
    assert titles == ["# Portes, Plakoto, Portes, Fevga", "# Portes", "# Plakoto", "# Fevga"]
    assert text.count("start:portes") == 1
    assert "Portes, Plakoto, Portes, Fevga, and so on from the first" in text
