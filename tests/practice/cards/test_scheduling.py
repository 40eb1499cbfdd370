"""The schedule is that of FSRS, told noon of each day of practice; nothing else moves a card."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest
from fsrs import Card, Rating, Scheduler

from bgdesk.library.card_rows import CardGrade, Memory
from bgdesk.practice.cards.days import as_day, noon, practice_day
from bgdesk.practice.cards.scheduling import Schedule, load_of

HISTORIES = 200
START = date(2026, 3, 1)


def test_200_histories_are_scheduled_as_by_fsrs_itself() -> None:
    chance = Random(7)
    for _ in range(HISTORIES):
        retention = chance.choice((0.80, 0.85, 0.90, 0.95))
        follow_history(chance, retention)


def follow_history(chance: Random, retention: float) -> None:
    """One card answered at any times of any days, also early, late and twice on one day."""
    direct = Scheduler(
        desired_retention=retention, learning_steps=(), relearning_steps=(), enable_fuzzing=False
    )
    card, memory, day = Card(card_id=1, due=noon(START)), Memory(), START
    schedule = Schedule(retention)
    for _ in range(chance.randint(1, 12)):
        grade = chance.choice(tuple(CardGrade))
        card, _ = direct.review_card(card, Rating(int(grade)), datetime.combine(day, time(12), UTC))
        memory = schedule.after(memory, grade, day)
        assert memory.due == card.due.date().isoformat()
        assert (memory.stability, memory.difficulty) == (card.stability, card.difficulty)
        assert memory.state == int(card.state)
        day += timedelta(days=chance.choice((0, 1, 1, 2, (card.due.date() - day).days, 40)))


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Pacific/Auckland", "UTC"])
def test_an_evening_and_the_next_morning_are_two_days_in_every_zone_and_season(zone: str) -> None:
    for month, last in ((3, 28), (10, 24), (6, 1)):
        evening = datetime(2026, month, last, 23, 30, tzinfo=ZoneInfo(zone))
        night, morning = evening + timedelta(hours=3), evening + timedelta(hours=9)
        assert practice_day(night) == practice_day(evening)
        assert practice_day(morning) - practice_day(evening) == timedelta(days=1)
        assert (noon(practice_day(morning)) - noon(practice_day(evening))).days == 1


def test_a_lapse_is_counted_only_of_what_was_known_before() -> None:
    schedule = Schedule()
    new = schedule.after(Memory(), CardGrade.AGAIN, START)
    assert (new.reps, new.lapses) == (1, 0)
    again = schedule.after(new, CardGrade.AGAIN, START + timedelta(days=1))
    assert (again.reps, again.lapses) == (2, 1)


def test_a_clock_that_was_set_back_never_makes_a_card_due_before_its_last_day() -> None:
    schedule = Schedule()
    known = schedule.after(Memory(), CardGrade.GOOD, START)
    early = schedule.after(known, CardGrade.GOOD, START - timedelta(days=300))
    assert early.last == START.isoformat()
    assert early.due > START.isoformat()


def test_what_a_day_has_to_do_moves_a_card_by_five_per_cent_at_most() -> None:
    schedule, memory = Schedule(), Memory()
    for grade in (CardGrade.GOOD, CardGrade.GOOD, CardGrade.GOOD):
        memory = schedule.after(memory, grade, as_day(memory.due) or START)
    last = as_day(memory.due)
    assert last
    plain = as_day(schedule.after(memory, CardGrade.GOOD, last).due)
    assert plain
    interval = (plain - last).days
    assert interval > 20
    crowded = {plain + timedelta(days=days): 9 for days in range(-2, 3)}
    found = as_day(schedule.after(memory, CardGrade.GOOD, last, load_of(crowded)).due)
    assert found
    assert 2 < abs((found - plain).days) <= interval * 0.05 + 1
    everywhere = load_of({plain + timedelta(days=days): 9 for days in range(-400, 400)})
    assert as_day(schedule.after(memory, CardGrade.GOOD, last, everywhere).due) == plain


def test_short_intervals_stay_to_the_day() -> None:
    schedule = Schedule()
    plain = schedule.after(Memory(), CardGrade.AGAIN, START)
    due = as_day(plain.due)
    assert due == START + timedelta(days=1)
    assert schedule.after(Memory(), CardGrade.AGAIN, START, load_of({due: 50})).due == plain.due


def test_memory_comes_back_from_text() -> None:
    memory = Schedule().after(Memory(), CardGrade.GOOD, START)
    assert Memory.from_json(memory.to_json()) == memory
