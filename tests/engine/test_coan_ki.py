"""The player of Coan ki: legal, repeatable, and better with each level."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.engine.coan_ki import LEVELS, choose, worth
from bgdesk.rules.coan_ki import LoopPosition, legal_loop_plays, start_position, winner
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK


def throw(random: Random) -> Dice:
    return Dice(random.randint(1, 6), random.randint(1, 6))


def wins_of_white(white: str, black: str, games: int) -> int:
    """Games won by ``white``; each sequence of dice is played twice with the start exchanged."""
    won = 0
    for number in range(games):
        random = Random(number // 2)
        position, player = start_position(), (WHITE, BLACK)[number % 2]
        turn = 0
        while winner(position) is None:
            level = white if player is WHITE else black
            position = choose(position, player, throw(random), level, number * 1000 + turn).result
            player, turn = player.opponent, turn + 1
        won += winner(position) is WHITE
    return won


@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_is_legal_and_the_same_again(level: str) -> None:
    random = Random(4)
    position, player = start_position(), WHITE
    for turn in range(40):
        dice = throw(random)
        play = choose(position, player, dice, level, turn)
        assert play in legal_loop_plays(position, player, dice)
        assert play == choose(position, player, dice, level, turn)
        position, player = play.result, player.opponent
        if winner(position):
            break


def test_worth_is_the_same_from_both_sides() -> None:
    position = LoopPosition((0, 3, 2, *(0,) * 13), (4, 0, 0, 1, *(0,) * 12))
    assert worth(position, WHITE) == pytest.approx(-worth(position, BLACK))


def test_a_won_game_is_worth_more_than_any_other() -> None:
    over = LoopPosition((0,) * 16, (0,) * 15 + (1,))
    assert worth(over, WHITE) > worth(start_position(), WHITE)
    assert worth(over, BLACK) < worth(start_position(), BLACK)


def test_the_strong_player_beats_the_easy_one() -> None:
    assert wins_of_white("strong", "easy", 60) >= 40
