"""What the answers to a double, and to the raises after it, are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bgdesk.analysis.questions import Kind
from bgdesk.match.options import UNLIMITED
from bgdesk.match.state import MatchState

_FARTHEST = 2
"""Raises beyond the next: whoever is served by one raise is served by all, and the other by none."""


@dataclass(frozen=True, slots=True)
class CubeOutcomes:
    """The doubler's equities per cube before the double: after a plain take, and after a pass."""

    take: float
    refusal: float

    def answered(self, raises: int, left: int) -> float:
        """The doubler's equity after the best answer to raise ``raises``, ``left`` more of which may come."""
        values = self._outcomes(raises, left).values()
        return max(values) if _is_doublers(raises) else min(values)

    def answers(self, raises: int, left: int) -> Mapping[Kind, float]:
        """Equities of the player who answers raise ``raises``, 0 for the double, by what is answered."""
        sign = 1 if _is_doublers(raises) else -1
        return {kind: sign * value for kind, value in self._outcomes(raises, left).items()}

    def _outcomes(self, raises: int, left: int) -> dict[Kind, float]:
        """Each turn of the cube multiplies what a take is worth by two; a refusal costs the stake before."""
        stake = 1 << raises
        refusal = -stake if _is_doublers(raises) else stake * self.refusal
        found = {Kind.TAKE: stake * self.take, Kind.PASS: refusal}
        if left > 0:
            found[Kind.RAISE] = self.answered(raises + 1, left - 1)
        return found


def _is_doublers(raises: int) -> bool:
    """Whether it is the doubler who answers."""
    return raises % 2 == 1


def raises_so_far(state: MatchState) -> int:
    """How often the pending double has been raised."""
    return state.cube_offer.raises if state.cube_offer else 0


def raises_left(state: MatchState) -> int:
    """How many more raises the players have agreed on, as far as they matter."""
    limit = state.options.max_chain
    return _FARTHEST if limit == UNLIMITED else min(_FARTHEST, max(0, limit - raises_so_far(state)))
