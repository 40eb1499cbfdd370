"""What could be decided, worth how much, as the lines of a report."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.report.page import ChoiceLine
from bgdesk.analysis.report.words import (
    RESIGNED,
    chance_words,
    counted,
    equity_words,
    raise_name,
    signed,
)
from bgdesk.analysis.scores import Score, score_of
from bgdesk.match.equity_tables.table import MatchEquityTable
from bgdesk.match.evaluation import Equity
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay, JudgedResignation, Rollout
from bgdesk.rules.notation.plays import NO_PLAY

MOST_CANDIDATES = 8
_NEAR = 0.0005
_ANSWERS = (Kind.TAKE, Kind.PASS, Kind.RAISE)


@dataclass(frozen=True, slots=True)
class Findings:
    """``choices`` of a decision, what was ``right`` in words, and ``notes`` on how it was judged."""

    choices: tuple[ChoiceLine, ...] = ()
    right: str = ""
    notes: tuple[str, ...] = ()


def play_findings(judged: JudgedPlay, score: Score) -> Findings:
    """The best plays and the one made."""
    lines = tuple(_play_line(judged, index, score) for index in _shown(judged))
    best = _name(judged.candidates[0]) if judged.candidates else ""
    legal = counted(judged.legal_count, "legal play") if judged.legal_count else ""
    rollouts = [
        f"{_name(one)}: {_rollout_words(one.rollout)}"
        for one in judged.candidates[:MOST_CANDIDATES]
        if one.rollout
    ]
    return Findings(lines, best, tuple(note for note in (legal, *rollouts) if note))


def _name(candidate: Candidate) -> str:
    return candidate.written or NO_PLAY


def _shown(judged: JudgedPlay) -> list[int]:
    """The first few, and the one made in place of the last of them."""
    shown = list(range(min(len(judged.candidates), MOST_CANDIDATES)))
    if judged.played is not None and judged.played not in shown:
        shown[-1] = judged.played
    return shown


def _play_line(judged: JudgedPlay, index: int, score: Score) -> ChoiceLine:
    best, one = judged.candidates[0], judged.candidates[index]
    return ChoiceLine(
        rank=str(index + 1),
        name=_name(one),
        equity=equity_words(score.emg(one.equity), one.equity),
        loss=_loss_words(best, one, score) if index else "",
        chances=chance_words(one.probabilities),
        depth=one.level,
        is_chosen=index == judged.played,
    )


def _loss_words(best: Candidate, one: Candidate, score: Score) -> str:
    """In brackets where the two were judged at different depths."""
    best_value, value = score.emg(best.equity), score.emg(one.equity)
    if best_value is None or value is None:
        return ""
    loss = round(value - best_value, 3)
    text = signed(loss) if loss else "0.000"
    return text if one.level == best.level else f"({text})"


def _rollout_words(rollout: Rollout) -> str:
    spread = f", standard error {rollout.standard_error:.3f}" if rollout.standard_error is not None else ""
    return f"rolled out, {counted(rollout.trials, 'trial')}{spread}"


def cube_findings(judged: JudgedCube, decision: Decision, table: MatchEquityTable) -> Findings:
    """The three equities: the doubler's for a double, the answerer's for an answer."""
    offer = decision.state.cube_offer
    doubler = offer.doubler if offer else decision.player
    actions = _actions(judged, score_of(decision.state, doubler, table))
    chances = chance_words(judged.decision.probabilities)
    notes = [f"Chances of the player who may double: {chances} %"] if chances else []
    notes += [
        f"{name}: {_rollout_words(one)}"
        for name, one in zip(("No double", "Double"), judged.rollouts, strict=False)
    ]
    if decision.kind in _ANSWERS:
        lines, right = _answers(actions, decision, judged.level)
    else:
        is_redouble = decision.state.cube.owner is not None
        lines, right = _doubles(
            actions,
            decision.kind,
            judged.level,
            may_raise=raises_left(decision.state) > 0,
            is_redouble=is_redouble,
        )
    return Findings(lines, right, tuple(notes))


@dataclass(frozen=True, slots=True)
class _Actions:
    """The doubler's equities."""

    no_double: float
    taken: float
    passed: float

    def answered(self, *, may_raise: bool) -> float:
        """After the best answer."""
        plain = min(self.taken, self.passed)
        return min(plain, 2 * self.taken) if may_raise else plain


