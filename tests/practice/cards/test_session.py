"""What is asked, how much of it, and in which order."""

from __future__ import annotations

import itertools
from datetime import date, timedelta

from hypothesis import given, strategies as st

from bgdesk.library.card_rows import CardCounts, CardKind, ReviewMode, WaitingCard
from bgdesk.practice.cards.session import (
    Asked,
    CardSession,
    Limits,
    cram_of,
    drill_of,
    due_now,
    forecast,
    mixed,
    session_of,
)

TODAY = date(2026, 3, 2)


def waiting(number: int, theme: str = "a", due: str = "2026-03-01", reps: int = 1) -> WaitingCard:
    return WaitingCard(f"c{number}", CardKind.CHECKER, theme, due, reps, "", 0.1)


cards = st.lists(st.sampled_from("abc"), max_size=30)


@given(cards, cards, st.integers(0, 20), st.integers(0, 20), st.sampled_from((0, 10, 20)))
def test_limits_hold_and_no_card_comes_twice(
    due: list[str], fresh: list[str], most: int, new: int, length: int
) -> None:
    old = [waiting(number, theme) for number, theme in enumerate(due)]
    young = [waiting(100 + number, theme, "", 0) for number, theme in enumerate(fresh)]
    counts = CardCounts(len(old) + len(young), len(old), len(young), done=2, begun=1)
    found = session_of(old, young, counts, Limits(new, most, length)).asked
    assert len({one.card for one in found}) == len(found)
    assert sum(one.mode is ReviewMode.DUE for one in found) <= max(0, most - 2)
    assert sum(one.mode is ReviewMode.NEW for one in found) <= max(0, new - 1)
    assert not length or len(found) <= length
    if not length:
        assert len(found) == sum(due_now(counts, Limits(new, most, length)))


@given(cards)
def test_what_is_alike_is_not_asked_in_a_row_where_that_can_be(themes: list[str]) -> None:
    found = [one.theme for one in mixed([waiting(n, theme) for n, theme in enumerate(themes)])]
    assert sorted(found) == sorted(themes)
    most = max((themes.count(theme) for theme in themes), default=0)
    if most <= (len(themes) + 1) // 2:
        assert all(one != other for one, other in itertools.pairwise(found))


def test_what_waits_longest_is_chosen_where_there_is_not_room_for_all() -> None:
    due = [waiting(number) for number in range(5)]
    counts = CardCounts(5, 5)
    asked = session_of(due, (), counts, Limits(reviews=2)).asked
    assert [one.card for one in asked] == ["c0", "c1"]


def test_new_cards_are_spread_among_the_others() -> None:
    due, fresh = [waiting(n) for n in range(8)], [waiting(10 + n, reps=0) for n in range(2)]
    asked = session_of(due, fresh, CardCounts(10, 8, 2), Limits()).asked
    places = [place for place, one in enumerate(asked) if one.mode is ReviewMode.NEW]
    assert places == [4, 9]


def test_a_card_that_was_missed_comes_again_at_the_end_and_no_more_when_it_is_known_after_all() -> None:
    session = CardSession((Asked("a", ReviewMode.DUE), Asked("b", ReviewMode.NEW)))
    failed = session.failed()
    assert [one.card for one in failed.asked] == ["a", "b", "a"]
    assert failed.asked[-1].mode is ReviewMode.AGAIN
    assert failed.passed() == session
    assert failed.on().back_to(Asked("a", ReviewMode.DUE)) == failed


def test_where_nothing_counts_nothing_comes_again() -> None:
    session = cram_of([waiting(1), waiting(2)], 1)
    assert session.asked == (Asked("c1", ReviewMode.CRAM),)
    assert session.failed() == session


def test_the_forecast_has_what_is_overdue_on_its_first_day() -> None:
    days = [(TODAY + timedelta(days=shift)).isoformat() for shift in (-9, 0, 29, 30)]
    found = forecast([(day, number) for number, day in enumerate(days, 1)], TODAY)
    assert len(found) == 30
    assert (found[0], found[29], sum(found)) == (3, 3, 6)


def test_a_drill_counts_what_is_for_today_anyway_and_nothing_else() -> None:
    given = [
        waiting(1),
        waiting(2, due="2026-04-01"),
        waiting(3, reps=0, due=""),
        waiting(4, reps=0, due=""),
        waiting(5, "b", due="2026-03-02"),
    ]
    found = drill_of(given, TODAY.isoformat(), CardCounts(9, 4, 4, done=59, begun=9), Limits())
    assert {one.card: one.mode for one in found.asked} == {
        "c1": ReviewMode.DUE,
        "c2": ReviewMode.CRAM,
        "c3": ReviewMode.NEW,
        "c4": ReviewMode.CRAM,
        "c5": ReviewMode.CRAM,
    }
    few = drill_of(given, TODAY.isoformat(), CardCounts(9, 4, 4), Limits(length=2))
    assert {one.card for one in few.asked} == {"c1", "c5"}, "what is due comes first"
    assert drill_of((), TODAY.isoformat(), CardCounts(), Limits()).asked == ()
