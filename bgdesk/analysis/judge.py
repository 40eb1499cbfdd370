"""Answers questions about a match at one level, each by itself, with whatever engine is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bgdesk.analysis.candidate_pruning import CandidatePruning, forecasts
from bgdesk.analysis.levels import AnalysisLevel, CubeLook, PlayLook
from bgdesk.analysis.questions import (
    CubeQuestion,
    MarketQuestion,
    NameQuestion,
    PlayQuestion,
    Question,
    ResignationQuestion,
    RollQuestion,
)
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.payoffs import table_at, worth_at
from bgdesk.engine.protocol import CannotJudge, MarketReply, RankedDouble, RankedPlay, Situation
from bgdesk.match.equity_tables.rates import stake_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Unit
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay, JudgedResignation, JudgedRoll
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_play
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import Ruleset
from bgdesk.source_text import Message

KEPT = 10
"""Candidates that are kept of a roll, besides the play that was made."""


class AnalysisEngine(Protocol):
    """An engine as this module needs it; every method raises CannotJudge for what it does not understand."""

    @property
    def name(self) -> str:
        """Name and version."""

    def can_judge(self, ruleset: Ruleset) -> bool:
        """Whether it understands this game."""

    def rank_plays(self, situation: Situation, numbers: Numbers, plays: Sequence[Play]) -> list[RankedPlay]:
        """``plays``, which are all the legal ones, at the first look, best first."""

    def judge_play(self, situation: Situation, numbers: Numbers, play: Play, level: str) -> RankedPlay:
        """One play of ``numbers`` at ``level``."""

    def rank_doubles(self, situation: Situation) -> Sequence[RankedDouble]:
        """The doubles that may be named, best first, each played as well as the engine can."""

    def judge_cube(self, situation: Situation, level: str) -> CubeDecision:
        """The cube decision of the player on roll; ``double_take`` is after a plain take."""

    def market_after(self, situation: Situation, roll: Dice) -> tuple[MarketReply, ...]:
        """The cube decision of ``situation.player`` after ``roll`` and each of the opponent's."""

    def values_of_rolls(self, situation: Situation) -> dict[tuple[int, int], float]:
        """What the best play of each roll (higher die first) is worth at the first look."""


@dataclass(frozen=True, slots=True)
class NotJudged:
    """No answer, because of ``obstacle`` with its ``quote``."""

    event: int
    obstacle: Obstacle
    quote: str = ""

    @property
    def message(self) -> Message:
        """Why, in a sentence."""
        return self.obstacle.told(self.quote)

    @property
    def reason(self) -> str:
        """Why, in English and without a full stop."""
        return self.message.clause


Values = Mapping[tuple[int, int], float]
"""Of rolls, the higher die first."""


@dataclass(frozen=True, slots=True)
class JudgedMarket:
    """The cube decision after ``dice`` and each of the opponent's ``replies``."""

    event: int
    dice: Dice
    replies: tuple[MarketReply, ...]


Judgement = JudgedPlay | JudgedCube | JudgedRoll | JudgedResignation | JudgedMarket
Answer = Judgement | NotJudged


