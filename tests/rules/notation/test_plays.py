"""Plays as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Step, legal_plays
from bgdesk.rules.notation.plays import (
    NotationError,
    completions,
    format_play,
    format_steps,
    parse_play,
)
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import Ruleset
from tests.rules.boards import STANDARD, played, white_to_play
from tests.rules.strategies import house_rules, players, positions, rolls

START = ("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5")
A_09 = ("24:1 7:1 6:1 1:12", "5:1 20:2 21:2 22:2 23:2")
BLOT_ON_THE_WAY = ("13:1 6:14", "10:1 9:1 20:13")


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ([], ""),
        ([(6, 5), (8, 5)], "8/5 6/5"),
        ([(24, 18), (13, 7), (24, 18), (13, 7)], "24/18(2) 13/7(2)"),
        ([(25, 24), (24, 21)], "bar/21"),
        ([(25, 22, True)], "bar/22*"),
        ([(3, 0), (3, 0)], "3/off(2)"),
        ([(13, 10, True), (10, 9)], "13/10*/9"),
        ([(13, 10), (10, 9, True)], "13/9*"),
        ([(8, 5, True), (8, 5)], "8/5*(2)"),
        ([(6, 5, True), (8, 5)], "8/5* 6/5"),
        ([(24, 18), (18, 12), (24, 18), (18, 12)], "24/12(2)"),
        ([(24, 18), (24, 18), (18, 12), (12, 6)], "24/6 24/18"),
        ([(13, 11, True), (13, 11), (11, 9), (11, 9)], "13/11*/9 13/9"),
        ([(6, 5), (5, 0)], "6/off"),
    ],
)
def test_format(steps: list[tuple[int, ...]], text: str) -> None:
    made = [Step(step[0], step[1], step[0] - step[1], len(step) > 2) for step in steps]
    assert format_play(made) == text
    assert format_play(made[::-1]) == text


def test_format_steps_one_by_one() -> None:
    assert format_steps([Step(25, 22, 3, is_hit=True), Step(22, 21, 1)]) == "bar/22* 22/21"


@pytest.mark.parametrize(
    ("me", "opponent", "roll", "text", "meaning"),
    [
        (*START, "31", "8/5 6/5", "8/5 6/5"),
        (*START, "31", "6/5,8/5", "8/5 6/5"),
        (*START, "31", " 6-5 , 8-5 ", "8/5 6/5"),
        (*START, "31", "8 \N{EN DASH} 5; 6->5", "8/5 6/5"),
        (*START, "31", "13/10 10/9", "13/9"),
        (*START, "31", "8/7/4", "8/4"),
        (*START, "31", "10/9 13/10", "13/9"),
        (*START, "11", "8/7/6 24/23 (2)", "24/23(2) 8/6"),
        (*START, "66", "13/7(2) 24/18 24/18", "24/18(2) 13/7(2)"),
        (*START, "22", "6/4(2) 13/9", "13/9 6/4(2)"),
        ("bar:1 6:14", START[1], "31", "25/22 6/5", "bar/22 6/5"),
        ("bar:1 6:14", START[1], "31", "Bar/21", "bar/21"),
        ("bar:1 6:14", START[1], "31", "B/22/21", "bar/21"),
        ("6:1 3:2", "20:3", "61", "6/5/0", "6/off"),
        ("6:1 3:2", "20:3", "61", "6/Off 3/2", "6/off 3/2"),
        ("6:1 3:2", "20:3", "61", "6/o, 3/2", "6/off 3/2"),
        (*A_09, "21", "7/5 6/5", "7/5* 6/5"),
        (*A_09, "21", "6/5/3", "6/5*/3"),
        (*A_09, "21", "6/3", "6/3"),
        (*A_09, "21", "7/5*/4*", "7/5*/4"),
        ("bar:1 13:6 8:3 6:5", "19:2 20:2 21:2 22:3 23:3 24:3", "64", "", ""),
        ("bar:1 13:6 8:3 6:5", "19:2 20:2 21:2 22:3 23:3 24:3", "64", "Cannot  move", ""),
    ],
)
def test_parse(me: str, opponent: str, roll: str, text: str, meaning: str) -> None:
    legal = white_to_play(me, opponent, roll)
    play = parse_play(text, legal)
    assert play in legal.plays
    assert format_play(play) == format_play(parse_play(meaning, legal))


@pytest.mark.parametrize(
    ("text", "expected"),
    [("13/9", "13/9*"), ("13/10/9", "13/10*/9*"), ("13/10*/9", "13/10*/9*"), ("13/12/9*", "13/9*")],
)
def test_unnamed_blots_are_left_alone(text: str, expected: str) -> None:
    legal = white_to_play(*BLOT_ON_THE_WAY, "31")
    assert parse_play(text, legal).result == played(legal.position, expected)


def test_ambiguous_way() -> None:
    legal = white_to_play("13:1 1:14", "12:1 10:1 20:13", "31")
    with pytest.raises(NotationError) as caught:
        parse_play("13/9", legal)
    assert {format_play(play) for play in caught.value.choices} == {"13/10*/9", "13/12*/9"}
    assert str(caught.value) == "'13/9' can mean 13/10*/9 or 13/12*/9"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("24/18 13/12", Refusal(Reason.DIE_NOT_AVAILABLE, 18, 6)),
        ("13/10", Refusal(Reason.INCOMPLETE, die=1)),
        ("", Refusal(Reason.INCOMPLETE, die=3)),
        ("13/11 11/9", Refusal(Reason.DIE_NOT_AVAILABLE, 11, 2)),
        ("20/17 13/12", Refusal(Reason.NO_CHECKER, 20)),
        ("8/5 5/8", Refusal(Reason.WRONG_DIRECTION, 8)),
        ("13/10 24/23 6/5", Refusal(Reason.DIE_NOT_AVAILABLE)),
        ("13/12 13/10", Refusal(Reason.POINT_BLOCKED, 12, 1)),
    ],
)
def test_refusal(text: str, refusal: Refusal) -> None:
    with pytest.raises(NotationError) as caught:
        parse_play(text, white_to_play(*START, "31"))
    assert caught.value.refusal == refusal


@pytest.mark.parametrize("text", ["8", "8/", "8/x", "8/5(5)", "26/22", "8/5(", "8/²", "8/5/", "hello", "8/٣"])
def test_unknown_token(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_play(f"13/10 {text}", white_to_play(*START, "31"))
    assert caught.value.token is not None
    assert caught.value.token in text


def test_long_text_is_refused() -> None:
    legal = white_to_play(*START, "31")
    with pytest.raises(NotationError, match="too long"):
        parse_play("8/5 " * 1000, legal)
    assert completions("8/5 " * 1000, legal) == ()


@given(st.text(max_size=60) | st.text("0123456789/*()-, baroff", max_size=40))
def test_any_text_is_a_play_or_a_notation_error(text: str) -> None:
    legal = white_to_play("bar:1 6:8 3:6", "1:2 12:5 20:1 17:2 19:5", "31")
    assert set(completions(text, legal)) <= {format_play(play) for play in legal.plays}
    try:
        assert parse_play(text, legal) in legal.plays
    except NotationError as error:
        has_reason = error.token or error.refusal or error.choices
        if not has_reason:
            raise


@given(positions(), players, rolls, house_rules())
@settings(max_examples=80)
def test_every_legal_play_reads_back(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset
) -> None:
    legal = legal_plays(position, player, dice, ruleset)
    texts = [format_play(play) for play in legal.plays]
    assert len(set(texts)) == len(texts)
    for play, text in zip(legal.plays[:40], texts, strict=False):
        assert parse_play(text, legal) is play
        assert parse_play(text.replace("*", "").upper().replace("/", "-"), legal) is play or "*" in text
        assert text in completions(text, legal)


@given(positions(), players, rolls)
def test_every_sequence_of_steps_reads_back(position: Position, player: Player, dice: Dice) -> None:
    legal = legal_plays(position, player, dice, STANDARD)
    for play in legal.plays[:40]:
        assert parse_play(format_steps(play.steps), legal) is play
        assert parse_play(format_steps(play.steps[::-1]), legal) is play


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8/5", {"8/5 6/5", "24/23 8/5", "8/5 8/7", "8/4"}),
        ("8/5 6", {"8/5 6/5"}),
        ("6/5 8", {"8/5 6/5"}),
        ("6 8", {"8/5 6/5", "8/7 6/3"}),
        ("13/9", {"13/9"}),
        ("13/10 10", {"13/9"}),
        ("24-2", {"24/20", "24/21 24/23", "24/21 8/7", "24/21 6/5", "24/23 8/5", "24/23 13/10", "24/23 6/3"}),
        ("13/1 ", set()),
        ("7", set()),
        ("8/7 7/4", {"8/4"}),
        ("x", set()),
    ],
)
def test_completions(text: str, expected: set[str]) -> None:
    assert set(completions(text, white_to_play(*START, "31"))) == expected


def test_nothing_typed_completes_to_every_play() -> None:
    legal = white_to_play(*START, "31")
    assert completions("", legal) == tuple(format_play(play) for play in legal.plays)


def test_completion_of_doubles_and_hits() -> None:
    legal = white_to_play(*START, "66")
    assert set(completions("24/18(2)", legal)) == {
        "24/18(2) 13/7(2)",
        "24/18(2) 13/7 8/2",
        "24/18(2) 8/2(2)",
    }
    assert completions("24/18 24/18 ", legal) == completions("24/18(2)", legal)
    assert completions("7/5 6", white_to_play(*A_09, "21")) == ("7/5* 6/5",)
