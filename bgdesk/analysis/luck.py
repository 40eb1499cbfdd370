"""Luck of the rolls, added up, and the result without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.events import OpeningRolled, PlayedIllegally, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair
from bgdesk.match.study import Analysis, JudgedRoll
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class RollLuck:
    """The luck of the roll ``event`` for ``player``, who rolled.

    ``emg`` is normalised or per cube, ``result`` in match winning chance or points of money.
    """

    event: int
    game: int
    player: Player
    emg: float
    result: float


@dataclass(frozen=True, slots=True)
class LuckTotal:
    """A player's luck in so many ``rolls`` of their own that were judged.

    ``emg`` and ``result`` are of their own rolls, as GNU Backgammon adds up, which however leaves out a roll
    after which its player resigned. ``net_emg`` and ``net_result`` are less the opponent's, so that one
    player's is the negative of the other's, as eXtreme Gammon does.
    """

    rolls: int
    emg: float
    result: float
    net_emg: float
    net_result: float


def roll_luck(
    record: MatchRecord, analysis: Analysis, table: MatchEquityTable | None = None
) -> tuple[RollLuck, ...]:
    """The luck of every roll that ``analysis`` judges; luck that is not known is absent, not zero."""
    found = (_roll_luck(record, judged, table or default_table()) for judged in analysis.rolls)
    return tuple(one for one in found if one)


def _roll_luck(record: MatchRecord, judged: JudgedRoll, table: MatchEquityTable) -> RollLuck | None:
    state = record.states[judged.event + 1]
    player = state.turn
    if player is None:
        return None
    score = score_of(state, player, table)
    emg = score.emg(judged.luck) if judged.luck.unit is not judged.luck.unit.MWC else None
    if emg is None:
        return None
    return RollLuck(judged.event, state.game_number, player, emg, score.in_result(emg))


def luck_totals(rolls: Sequence[RollLuck]) -> Pair[LuckTotal]:
    """The totals of both players."""
    white, black = (_sums(rolls, player) for player in Player)
    return Pair(_total(white, black), _total(black, white))


def _sums(rolls: Sequence[RollLuck], player: Player) -> tuple[int, float, float]:
    own = [one for one in rolls if one.player is player]
    return len(own), sum(one.emg for one in own), sum(one.result for one in own)


def _total(own: tuple[int, float, float], other: tuple[int, float, float]) -> LuckTotal:
    return LuckTotal(*own, net_emg=own[1] - other[1], net_result=own[2] - other[2])


def actual_result(state: MatchState, player: Player) -> float | None:
    """What ``player`` made of it: points of money, or 0.5 and -0.5 for a match won and lost."""
    if state.options.is_money:
        return float(state.score.of(player) - state.score.of(player.opponent))
    if state.winner is None:
        return None
    return 0.5 if state.winner is player else -0.5


def luck_adjusted(record: MatchRecord, player: Player, rolls: Sequence[RollLuck]) -> float | None:
    """The result less the luck of both, in points or match winning chance above one half.

    It is known when there is a result, ``rolls`` has the luck of every roll, and every play was legal: what
    an illegal one brought is neither luck nor an error. Source: GNU Backgammon's statistics.
    """
    result, rolled = actual_result(record.state, player), _rolls(record)
    if result is None or not rolled or not rolled <= {one.event for one in rolls}:
        return None
    if has_illegal_plays(record):
        return None
    return result - luck_totals(rolls).of(player).net_result


def has_illegal_plays(record: MatchRecord) -> bool:
    """Whether something was played that the rules forbid."""
    return any(isinstance(event, PlayedIllegally) for event in record.events)


def _rolls(record: MatchRecord) -> frozenset[int]:
    """The events that luck may have brought; an opening roll of equal dice brings nobody anything."""
    return frozenset(
        index
        for index, (event, after) in enumerate(zip(record.events, record.states[1:], strict=True))
        if isinstance(event, Rolled) or (isinstance(event, OpeningRolled) and after.turn)
    )
