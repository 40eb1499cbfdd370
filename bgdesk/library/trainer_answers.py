"""What was answered to the questions of the trainers, for figures over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bgdesk.library.store import Store

FIRST_PROFILE = "me"
RECENT = 50
"""So many of the last answers say how one does now."""


@dataclass(frozen=True, slots=True)
class TrainerAnswer:
    """One answer to a question of ``trainer``; ``question`` and ``answer`` are JSON.

    ``error`` is in the unit of the trainer, 0 the best; ``ms`` the time that it took.
    """

    trainer: str
    question: str
    answer: str
    is_right: bool
    error: float
    ms: int


class KeptAnswer(NamedTuple):
    """What is stored of an answer given at ``at``, ISO 8601; ``question`` is JSON."""

    at: str
    question: str
    is_right: bool
    error: float


@dataclass(frozen=True, slots=True)
class TrainerTally:
    """How one profile does with one trainer: all answers, and the last `RECENT` of them."""

    answered: int
    right: int
    recent: int
    recent_right: int
    recent_error: float
    recent_ms: float


class TrainerAnswers:
    """All answers of ``profile``. Every method raises JournalError on failure."""

    def __init__(self, store: Store, now: Callable[[], str], profile: str = FIRST_PROFILE) -> None:
        self._store = store
        self._now = now
        self._profile = profile

    def put(self, given: TrainerAnswer) -> None:
        """Keep one more."""
        with self._store.writing() as run:
            run(
                """
                INSERT INTO trainer_answer (profile, trainer, at, question, answer, is_right, error, ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                self._profile,
                given.trainer,
                self._now(),
                given.question,
                given.answer,
                int(given.is_right),
                given.error,
                given.ms,
            )

    def given(self, trainer: str) -> tuple[KeptAnswer, ...]:
        """All answers to the questions of ``trainer``, in their order."""
        rows = self._store.read(
            "SELECT at, question, is_right, error FROM trainer_answer"
            " WHERE profile = ? AND trainer = ? ORDER BY number",
            self._profile,
            trainer,
        )
        return tuple(
            KeptAnswer(at, question, bool(is_right), error) for at, question, is_right, error in rows
        )

    def tallies(self) -> Mapping[str, TrainerTally]:
        """How they do, by trainer; those without an answer are left out."""
        rows = self._store.read(
            """
            SELECT trainer, count(*), sum(is_right), sum(place <= ?2), sum(is_right * (place <= ?2)),
                   avg(CASE WHEN place <= ?2 THEN error END), avg(CASE WHEN place <= ?2 THEN ms END)
            FROM (
                SELECT trainer, is_right, error, ms,
                       row_number() OVER (PARTITION BY trainer ORDER BY number DESC) AS place
                FROM trainer_answer WHERE profile = ?1
            ) GROUP BY trainer
            """,
            self._profile,
            RECENT,
        )
        return {str(trainer): TrainerTally(*figures) for trainer, *figures in rows}
