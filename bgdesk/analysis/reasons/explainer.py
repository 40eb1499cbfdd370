"""Explanations with an engine at hand: what is asked is plain values, as it goes to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bgdesk.analysis.judge import AnalysisEngine
from bgdesk.analysis.reasons.explain import explain_play
from bgdesk.analysis.reasons.explanation import Explanation, Silence
from bgdesk.engine.protocol import CannotJudge, Situation, situation_of
from bgdesk.match.state import MatchState
from bgdesk.match.study import JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position


@dataclass(frozen=True, slots=True)
class PlayToExplain:
    """Why was the play of ``player`` wrong? ``state`` is the one before it."""

    state: MatchState
    player: Player
    judged: JudgedPlay


class Explainer:
    """Explains decisions with what ``engine`` says at its first look."""

    def __init__(self, engine: AnalysisEngine) -> None:
        self._engine = engine

    def explain(self, asked: PlayToExplain) -> Explanation:
        """Why, or why nothing is said."""
        try:
            return self._play(asked)
        except CannotJudge:
            return Explanation(silent_because=Silence.NOT_JUDGED)

    def _play(self, asked: PlayToExplain) -> Explanation:
        looks = _Looks(self._engine, situation_of(asked.state, asked.player.opponent))
        return explain_play(asked.state, asked.player, asked.judged, looks.values)


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
