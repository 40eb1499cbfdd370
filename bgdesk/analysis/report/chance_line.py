"""How the chances of White went through a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bgdesk.analysis.report.chart import ChartPoint
from bgdesk.analysis.report.page import DecisionItem
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.statistics import Review
from bgdesk.match.equity_tables.table import MatchEquityTable
from bgdesk.match.evaluation import Equity, Probabilities
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.rules.player import Player


def chart_points(
    record: MatchRecord, found: Review, items: Sequence[DecisionItem], table: MatchEquityTable
) -> tuple[ChartPoint, ...]:
    """White's chance to win the match after each decision that was judged, in money play the game.

    A finished match ends with its result.
    """
    points = tuple(_Line(record, found, items, table).points())
    winner = record.state.winner
    if not points or winner is None or record.header.options.is_money:
        return points
    return (*points, ChartPoint(1.0 if winner is Player.WHITE else 0.0))


class _Line:
    def __init__(
        self, record: MatchRecord, found: Review, items: Sequence[DecisionItem], table: MatchEquityTable
    ) -> None:
        self._record = record
        judged: list[JudgedPlay | JudgedCube] = [*found.analysis.plays, *found.analysis.cubes]
        self._judged = sorted(judged, key=lambda one: one.event)
        self._items = {one.event: one for one in items}
        self._table = table

    def points(self) -> Iterator[ChartPoint]:
        game = 0
        for judged in self._judged:
            state = self._record.states[judged.event]
            chance = self._chance(judged, state)
            if chance is None:
                continue
            begins = state.game_number if state.game_number != game else None
            game = state.game_number
            yield self._point(judged.event, min(1.0, max(0.0, chance)), begins)

    def _point(self, event: int, chance: float, game: int | None) -> ChartPoint:
        item = self._items.get(event)
        if item is None:
            return ChartPoint(chance, game=game)
        return ChartPoint(
            chance, item.number, item.grade, f"{item.title}: {item.mark} {item.cost_text}", game=game
        )

    def _chance(self, judged: JudgedPlay | JudgedCube, state: MatchState) -> float | None:
        known = _known(judged)
        if known is None:
            return None
        equity, chances = known
        if state.options.is_money:
            return _white(chances)
        score = score_of(state, equity.pov, self._table)
        emg = score.emg(equity)
        if emg is None or score.stakes is None:
            return None
        chance = score.stakes.mwc(emg)
        return chance if equity.pov is Player.WHITE else 1 - chance


def _known(judged: JudgedPlay | JudgedCube) -> tuple[Equity, Probabilities | None] | None:
    """What the position is worth after the play that was made, or with the right use of the cube."""
    if isinstance(judged, JudgedPlay):
        if not judged.candidates:
            return None
        made = judged.candidates[judged.played or 0]
        return made.equity, made.probabilities
    decision = judged.decision
    doubled = min(decision.double_take, decision.double_pass, key=lambda one: one.value)
    return max(decision.no_double, doubled, key=lambda one: one.value), decision.probabilities


def _white(chances: Probabilities | None) -> float | None:
    return chances.seen_by(Player.WHITE).win if chances else None
