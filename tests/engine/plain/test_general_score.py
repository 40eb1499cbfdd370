"""The plain player in the games that are not played as backgammon is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bgdesk.engine.bot import Bot
from bgdesk.engine.plain.general_score import meets_head_on, score
from bgdesk.engine.plain.player import PlainEngine
from bgdesk.engine.protocol import Situation
from bgdesk.engine.requests import BotRequest
from bgdesk.match import flow
from bgdesk.match.events import Event, GameStarted, OpeningRolled, Rolled
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.player import Player
from bgdesk.rules.stages import NameDouble, RollAgain, Stage
from bgdesk.rules.variants import RULESETS
from tests.match.autoplay import random_decision
from tests.rules.boards import game_board

ENGINE = PlainEngine()
ME, YOU = Player.WHITE, Player.BLACK


def situation(variant: str, me: str, opponent: str) -> Situation:
    ruleset = RULESETS[variant]
    return Situation(game_board(ruleset, me, opponent), ME, ruleset, Cube())


def best(variant: str, me: str, opponent: str, dice: str) -> str:
    """The play that it likes best."""
    at = situation(variant, me, opponent)
    return format_play(ENGINE.rank_plays(at, Dice.from_text(dice))[0].play)


def test_which_games_have_their_own_score() -> None:
    head_on = {name for name, ruleset in RULESETS.items() if meets_head_on(ruleset)}
    assert head_on == {
        *("backgammon", "nackgammon", "longgammon", "british", "portes", "tavla"),
        *("hypergammon", "hypergammon2", "hypergammon1"),
    }


def test_the_mother_is_caught() -> None:
    assert best("plakoto", "8:1 7:1 6:5 5:5 4:3", "1:1 12:14", "61").endswith("/1^")


def test_a_mother_is_not_left_alone_in_front_of_a_pin() -> None:
    alone, together = (
        score(game_board(RULESETS["plakoto"], me, "20:2 1:13"), ME, RULESETS["plakoto"])
        for me in ("24:1 12:14", "24:2 12:13")
    )
    assert together > alone


def test_a_pin_is_worth_more_the_farther_the_trapped_checker_has_to_go() -> None:
    ruleset = RULESETS["plakoto"]
    far, near = (
        score(game_board(ruleset, f"{point}:2 24:13", f"{point}p:1 20:14"), ME, ruleset) for point in (3, 14)
    )
    assert far > near - 11 * 2


def test_points_in_a_row_are_worth_more_in_front_of_others() -> None:
    ruleset = RULESETS["fevga"]
    row, gaps = (
        score(game_board(ruleset, me, "12:15"), ME, ruleset)
        for me in ("11:1 10:1 9:1 8:1 24:11", "13:1 11:1 8:1 6:1 24:11")
    )
    assert row > gaps


@pytest.mark.parametrize("variant", ["russian", "dutch", "acey_deucey"])
def test_a_blot_within_reach_is_a_risk(variant: str) -> None:
    ruleset = RULESETS[variant]
    opponent = {"russian": "20:2 3:13"}.get(variant, "10:2 22:13")
    near, safe = (score(game_board(ruleset, me, opponent), ME, ruleset) for me in ("14:1 2:14", "14:2 2:13"))
    assert safe - near > -14


def test_a_locked_opponent_is_feared_less() -> None:
    ruleset = RULESETS["dutch"]
    board = game_board(ruleset, "14:1 2:14", "10:2 22:13")
    unlocked = replace(board, black_extra=replace(board.black_extra, lock_open=True))
    assert score(board, ME, ruleset) > score(unlocked, ME, ruleset)


def test_the_double_that_brings_most_is_named() -> None:
    at = replace(situation("acey_deucey", "in:15", "in:15"), coming=(NameDouble(), RollAgain()))
    named = ENGINE.rank_doubles(at)
    assert named[0].face == 6
    assert sorted(double.face for double in named) == [1, 2, 3, 4, 5, 6]


def test_a_double_that_is_blocked_is_not_named() -> None:
    at = replace(situation("acey_deucey", "in:15", "19:2 in:13"), coming=(NameDouble(), RollAgain()))
    assert ENGINE.rank_doubles(at)[0].face == 5


def test_what_the_turn_still_holds_is_worth_something() -> None:
    at = situation("russian", "24:15", "10:15")
    more = replace(at, coming=(Stage((3,) * 4), RollAgain()))
    usual, better = (ENGINE.rank_plays(one, Stage((4,) * 4))[0].equity.value for one in (at, more))
    assert better > usual


@pytest.mark.parametrize("variant", ["plakoto", "fevga", "gul_bara", "russian", "acey_deucey"])
def test_it_beats_one_who_plays_anything(variant: str) -> None:
    assert [winner(variant, seed, clever) for seed, clever in enumerate(Player)] == [*Player]


def winner(variant: str, seed: int, clever: Player) -> Player | None:
    """Who wins a game of the plain player, as ``clever``, with one who plays anything."""
    random = Random(seed)
    state = flow.advance(flow.start(MatchOptions(variant, 0, games=1)), GameStarted(1))
    while state.phase is not Phase.OVER:
        state = flow.advance(state, _next_event(state, random, clever))
    return state.results[0].winner


def _next_event(state: MatchState, random: Random, clever: Player) -> Event:
    dice = Dice(random.randint(1, 6), random.randint(1, 6))
    if state.phase is Phase.OPENING:
        return OpeningRolled(dice.first, dice.second)
    assert state.to_act
    if state.phase is Phase.TO_ROLL:
        return Rolled(state.to_act, dice)
    if state.to_act is not clever:
        return random_decision(state, random)
    return Bot(ENGINE, BotRequest(state, "master")).decide() or Rolled(clever, dice)
