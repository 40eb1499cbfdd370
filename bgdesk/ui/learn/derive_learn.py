"""What the panel shows while one learns from a match: pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bgdesk.analysis.learning import AskedStop, LearningRun
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.app.review.learning_desk import LearningStep, LessonMatch
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.record import MatchRecord
from bgdesk.rules.player import Player
from bgdesk.ui.learn.learn_wording import (
    LearnCounts,
    answer_text,
    best_text,
    better_text,
    intro_text,
    judging_text,
    keys_text,
    kinds_text,
    match_text,
    not_analysed_text,
    place_text,
    progress_text,
    question_text,
    result_text,
    score_text,
    side_text,
    told_text,
    unjudged_text,
    your_answer_text,
)
from bgdesk.ui.review.derive_errors import kind_name
from bgdesk.ui.review.derive_judgement_rows import normalised_cube
from bgdesk.ui.review.verdict_wording import advice_text
from bgdesk.ui.review.walk_wording import no_errors_text
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.first_attempts import counted_text
from bgdesk.ui.words.judgeable import why_not_analysed
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.roll_origins import stage_text


@dataclass(frozen=True, slots=True)
class StopRow:
    """One decision that was asked about, made by ``event``; ``tone`` is a role of labels."""

    event: int
    text: str
    result: str
    tone: str

    @property
    def spoken(self) -> str:
        """All of it."""
        return listed(self.text, self.result)


@dataclass(frozen=True, slots=True)
class LearnView:
    """The panel: a title, how far one is, one sentence, and further ones below it.

    ``step`` is what can be done; ``done`` of ``total`` questions lie behind. ``tone`` is a role of labels.
    ``note`` stands below all else.
    """

    step: LearningStep
    title: str
    text: str
    tone: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""
    done: int = 0
    total: int = 0
    may_start: bool = False
    may_analyse: bool = False
    rows: tuple[StopRow, ...] = ()
    again: str = ""


@dataclass(frozen=True, slots=True)
class LearnOffer:
    """What could be asked about: so many ``errors`` of ``player``, or of both, ``found`` of them before."""

    player: Player | None
    errors: int
    found: int
    threshold: float


def derive_offer(lesson: LessonMatch, offer: LearnOffer, title: str) -> LearnView:
    """Whose errors are to be asked about, or why none can be."""
    view = LearnView(LearningStep.CHOOSING, title, intro_text())
    counts, seats = LearnCounts(), lesson.record.header.seats
    if not lesson.verdicts:
        reason = why_not_analysed(lesson.record)
        return LearnView(LearningStep.CHOOSING, title, reason or not_analysed_text(), may_analyse=not reason)
    if not offer.errors:
        none = no_errors_text(seats, offer.player, offer.threshold)
        return LearnView(LearningStep.CHOOSING, title, intro_text(), lines=(none,))
    lines = [counts.errors(offer.errors, cost_text(offer.threshold))]
    if offer.found:
        lines.append(counts.found_before(offer.found))
    return LearnView(view.step, title, view.text, lines=tuple(lines), may_start=True)


def derive_question(
    lesson: LessonMatch, run: LearningRun, step: LearningStep, given: JudgedAnswer | None
) -> LearnView:
    """What is asked, and what is said of the answer as long as that gives nothing away."""
    now = run.now
    assert now
    decision = lesson.verdict(now.stop.event).decision
    text, tone = question_text(decision.kind, decision.state), ""
    if step is LearningStep.JUDGING:
        text = judging_text()
    elif step is LearningStep.UNJUDGED:
        text = unjudged_text()
    elif step is LearningStep.BETTER and given:
        answer = answer_text(given.answer, decision.state, decision.player)
        text, tone = better_text(answer, given.verdict.error), "bad"
    name = lesson.record.header.seats.of(decision.player).name
    total = len(run.asked)
    title = progress_text(run.at + 1, total)
    return LearnView(step, title, text, tone, (side_text(name),), keys_text(), run.at, total)


def derive_told(lesson: LessonMatch, run: LearningRun, given: JudgedAnswer | None) -> LearnView:
    """How it went, what was answered, and what was decided in the match."""
    now = run.now
    assert now
    verdict = lesson.verdict(now.stop.event)
    decision = verdict.decision
    event = lesson.record.events[decision.event]
    answered = ""
    if given:
        answer = answer_text(given.answer, decision.state, decision.player)
        answered = your_answer_text(answer, given.verdict.error)
    name = lesson.record.header.seats.of(decision.player).name
    played = match_text(name, answer_text(event, decision.state, decision.player), verdict.error)
    first = counted_text(lesson.counted(now.stop.event))
    lines = tuple(filter(None, (answered, best_text(best_of(lesson, decision)), played, first)))
    tone = "good" if now.is_found or now.is_found_late else "bad"
    title, total = progress_text(run.at + 1, len(run.asked)), len(run.asked)
    return LearnView(LearningStep.TELLING, title, told_text(now), tone, lines, done=run.at + 1, total=total)


def best_of(lesson: LessonMatch, decision: Decision) -> str:
    """What is best there, in words."""
    assert lesson.analysis
    if decision.kind is Kind.PLAY:
        play = next(one for one in lesson.analysis.plays if one.event == decision.event)
        return isolated(play.candidates[0].written)
    cube = next(one for one in lesson.analysis.cubes if one.event == decision.event)
    return advice_text(normalised_cube(cube.decision, decision.state), decision.state)


def derive_end(lesson: LessonMatch, run: LearningRun) -> LearnView:
    """What it came to, with all that was asked."""
    total, missed = len(run.asked), len(run.missed)
    return LearnView(
        LearningStep.OVER,
        score_text(run.found, total),
        "",
        lines=tuple(_of_kind(lesson, run.asked, is_cube=is_cube) for is_cube in (False, True)),
        done=total,
        total=total,
        rows=tuple(_row(lesson.record, lesson.verdict(one.stop.event).decision, one) for one in run.asked),
        again=LearnCounts().missed(missed) if missed else "",
    )


def _of_kind(lesson: LessonMatch, asked: Sequence[AskedStop], *, is_cube: bool) -> str:
    of_kind = [
        one for one in asked if (lesson.verdict(one.stop.event).decision.kind is not Kind.PLAY) is is_cube
    ]
    return kinds_text(is_cube, sum(one.is_found for one in of_kind), len(of_kind)) if of_kind else ""


def _row(record: MatchRecord, decision: Decision, asked: AskedStop) -> StopRow:
    is_play = decision.kind is Kind.PLAY
    is_again = decision.state.cube.owner is not None
    what = stage_text(decision.state) if is_play else kind_name(decision.kind, is_again=is_again)
    name = record.header.seats.of(decision.player).name
    found = asked.is_found or asked.is_found_late
    return StopRow(
        decision.event,
        labels(place_text(decision), titled(name, what)),
        result_text(asked),
        "good" if found else "bad" if asked.attempts else "muted",
    )
