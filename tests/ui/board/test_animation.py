"""Flights leave and arrive where and when they should; dice come to rest on their face."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from PySide6.QtCore import QPointF

from bgdesk.ui.board.animation import LONGEST_MS, SHORTEST_MS, TUMBLE_MS, DiePose, Tumble, ease, flight, slide
from bgdesk.ui.board.geometry import CENTRE, HEIGHT, WIDTH, Slot

PLACES = st.builds(QPointF, st.floats(0, WIDTH), st.floats(0, HEIGHT))


@given(origin=PLACES, goal=PLACES, start=st.floats(0, 2000), speed=st.floats(0.25, 4))
def test_a_flight_begins_and_ends_in_time_at_its_places(
    origin: QPointF, goal: QPointF, start: float, speed: float
) -> None:
    way = flight(origin, Slot(goal, 3), start, speed)
    assert SHORTEST_MS / speed <= way.duration_ms + 0.001
    assert way.duration_ms <= LONGEST_MS / speed + 0.001
    assert way.position(start) == origin
    assert way.position(way.end_ms + 1) == goal
    assert way.position(0) == origin


def test_a_flight_bends_towards_the_middle_of_the_board() -> None:
    low = flight(QPointF(200, 1050), Slot(QPointF(700, 1050), 0), 0, 1)
    high = flight(QPointF(200, 100), Slot(QPointF(700, 100), 0), 0, 1)
    assert low.position(low.duration_ms / 2).y() < 1050 - 20
    assert high.position(high.duration_ms / 2).y() > 100 + 20


def test_a_flight_from_the_middle_to_the_middle_stands_still() -> None:
    way = flight(CENTRE, Slot(CENTRE, 0), 0, 1)
    assert way.position(way.duration_ms / 2) == CENTRE


def test_a_slide_is_straight_and_a_flight_of_no_time_is_there_at_once() -> None:
    way = slide(QPointF(0, 0), Slot(QPointF(100, 50), 0), 10, 100)
    middle = way.position(60)
    assert (middle.x(), middle.y()) == pytest.approx((50, 25))
    assert slide(QPointF(0, 0), Slot(QPointF(9, 9), 0), 10, 0).position(10) == QPointF(9, 9)


def test_easing_starts_and_ends_slowly() -> None:
    assert (ease(0), ease(0.5), ease(1)) == (0, 0.5, 1)
    assert ease(0.1) < 0.1
    assert ease(0.9) > 0.9


@given(face=st.integers(1, 6), time_ms=st.floats(-10, 500))
def test_a_tumbling_die_always_shows_a_face_and_rests_on_its_own(face: int, time_ms: float) -> None:
    rest = DiePose(QPointF(1000, 575), -4, face)
    tumble = Tumble(TUMBLE_MS, rest, QPointF(260, 60))
    assert 1 <= tumble.pose(time_ms).face <= 6
    assert tumble.pose(TUMBLE_MS) == rest
    assert TUMBLE_MS < 400


def test_a_tumbling_die_shows_several_faces() -> None:
    tumble = Tumble(TUMBLE_MS, DiePose(QPointF(0, 0), 0, 5), QPointF(260, 60))
    faces = [tumble.pose(time_ms).face for time_ms in range(0, 380, 10)]
    assert len(set(faces)) >= 3
    assert faces[-1] == 5
