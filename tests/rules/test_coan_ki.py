"""The bottle game: its worked examples and what always holds."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.rules.coan_ki import (
    PIECES,
    SPACES,
    CoanKiMove,
    CoanKiPosition,
    Spaces,
    blocked_spaces,
    chosen_play,
    legal_coan_ki_plays,
    start_position,
    winner,
)
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Refused

WHITE, BLACK = Player.WHITE, Player.BLACK


def pieces(**spaces: int) -> Spaces:
    """Counts from ``s5=8``."""
    return tuple(spaces.get(f"s{space}", 0) for space in range(SPACES))


def moves_of(position: CoanKiPosition, dice: str) -> set[tuple[tuple[int, int], ...]]:
    plays = legal_coan_ki_plays(position, WHITE, Dice.from_text(dice))
    return {tuple(sorted((move.space, move.distance) for move in play.moves)) for play in plays}


def test_start() -> None:
    position = start_position()
    assert [position.in_play(player) for player in Player] == [PIECES, PIECES]
    assert position.spaces_to_go(WHITE) == 8 * 16 + 8 * 15
    assert winner(position) is None


@pytest.mark.parametrize(
    ("dice", "moves"),
    [
        pytest.param(
            "53",
            {
                ((0, 8),),
                ((1, 8),),
                ((0, 3), (0, 5)),
                ((0, 5), (1, 3)),
                ((0, 3), (1, 5)),
                ((1, 3), (1, 5)),
            },
            id="E14-1",
        ),
        pytest.param(
            "44",
            {((0, 8), (0, 8)), ((0, 8), (1, 8)), ((1, 8), (1, 8)), ((0, 4),), ((1, 4),)},
            id="E14-2",
        ),
        pytest.param(
            "32",
            {
                ((0, 2), (0, 5)),
                ((0, 5), (1, 2)),
                ((0, 2), (1, 5)),
                ((1, 2), (1, 5)),
                ((0, 4), (0, 5)),
                ((0, 5), (1, 4)),
                ((0, 4), (1, 5)),
                ((1, 4), (1, 5)),
            },
            id="E14-3",
        ),
    ],
)
def test_plays_from_the_start(dice: str, moves: set[tuple[tuple[int, int], ...]]) -> None:
    assert moves_of(start_position(), dice) == moves


def test_a_block_is_neither_passed_nor_entered() -> None:
    """E14-4: the opponent's 13 is my 5."""
    position = CoanKiPosition(pieces(s3=2), pieces(s13=8))
    assert blocked_spaces(position, WHITE) == {5}
    assert moves_of(position, "44") == {()}, "two pieces by 8 and one by 4 both have to pass the 5"
    assert moves_of(position, "31") == {()}, "neither one by 4 nor 3 and 1"
    assert moves_of(CoanKiPosition(pieces(s3=1, s9=1), position.black), "31") == {
        ((9, 4),),
        ((3, 1), (9, 3)),
    }


def test_starting_spaces_are_never_closed() -> None:
    """A block needs a space of its own: the opponent's first two are my 8 and 9."""
    assert not blocked_spaces(start_position(), WHITE)


def test_two_ones_cost_a_piece_and_a_tenth_of_the_pot() -> None:
    """E14-5."""
    plays = legal_coan_ki_plays(start_position(10), WHITE, Dice(1, 1))
    assert [play.lost_from for play in plays] == [0, 1]
    assert [play.result.pot for play in plays] == [22, 22]
    assert plays[0].result.in_play(WHITE) == PIECES - 1


@pytest.mark.parametrize(("pot", "after"), [(2, 3), (14, 15), (15, 17), (24, 26), (25, 28), (26, 29)])
def test_a_tenth_of_the_pot_is_rounded_to_the_nearest_a_half_up(pot: int, after: int) -> None:
    position = CoanKiPosition(pieces(s0=2), pieces(s0=1), pot)
    assert {play.result.pot for play in legal_coan_ki_plays(position, WHITE, Dice(1, 1))} == {after}


def test_two_ones_win_with_one_piece_left() -> None:
    (play,) = legal_coan_ki_plays(CoanKiPosition(pieces(s2=1), pieces(s0=1)), WHITE, Dice(1, 1))
    assert winner(play.result) is WHITE


def test_a_piece_may_go_past_the_last_space() -> None:
    """E14-6: index 19 is home."""
    position = CoanKiPosition(pieces(s14=1), pieces(s0=1))
    (play,) = legal_coan_ki_plays(position, WHITE, Dice(4, 1))
    assert play.moves == (CoanKiMove(14, 5),)
    assert play.moves[0].is_home
    assert winner(play.result) is WHITE


def test_the_last_piece_moves_the_sum_of_consecutive_numbers() -> None:
    assert moves_of(CoanKiPosition(pieces(s2=1), pieces(s0=1)), "32") == {((2, 5),)}
    assert moves_of(CoanKiPosition(pieces(s2=1), pieces(s0=1)), "33") == {((2, 3),)}
    assert moves_of(CoanKiPosition(pieces(s2=1), pieces(s0=1)), "51") == {((2, 6),)}


def test_only_a_whole_roll_is_a_play() -> None:
    position = start_position()
    play = chosen_play(position, WHITE, Dice(5, 3), (CoanKiMove(1, 3), CoanKiMove(0, 5)), None)
    assert play.result.white[4] == play.result.white[5] == 1
    with pytest.raises(Refused):
        chosen_play(position, WHITE, Dice(5, 3), (CoanKiMove(0, 5),), None)
    with pytest.raises(Refused):
        chosen_play(position, WHITE, Dice(5, 3), (), 0)


@pytest.mark.parametrize("seed", range(20))
def test_a_random_game_ends_with_every_piece_accounted_for(seed: int) -> None:
    random = Random(seed)
    position, player = start_position(), WHITE
    pot = position.pot
    for turn in range(2000):
        plays = legal_coan_ki_plays(position, player, random.choice(ALL_ROLLS))
        assert len({play.result for play in plays}) == len(plays)
        before = position
        position = random.choice(plays).result
        assert position.of(player.opponent) == before.of(player.opponent)
        assert position.in_play(player) <= before.in_play(player)
        assert position.pot >= pot
        pot = position.pot
        if winner(position):
            assert turn > 10
            return
        player = player.opponent
    raise AssertionError("the game does not end")
