"""A student who forgets as the schedule assumes knows as many cards as were asked for, within two points."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from bgdesk.library.card_rows import CardGrade, Memory, ReviewRow
from bgdesk.library.library import Library
from bgdesk.practice.cards.days import as_day
from bgdesk.practice.cards.scheduling import Schedule, load_of
from bgdesk.practice.cards.session import Limits, session_of
from tests.practice.cards.drawn_cards import plain_card

START = date(2026, 3, 1)
DAYS = 30
NEW_A_DAY = 60
KNOWN_AT_FIRST = 0.6


@pytest.mark.parametrize("retention", [0.80, 0.85, 0.90, 0.95])
def test_so_many_are_known_as_were_asked_for(retention: float) -> None:
    """Of cards that could be asked in time: no interval is shorter than a day, and some would have to be."""
    chance, schedule = Random(1), Schedule(retention)
    cards: list[Memory] = []
    load: Counter[date] = Counter()
    asked = known = 0
    for number in range(DAYS):
        today = START + timedelta(days=number)
        for place, memory in enumerate(cards):
            if memory.due > today.isoformat():
                continue
            knows = chance.random() < schedule.chance(memory, today)
            is_in_time = days_between(memory) > 1
            asked += is_in_time
            known += is_in_time and knows
            cards[place] = answered(schedule, memory, today, load, knows=knows)
        for _ in range(NEW_A_DAY):
            knows = chance.random() < KNOWN_AT_FIRST
            cards.append(answered(schedule, Memory(), today, load, knows=knows))
    assert asked > 1000
    assert known / asked == pytest.approx(retention, abs=0.02)


def days_between(memory: Memory) -> int:
    due, last = as_day(memory.due), as_day(memory.last)
    assert due
    assert last
    return (due - last).days


def answered(schedule: Schedule, memory: Memory, today: date, load: Counter[date], *, knows: bool) -> Memory:
    now = schedule.after(memory, CardGrade.GOOD if knows else CardGrade.AGAIN, today, load_of(load))
    due = as_day(now.due)
    assert due
    load[due] += 1
    return now


def test_thirty_days_in_a_library_keep_the_limits_and_ask_no_card_twice_a_day(tmp_path: Path) -> None:
    chance, schedule, limits = Random(2), Schedule(), Limits(fresh=6, reviews=15, length=0)
    with Library(tmp_path / "library.sqlite") as library:
        library.cards.add([plain_card(number) for number in range(100)], START.isoformat())
        for number in range(DAYS):
            practise_a_day(library, schedule, limits, START + timedelta(days=number), chance)
        counts = library.cards.counts((START + timedelta(days=DAYS)).isoformat())
        assert counts.fresh == 0, "100 cards are begun in 17 days"
        assert sum(number for _, number in library.cards.due_days()) == 100


def practise_a_day(library: Library, schedule: Schedule, limits: Limits, today: date, chance: Random) -> None:
    day, cards = today.isoformat(), library.cards
    seen: Counter[str] = Counter()
    for _ in range(2):  # a second time there is nothing left of what was asked the first time
        session = session_of(cards.due(day), cards.fresh(), cards.counts(day), limits)
        for one in session.asked:
            card = cards.card(one.card)
            assert card
            knows = card.memory.is_new or chance.random() < schedule.chance(card.memory, today)
            grade = CardGrade.GOOD if knows else CardGrade.AGAIN
            now = schedule.after(card.memory, grade, today)
            review = ReviewRow(card.id, day, one.mode, grade, 0.0, 1000)
            assert library.card_answers.grade(card.memory, now, review)
            seen[card.id] += 1
    counts = cards.counts(day)
    assert counts.done <= limits.reviews
    assert counts.begun <= limits.fresh
    assert all(number == 1 for number in seen.values())
