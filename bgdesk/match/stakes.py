"""What points are worth in the match in which they are played for."""

from __future__ import annotations

from bgdesk.match.equity_tables.table import MatchEquityTable, Stakes
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player


def stakes_of(state: MatchState, player: Player, table: MatchEquityTable, points: int) -> Stakes:
    """What ``points`` are worth to ``player`` in the game of a match that is played in ``state``.

    Without a cube nobody doubles at match point, and a match is nearest to one with the Crawford rule.
    """
    options = state.options
    return table.seen_by(player).stakes(
        options.length - state.score.of(player),
        options.length - state.score.of(player.opponent),
        points,
        is_crawford=state.is_crawford,
        has_crawford=options.crawford or not options.has_cube,
    )
