"""What the panel shows while a card is asked, and once it was answered: pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.questions import Kind
from bgdesk.app.practice.drill_desk import DrillStep
from bgdesk.app.practice.drilled_card import DrilledCard, GradedAnswer
from bgdesk.app.review.answer_judge import JudgedAnswer
from bgdesk.library.card_rows import CardGrade, ReviewMode
from bgdesk.practice.cards.grading import grade_of
from bgdesk.practice.cards.session import CardSession
from bgdesk.ui.learn.learn_wording import (
    answer_text,
    best_text,
    judging_text,
    keys_text,
    match_text,
    progress_text,
    question_text,
    unjudged_text,
    your_answer_text,
)
from bgdesk.ui.practice.practice_wording import CardCountWords, told_text
from bgdesk.ui.review.derive_judgement_rows import normalised_cube
from bgdesk.ui.review.verdict_wording import advice_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.persons import your_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class DrillView:
    """The panel: how far one is, one sentence, further ones below it, and a ``note``.

    ``tone`` is a role of labels; ``grade`` is how the answer counts where that can be changed.
    """

    step: DrillStep
    title: str
    text: str
    tone: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""
    done: int = 0
    total: int = 0
    grade: CardGrade | None = None
    may_help: bool = False
    may_undo: bool = False
    is_resting: bool = False


def derive_question(
    card: DrilledCard, session: CardSession, step: DrillStep, *, is_helped: bool, may_undo: bool
) -> DrillView:
    """What is asked; nothing gives the answer away."""
    decision = card.question.verdict.decision
    text = question_text(decision.kind, decision.state)
    if step is DrillStep.JUDGING:
        text = judging_text()
    elif step is DrillStep.UNJUDGED:
        text = unjudged_text()
    lines = [_mode_text(card)]
    if card.row.is_changed:
        lines.append(
            translate("Practice", "Since your last answer a new analysis has found another answer best.")
        )
    if is_helped:
        lines.append(_played(card))
    return DrillView(
        step,
        progress_text(session.at + 1, len(session.asked)),
        text,
        lines=tuple(filter(None, lines)),
        note=keys_text(),
        done=session.at,
        total=len(session.asked),
        may_help=not is_helped and card.row.cost > 0,
        may_undo=may_undo,
    )


def derive_told(
    card: DrilledCard,
    session: CardSession,
    given: JudgedAnswer | None,
    last: GradedAnswer | None,
    today: date,
) -> DrillView:
    """How it went, what is best, what was done in the match, and when the card comes again."""
    decision = card.question.verdict.decision
    error = given.verdict.error if given else None
    answered = ""
    if given and error is not None:
        answered = your_answer_text(answer_text(given.answer, decision.state, decision.player), error)
    is_right = grade_of(error, card.row.accept, is_helped=False) is not CardGrade.AGAIN
    return DrillView(
        DrillStep.TELLING,
        progress_text(session.at + 1, len(session.asked)),
        told_text(error, card.row.accept),
        "good" if is_right else "bad",
        tuple(filter(None, (answered, best_text(_best(card)), _played(card)))),
        _when(last, today),
        session.at + 1,
        len(session.asked),
        grade=last.grade if last and last.number is not None and card.is_scheduled else None,
        may_undo=last is not None and last.number is not None,
        is_resting=last is not None and last.rests,
    )


def _mode_text(card: DrilledCard) -> str:
    match card.asked.mode:
        case ReviewMode.NEW:
            return translate("Practice", "A new card.")
        case ReviewMode.AGAIN:
            return translate(
                "Practice", "You missed this card, so it comes once more. This time it does not count."
            )
        case ReviewMode.CRAM:
            return translate("Practice", "This does not change when the card is due.")
        case ReviewMode.DUE:
            return ""


def _played(card: DrilledCard) -> str:
    verdict, question = card.question.verdict, card.question
    if not card.row.match_id:
        return ""
    decision = verdict.decision
    answer = answer_text(question.record.events[question.keep], decision.state, decision.player)
    return match_text(your_name(), answer, verdict.error)


def _best(card: DrilledCard) -> str:
    decision, analysis = card.question.verdict.decision, card.question.analysis
    if decision.kind is Kind.PLAY:
        return isolated(analysis.plays[0].candidates[0].written)
    return advice_text(normalised_cube(analysis.cubes[0].decision, decision.state), decision.state)


def _when(last: GradedAnswer | None, today: date) -> str:
    if last and last.is_lost:
        return translate("Practice", "This answer could not be saved, and does not count.")
    if last is None or not last.card.is_scheduled:
        return ""
    if last.number is None:
        return translate(
            "Practice",
            "This answer was not counted: the card has been answered or removed in another window.",
        )
    if last.rests:
        return CardCountWords().missed(last.now.lapses)
    return CardCountWords().in_days((date.fromisoformat(last.now.due) - today).days)
