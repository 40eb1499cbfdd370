"""Explanations with an engine at hand: what is asked is plain values, as it goes to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from bgdesk.analysis.judge import AnalysisEngine
from bgdesk.analysis.levels import FIRST_LOOK
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.explain import explain_play
from bgdesk.analysis.reasons.explain_cube import explain_cube
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.engine.protocol import CannotJudge, Situation, situation_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedCube, JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position


@dataclass(frozen=True, slots=True)
class PlayToExplain:
    """Why was the play of ``player`` wrong? ``state`` is the one before it."""

    state: MatchState
    player: Player
    judged: JudgedPlay


@dataclass(frozen=True, slots=True)
class CubeToExplain:
    """Why was the cube decision ``kind`` of ``player`` wrong? It cost ``loss``; ``state`` is before it."""

    state: MatchState
    player: Player
    judged: JudgedCube
    kind: Kind
    loss: float


ToExplain = PlayToExplain | CubeToExplain


class ReasonEngine(AnalysisEngine, Protocol):
    """An engine that also says how often the market is lost."""

    def market_losers(self, situation: Situation) -> int | None:
        """Of 1296 pairs of rolls, ``None`` where the game may end before."""


class Explainer:
    """Explains decisions with what ``engine`` says at its first look."""

    def __init__(self, engine: ReasonEngine) -> None:
        self._engine = engine

    def explain(self, asked: ToExplain) -> Explanation:
        """Why, or why nothing is said."""
        try:
            return self._play(asked) if isinstance(asked, PlayToExplain) else self._cube(asked)
        except CannotJudge:
            return Explanation(silent_because=Silence.NOT_JUDGED)

    def _play(self, asked: PlayToExplain) -> Explanation:
        looks = _Looks(self._engine, situation_of(asked.state, asked.player.opponent))
        return explain_play(asked.state, asked.player, asked.judged, looks.values)

    def _cube(self, asked: CubeToExplain) -> Explanation:
        offer = asked.state.cube_offer
        doubler = offer.doubler if offer else asked.player
        situation = replace(situation_of(asked.state, doubler), may_double=True)
        return explain_cube(
            asked.state,
            doubler,
            asked.judged,
            asked.kind,
            asked.loss,
            at_money=lambda: self._engine.judge_cube(_at_money(situation), FIRST_LOOK),
            losers=lambda: self._engine.market_losers(situation),
        )


def _at_money(situation: Situation) -> Situation:
    """The same board in unlimited games, without the Jacoby rule."""
    return replace(
        situation,
        away=None,
        is_crawford=False,
        jacoby=False,
        beavers=False,
        cube=replace(situation.cube, value=1) if situation.cube.is_centred else situation.cube,
    )


class _Looks:
    """What the opponent's rolls are worth on boards, each looked at once."""

    def __init__(self, engine: AnalysisEngine, situation: Situation) -> None:
        self._engine = engine
        self._situation = situation
        self._known: dict[Position, Mapping[tuple[int, int], float]] = {}

    def values(self, position: Position) -> Mapping[tuple[int, int], float]:
        found = self._known.get(position)
        if found is None:
            found = self._engine.values_of_rolls(replace(self._situation, position=position))
            self._known[position] = found
        return found
