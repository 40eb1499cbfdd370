"""A player of Coan ki: counts the way still to go and the blocks."""

from __future__ import annotations

from random import Random

from bgdesk.rules.coan_ki import (
    BLOCK,
    SPACES,
    LoopPlay,
    LoopPosition,
    blocked_spaces,
    legal_loop_plays,
    winner,
)
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

LEVELS = ("easy", "strong")
"""Random half of the time; always the best by `worth`. Looking at the answers too wins no more games."""

_WON = 1_000.0
_PIECE = 1.5
"""Spaces that it is worth to have a piece less, as a throw moves at most two."""
_BEHIND_BLOCK = 0.4
"""What it is worth that an opposing piece has to wait behind a block."""


def choose(position: LoopPosition, player: Player, dice: Dice, level: str, seed: int) -> LoopPlay:
    """The play of ``player`` at one of `LEVELS`; the same for the same ``seed``."""
    plays = legal_loop_plays(position, player, dice)
    random = Random(seed)
    if level == LEVELS[0] and random.random() < 0.5:
        return random.choice(plays)
    return max(plays, key=lambda play: worth(play.result, player))


def worth(position: LoopPosition, player: Player) -> float:
    """How many spaces ``player`` is ahead, blocks counted; large once the game is decided."""
    won = winner(position)
    if won:
        return _WON if won is player else -_WON
    return _standing(position, player) - _standing(position, player.opponent)


def _standing(position: LoopPosition, player: Player) -> float:
    way = position.spaces_to_go(player) + _PIECE * position.in_play(player)
    return _BEHIND_BLOCK * _stopped(position, player.opponent) - way


def _stopped(position: LoopPosition, player: Player) -> float:
    """How many pieces of ``player`` wait close behind a block, a nearer one counting more."""
    own = position.of(player)
    total = 0.0
    for block in blocked_spaces(position, player):
        for distance in range(1, BLOCK):
            if 0 <= block - distance < SPACES:
                total += own[block - distance] * (BLOCK - distance) / BLOCK
    return total
