"""What a roll gives to play."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import Dice
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage, named_stages, stages
from bgdesk.rules.variants import RULESETS

AGAIN = RollAgain()


def fours(*faces: int) -> tuple[Stage, ...]:
    return tuple(Stage((face,) * 4) for face in faces)


@pytest.mark.parametrize(
    ("variant", "dice", "turns", "expected"),
    [
        pytest.param("backgammon", Dice(1, 3), 0, (Stage((3, 1)),), id="two numbers"),
        pytest.param("backgammon", Dice(3, 3), 9, fours(3), id="a double"),
        pytest.param("acey_deucey", Dice(1, 2), 0, (Stage((2, 1)), NameDouble(), AGAIN), id="E4-1"),
        pytest.param("acey_deucey", Dice(4, 4), 0, (*fours(4), AGAIN), id="E4-4"),
        pytest.param("acey_deucey_american", Dice(4, 4), 0, fours(4), id="E4-4 american"),
        pytest.param(
            "acey_deucey_american", Dice(2, 1), 0, (Stage((2, 1)), NameDouble(), AGAIN), id="2-1 american"
        ),
        pytest.param("acey_deucey_european", Dice(5, 5), 0, (*fours(5, 2), AGAIN), id="E4-5"),
        pytest.param("acey_deucey_navy", Dice(4, 4), 0, (*fours(4), AGAIN), id="double, navy"),
        pytest.param("russian", Dice(4, 4), 0, (*fours(4, 3), AGAIN), id="E5-4"),
        pytest.param("russian", Dice(2, 1), 0, (Stage((2, 1)),), id="2-1 is nothing special"),
        pytest.param("dutch", Dice(4, 4), 0, fours(4), id="double, Dutch"),
        pytest.param("gul_bara", Dice(6, 6), 0, fours(6), id="E7-2"),
        pytest.param("gul_bara", Dice(2, 2), 2, fours(2), id="third turn"),
        pytest.param("gul_bara", Dice(2, 2), 4, fours(2, 3, 4, 5, 6), id="E7-5"),
        pytest.param("gul_bara", Dice(5, 5), 3, fours(5, 6), id="E7-3"),
        pytest.param("gul_bara", Dice(5, 4), 9, (Stage((5, 4)),), id="no double, no cascade"),
        pytest.param("tavla", Dice(6, 6), 0, fours(6), id="E10-1"),
    ],
)
def test_stages(variant: str, dice: Dice, turns: int, expected: tuple[Coming, ...]) -> None:
    assert stages(dice, RULESETS[variant], turns) == expected


def test_a_bonus_may_need_all_checkers_in() -> None:
    careful = RULESETS["russian"].with_options(("bonus_needs_all_in",))
    assert stages(Dice(4, 4), careful, 0, all_in=False) == fours(4)
    assert stages(Dice(4, 4), careful, 0, all_in=True) == (*fours(4, 3), AGAIN)
    assert stages(Dice(4, 4), RULESETS["russian"], 0, all_in=False) == (*fours(4, 3), AGAIN)


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("acey_deucey", fours(6)),
        ("acey_deucey_american", fours(6)),
        ("acey_deucey_european", fours(6, 1)),
        ("acey_deucey_navy", fours(6)),
    ],
)
def test_a_named_double_is_played_like_a_rolled_one(variant: str, expected: tuple[Stage, ...]) -> None:
    assert named_stages(6, RULESETS[variant], 0) == expected


@pytest.mark.parametrize("faces", [(), (5,) * 5, (0,), (7, 7), (1, 3), (3, 2, 1), (3, 3, 1), (4, 4, 3, 3)])
def test_what_no_roll_gives_is_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="cannot be played together"):
        Stage(faces)


@pytest.mark.parametrize("faces", [(3, 1), (5,), (5, 5), (5, 5, 5), (6, 6, 6, 6)])
def test_a_stage_reads_like_a_roll(faces: tuple[int, ...]) -> None:
    stage = Stage(faces)
    assert (stage.high, stage.low) == (max(faces), min(faces))
    assert stage.is_double == (len(set(faces)) == 1)
