"""What the score lens shows: a letter for what is best at each score, and what the letters stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.lenses.lens_score import STRIP, LensScore, Subject, axis, score_grid, score_in
from bgdesk.analysis.lenses.score_lens import CubeAction, Known, cube_action, margin
from bgdesk.app.side_by_side import lines, sentences, titled
from bgdesk.match.study import Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.position import Position
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.lenses.patterns import LegendView
from bgdesk.ui.lenses.score_asking import ScoreAnswer
from bgdesk.ui.lenses.score_words import (
    axis_text,
    axis_tip,
    short_action,
    short_score,
    whole_action,
    whole_score,
)
from bgdesk.ui.words.cube import double_pass_title, double_take_title, no_double_title
from bgdesk.ui.words.engines import level_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import cost, equity

translate = QCoreApplication.translate

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACTIONS = tuple(CubeAction)
_NAMED = 3
"""Plays that a tip tells."""
_NOTHING = "\N{EN DASH}"
_NO_SCORE = LensCellView("")

Answers = Mapping[LensScore, ScoreAnswer]


@dataclass(frozen=True, slots=True)
class ScoreLensView:
    """The scores that say most in one row, the grid of all, and the legend of both.

    ``note`` says how it was judged, or why it was not.
    """

    strip: LensTableView
    grid: LensTableView
    legend: tuple[LegendView, ...]
    note: str


def derive_score_lens(subject: Subject, answers: Answers, size: int = 0) -> ScoreLensView:
    """``size`` is how far the grid reaches; 0 leaves it empty."""
    home = score_in(subject)
    letters = _letters(answers, home)
    made, is_again = subject.played, subject.state.cube.owner is not None
    cells = {
        score: _cell(score, one, letters, home, made, is_again=is_again) for score, one in answers.items()
    }
    strip = LensTableView(
        tuple(short_score(score) for score in STRIP),
        ("",),
        (tuple(cells.get(score, _NO_SCORE) for score in STRIP),),
        tuple(whole_score(score) for score in STRIP),
    )
    return ScoreLensView(
        strip, _grid(cells, size), _legend(answers, letters, is_again=is_again), _note(answers, made)
    )


def _grid(cells: Mapping[LensScore, LensCellView], size: int) -> LensTableView:
    if not size:
        return LensTableView((), (), ())
    heads = axis(size)
    return LensTableView(
        tuple(axis_text(away, is_crawford=crawford) for away, crawford in heads),
        tuple(axis_text(away, is_crawford=crawford) for away, crawford in heads),
        tuple(
            tuple(cells.get(score, _NO_SCORE) if score else _NO_SCORE for score in row)
            for row in score_grid(size)
        ),
        tuple(axis_tip(away, is_crawford=crawford, is_own=False) for away, crawford in heads),
        tuple(axis_tip(away, is_crawford=crawford, is_own=True) for away, crawford in heads),
    )


def _letters(answers: Answers, home: LensScore) -> dict[str, int]:
    """The plays that are best somewhere, numbered: the one that is best at home, then the most frequent."""
    best = {
        score: one.judged.candidates[0].written
        for score, one in answers.items()
        if isinstance(one.judged, JudgedPlay) and one.judged.candidates
    }
    counts = Counter(best.values())
    order = sorted(counts, key=lambda written: (written != best.get(home), -counts[written], written))
    return {written: number for number, written in enumerate(order)}


def _letter(number: int) -> str:
    return _LETTERS[number % len(_LETTERS)]


def _cell(
    score: LensScore,
    answer: ScoreAnswer,
    letters: Mapping[str, int],
    home: LensScore,
    made: Position | None,
    *,
    is_again: bool,
) -> LensCellView:
    if not answer.is_decision:
        #: Tip of a cell, below the score
        tip = lines(whole_score(score), translate("Lenses", "Nobody may double there."))
        return LensCellView(_NOTHING, tip=tip, is_quiet=True, is_here=score == home)
    if answer.judged is None:
        #: Tip of a cell, below the score
        waits = translate("Lenses", "Not judged yet.")
        tip = lines(whole_score(score), answer.refusal or waits)
        return LensCellView("·", tip=tip, is_quiet=True, is_here=score == home)
    number, letter = _shown(answer.judged, letters, is_again=is_again)
    apart = _cost_of(answer.judged, made) if made else margin(answer.judged)
    figure = "" if apart is None else cost(apart)
    return LensCellView(
        letter,
        f"~{figure}" if answer.is_estimate and figure else figure,
        number,
        _tip(score, answer, made, is_again=is_again),
        is_here=score == home,
    )


def _made_in(judged: Known, made: Position | None) -> Candidate | None:
    """The play that led to ``made``, if it was judged as deeply as the best."""
    if made is None or not isinstance(judged, JudgedPlay):
        return None
    level = judged.candidates[0].level if judged.candidates else ""
    return next((one for one in judged.candidates if one.position == made and one.level == level), None)


def _cost_of(judged: Known, made: Position) -> float | None:
    found = _made_in(judged, made)
    if found is None or not isinstance(judged, JudgedPlay):
        return None
    return max(0.0, judged.candidates[0].equity.value - found.equity.value)


def _shown(judged: Known, letters: Mapping[str, int], *, is_again: bool) -> tuple[int, str]:
    if isinstance(judged, JudgedPlay):
        number = letters[judged.candidates[0].written]
        return number, _letter(number)
    action = cube_action(judged.decision)
    return _ACTIONS.index(action), short_action(action, is_again=is_again)


def _tip(score: LensScore, answer: ScoreAnswer, made: Position | None, *, is_again: bool) -> str:
    assert answer.judged
    #: Last line of a tip: the engine has not judged this score yet
    estimated = translate("Lenses", "Estimated from the chances at the present score")
    told = _choices(answer.judged, is_again=is_again)
    found = _made_in(answer.judged, made)
    own = titled(isolated(found.written), equity(found.equity.value)) if found else ""
    more = () if own in told else (own,)
    return lines(whole_score(score), *told, *more, estimated if answer.is_estimate else "")


def _choices(judged: Known, *, is_again: bool) -> tuple[str, ...]:
    if isinstance(judged, JudgedPlay):
        best = [one for one in judged.candidates[:_NAMED] if one.level == judged.candidates[0].level]
        return tuple(titled(isolated(one.written), equity(one.equity.value)) for one in best)
    decision = judged.decision
    return (
        whole_action(cube_action(decision), is_again=is_again),
        titled(no_double_title(is_again=is_again), equity(decision.no_double.value)),
        titled(double_take_title(is_again=is_again), equity(decision.double_take.value)),
        titled(double_pass_title(is_again=is_again), equity(decision.double_pass.value)),
    )


def _legend(answers: Answers, letters: Mapping[str, int], *, is_again: bool) -> tuple[LegendView, ...]:
    if letters:
        return tuple(
            LegendView(number, _letter(number), isolated(written)) for written, number in letters.items()
        )
    found = {
        cube_action(one.judged.decision) for one in answers.values() if isinstance(one.judged, JudgedCube)
    }
    return tuple(
        LegendView(
            _ACTIONS.index(action),
            short_action(action, is_again=is_again),
            whole_action(action, is_again=is_again),
        )
        for action in _ACTIONS
        if action in found
    )


def _note(answers: Answers, made: Position | None) -> str:
    """How it was judged; why it was not, where that is so everywhere."""
    refusals = [one.refusal for one in answers.values() if one.refusal]
    if refusals and not any(one.judged for one in answers.values()):
        return refusals[0]
    if not any(one.is_decision for one in answers.values()):
        return translate("Lenses", "At none of these scores may this player double.")
    if not any(one.judged for one in answers.values()):
        return translate("Lenses", "The engine is judging…")
    #: Below a table: what the small figures in its cells are
    lead = translate("Lenses", "The figures say by how much the best choice beats the next.")
    #: Below a table: what the small figures in its cells are; about the move that somebody made
    loss = translate("Lenses", "The figures say what the move that was made gives away there.")
    return sentences(loss if made else lead, _depth(answers))


def _depth(answers: Answers) -> str:
    if any(one.is_estimate for one in answers.values()):
        #: Below a table. "~" stands before figures
        return translate("Lenses", "~ is an estimate until the engine has judged that score.")
    judged = (one.judged for one in answers.values() if one.judged)
    levels = Counter(one.candidates[0].level if isinstance(one, JudgedPlay) else one.level for one in judged)
    #: Below a table, in front of a depth such as 2-ply: how deeply its cells were judged
    return titled(translate("Lenses", "Depth"), level_text(levels.most_common(1)[0][0]))
