"""The rows of the panel of judgements: what could be done, what it is worth and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.questions import Kind
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.side_by_side import lines, listed
from bgdesk.match.evaluation import CubeDecision, Probabilities
from bgdesk.match.events import Event, Passed, Raised, ResignationAccepted, ResignationOffered, Rolled, Taken
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedPlay, JudgedResignation, Rollout
from bgdesk.ui.common.candidate_model import CandidateView
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.cube import double_pass_title, double_take_title, no_double_title, raise_title
from bgdesk.ui.words.engines import level_letters, level_text
from bgdesk.ui.words.equities import cost_text, equity_text, normalised
from bgdesk.ui.words.events import no_play_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import decimals, equity as equity_figure, percent, whole


@dataclass(frozen=True, slots=True)
class _Option:
    """One thing that the player could do; without a ``value`` of its own it cannot be chosen."""

    name: str
    shown: str
    value: float | None
    is_chosen: bool
    win: str = ""
    tip: str = ""
    chances: Probabilities | None = None


def _rows(options: Sequence[_Option]) -> tuple[CandidateView, ...]:
    best = max(one.value for one in options if one.value is not None)
    return tuple(_row(one, best) for one in options)


def _row(option: _Option, best: float) -> CandidateView:
    row = CandidateView(
        option.name,
        option.shown,
        win=option.win,
        tip=option.tip,
        is_chosen=option.is_chosen,
        chances=chances_texts(option.chances),
        short_chances=chances_texts(option.chances, 0),
    )
    if option.value is None:
        return row
    cost = best - option.value
    return replace(row, cost=cost_text(cost), mark=mark_of(cost))


def play_rows(play: JudgedPlay, before: MatchState) -> tuple[CandidateView, ...]:
    """The candidates, best first, level by level: no rank and brackets for those judged less deeply."""
    candidates = [replace(one, equity=normalised(one.equity, before)) for one in play.candidates]
    order = _by_level(candidates)
    rows = [_play_row(candidates[number], candidates[0], number, play.played) for number in order]
    levels = [candidates[number].level for number in order]
    return tuple(
        replace(row, is_below=place > 0 and levels[place - 1] != level, rank=_rank(place, levels))
        for place, (row, level) in enumerate(zip(rows, levels, strict=True))
    )


def _by_level(candidates: Sequence[Candidate]) -> list[int]:
    """The numbers of the candidates as they are shown: those of the level of the best first."""
    levels = list(dict.fromkeys(one.level for one in candidates))
    return sorted(range(len(candidates)), key=lambda number: levels.index(candidates[number].level))


def _rank(place: int, levels: Sequence[str]) -> str:
    return whole(place + 1) if levels[place] == levels[0] else ""


def _play_row(candidate: Candidate, best: Candidate, number: int, played: int | None) -> CandidateView:
    cost = best.equity.value - candidate.equity.value
    is_comparable = candidate.level == best.level
    shown, costs = equity_text(candidate.equity), cost_text(cost)
    if not is_comparable:
        shown, costs = f"({shown})", f"({costs})" if costs else ""
    return CandidateView(
        isolated(candidate.written) or no_play_text(),
        shown,
        costs,
        win_text(candidate.probabilities),
        mark_of(cost) if is_comparable else None,
        lines(_tip(candidate.probabilities, candidate.level), rollout_text(candidate.rollout)),
        number == played,
        chances_texts(candidate.probabilities),
        level=level_letters(candidate.level),
        number=number,
        short_chances=chances_texts(candidate.probabilities, 0),
    )


def rollout_text(rollout: Rollout | None) -> str:
    """How an equity came about that was rolled out: trials, and how far it may be off."""
    if rollout is None:
        return ""
    trials = Counted().trials(rollout.trials)
    if rollout.standard_error is None:
        return trials
    #: Label of a figure of a rollout, a standard term. {error} is a number such as 0.004
    error = QCoreApplication.translate("Judgement", "standard error {error}")
    return listed(trials, error.format(error=decimals(rollout.standard_error, 4)))


def chances_texts(chances: Probabilities | None, places: int = 1) -> tuple[str, ...]:
    """Gammons and backgammons won and lost, in per cent without the sign."""
    if chances is None:
        return ()
    found = (
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    )
    return tuple(decimals(100 * chance, places) for chance in found)


def double_rows(decision: CubeDecision, event: Event | None, before: MatchState) -> tuple[CandidateView, ...]:
    """The three equities for the player who may double, and does not choose between take and pass.

    Without an ``event`` nothing was decided yet.
    """
    translate = QCoreApplication.translate
    decision = normalised_cube(decision, before)
    is_double = event is not None and not isinstance(event, Rolled)
    is_again = before.cube.owner is not None
    taken, passed = decision.double_take, decision.double_pass
    outcomes = CubeOutcomes(taken.value, passed.value)
    doubled = outcomes.answered(0, raises_left(before))
    is_passed = passed.value <= doubled
    win, tip = win_text(decision.probabilities), _tip(decision.probabilities, "")
    unwise = translate("Judgement", "This answer would be the opponent's mistake.")
    return _rows(
        (
            _Option(
                no_double_title(is_again=is_again),
                equity_text(decision.no_double),
                decision.no_double.value,
                isinstance(event, Rolled),
                win,
                tip,
                decision.probabilities,
            ),
            _Option(
                double_take_title(is_again=is_again),
                equity_text(taken),
                None if is_passed else doubled,
                is_double and not is_passed,
                tip=unwise if is_passed else tip,
            ),
            _Option(
                double_pass_title(is_again=is_again),
                equity_text(passed),
                doubled if is_passed else None,
                is_double and is_passed,
                tip=tip if is_passed else unwise,
            ),
        )
    )


def answer_rows(decision: CubeDecision, event: Event | None, before: MatchState) -> tuple[CandidateView, ...]:
    """What the player who answers a double, or a raise of it in money play, may say."""
    decision = normalised_cube(decision, before)
    raises = raises_so_far(before)
    outcomes = CubeOutcomes(decision.double_take.value, decision.double_pass.value)
    values = outcomes.answers(raises, raises_left(before))
    names = {
        #: Row: what may be answered to a double, a verb; as the next one
        Kind.TAKE: (QCoreApplication.translate("Judgement", "Take"), Taken),
        #: Row, a verb: refuse the double
        Kind.PASS: (QCoreApplication.translate("Judgement", "Pass"), Passed),
        Kind.RAISE: (raise_title(raises + 1), Raised),
    }
    return _rows(
        [
            _Option(name, equity_figure(values[kind]), values[kind], isinstance(event, said))
            for kind, (name, said) in names.items()
            if kind in values
        ]
    )


def resignation_rows(
    judged: JudgedResignation, event: Event, before: MatchState
) -> tuple[CandidateView, ...]:
    """Ending the game by the resignation, or playing on, for the player who decides."""
    translate = QCoreApplication.translate
    playing_on, resigning = normalised(judged.playing_on, before), normalised(judged.resigning, before)
    is_over = isinstance(event, ResignationOffered | ResignationAccepted)
    is_offer = isinstance(event, ResignationOffered)
    ending = translate("Judgement", "Resign") if is_offer else translate("Judgement", "Accept")
    return _rows(
        (
            _Option(ending, equity_text(resigning), resigning.value, is_over),
            _Option(
                translate("Judgement", "Play on"), equity_text(playing_on), playing_on.value, not is_over
            ),
        )
    )


def with_answer(rows: Sequence[CandidateView], answer: JudgedAnswer) -> tuple[CandidateView, ...]:
    """``rows`` with a mark at what somebody answered who decided once more, where it is one of them."""
    at = _answered_row(rows, answer)
    return tuple(replace(row, is_answer=number == at) for number, row in enumerate(rows))


def _answered_row(rows: Sequence[CandidateView], answer: JudgedAnswer) -> int | None:
    match answer.verdict.decision.kind:
        case Kind.PLAY:
            places = (at for at, row in enumerate(rows) if row.number == answer.number)
            return next(places, None) if answer.number is not None else None
        case Kind.DOUBLE:
            return next((at for at, row in enumerate(rows) if at and row.mark), None)
        case Kind.NO_DOUBLE | Kind.TAKE:
            return 0
        case Kind.PASS:
            return 1
        case Kind.RAISE:
            return 2
    return None


def normalised_cube(decision: CubeDecision, before: MatchState) -> CubeDecision:
    """``decision`` in the unit in which all are shown."""
    return replace(
        decision,
        no_double=normalised(decision.no_double, before),
        double_take=normalised(decision.double_take, before),
        double_pass=normalised(decision.double_pass, before),
    )


def win_text(chances: Probabilities | None) -> str:
    """The chance to win the game in per cent, without the sign; empty where it is not known."""
    return decimals(100 * chances.win, 1) if chances else ""


def _tip(chances: Probabilities | None, level: str) -> str:
    level = level_text(level)
    if chances is None:
        return level
    #: Tool tip: how often the player wins and loses, in per cent; gammons are games won or lost twice
    text = QCoreApplication.translate(
        "Judgement", "wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})"
    ).format(
        win=percent(chances.win),
        win_gammon=percent(chances.win_gammon),
        lose=percent(chances.lose),
        lose_gammon=percent(chances.lose_gammon),
    )
    return lines(text, level)
