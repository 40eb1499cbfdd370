"""The rest of a play, typed."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays, legal_plays
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import NotationError, format_play
from bgdesk.rules.notation.typed_rest import parse_rest, rest_completions
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import RULESETS


def roll(dice: str, *, game: str = "plakoto") -> LegalPlays:
    """White's plays with some checkers on 24 and one on 14."""
    position = Position(side({24: 14, 14: 1}), side({24: 15}))
    return legal_plays(position, Player.WHITE, Dice.from_text(dice), RULESETS[game])


def made(legal: LegalPlays, *points: tuple[int, int]) -> tuple[Step, ...]:
    """The steps between ``points``."""
    steps: tuple[Step, ...] = ()
    for source, target in points:
        following = legal.next_steps(steps)
        steps = (*steps, next(step for step in following if (step.source, step.target) == (source, target)))
    return steps


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("13/11", "13/11"),
        ("24/22", "24/22"),
        ("24/22 14/13", "24/22"),
        ("14/13 24/22", "24/22"),
        ("14/11", "13/11"),
        ("14/13/11", "13/11"),
    ],
)
def test_it_is_the_rest_or_a_whole_that_contains_what_was_made(text: str, expected: str) -> None:
    legal = roll("21")
    assert format_play(parse_rest(text, legal, made(legal, (14, 13)))) == expected


@pytest.mark.parametrize("text", ["24/22 24/23", "24/21", "14/12", "14/12 24/23"])
def test_a_play_without_what_was_made_is_refused(text: str) -> None:
    legal = roll("21")
    with pytest.raises(NotationError) as problem:
        parse_rest(text, legal, made(legal, (14, 13)))
    assert problem.value.refusal


def test_a_refusal_is_about_the_board_as_it_is_shown() -> None:
    legal = roll("21")
    begun = made(legal, (14, 13))
    for text, refusal in (
        ("14/12", Refusal(Reason.NO_CHECKER, 14)),
        ("13/12", Refusal(Reason.DIE_NOT_AVAILABLE, 12, 1)),
        ("", Refusal(Reason.INCOMPLETE, die=2)),
    ):
        with pytest.raises(NotationError) as problem:
            parse_rest(text, legal, begun)
        assert problem.value.refusal == refusal


def test_what_makes_no_sense_is_told_as_such() -> None:
    legal = roll("21")
    with pytest.raises(NotationError) as problem:
        parse_rest("8/x", legal, made(legal, (14, 13)))
    assert problem.value.token == "8/x"


def test_a_double_goes_on_with_what_is_left_of_it() -> None:
    legal = roll("11")
    begun = made(legal, (14, 13), (13, 12))
    assert format_play(parse_rest("24/23(2)", legal, begun)) == "24/23(2)"
    assert format_play(parse_rest("24/23(2) 14/12", legal, begun)) == "24/23(2)"
    assert format_play(parse_rest("12/10", legal, begun)) == "12/10"
    assert format_play(parse_rest("14/10", legal, begun)) == "12/10"


def test_a_whole_play_on_the_board_may_be_typed_again_or_left() -> None:
    legal = roll("21")
    begun = made(legal, (14, 13), (24, 22))
    assert parse_rest("24/22 14/13", legal, begun).steps == ()
    assert parse_rest("", legal, begun).steps == ()


def test_only_what_fits_the_steps_made_is_proposed() -> None:
    legal = roll("21")
    begun = made(legal, (14, 13))
    assert set(rest_completions("", legal, begun)) == {"24/22", "13/11"}
    assert rest_completions("24", legal, begun) == ("24/22",)
    assert rest_completions("14/1", legal, begun) == ("24/22 14/13", "14/11")
    assert rest_completions("24/23", legal, begun) == ()
    assert "24/22 24/23" in rest_completions("24/22", legal, ())


def test_without_a_step_it_is_the_whole_play() -> None:
    legal = roll("21")
    assert format_play(parse_rest("24/22 24/23", legal, ())) == "24/22 24/23"
