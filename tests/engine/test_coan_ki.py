"""The player of Coan ki: legal, repeatable, and better with each level."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.engine.coan_ki import LEVELS, chance, choose, ranked_plays, worth
from bgdesk.rules.coan_ki import CoanKiPosition, legal_coan_ki_plays, start_position, winner
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player

WHITE, BLACK = Player.WHITE, Player.BLACK


def roll(random: Random) -> Dice:
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
            position = choose(position, player, roll(random), level, number * 1000 + turn).result
            player, turn = player.opponent, turn + 1
        won += winner(position) is WHITE
    return won


@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_is_legal_and_the_same_again(level: str) -> None:
    random = Random(4)
    position, player = start_position(), WHITE
    for turn in range(40):
        dice = roll(random)
        play = choose(position, player, dice, level, turn)
        assert play in legal_coan_ki_plays(position, player, dice)
        assert play == choose(position, player, dice, level, turn)
        position, player = play.result, player.opponent
        if winner(position):
            break


def test_worth_is_the_same_from_both_sides() -> None:
    position = CoanKiPosition((0, 3, 2, *(0,) * 13), (4, 0, 0, 1, *(0,) * 12))
    assert worth(position, WHITE) == pytest.approx(-worth(position, BLACK))


def test_a_won_game_is_worth_more_than_any_other() -> None:
    over = CoanKiPosition((0,) * 16, (0,) * 15 + (1,))
    assert worth(over, WHITE) > worth(start_position(), WHITE)
    assert worth(over, BLACK) < worth(start_position(), BLACK)


def test_the_strong_player_beats_the_easy_one() -> None:
    assert wins_of_white("strong", "easy", 60) >= 40


def test_a_hint_has_every_play_the_best_first() -> None:
    for dice in ALL_ROLLS:
        ranked = ranked_plays(start_position(), WHITE, dice)
        chances = [each.chance for each in ranked]
        assert chances == sorted(chances, reverse=True)
        assert {each.play for each in ranked} == set(legal_coan_ki_plays(start_position(), WHITE, dice))
        assert choose(start_position(), WHITE, dice, "strong", 1) == ranked[0].play


def test_the_last_piece_off_wins_for_certain() -> None:
    position = CoanKiPosition((0,) * 15 + (1,), (1, *(0,) * 15))
    assert ranked_plays(position, WHITE, Dice(5, 3))[0].chance == 1.0
    assert chance(ranked_plays(position, WHITE, Dice(1, 1))[0].play.result, BLACK) == 0.0


def test_as_many_games_are_won_as_the_chances_say() -> None:
    """In positions where a player is behind, about level and ahead."""
    told: dict[int, list[tuple[float, bool]]] = {0: [], 1: [], 2: []}
    for number in range(60):
        random, position, player = Random(number + 7), start_position(), (WHITE, BLACK)[number % 2]
        seen = []
        while winner(position) is None:
            seen.append((chance(position, player), player))
            position = choose(position, player, roll(random), "strong", 0).result
            player = player.opponent
        for value, mover in seen[10::15]:
            told[min(int(value * 3), 2)].append((value, winner(position) is mover))
    for group in told.values():
        expected = sum(value for value, _ in group) / len(group)
        assert sum(won for _, won in group) / len(group) == pytest.approx(expected, abs=0.2)
