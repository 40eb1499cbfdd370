"""What the computer players are called, and what is said about their strength."""

from __future__ import annotations

import pytest

from bgdesk.engine.core.availability import CoreAbsence
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.sage.availability import Availability, EngineAbsence
from bgdesk.engine.strengths import strength_of
from bgdesk.match.rating import Rating
from bgdesk.match.record import Seat, SeatKind
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.words import levels
from bgdesk.ui.words.levels import (
    core_text,
    engine_text,
    level_choices,
    level_name,
    rate_text,
    rating_text,
    seat_strength,
    unavailable_text,
    variant_notes,
)

STANDARD = RULESETS["backgammon"]
HERE = Availability(True)
OFF = Availability(False, EngineAbsence.OLD_CPU, "avx2")


def test_every_level_has_a_name_and_its_measured_strength() -> None:
    choices = level_choices(HERE)
    assert [choice.id for choice in choices] == list(LEVELS)
    assert all(choice.name != choice.id and choice.strength.startswith("PR ") for choice in choices)
    assert not any(choice.problem for choice in choices)


def test_what_was_not_measured_is_called_an_estimate() -> None:
    for level in LEVELS:
        measured = strength_of(level)
        assert measured
        assert rate_text(level).endswith(", estimated") is (measured.games == 0)
        label = seat_strength(Seat("Bot", SeatKind.BOT, level), STANDARD)
        assert label.endswith(" as estimated") is (measured.games == 0)
        assert ("±" in label) is (measured.games > 0)


def test_without_the_engine_the_levels_can_be_chosen_but_promise_nothing() -> None:
    choices = level_choices(OFF)
    assert not any(choice.problem or choice.strength for choice in choices)
    notes = variant_notes(OFF)
    assert set(notes) == set(RULESETS)
    assert notes["backgammon"] == notes["portes"] == unavailable_text(OFF)
    assert "avx2" in unavailable_text(OFF)


def test_the_engine_says_why_it_is_slower_than_it_could_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine_text(OFF) == unavailable_text(OFF)
    monkeypatch.setattr(levels, "absence_of_core", lambda: None)
    assert "fast core" not in engine_text(HERE)
    assert len({core_text(absence) for absence in CoreAbsence}) == len(CoreAbsence)
    monkeypatch.setattr(levels, "absence_of_core", lambda: CoreAbsence.NOT_BUILT)
    assert engine_text(HERE).endswith(f". {core_text(CoreAbsence.NOT_BUILT)}")


def test_every_game_of_which_the_strength_was_not_measured_says_who_plays_it() -> None:
    for availability in (HERE, OFF):
        notes = variant_notes(availability)
        assert "network" in notes["plakoto"]
        assert "known exactly" in notes["hypergammon"]
    assert "backgammon" not in variant_notes(HERE)
    assert unavailable_text(HERE) == ""


def test_a_seat_says_its_strength_without_repeating_its_name() -> None:
    named = Seat(level_name("expert"), SeatKind.BOT, "expert")
    thinker = Seat("Deep Thought", SeatKind.BOT, "expert")
    assert seat_strength(named, STANDARD).startswith("plays at PR ")
    assert seat_strength(thinker, STANDARD).startswith("Expert · plays at PR ")
    assert seat_strength(named, STANDARD, is_plain=True) == "a plain player stands in"
    assert seat_strength(Seat("Ann"), STANDARD) == ""
    assert seat_strength(Seat("Old", SeatKind.BOT, "no longer there"), STANDARD) == ""


@pytest.mark.parametrize("setting", ["", "plain"])
@pytest.mark.parametrize("game", ["plakoto", "hypergammon"])
def test_a_strength_measured_in_another_game_is_not_claimed(
    game: str, setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", setting)
    assert seat_strength(Seat("Deep Thought", SeatKind.BOT, "expert"), RULESETS[game]) == "Expert"


def test_a_person_has_a_rating_after_the_first_match() -> None:
    assert rating_text(Rating()) == ""
    assert rating_text(Rating(1523.4, 7)) == "rating 1523"
