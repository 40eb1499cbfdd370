from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from bgdesk.engine.protocol import CannotJudge
from bgdesk.engine.sage.encoding import board_of, check_board, is_beyond_table, terms_of
from bgdesk.rules.cube import Cube
from bgdesk.rules.position import Position, side
from tests.engine.positions import BLACK, HITTING, START, WHITE, situation
from tests.folders import ROOT
from tests.rules.boards import STANDARD, board

CLOSED = dict.fromkeys(range(1, 7), 2)


def test_the_start_seen_by_either_player() -> None:
    start = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]
    position = STANDARD.start_position()
    assert board_of(position, WHITE) == start
    assert board_of(position, BLACK) == start


def test_bars_and_blots_on_both_sides() -> None:
    position = board("bar:2 6:5 3:1", "bar:1 20:3 24:2")
    assert board_of(position, WHITE)[25] == 2
    assert board_of(position, WHITE)[0] == 1
    assert board_of(position, WHITE)[20] == -3
    seen_by_black = board_of(position, BLACK)
    assert (seen_by_black[25], seen_by_black[0], seen_by_black[22], seen_by_black[5]) == (1, 2, -1, 3)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (Position(side({6: 3}, 3), side({6: 3}, 3)), "3 checkers"),
        (Position(side({6: 8, 8: 8}, 16), side({6: 15})), "16 checkers"),
        (Position(side({}), side({6: 15})), "over"),
        (Position(side({6: 15}), side({})), "over"),
        (Position(side({6: 15}), side({19: 2, 6: 13})), "same point"),
        (Position(side({25: 3} | CLOSED), side({25: 3} | CLOSED)), "closed out"),
    ],
)
def test_boards_that_the_engine_must_not_see(position: Position, words: str) -> None:
    with pytest.raises(CannotJudge, match=words):
        check_board(situation(*START, position=position))


@pytest.mark.parametrize("lines", [START, HITTING])
def test_boards_that_it_may_see(lines: tuple[str, str]) -> None:
    check_board(situation(*lines))


def test_one_player_on_the_bar_against_a_closed_board_is_fine() -> None:
    position = Position(side({25: 1, 8: 14}), side({14: 3} | CLOSED))
    check_board(situation(*START, position=position))


@pytest.mark.parametrize(
    "changes",
    [
        {"away": (0, 3)},
        {"away": (3, -1)},
        {"away": (2, 3), "is_crawford": True},
        {"away": (1, 1), "is_crawford": True},
        {"away": (1, 3), "is_crawford": True, "cube": Cube(2, WHITE)},
    ],
)
def test_scores_that_cannot_be(changes: dict[str, Any]) -> None:
    with pytest.raises(CannotJudge):
        terms_of(situation(*START, **changes))


@pytest.mark.parametrize("value", [2, 1024, 2**30, 2**60])
def test_in_money_play_only_the_owner_of_the_cube_matters(value: int) -> None:
    terms = terms_of(situation(*START, cube=Cube(value, WHITE), jacoby=False, beavers=True))
    assert (terms.cube_value, terms.owner, terms.away1, terms.away2) == (2, "player", 0, 0)
    assert terms.beaver
    assert terms_of(situation(*START, cube=Cube(value), jacoby=True)).cube_value == 1


@pytest.mark.parametrize(
    ("away", "cube", "expected"),
    [
        ((7, 3), 2, (7, 3, 2)),
        ((25, 25), 1, (25, 25, 1)),
        ((30, 4), 1, (25, 4, 1)),
        ((40, 30), 2, (20, 15, 1)),
        ((99, 99), 16, (25, 25, 4)),
        ((5, 5), 2**40, (5, 5, 32)),
    ],
)
def test_matches_are_brought_within_the_table(
    away: tuple[int, int], cube: int, expected: tuple[int, int, int]
) -> None:
    asked = situation(*START, away=away, cube=Cube(cube, WHITE if cube > 1 else None))
    terms = terms_of(asked)
    assert (terms.away1, terms.away2, terms.cube_value) == expected
    assert is_beyond_table(asked) is (max(away) > 25)


def test_jacoby_and_beavers_are_for_money() -> None:
    terms = terms_of(situation(*START, away=(3, 3), jacoby=True, beavers=True))
    assert not terms.jacoby
    assert not terms.beaver


def test_terms_turned() -> None:
    terms = terms_of(situation(*START, away=(3, 5), cube=Cube(2, BLACK))).turned()
    assert (terms.away1, terms.away2, terms.owner) == (5, 3, "player")
    assert terms.turned().turned() == terms


def test_the_window_can_ask_who_plays_a_game_without_a_slow_import() -> None:
    code = "import sys, bgdesk.engine.selection; sys.exit('importlib.metadata' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False).returncode == 0
