"""One card that is asked, and what its answer came to."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import date

from bgdesk.library.card_rows import SCHEDULED, CardGrade, CardRow, Memory, ReviewRow
from bgdesk.library.studies import ShelvedStudy
from bgdesk.match.codec.record_codec import entry_to_json
from bgdesk.match.events import Event
from bgdesk.practice.cards.making import Question
from bgdesk.practice.cards.scheduling import Load, Schedule
from bgdesk.practice.cards.session import LEECH_AFTER, Asked


@dataclass(frozen=True, slots=True)
class DrilledCard:
    """A card on the table: ``question`` has the names that are shown, ``study`` is what is looked at."""

    row: CardRow
    asked: Asked
    question: Question
    study: ShelvedStudy

    @classmethod
    def of(cls, row: CardRow, asked: Asked, question: Question) -> DrilledCard:
        """``row`` as it is asked."""
        return cls(row, asked, question, ShelvedStudy(f"card:{row.id}", question.study, "", ()))

    @property
    def was(self) -> Memory:
        """What is remembered of it before the answer."""
        return self.row.memory

    @property
    def is_scheduled(self) -> bool:
        """Whether the answer changes when it is due."""
        return self.asked.mode in SCHEDULED


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """An answer to ``card``: what ``now`` is remembered, and whether it ``rests`` from now on.

    ``number`` is that under which the answer is stored, ``None`` as long as it is not; it ``is_lost`` where
    it could not be, and else another window was before it.
    """

    card: DrilledCard
    review: ReviewRow
    now: Memory
    rests: bool = False
    number: int | None = None
    is_lost: bool = False

    @property
    def grade(self) -> CardGrade:
        """How well it was known."""
        return self.review.grade

    @property
    def is_right(self) -> bool:
        """Whether it was known."""
        return self.grade is not CardGrade.AGAIN

    @property
    def comes_again(self) -> bool:
        """Whether the card is asked once more at the end of the session."""
        return not self.is_right and not self.rests


class Grading:
    """Says what an answer comes to, by ``schedule`` on ``today``; ``load`` is what every day has to do."""

    def __init__(self, schedule: Schedule, today: date, load: Load) -> None:
        self._schedule = schedule
        self._today = today
        self._load = load

    def answered(
        self,
        card: DrilledCard,
        grade: CardGrade,
        answer: Event | None,
        error: float | None,
        ms: int,
        *,
        is_helped: bool,
    ) -> GradedAnswer:
        """What ``grade`` comes to for ``card``."""
        body = "null" if answer is None else json.dumps(entry_to_json(answer), separators=(",", ":"))
        day = self._today.isoformat()
        review = ReviewRow(card.row.id, day, card.asked.mode, grade, error, ms, body, is_helped)
        return self._with(GradedAnswer(card, review, card.was), grade)

    def regraded(self, answered: GradedAnswer, grade: CardGrade) -> GradedAnswer:
        """The same answer with another grade."""
        return self._with(replace(answered, review=replace(answered.review, grade=grade)), grade)

    def _with(self, answered: GradedAnswer, grade: CardGrade) -> GradedAnswer:
        card = answered.card
        if not card.is_scheduled:
            return answered
        now = self._schedule.after(card.was, grade, self._today, self._load)
        has_lapsed = now.lapses > card.was.lapses
        return replace(answered, now=now, rests=has_lapsed and now.lapses % LEECH_AFTER == 0)