def _actions(judged: JudgedCube, score: Score) -> _Actions:
    decision = judged.decision
    return _Actions(
        _value(decision.no_double, score),
        _value(decision.double_take, score),
        _value(decision.double_pass, score),
    )


def _value(equity: Equity, score: Score) -> float:
    known = score.emg(equity)
    return equity.value if known is None else known


def _doubles(
    actions: _Actions, kind: Kind, depth: str, *, may_raise: bool, is_redouble: bool
) -> tuple[tuple[ChoiceLine, ...], str]:
    word = "redouble" if is_redouble else "double"
    answered = actions.answered(may_raise=may_raise)
    best = max(actions.no_double, answered)
    is_taken, is_double = actions.taken <= actions.passed, kind is Kind.DOUBLE
    entries = (
        (f"No {word}", actions.no_double, not is_double),
        (f"{word.capitalize()}, take", actions.taken, is_double and is_taken),
        (f"{word.capitalize()}, pass", actions.passed, is_double and not is_taken),
    )
    return _lines(entries, best, depth), _double_words(actions, word, may_raise=may_raise)


def _double_words(actions: _Actions, word: str, *, may_raise: bool) -> str:
    answered = actions.answered(may_raise=may_raise)
    answer = "take" if actions.taken <= actions.passed else "pass"
    if may_raise and actions.taken < 0:
        answer = "beaver"
    if abs(actions.no_double - answered) < _NEAR:
        return f"Optional {word}, {answer}"
    if answered > actions.no_double:
        return f"{word.capitalize()}, {answer}"
    if actions.no_double > actions.passed:
        return f"Too good to {word}, {answer}"
    return f"No {word}, {answer}"


def _answers(actions: _Actions, decision: Decision, depth: str) -> tuple[tuple[ChoiceLine, ...], str]:
    """To the double, or to the last raise."""
    raises = raises_so_far(decision.state)
    values = CubeOutcomes(actions.taken, actions.passed).answers(raises, raises_left(decision.state))
    names = {Kind.TAKE: "Take", Kind.PASS: "Pass", Kind.RAISE: raise_name(raises + 1).capitalize()}
    entries = tuple((names[kind], value, kind is decision.kind) for kind, value in values.items())
    right, best, _ = max(entries, key=lambda entry: entry[1])
    return _lines(entries, best, depth), right


def _lines(entries: tuple[tuple[str, float, bool], ...], best: float, depth: str) -> tuple[ChoiceLine, ...]:
    return tuple(
        ChoiceLine(
            rank="",
            name=name,
            equity=signed(value),
            loss=signed(value - best) if abs(value - best) >= _NEAR else "",
            chances="",
            depth=depth,
            is_chosen=is_chosen,
        )
        for name, value, is_chosen in entries
    )


def resignation_findings(judged: JudgedResignation, decision: Decision, score: Score, level: int) -> Findings:
    """Playing on, and losing or winning ``level`` games at once."""
    is_offer = decision.kind is Kind.RESIGNATION
    given = f"Resign {RESIGNED[level]}" if is_offer else "Accept"
    plays_on = decision.kind is Kind.RESIGNATION_REJECTED
    values = _value(judged.playing_on, score), _value(judged.resigning, score)
    entries = (("Play on", values[0], plays_on), (given, values[1], not plays_on))
    right = max(entries, key=lambda entry: entry[1])[0]
    return Findings(_lines(entries, max(values), judged.level), right)
