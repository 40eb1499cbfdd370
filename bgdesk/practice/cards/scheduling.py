"""When a card is asked again: the one module that knows the scheduler FSRS."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, timedelta

from fsrs import Card, Rating, Scheduler, State

from bgdesk.library.card_rows import CardGrade, Memory
from bgdesk.practice.cards.days import as_day, noon

USUAL_RETENTION = 0.90
_BALANCED_FROM = 3
"""Shorter intervals are kept to the day."""
_MOST_SHIFT = 0.05

Load = Callable[[date], int]
"""How many cards are due on a day already."""


def no_load(_: date) -> int:
    """No day has more to do than another."""
    return 0


def load_of(due: Mapping[date, int]) -> Load:
    """The load that ``due`` says."""
    return lambda day: due.get(day, 0)


class Schedule:
    """The schedule at which so many of all answers are right: ``retention``, from 0.80 to 0.95."""

    def __init__(self, retention: float = USUAL_RETENTION) -> None:
        self._scheduler = Scheduler(
            desired_retention=retention, learning_steps=(), relearning_steps=(), enable_fuzzing=False
        )

    def after(self, was: Memory, grade: CardGrade, today: date, load: Load = no_load) -> Memory:
        """What is remembered of a card after an answer on ``today``.

        A clock that was set back does not count: nothing is answered before the last time. Of the days
        within five per cent of the interval the one with the least to do is chosen.
        """
        last = as_day(was.last)
        day = max(today, last) if last else today
        card, _ = self._scheduler.review_card(_card(was, day), Rating(int(grade)), noon(day))
        due = _balanced(day, card.due.date(), load)
        lapsed = grade is CardGrade.AGAIN and not was.is_new
        return Memory(
            int(card.state),
            card.stability,
            card.difficulty,
            due.isoformat(),
            day.isoformat(),
            was.reps + 1,
            was.lapses + lapsed,
        )

    def chance(self, memory: Memory, day: date) -> float:
        """The chance that a card is still known on ``day``."""
        return self._scheduler.get_card_retrievability(_card(memory, day), noon(day))


def _card(memory: Memory, day: date) -> Card:
    """With an id and a day given: else it would wait a moment and read the clock."""
    if memory.is_new:
        return Card(card_id=0, due=noon(day))
    last = as_day(memory.last) or day
    return Card(
        card_id=0,
        state=State(memory.state),
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=noon(as_day(memory.due) or day),
        last_review=noon(last),
    )


def _balanced(day: date, due: date, load: Load) -> date:
    interval = (due - day).days
    if interval < _BALANCED_FROM:
        return due
    shift = max(1, int(interval * _MOST_SHIFT))
    near = sorted(range(-shift, shift + 1), key=lambda days: (abs(days), days))
    return min((due + timedelta(days=days) for days in near), key=load)


def put_off(memory: Memory, due: date) -> Memory:
    """``memory`` of a card that is due on another day."""
    return replace(memory, due=due.isoformat())
