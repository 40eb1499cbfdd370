"""A player of Coan ki: counts the way still to go and the blocks, and knows how often such a lead wins."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from bgdesk.rules.coan_ki import (
    BLOCK,
    SPACES,
    CoanKiPlay,
    CoanKiPosition,
    blocked_spaces,
    legal_coan_ki_plays,
    winner,
)
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player

LEVELS = ("easy", "strong")
"""Random half of the time; always the best by `chance`. Looking at the answers too wins no more games."""

_WON = 1_000.0
_PIECE = 1.5
"""Spaces that it is worth to have a piece less, as a roll moves at most two."""
_BEHIND_BLOCK = 0.4
"""What it is worth that an opposing piece has to wait behind a block."""
_ON_ROLL = 5.4
"""Spaces that it is worth to have the next roll."""
_SLOPE, _SPACES_ADDED, _POWER = 3.7, 10.0, 0.75
"""How a lead becomes a chance; fitted to 72,000 positions of 1,500 games of the strong player with itself."""


@dataclass(frozen=True, slots=True)
class RankedCoanKiPlay:
    """A play and the chance from 0 to 1 of the player who makes it to win the pot."""

    play: CoanKiPlay
    chance: float


def choose(position: CoanKiPosition, player: Player, dice: Dice, level: str, seed: int) -> CoanKiPlay:
    """The play of ``player`` at one of `LEVELS`; the same for the same ``seed``."""
    random = Random(seed)
    if level == LEVELS[0] and random.random() < 0.5:
        return random.choice(legal_coan_ki_plays(position, player, dice))
    return ranked_plays(position, player, dice)[0].play


def ranked_plays(position: CoanKiPosition, player: Player, dice: Dice) -> tuple[RankedCoanKiPlay, ...]:
    """All plays of ``player``, the best first."""
    plays = legal_coan_ki_plays(position, player, dice)
    ranked = (RankedCoanKiPlay(play, 1.0 - chance(play.result, player.opponent)) for play in plays)
    return tuple(sorted(ranked, key=lambda each: -each.chance))


def chance(position: CoanKiPosition, player: Player) -> float:
    """How likely ``player``, who is to roll, wins the pot, from 0 to 1."""
    won = winner(position)
    if won:
        return float(won is player)
    to_go = sum(position.spaces_to_go(each) for each in Player)
    lead = (worth(position, player) + _ON_ROLL) / (to_go + _SPACES_ADDED) ** _POWER
    return 1.0 / (1.0 + math.exp(-_SLOPE * lead))


def worth(position: CoanKiPosition, player: Player) -> float:
    """How many spaces ``player`` is ahead, blocks counted; large once the game is decided."""
    won = winner(position)
    if won:
        return _WON if won is player else -_WON
    return _standing(position, player) - _standing(position, player.opponent)


def _standing(position: CoanKiPosition, player: Player) -> float:
    way = position.spaces_to_go(player) + _PIECE * position.in_play(player)
    return _BEHIND_BLOCK * _stopped(position, player.opponent) - way


def _stopped(position: CoanKiPosition, player: Player) -> float:
    """How many pieces of ``player`` wait close behind a block, a nearer one counting more."""
    own = position.of(player)
    total = 0.0
    for block in blocked_spaces(position, player):
        for distance in range(1, BLOCK):
            if 0 <= block - distance < SPACES:
                total += own[block - distance] * (BLOCK - distance) / BLOCK
    return total