class Judge:
    """One engine at one level. Resignations are weighed with ``table``."""

    def __init__(
        self, engine: AnalysisEngine, level: AnalysisLevel, table: MatchEquityTable | None = None
    ) -> None:
        self._engine = engine
        self._level = level
        self._table = table or default_table()
        self._last_cube: tuple[CubeQuestion, JudgedCube] | None = None

    def answer(self, question: Question) -> Answer:
        """The judgement, or why there is none."""
        try:
            return self._judged(question)
        except CannotJudge as problem:
            return NotJudged(question.event, problem.obstacle, problem.quote)

    def _judged(self, question: Question) -> Judgement:
        match question:
            case PlayQuestion():
                return self._play(question)
            case NameQuestion():
                return self._name(question)
            case CubeQuestion():
                return self._cube(question)
            case RollQuestion():
                return self._roll(question)
            case ResignationQuestion():
                return self._resignation(question)
            case MarketQuestion():
                replies = self._engine.market_after(question.situation, question.dice)
                return JudgedMarket(question.event, question.dice, replies)

    def _play(self, question: PlayQuestion) -> JudgedPlay:
        plays = question.situation.legal_plays(question.dice).plays
        ranked = self._ranked(question.situation, question.dice, plays, question.played)
        index = _index_of(ranked, question.played)
        kept = ranked[:KEPT]
        if index is not None and index >= KEPT:
            kept, index = [*kept, ranked[index]], KEPT
        candidates = tuple(_candidate(one) for one in kept)
        return JudgedPlay(question.event, candidates, index, len(plays))

    def _name(self, question: NameQuestion) -> JudgedPlay:
        """The doubles in place of plays: the board is the same after each."""
        doubles = self._engine.rank_doubles(question.situation)
        candidates = tuple(
            Candidate(
                f"{one.face}-{one.face}",
                question.situation.position,
                one.equity,
                one.probabilities,
                self._level.first,
            )
            for one in doubles
        )
        played = next(index for index, one in enumerate(doubles) if one.face == question.face)
        return JudgedPlay(question.event, candidates, played, len(candidates))

    def _ranked(
        self, situation: Situation, dice: Numbers, plays: Sequence[Play], played: Position | None
    ) -> list[RankedPlay]:
        """Best first within the deepest level; a forced play needs no second look."""
        ranked = self._engine.rank_plays(situation, dice, plays)
        before = values = _values(ranked)
        for look in self._level.plays if len(plays) > 1 else ():
            chosen = [one for one in ranked if one.play in values]
            if look.risk is not None:
                deeper = self._as_needed(situation, dice, chosen, before, played, look)
            else:
                worth = _worth_a_look(chosen, played, look)
                deeper = [self._looked_at(situation, dice, one, look.level) for one in worth]
            if not deeper:
                break
            deeper.sort(key=lambda one: -one.equity.value)
            before, values = values, _values(deeper)
            ranked = deeper + [one for one in ranked if one.play not in values]
        return ranked

    def _as_needed(
        self,
        situation: Situation,
        dice: Numbers,
        close: list[RankedPlay],
        before: Mapping[Play, float],
        played: Position | None,
        look: PlayLook,
    ) -> list[RankedPlay]:
        """One play after the other, until no further one is likely to change the grade."""
        plays = forecasts([before[one.play] for one in close], [one.equity.value for one in close])
        contest = CandidatePruning(plays, _index_of(close, played), look.risk or 0.0)
        deeper: dict[int, RankedPlay] = {}
        while (index := contest.next({key: one.equity.value for key, one in deeper.items()})) is not None:
            deeper[index] = self._looked_at(situation, dice, close[index], look.level)
        return list(deeper.values())

    def _looked_at(self, situation: Situation, dice: Numbers, one: RankedPlay, level: str) -> RankedPlay:
        if one.level == level:
            return one
        return self._engine.judge_play(situation, dice, one.play, level)

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
        level = self._level.first
        decision = self._engine.judge_cube(situation, level)
        for look in self._level.cubes:
            if not was_offered and not _is_near(decision, look):
                break
            decision, level = self._engine.judge_cube(situation, look.level), look.level
        return decision, level

    def _roll(self, question: RollQuestion) -> JudgedRoll:
        """The value of the roll less the mean of all; of an opening roll, of all that are not equal dice.

        Source: GNU Backgammon, which counts rolls that give the opponent the first move, too.
        """
        situation, dice = question.situation, question.dice
        values = self._engine.values_of_rolls(situation)
        mean = _mean(values)
        worth = values[dice.high, dice.low] if dice else mean
        if question.opponents:
            theirs = self._engine.values_of_rolls(question.opponents)
            mean = _mean_of_openings(values, theirs) if dice else (worth - _mean(theirs)) / 2
        luck = Equity(worth - mean, situation.player, _unit(situation))
        return JudgedRoll(question.event, luck, self._level.first)

    def _resignation(self, question: ResignationQuestion) -> JudgedResignation:
        situation = question.situation
        if not self._engine.can_judge(situation.ruleset):
            raise CannotJudge(Obstacle.VARIANT_UNKNOWN, situation.ruleset.id)
        _check_table(question)
        playing_on, level = self._value_of_playing_on(question)
        resigning = Equity(-self._cost(question), situation.player, _unit(situation))
        if question.decider is not situation.player:
            playing_on, resigning = playing_on.flipped(), resigning.flipped()
        return JudgedResignation(question.event, playing_on, resigning, level)

    def _value_of_playing_on(self, question: ResignationQuestion) -> tuple[Equity, str]:
        situation = question.situation
        if question.dice:
            plays = situation.legal_plays(question.dice).plays
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
            return question.level / stake_of(situation.ruleset)
        table = table_at(situation, self._table)
        return -worth_at(situation, table)(-situation.cube.value * question.level)


def _check_table(question: ResignationQuestion) -> None:
    """Raises CannotJudge at scores of which no match equity table tells the chances.

    Those for games with a cube suppose a Crawford game to come. The last game has none to come.
    """
    situation = question.situation
    if situation.away is None or not situation.has_cube:
        return
    if 1 not in situation.away and not question.has_crawford:
        raise CannotJudge(Obstacle.NO_CRAWFORD_RULE)


def answered_value(decision: CubeDecision, *, may_raise: bool) -> float:
    """What a double is worth to the doubler after the best answer: take, pass, or beaver where allowed."""
    taken, passed = decision.double_take.value, decision.double_pass.value
    return min(taken, passed, 2 * taken) if may_raise else min(taken, passed)


def _mean(values: Values) -> float:
    return sum(value * Dice(*roll).ways for roll, value in values.items()) / 36


def _mean_of_openings(values: Values, theirs: Values) -> float:
    """Over the rolls that decide who begins, with the opponent's losses for gains."""
    uneven = [roll for roll in values if roll[0] != roll[1]]
    return sum(values[roll] - theirs[roll] for roll in uneven) / (2 * len(uneven))


def _values(ranked: list[RankedPlay]) -> dict[Play, float]:
    return {one.play: one.equity.value for one in ranked}


def _worth_a_look(close: list[RankedPlay], played: Position | None, look: PlayLook) -> list[RankedPlay]:
    """The best so far, those near it and the play made, at least two; none if that one leads clearly."""
    best, *others = close
    if not others:
        return []
    lead = best.equity.value - others[0].equity.value
    if look.clear_lead is not None and lead > look.clear_lead and best.play.result == played:
        return []
    near = [one for one in others if best.equity.value - one.equity.value < look.window]
    chosen = [best, *near][: look.most]
    chosen += [one for one in others if one.play.result == played and one not in chosen]
    return chosen if len(chosen) > 1 else close[:2]


def _is_near(decision: CubeDecision, look: CubeLook) -> bool:
    if look.margin is None:
        return True
    gain = min(decision.double_take.value, decision.double_pass.value) - decision.no_double.value
    return gain > -look.margin


def _index_of(ranked: list[RankedPlay], played: Position | None) -> int | None:
    return next((index for index, one in enumerate(ranked) if one.play.result == played), None)


def _candidate(one: RankedPlay) -> Candidate:
    return Candidate(format_play(one.play), one.play.result, one.equity, one.probabilities, one.level)


def _unit(situation: Situation) -> Unit:
    return Unit.MONEY if situation.away is None else Unit.NORMALISED
