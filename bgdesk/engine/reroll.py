"""Whether to roll both dice again, where a player may choose: bots decide and hints advise by this alone."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.engine.protocol import Engine, RankedPlay, Situation
from bgdesk.match.evaluation import Equity, Probabilities, Unit


@dataclass(frozen=True, slots=True)
class Reroll:
    """The ``worth`` of rolling again to the player who may, and whether it ``is_better`` than to play.

    ``chances`` are that player's before that roll.
    """

    worth: Equity
    chances: Probabilities
    is_better: bool


def weigh_reroll(engine: Engine, situation: Situation, best: RankedPlay) -> Reroll:
    """To be on roll in ``situation`` against having made the ``best`` play. Raises CannotJudge.

    Both are worth what their chances are, in points without a cube: the equity of a play may have another
    unit. Where the chances after the play are not known, the dice are played.
    """
    chances = engine.judge_position(situation)
    points = chances.cubeless_equity()
    played = best.probabilities.cubeless_equity() if best.probabilities else None
    worth = Equity(points, situation.player, Unit.MONEY)
    return Reroll(worth, chances, is_better=played is not None and points > played)
