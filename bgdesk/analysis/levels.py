"""How deep a match is judged: what is looked at again, and how deep, from quick to deep.

One ply judges the position after the play, as GNU Backgammon's "0-ply" and eXtreme Gammon's "1-ply" do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.levels import EXACT_LEVEL
from bgdesk.engine.network.shipped import CLOSE, DEEP, DEEPER, LOOKED_AT, SHALLOW

FIRST_LOOK = "1ply"
"""The depth at which every play and every cube decision is judged first."""


@dataclass(frozen=True, slots=True)
class PlayLook:
    """A deeper look at plays: those within ``window`` of the best so far, at most ``most``, and the one made.

    None is taken when the play made is the best so far by more than ``clear_lead``. With ``risk``, a chance,
    the plays of the look before are taken one by one instead, as
    `bgdesk.analysis.candidate_pruning.CandidatePruning` says.
    """

    level: str
    window: float
    most: int
    clear_lead: float | None = None
    risk: float | None = None

    @property
    def settings(self) -> str:
        """In one line for people."""
        if self.risk is not None:
            return f"{self.level} where the grade may change with {self.risk:.1%}"
        return f"{self.level} on {self.most} plays within {self.window}"


@dataclass(frozen=True, slots=True)
class CubeLook:
    """A deeper look at a cube decision, not taken when no double was offered and none is near.

    It is near when a double was at most ``margin`` worse than none at the look before.
    """

    level: str
    margin: float | None = None


@dataclass(frozen=True, slots=True)
class AnalysisLevel:
    """One depth: ``plays`` and ``cubes`` are the looks after the ``first``, in order."""

    id: str
    plays: tuple[PlayLook, ...] = ()
    cubes: tuple[CubeLook, ...] = ()
    first: str = FIRST_LOOK

    @property
    def settings(self) -> str:
        """The looks at plays in one line for people."""
        return "; ".join([f"{self.first} on all", *(look.settings for look in self.plays)])


_WINDOW, _MOST = 0.16, 8


def _one_pass(id_: str, level: str) -> AnalysisLevel:
    return AnalysisLevel(id_, (PlayLook(level, _WINDOW, _MOST),), (CubeLook(level),))


def _rollouts(number: int) -> AnalysisLevel:
    """Only what is close at three plies is rolled out."""
    two_pass = _TWO_PASS
    level = f"truncated{number}"
    return AnalysisLevel(
        f"truncated-{number}",
        (*two_pass.plays, PlayLook(level, 0.04, 4, clear_lead=0.06)),
        (*two_pass.cubes, CubeLook(level, margin=0.1)),
    )


_TWO_PASS = AnalysisLevel(
    "two-pass",
    (PlayLook("2ply", _WINDOW, _MOST), PlayLook("3ply", _WINDOW, _MOST, risk=0.001)),
    (CubeLook("3ply", margin=0.3),),
)

LEVELS: Mapping[str, AnalysisLevel] = MappingProxyType(
    {
        level.id: level
        for level in (
            AnalysisLevel("1-ply"),
            _one_pass("2-ply", "2ply"),
            _TWO_PASS,
            _one_pass("3-ply", "3ply"),
            _one_pass("4-ply", "4ply"),
            *(_rollouts(number) for number in (1, 2, 3)),
        )
    }
)
"""Every level by id, from quick to deep; ``two-pass`` gives the verdicts of ``3-ply`` in half its time."""

DEFAULT_LEVEL = "two-pass"
"""As exact as GNU Backgammon's 2-ply "world class"."""

EXACT = AnalysisLevel(EXACT_LEVEL, first=EXACT_LEVEL)
"""The only level of games of which every position is known."""


NETWORK_LEVELS = ("1-ply", "2-ply", "3-ply")
"""How deep the networks look, from quick to deep; the last is only for computers that have the core."""


def network_levels() -> tuple[str, ...]:
    """Those of `NETWORK_LEVELS` that there are on this computer."""
    return NETWORK_LEVELS if plays_games() else NETWORK_LEVELS[:-1]


def network_level(id_: str, window: float = CLOSE) -> AnalysisLevel:
    """The level of the networks nearest to that of `LEVELS`: the plays that they look at when they play.

    ``window`` is how near the best a play has to be for a second look, in equity; half of it for a third.
    """
    shallowest, usual, deepest = NETWORK_LEVELS
    if id_ == shallowest:
        return AnalysisLevel(id_, (PlayLook(SHALLOW, window, LOOKED_AT, clear_lead=window),))
    deep = PlayLook(DEEP, window, LOOKED_AT, clear_lead=window)
    if id_ in (usual, DEFAULT_LEVEL) or deepest not in network_levels():
        return AnalysisLevel(usual, (deep,), (CubeLook(DEEP),))
    deeper = PlayLook(DEEPER, window / 2, LOOKED_AT, clear_lead=window / 2)
    return AnalysisLevel(deepest, (deep, deeper), (CubeLook(DEEPER),))
