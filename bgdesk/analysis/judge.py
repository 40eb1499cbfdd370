"""Answers questions about a match at one level, each by itself, with whatever engine is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bgdesk.analysis.levels import FIRST_LOOK, AnalysisLevel, CubeLook, PlayLook
from bgdesk.analysis.questions import (
    CubeQuestion,
    PlayQuestion,
    Question,
    ResignationQuestion,
    RollQuestion,
)
from bgdesk.engine.protocol import CannotJudge, RankedPlay, Situation
from bgdesk.match.equity_table import MatchEquityTable, default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.dice import Dice
from bgdesk.rules.notation import format_play
from bgdesk.rules.plays import Play, legal_plays
from bgdesk.rules.position import Position
from bgdesk.rules.variants import Ruleset

KEPT = 10
"""Candidates that are kept of a throw, besides the play that was made."""
RETURN = 0.22
"""How much of what a look changed the next one takes back, measured on 1,700 plays of 636 throws."""


class Mind(Protocol):
    """An engine as this module needs it; every method raises CannotJudge for what it does not understand."""

    @property
    def name(self) -> str:
        """Name and version."""

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether it understands this game."""

    def rank_plays(self, situation: Situation, dice: Dice, plays: Sequence[Play]) -> list[RankedPlay]:
        """``plays``, which are all the legal ones, at the first look, best first."""

    def judge_play(self, situation: Situation, play: Play, level: str) -> RankedPlay:
        """One play at ``level``."""

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        """The cube decision of the player on roll; ``double_take`` is after a plain take."""

    def values_of_throws(self, situation: Situation) -> dict[tuple[int, int], float]:
        """What the best play of each throw (higher die first) is worth at the first look."""


@dataclass(frozen=True, slots=True)
class NotJudged:
    """No answer: ``reason`` is what the engine did not understand."""

    event: int
    reason: str


Judgement = JudgedPlay | JudgedCube | JudgedRoll | JudgedResignation
Answer = Judgement | NotJudged


class Judge:
    """One engine at one level. Resignations are weighed with ``table``."""

    def __init__(self, mind: Mind, level: AnalysisLevel, table: MatchEquityTable | None = None) -> None:
        self._mind = mind
        self._level = level
        self._table = table or default_table()
        self._last_cube: tuple[CubeQuestion, JudgedCube] | None = None

    def answer(self, question: Question) -> Answer:
        """The judgement, or why there is none."""
        try:
            return self._judged(question)
        except CannotJudge as problem:
            return NotJudged(question.event, str(problem))

    def _judged(self, question: Question) -> Judgement:
        match question:
            case PlayQuestion():
                return self._play(question)
            case CubeQuestion():
                return self._cube(question)
            case RollQuestion():
                return self._roll(question)
            case ResignationQuestion():
                return self._resignation(question)

    def _play(self, question: PlayQuestion) -> JudgedPlay:
        plays = _legal(question.situation, question.dice)
        ranked = self._ranked(question.situation, question.dice, plays, question.played)
        index = _index_of(ranked, question.played)
        kept = ranked[:KEPT]
        if index is not None and index >= KEPT:
            kept, index = [*kept, ranked[index]], KEPT
        candidates = tuple(_candidate(one) for one in kept)
        return JudgedPlay(question.event, candidates, index, len(plays))

    def _ranked(
        self, situation: Situation, dice: Dice, plays: Sequence[Play], played: Position | None
    ) -> list[RankedPlay]:
        """Best first within the deepest level; a forced play needs no second look."""
        ranked = self._mind.rank_plays(situation, dice, plays)
        close = _rivals(ranked, {one.play: one.equity.value for one in ranked})
        for look in self._level.plays if len(plays) > 1 else ():
            if _is_clear(close, played, look):
                break
            chosen = [one.ranked for one in _worth_a_look(close, played, look)]
            deeper = [self._mind.judge_play(situation, one.play, look.level) for one in chosen]
            deeper.sort(key=lambda one: -one.equity.value)
            close = _rivals(deeper, {one.play: one.equity.value for one in chosen})
            looked_at = {one.play for one in deeper}
            ranked = deeper + [one for one in ranked if one.play not in looked_at]
        return ranked

    def _cube(self, question: CubeQuestion) -> JudgedCube:
        """The answer to a double is about the same position as the double."""
        if self._last_cube and self._last_cube[0].situation == question.situation:
            before, judged = self._last_cube
            if before.was_offered == question.was_offered:
                return replace(judged, event=question.event)
        decision, level = self._decided(question.situation, was_offered=question.was_offered)
        judged = JudgedCube(question.event, decision, level)
        self._last_cube = question, judged
        return judged

    def _decided(self, situation: Situation, *, was_offered: bool) -> tuple[CubeDecision, str]:
        decision, level = self._mind.judge_cube(situation, FIRST_LOOK), FIRST_LOOK
        for look in self._level.cubes:
            if not was_offered and not _is_near(decision, look):
                break
            decision, level = self._mind.judge_cube(situation, look.level), look.level
        return decision, level

    def _roll(self, question: RollQuestion) -> JudgedRoll:
        """The value of the throw less the mean of all; of an opening throw, of all that are not equal dice.

        Source: GNU Backgammon, which counts throws that give the opponent the first move, too.
        """
        situation = question.situation
        values = self._mind.values_of_throws(situation)
        high, low = sorted(question.dice, reverse=True)
        if question.opponents:
            theirs = self._mind.values_of_throws(question.opponents)
            uneven = [throw for throw in values if throw[0] != throw[1]]
            mean = sum(values[throw] - theirs[throw] for throw in uneven) / (2 * len(uneven))
        else:
            mean = sum(value * (1 if a == b else 2) for (a, b), value in values.items()) / 36
        luck = Equity(values[high, low] - mean, situation.player, _unit(situation))
        return JudgedRoll(question.event, luck, FIRST_LOOK)

    def _resignation(self, question: ResignationQuestion) -> JudgedResignation:
        situation = question.situation
        playing_on, level = self._value_of_playing_on(question)
        resigning = Equity(-self._cost(question), situation.player, _unit(situation))
        if question.decider is not situation.player:
            playing_on, resigning = playing_on.flipped(), resigning.flipped()
        return JudgedResignation(question.event, playing_on, resigning, level)

    def _value_of_playing_on(self, question: ResignationQuestion) -> tuple[Equity, str]:
        situation = question.situation
        if question.dice:
            plays = _legal(situation, question.dice)
            best = self._ranked(situation, question.dice, plays, None)[0]
            return best.equity, best.level
        decision, level = self._decided(situation, was_offered=True)
        value = decision.no_double.value
        if situation.may_double:
            value = max(value, answered_value(decision, may_raise=situation.beavers))
        return replace(decision.no_double, value=value), level

    def _cost(self, question: ResignationQuestion) -> float:
        """What losing at the level costs: cubes in money play, else in normalised equity."""
        situation = question.situation
        if situation.away is None:
            return float(question.level)
        away, opponent_away = situation.away
        points = situation.cube.value
        stakes = self._table.stakes(away, opponent_away, points, is_crawford=situation.is_crawford)
        lost = self._table.stakes(
            away, opponent_away, points * question.level, is_crawford=situation.is_crawford
        )
        return -stakes.emg(lost.lose)


