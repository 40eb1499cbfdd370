"""Why a move is refused."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, POINTS, Position
from bgdesk.rules.refusal import Reason, Refusal, Refused
from bgdesk.rules.variants import Ruleset
from tests.rules.boards import STANDARD, white_to_play
from tests.rules.strategies import house_rules, players, positions, rolls

START = ("24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5")
FIVE = STANDARD.with_rules(max_stack=5)
NO_RUN = STANDARD.with_rules(no_hit_and_run=True)


@pytest.mark.parametrize(
    ("me", "opponent", "roll", "move", "refusal"),
    [
        (*START, "61", (10, 9), Refusal(Reason.NO_CHECKER, 10)),
        (*START, "61", (BAR, 24), Refusal(Reason.NO_CHECKER, BAR)),
        (*START, "61", (OFF, 6), Refusal(Reason.NO_CHECKER, OFF)),
        (*START, "61", (12, 6), Refusal(Reason.NOT_YOUR_CHECKER, 12)),
        (*START, "61", (8, 13), Refusal(Reason.WRONG_DIRECTION, 13)),
        (*START, "61", (8, BAR), Refusal(Reason.WRONG_DIRECTION, BAR)),
        (*START, "61", (13, 8), Refusal(Reason.DIE_NOT_AVAILABLE, 8, 5)),
        (*START, "61", (24, 13), Refusal(Reason.DIE_NOT_AVAILABLE, 13)),
        (*START, "51", (24, 19), Refusal(Reason.POINT_BLOCKED, 19, 5)),
        (*START, "61", (24, 17), Refusal(Reason.POINT_BLOCKED, 17, 1)),
        (*START, "55", (24, 14), Refusal(Reason.POINT_BLOCKED, 19, 5)),
        (*START, "61", (6, OFF), Refusal(Reason.NOT_ALL_HOME, 24, 6)),
        (*START, "21", (13, OFF), Refusal(Reason.NOT_ALL_HOME, 24)),
        ("bar:1 24:1", "20:2", "65", (24, 18), Refusal(Reason.BAR_FIRST, BAR)),
        ("bar:2 24:1", "20:2", "61", (BAR, 18), Refusal(Reason.BAR_FIRST, BAR, 1)),
        ("bar:1 13:1", "20:2", "55", (BAR, 20), Refusal(Reason.POINT_BLOCKED, 20, 5)),
        ("6:1 2:1", "20:3", "43", (2, OFF), Refusal(Reason.HIGHER_CHECKER_FIRST, 6, 4)),
        ("24:1 10:1 1:13", "18:2 4:2 2:2 20:9", "62", (10, 8), Refusal(Reason.BOTH_DICE, die=6)),
        ("13:1 1:14", "2:2 23:13", "65", (13, 8), Refusal(Reason.HIGHER_DIE, die=6)),
    ],
)
def test_reason(me: str, opponent: str, roll: str, move: tuple[int, int], refusal: Refusal) -> None:
    assert white_to_play(me, opponent, roll).refusal((), *move) == refusal


@pytest.mark.parametrize(("roll", "move"), [("65", (24, 13)), ("55", (13, 3))])
def test_nothing_is_wrong_with_a_legal_move(roll: str, move: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="nothing forbids"):
        white_to_play(*START, roll).refusal((), *move)


def test_full_stack() -> None:
    legal = white_to_play(*START, "61", FIVE)
    assert legal.refusal((), 7, 6) == Refusal(Reason.NO_CHECKER, 7)
    (step,) = (step for step in legal.next_steps(()) if (step.source, step.die) == (13, 6))
    assert legal.refusal((step,), 7, 6) == Refusal(Reason.STACK_FULL, 6, 1)


def test_hit_and_run() -> None:
    legal = white_to_play("8:1 7:1 1:13", "5:1 20:5", "32", NO_RUN)
    (hit,) = (step for step in legal.next_steps(()) if step.is_hit and step.source == 8)
    assert legal.refusal((hit,), 5, 3) == Refusal(Reason.NO_HIT_AND_RUN, 5, 2)


def test_no_die_left() -> None:
    legal = white_to_play(*START, "31")
    assert legal.refusal(legal.plays[0].steps, 13, 10) == Refusal(Reason.DIE_NOT_AVAILABLE)


def test_steps_that_are_not_allowed_are_refused() -> None:
    legal = white_to_play(*START, "51")
    with pytest.raises(Refused) as caught:
        legal.after((Step(24, 19, 5),))
    assert caught.value.refusal == Refusal(Reason.POINT_BLOCKED, 19, 5)
    with pytest.raises(Refused) as caught:
        legal.next_steps((Step(13, 8, 3),))
    assert caught.value.refusal == Refusal(Reason.DIE_NOT_AVAILABLE, 8, 3)


def reachable(legal: LegalPlays, played: tuple[Step, ...], source: int) -> set[int]:
    """Where one checker from ``source`` can get to."""
    found: set[int] = set()
    for step in legal.next_steps(played):
        if step.source == source:
            found |= {step.target, *reachable(legal, (*played, step), step.target)}
    return found


@given(positions(), players, rolls, house_rules(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_every_move_is_either_possible_or_refused_with_a_reason(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset, random: Random
) -> None:
    legal = legal_plays(position, player, dice, ruleset)
    steps = legal.next_steps(())
    for played in ((), (random.choice(steps),) if steps else ()):
        for source in (*POINTS, BAR):
            possible = reachable(legal, played, source)
            for target in set(range(source)) - possible:
                assert isinstance(legal.refusal(played, source, target), Refusal)
            for target in possible:
                with pytest.raises(ValueError, match="nothing forbids"):
                    legal.refusal(played, source, target)


def test_places_off_the_board_are_refused() -> None:
    legal = white_to_play(*START, "31")
    for source, target in product((-1, 0, 10, 26, 99), (-1, 0, 5, 99)):
        assert legal.refusal((), source, target).reason in {Reason.NO_CHECKER, Reason.WRONG_DIRECTION}
