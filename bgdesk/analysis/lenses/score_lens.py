"""One decision at many scores: first re-priced from what is known at one of them, then judged at each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from bgdesk.analysis.lenses.cube_model import USUAL_EFFICIENCY, GammonShares
from bgdesk.analysis.lenses.cube_window import cube_curves, place_of, terms_at, undoubled
from bgdesk.analysis.lenses.lens_score import Subject, question_at, score_in
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion
from bgdesk.engine.protocol import Situation
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay

ESTIMATE = "~"
"""The level of values that were re-priced from those of another score."""

Known = JudgedPlay | JudgedCube


@dataclass(frozen=True)
class Repricer:
    """Values at any score from ``known``, which was judged at ``home``, by table and cube model."""

    home: Situation
    known: Known
    table: MatchEquityTable

    def at(self, question: PlayQuestion | CubeQuestion) -> Known | None:
        """What ``question`` may be answered with; ``None`` where no chances are known."""
        if isinstance(self.known, JudgedPlay) and isinstance(question, PlayQuestion):
            return self._plays(self.known, question.situation)
        if isinstance(self.known, JudgedCube) and isinstance(question, CubeQuestion):
            return self._cube(self.known, question.situation)
        return None

    def _plays(self, known: JudgedPlay, situation: Situation) -> JudgedPlay | None:
        if not self._shifts:
            return None
        moved = [self._moved(one, shift, situation) for one, shift in self._shifts]
        moved.sort(key=lambda one: -one.equity.value)
        return JudgedPlay(known.event, tuple(moved), None, known.legal_count)

    @cached_property
    def _shifts(self) -> list[tuple[Candidate, float]]:
        """The candidates, and by how much each is worth more at home than the model says.

        Only those judged as deep as the best: others cannot be compared.
        """
        assert isinstance(self.known, JudgedPlay)
        deepest = self.known.candidates[0].level if self.known.candidates else ""
        found = []
        for one in self.known.candidates:
            if one.level == deepest and one.probabilities and one.equity.unit is not Unit.MWC:
                own = one.probabilities.seen_by(self.home.player)
                value = one.equity.seen_by(self.home.player).value
                found.append((one, value - _after_play(self.home, own, self.table)))
        return found

    def _moved(self, one: Candidate, shift: float, situation: Situation) -> Candidate:
        assert one.probabilities
        own = one.probabilities.seen_by(situation.player)
        value = _after_play(situation, own, self.table) + shift
        return replace(one, equity=Equity(value, situation.player, _unit(situation)), level=ESTIMATE)

    def _cube(self, known: JudgedCube, situation: Situation) -> JudgedCube | None:
        chances = known.decision.probabilities
        if chances is None:
            return None
        player, unit = situation.player, _unit(situation)
        own = chances.seen_by(player)
        terms, place = terms_at(situation, self.table), place_of(situation)
        curves = cube_curves(terms, place, GammonShares.of(own), _life(situation))
        if curves.double_take is None:
            return None
        no_double, double_take = curves.no_double.at(own.win), curves.double_take.at(own.win)
        decision = CubeDecision(
            no_double=Equity(no_double, player, unit),
            double_take=Equity(double_take, player, unit),
            double_pass=Equity(curves.double_pass, player, unit),
            probabilities=own,
            should_double=min(double_take, curves.double_pass) > no_double,
            should_take=double_take <= curves.double_pass,
            should_beaver=situation.beavers and double_take < 0,
        )
        return JudgedCube(known.event, decision, ESTIMATE)


def repricer(subject: Subject, known: Known) -> Repricer | None:
    """One for ``subject``, of which ``known`` is the judgement at its own score."""
    home = question_at(subject, score_in(subject))
    return Repricer(home.situation, known, default_table()) if home else None


def _after_play(situation: Situation, chances: Probabilities, table: MatchEquityTable) -> float:
    """The equity after a play: the opponent is on roll, the cube stays where it is."""
    curve = undoubled(
        terms_at(situation, table), place_of(situation), GammonShares.of(chances), _life(situation)
    )
    return curve.at(chances.win)


def _life(situation: Situation) -> float:
    return USUAL_EFFICIENCY if situation.has_cube else 0.0


def _unit(situation: Situation) -> Unit:
    return Unit.MONEY if situation.away is None else Unit.NORMALISED


class CubeAction(StrEnum):
    """What is right with the cube, for both players."""

    NO_DOUBLE = "no_double"
    DOUBLE_TAKE = "double_take"
    DOUBLE_PASS = "double_pass"
    TOO_GOOD = "too_good"
    """Playing on for a gammon is worth more than the opponent's pass."""


def cube_action(decision: CubeDecision) -> CubeAction:
    """The right action of both."""
    if decision.should_double:
        return CubeAction.DOUBLE_TAKE if decision.should_take else CubeAction.DOUBLE_PASS
    if decision.no_double.value > decision.double_pass.value and not decision.should_take:
        return CubeAction.TOO_GOOD
    return CubeAction.NO_DOUBLE


def margin(judged: Known) -> float | None:
    """By how much the best choice beats the next one, whoever chooses; ``None`` with nothing to compare."""
    if isinstance(judged, JudgedPlay):
        first, *others = judged.candidates
        second = next((one for one in others if one.level == first.level), None)
        return first.equity.value - second.equity.value if second else None
    decision = judged.decision
    no_double, take, refusal = (
        one.value for one in (decision.no_double, decision.double_take, decision.double_pass)
    )
    doubling = abs(no_double - min(take, refusal))
    return min(doubling, abs(take - refusal)) if decision.should_double else doubling
