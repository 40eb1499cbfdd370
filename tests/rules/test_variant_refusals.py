"""Why a move is refused in the games that are not played like backgammon."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Step, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN
from bgdesk.rules.refusal import Reason, Refusal
from bgdesk.rules.variants import RULESETS
from tests.rules.boards import game_board


@pytest.mark.parametrize(
    ("variant", "me", "opponent", "roll", "move", "refusal"),
    [
        ("plakoto", "24:12 20:2 15p:1", "15:1 1:13 10:1", "51", (15, 10), Refusal(Reason.PINNED, 15)),
        (
            "plakoto",
            "24:12 20:2 15p:1",
            "15:1 1:13 10:1",
            "51",
            (20, 15),
            Refusal(Reason.POINT_BLOCKED, 15, 5),
        ),
        ("plakoto", "6:2 3:2 2p:1", "2:1 1:2", "63", (6, 0), Refusal(Reason.PINNED_LEFT, 2, 6)),
        ("plakoto", "6:2 3:2 2p:1", "2:1 1:2", "63", (2, 0), Refusal(Reason.PINNED, 2)),
        ("plakoto", "20p:1 3:2", "20:1 1:2", "63", (3, 0), Refusal(Reason.NOT_ALL_HOME, 20, 6)),
        ("plakoto", "24:15", "1:15", "63", (1, 0), Refusal(Reason.NOT_YOUR_CHECKER, 1)),
        ("russian", "22:2 in:13", "24:3 in:12", "61", (22, 21), Refusal(Reason.ENTER_FIRST, IN, 1)),
        ("russian", "22:2 in:13", "24:3 in:12", "61", (IN, 24), Refusal(Reason.POINT_BLOCKED, 24, 1)),
        ("russian", "bar:1 22:2 in:12", "in:15", "61", (IN, 24), Refusal(Reason.BAR_FIRST, 25)),
        ("russian", "in:15", "in:15", "61", (IN, 20), Refusal(Reason.DIE_NOT_AVAILABLE, 20, 5)),
        ("backgammon", "24:15", "20:2", "61", (IN, 20), Refusal(Reason.NO_CHECKER, IN)),
        ("acey_deucey_navy", "14:1 in:14", "in:15", "65", (14, 8), Refusal(Reason.BARRIER, 8, 6)),
        ("acey_deucey", "3:1 in:14", "in:15", "65", (3, 0), Refusal(Reason.RESERVE_LEFT, IN, 6)),
        ("acey_deucey", "6:1 in:14", "in:15", "21", (6, 0), Refusal(Reason.RESERVE_LEFT, IN)),
        ("acey_deucey_navy", "3:1 2:1", "20:3", "64", (3, 0), Refusal(Reason.EXACT_BEAR_OFF, 3, 6)),
        ("dutch", "14:1 in:14", "8:1 in:14", "64", (14, 8), Refusal(Reason.HIT_LOCKED, 8, 6)),
        ("fevga", "24:14 18:1", "12:15", "65", (24, 19), Refusal(Reason.RUNNER_FIRST, 18, 5)),
        ("fevga", "24:14 12:1", "1:15", "65", (24, 19), Refusal(Reason.RUNNER_FIRST, 12, 5)),
        ("plakoto", "3:1", "1:1 2:2 20:12", "21", (3, 0), Refusal(Reason.GAME_OVER)),
        ("fevga", "24:14 13:1", "12:14 1:1", "21", (13, 12), Refusal(Reason.POINT_BLOCKED, 12, 1)),
        (
            "fevga",
            "24:8 23:1 22:1 21:1 20:1 8:3",
            "3:3 5:3 12:9",
            "51",
            (24, 19),
            Refusal(Reason.PRIME_AT_START, 19, 5),
        ),
        ("fevga", "11:2 10:3 9:3 8:3 7:2 6:2", "12:15", "21", (9, 7), Refusal(Reason.PRIME_MUST_OPEN, die=2)),
    ],
)
def test_reason(
    variant: str, me: str, opponent: str, roll: str, move: tuple[int, int], refusal: Refusal
) -> None:
    ruleset = RULESETS[variant]
    position = game_board(ruleset, me, opponent)
    legal = legal_plays(position, Player.WHITE, Dice.from_text(roll), ruleset)
    assert legal.refusal((), *move) == refusal


def test_one_checker_a_turn_leaves_the_start() -> None:
    narde = RULESETS["gul_bara"].with_options(("narde_extras",))
    legal = legal_plays(narde.start_position(), Player.WHITE, Dice(6, 5), narde)
    assert legal.refusal((Step(24, 18, 6),), 24, 19) == Refusal(Reason.HEAD_ONCE, 24, 5)
