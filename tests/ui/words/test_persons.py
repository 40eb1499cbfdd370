"""Who is spoken to."""

from __future__ import annotations

import pytest

from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.words import persons


def test_you_are_known_by_what_a_match_makes_of_the_word(monkeypatch: pytest.MonkeyPatch) -> None:
    written = "\u2067אתה\u2069"
    monkeypatch.setattr(persons, "your_name", lambda: written)
    seats = Pair(Seat("Opponent"), Seat(written))
    assert seats.black.name != written
    assert persons.me(seats) is Player.BLACK
