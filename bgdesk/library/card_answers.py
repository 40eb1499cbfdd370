"""What is answered to cards: each answer is stored once, together with what it changes."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bgdesk.library.card_rows import OWN_PROFILE, CardGrade, KeptReview, Memory, ReviewMode, ReviewRow
from bgdesk.library.store import Run, Store

_log = logging.getLogger(__name__)

_MEMORY = "state, stability, difficulty, due, last, reps, lapses"


class CardAnswers:
    """The answers of ``profile``. Every method raises JournalError when the disk or the file fails."""

    def __init__(self, store: Store, now: Callable[[], str], profile: str = OWN_PROFILE) -> None:
        self._store = store
        self._now = now
        self._profile = profile

    def grade(self, was: Memory, now: Memory, review: ReviewRow, *, rests: bool = False) -> int | None:
        """Store an answer and what it changes, both or nothing; its number.

        ``None``, and nothing is stored, where the card is no longer as it ``was``: it was graded elsewhere.
        A card that ``rests`` is not asked again.
        """
        with self._store.writing() as run:
            found = run(f"SELECT {_MEMORY} FROM card WHERE id = ?", review.card)
            if not found or Memory(*found[0]) != was:
                _log.info("a card was graded elsewhere meanwhile")
                return None
            _remember(run, review.card, now)
            run("UPDATE card SET is_changed = 0 WHERE id = ?", review.card)
            if rests:
                run("UPDATE card SET is_suspended = 1 WHERE id = ?", review.card)
            return self._put_review(run, review, was)

    def days_of_strength(self, days: float) -> tuple[str, ...]:
        """On which day each card was remembered for more than ``days`` days for the first time, in order.

        What is remembered after an answer stands with the next one, or with the card; one that was
        forgotten since was reached all the same.
        """
        rows = self._store.read(
            "SELECT min(day) FROM ("
            " SELECT card AS id, json_extract(was, '$.last') AS day FROM review"
            "  WHERE profile = ?1 AND is_undone = 0 AND json_extract(was, '$.stability') > ?2"
            " UNION ALL SELECT id, last FROM card WHERE profile = ?1 AND stability > ?2"
            ") WHERE day <> '' GROUP BY id ORDER BY 1",
            self._profile,
            days,
        )
        return tuple(str(day) for (day,) in rows)

    def _put_review(self, run: Run, review: ReviewRow, was: Memory) -> int:
        run(
            "INSERT INTO review (card, profile, at, day, mode, grade, error, ms, answer, is_helped, was)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            review.card,
            self._profile,
            self._now(),
            review.day,
            review.mode,
            int(review.grade),
            review.error,
            review.ms,
            review.answer,
            int(review.is_helped),
            was.to_json(),
        )
        return int(run("SELECT last_insert_rowid()")[0][0])

    def regrade(self, number: int, grade: CardGrade, now: Memory, *, rests: bool = False) -> bool:
        """Put ``grade`` in place of that of the answer ``number``, and ``now`` in place of what it came to.

        False, and nothing is stored, where it is not the last answer to its card any more.
        """
        with self._store.writing() as run:
            card = _last_of_card(run, number)
            if card is None:
                return False
            run("UPDATE review SET grade = ? WHERE number = ?", int(grade), number)
            _remember(run, card, now)
            run("UPDATE card SET is_suspended = ? WHERE id = ?", int(rests), card)
            return True

    def undo(self, number: int) -> bool:
        """Forget the answer ``number``: the card is as it was before. False where it is not the last one."""
        with self._store.writing() as run:
            card = _last_of_card(run, number)
            if card is None:
                return False
            ((was,),) = run("SELECT was FROM review WHERE number = ?", number)
            run("UPDATE review SET is_undone = 1 WHERE number = ?", number)
            _remember(run, card, Memory.from_json(was))
            run("UPDATE card SET is_suspended = 0 WHERE id = ?", card)
            return True

    def reviews(self, card_id: str) -> tuple[KeptReview, ...]:
        """What was answered to a card, in its order, without what was undone."""
        rows = self._store.read(
            "SELECT number, at, card, day, mode, grade, error, ms, answer, is_helped, was FROM review"
            " WHERE card = ? AND is_undone = 0 ORDER BY number",
            card_id,
        )
        return tuple(
            KeptReview(
                number,
                at,
                ReviewRow(card, day, ReviewMode(mode), CardGrade(grade), error, ms, answer, bool(is_helped)),
                Memory.from_json(was),
            )
            for number, at, card, day, mode, grade, error, ms, answer, is_helped, was in rows
        )


def _remember(run: Run, card_id: str, now: Memory) -> None:
    run(
        "UPDATE card SET state = ?, stability = ?, difficulty = ?, due = ?, last = ?, reps = ?, lapses = ?"
        " WHERE id = ?",
        now.state,
        now.stability,
        now.difficulty,
        now.due,
        now.last,
        now.reps,
        now.lapses,
        card_id,
    )


def _last_of_card(run: Run, number: int) -> str | None:
    """The card of the answer ``number``, if that was the last one."""
    rows = run(
        "SELECT card FROM review AS one WHERE number = ? AND is_undone = 0 AND NOT EXISTS"
        " (SELECT 1 FROM review WHERE card = one.card AND number > one.number AND is_undone = 0)",
        number,
    )
    return str(rows[0][0]) if rows else None
