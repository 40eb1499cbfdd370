"""What points are worth in the match in which they are played for."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.equity_tables.rates import game_key
from bgdesk.match.equity_tables.table import MatchEquityTable, Stakes
from bgdesk.match.equity_tables.without_cube import GamesToCome, table_without_cube
from bgdesk.match.game_names import game_name
from bgdesk.match.options import MatchOptions
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


def table_at(state: MatchState, table: MatchEquityTable) -> MatchEquityTable:
    """What says how the match stands after the game of ``state``: ``table``, if a cube is in use."""
    options = state.options
    if not has_own_table(options):
        return table
    return table_without_cube(games_after(options, state.game_number), options.length)


def table_before(state: MatchState, table: MatchEquityTable) -> MatchEquityTable:
    """What says how the match stands before the game of ``state``: ``table``, if a cube is in use."""
    options = state.options
    if not has_own_table(options):
        return table
    return table_without_cube(games_after(options, state.game_number - 1), options.length)


def table_of(options: MatchOptions, table: MatchEquityTable) -> MatchEquityTable:
    """The table by which such a match is judged from its beginning: ``table``, if a cube is in use."""
    if not has_own_table(options):
        return table
    names = " + ".join(game_name(game) for game in options.games_played)
    return replace(table_without_cube(games_after(options, 0), options.length), name=f"no cube, {names}")


def has_own_table(options: MatchOptions) -> bool:
    """Whether no cube is in use in a match of more than one point, which the usual tables suppose."""
    return options.length > 1 and not options.has_cube


def games_after(options: MatchOptions, game_number: int) -> GamesToCome:
    """The games that take turns after game ``game_number``."""
    following = range(game_number + 1, game_number + 1 + len(options.games_played))
    keys = tuple(game_key(options.ruleset(number)) for number in following)
    return GamesToCome(keys, options.winner_starts(game_number + 1))
