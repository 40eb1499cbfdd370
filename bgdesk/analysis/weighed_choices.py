"""What each choice of a decision would have given away, and what follows from that."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.verdicts import OBVIOUS, CubeValues, cube_values, seen_by_opponent
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay

TEMPERATURE = 0.025
"""How far from the best somebody chooses who sees a difference of so much equity only half."""


class CubeError(StrEnum):
    """In which direction a decision about the cube went wrong."""

    MISSED = "missed"
    """Rolled, where a double was right."""
    EARLY = "early"
    """Doubled, where it was too soon."""
    TOO_GOOD = "too_good"
    """Doubled, where playing on for more was better than the pass."""
    WRONG_TAKE = "wrong_take"
    WRONG_PASS = "wrong_pass"


def difficulty(losses: Sequence[float], temperature: float = TEMPERATURE) -> float:
    """What somebody loses on average who chooses by the equity lost, the better the likelier.

    The chance of a choice is proportional to exp(-loss / ``temperature``). 0 where nothing can be chosen.
    Source: the Boltzmann, or softmax, distribution.

    >>> round(difficulty((0.0, 0.1)), 4)
    0.0018
    """
    if not losses:
        return 0.0
    weights = [math.exp(-loss / temperature) for loss in losses]
    return sum(weight * loss for weight, loss in zip(weights, losses, strict=True)) / sum(weights)


class ChoicesWeighed:
    """The choices of a match that ``analysis`` judges."""

    def __init__(self, analysis: Analysis, table: MatchEquityTable | None = None) -> None:
        self._plays: Mapping[int, JudgedPlay] = {one.event: one for one in analysis.plays}
        self._cubes: Mapping[int, JudgedCube] = {one.event: one for one in analysis.cubes}
        self._table = table or default_table()

    def losses(self, decision: Decision) -> tuple[float, ...]:
        """The equity that each choice gives away, normalised or per cube; empty where that is not known."""
        if decision.kind is Kind.PLAY:
            return self._play_losses(decision)
        worth = self._cube_worth(decision)
        best = max(worth.values(), default=0.0)
        return tuple(best - value for value in worth.values())

    def in_result(self, decision: Decision, equity: float) -> float:
        """A difference of equities in ``decision`` as match winning chance, or as points of money."""
        return score_of(decision.state, decision.player, self._table).in_result(equity)

    def choices(self, decision: Decision) -> int:
        """How many choices there were, 0 where that is not known."""
        played = self._plays.get(decision.event)
        if decision.kind is Kind.PLAY and played and played.legal_count is not None:
            return played.legal_count
        return len(self.losses(decision))

    def cube_error(self, decision: Decision, error: float) -> CubeError | None:
        """The direction of an error about the cube; ``None`` for none, and for raises."""
        if error < OBVIOUS:
            return None
        match decision.kind:
            case Kind.NO_DOUBLE:
                return CubeError.MISSED
            case Kind.DOUBLE:
                return self._wrong_double(decision)
            case Kind.TAKE:
                return CubeError.WRONG_TAKE
            case Kind.PASS:
                return CubeError.WRONG_PASS
            case _:
                return None

    def _wrong_double(self, decision: Decision) -> CubeError:
        """A double that should be passed was too good if it was wrong, and any other one too soon."""
        values = self._values(decision)
        if values is not None and values.passed <= values.taken:
            return CubeError.TOO_GOOD
        return CubeError.EARLY

    def _play_losses(self, decision: Decision) -> tuple[float, ...]:
        judged = self._plays.get(decision.event)
        if judged is None:
            return ()
        score = score_of(decision.state, decision.player, self._table)
        values = [score.emg(one.equity) for one in judged.candidates]
        known = [value for value in values if value is not None]
        best = max(known, default=0.0)
        return tuple(best - value for value in known)

    def _cube_worth(self, decision: Decision) -> Mapping[Kind, float]:
        values = self._values(decision)
        if values is None:
            return {}
        if decision.state.cube_offer:
            outcomes = CubeOutcomes(values.taken, values.passed)
            return outcomes.answers(raises_so_far(decision.state), raises_left(decision.state))
        return {Kind.NO_DOUBLE: values.no_double, Kind.DOUBLE: values.answered}

    def _values(self, decision: Decision) -> CubeValues | None:
        judged = self._cubes.get(decision.event)
        if judged is None:
            return None
        score = score_of(decision.state, decision.player, self._table)
        offer = decision.state.cube_offer
        is_doublers = offer is None or offer.doubler is decision.player
        seen = score if is_doublers else seen_by_opponent(score)
        return cube_values(judged.decision, seen, raises_left(decision.state))
