"""Plays weighed as somebody with a manner weighs them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bgdesk.engine.habits import habits
from bgdesk.engine.manners import ErringManner
from bgdesk.engine.protocol import RankedPlay, Situation
from bgdesk.engine.sage.encoding import board_of

LOOKED_AT = 16
"""So many plays are thought of."""
WORST = 0.5
"""What costs more is not, whatever speaks for it: nobody wants to win against absurd plays."""


def play_weights(manner: ErringManner, situation: Situation, ranked: Sequence[RankedPlay]) -> list[float]:
    """How likely each of ``ranked`` is, the best first."""
    player, best = situation.player, ranked[0].equity.value
    before = board_of(situation.position, player)
    votes = {
        number: _vote(manner, best - one.equity.value, habits(before, board_of(one.play.result, player)))
        for number, one in enumerate(ranked[:LOOKED_AT])
        if best - one.equity.value <= WORST
    }
    highest = max(votes.values())
    return [exp(votes[number] - highest) if number in votes else 0.0 for number in range(len(ranked))]


def _vote(manner: ErringManner, loss: float, seen: Sequence[float]) -> float:
    return (
        sum(weight * much for weight, much in zip(manner.weights, seen, strict=True))
        - loss / manner.temperature
    )
