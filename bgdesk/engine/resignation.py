"""When to resign and at which level, and which resignation to accept; from chances, at the match score."""

from __future__ import annotations

from collections.abc import Callable

from bgdesk.engine.payoffs import worth_at
from bgdesk.engine.protocol import situation_of
from bgdesk.match import flow
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.scoring import wins_match
from bgdesk.match.state import MatchState
from bgdesk.rules.outcome import BACKGAMMON, GAMMON, SINGLE, highest_possible
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR
from bgdesk.rules.variants import Scoring

HOPELESS = 0.0005
"""Winning chance below which a game is resigned, and chance of a worse loss that is as good as none."""


def level_to_offer(state: MatchState, player: Player, chances: Callable[[], Probabilities]) -> int:
    """The level at which ``player`` resigns, 0 to play on; never one that playing on could still save.

    ``chances`` are those of ``player``, asked for only if resigning is allowed. Where each checker counts,
    every one that is still borne off saves a point.
    """
    levels = flow.resignation_levels(state, player)
    if not levels or state.ruleset.scoring is Scoring.PER_CHECKER:
        return 0
    found = chances()
    lost = {SINGLE: found.lose, GAMMON: found.lose_gammon, BACKGAMMON: found.lose_backgammon}
    for level in levels:
        if lost[level] <= 1 - HOPELESS:
            return 0
        if level == levels[-1] or lost[level + 1] < HOPELESS or _ends_match(state, player, level):
            return level
    return 0


def is_acceptable(state: MatchState, player: Player, chances: Probabilities) -> bool:
    """Whether the resignation offered is worth as much to ``player`` as playing on with ``chances``.

    A backgammon counts as the quadruple game that it may become while the loser has a checker on the bar.
    """
    offer = state.resignation
    assert offer
    if flow.resignation_is_certain(state):
        return True
    cube = state.cube.value
    worth = worth_at(situation_of(state, player))
    worst = BACKGAMMON
    if state.position.of(offer.player)[BAR]:
        worst = max(worst, highest_possible(state.position, offer.player, state.ruleset))
    playing_on = (
        (chances.win - chances.win_gammon) * worth(cube)
        + (chances.win_gammon - chances.win_backgammon) * worth(GAMMON * cube)
        + chances.win_backgammon * worth(worst * cube)
        + (chances.lose - chances.lose_gammon) * worth(-cube)
        + (chances.lose_gammon - chances.lose_backgammon) * worth(-GAMMON * cube)
        + chances.lose_backgammon * worth(-BACKGAMMON * cube)
    )
    return worth(offer.level * cube) >= playing_on


def _ends_match(state: MatchState, loser: Player, level: int) -> bool:
    return wins_match(state, loser.opponent, state.cube.value * level)