def answered_value(decision: CubeDecision, *, may_raise: bool) -> float:
    """What a double is worth to the doubler after the best answer: take, pass, or beaver where allowed."""
    taken, passed = decision.double_take.value, decision.double_pass.value
    return min(taken, passed, 2 * taken) if may_raise else min(taken, passed)


def _legal(situation: Situation, dice: Dice) -> tuple[Play, ...]:
    return legal_plays(situation.position, situation.player, dice, situation.ruleset).plays


@dataclass(frozen=True, slots=True)
class _Rival:
    """A play with how far it is expected behind the best, and by how much the last two looks differ."""

    ranked: RankedPlay
    behind: float
    spread: float


def _rivals(ranked: list[RankedPlay], before: dict[Play, float]) -> list[_Rival]:
    """``ranked``, best first, seen together with the values of the look before."""
    best = ranked[0]
    return [
        _rival(one, best.equity.value - one.equity.value, before[best.play] - before[one.play])
        for one in ranked
    ]


def _rival(one: RankedPlay, behind: float, behind_before: float) -> _Rival:
    change = behind_before - behind
    return _Rival(one, behind + RETURN * change, abs(change))


def _is_clear(close: list[_Rival], played: Position | None, look: PlayLook) -> bool:
    """Whether the play made is the best so far by so much that a deeper look would not change it."""
    lead = look.clear_lead
    if lead is None or close[0].ranked.play.result != played:
        return False
    return all(one.behind > lead + look.doubt / 2 * one.spread for one in close[1:])


def _worth_a_look(close: list[_Rival], played: Position | None, look: PlayLook) -> list[_Rival]:
    """The best so far, its rivals and the play made; at least two, if there are."""
    best, *others = close
    rivals = [one for one in others if one.behind < look.window + look.doubt * one.spread]
    chosen = [best, *rivals][: look.most]
    chosen += [one for one in others if one.ranked.play.result == played and one not in chosen]
    return chosen if len(chosen) > 1 else close[:2]


def _is_near(decision: CubeDecision, look: CubeLook) -> bool:
    if look.margin is None:
        return True
    gain = min(decision.double_take.value, decision.double_pass.value) - decision.no_double.value
    return gain > -look.margin


def _index_of(ranked: list[RankedPlay], played: Position) -> int | None:
    return next((index for index, one in enumerate(ranked) if one.play.result == played), None)


def _candidate(one: RankedPlay) -> Candidate:
    return Candidate(format_play(one.play), one.play.result, one.equity, one.probabilities, one.level)


def _unit(situation: Situation) -> Unit:
    return Unit.MONEY if situation.away is None else Unit.NORMALISED
