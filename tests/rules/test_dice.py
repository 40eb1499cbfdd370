"""Rolls of two dice."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import ALL_ROLLS, Dice


@pytest.mark.parametrize("text", ["31", " 3-1 ", "3,1", "3 1"])
def test_from_text(text: str) -> None:
    assert Dice.from_text(text) == Dice(3, 1)


@pytest.mark.parametrize("text", ["", "3", "311", "ab", "07", "70", "²1", "٣١"])
def test_bad_text(text: str) -> None:
    with pytest.raises(ValueError, match="dice"):
        Dice.from_text(text)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 7), (-1, 3)])
def test_impossible_faces(first: int, second: int) -> None:
    with pytest.raises(ValueError, match="dice must be 1 to 6"):
        Dice(first, second)


def test_faces_and_pips() -> None:
    assert (Dice(1, 3).faces, Dice(1, 3).pips, str(Dice(1, 3))) == ((3, 1), 4, "31")
    assert (Dice(4, 4).faces, Dice(4, 4).pips, Dice(4, 4).is_double) == ((4, 4, 4, 4), 16, True)
    assert (tuple(Dice(1, 3)), Dice(1, 3).high, Dice(1, 3).low) == ((1, 3), 3, 1)


def test_all_rolls_are_the_21_rolls() -> None:
    assert len(set(ALL_ROLLS)) == len(ALL_ROLLS) == 21
    assert sum(1 if dice.is_double else 2 for dice in ALL_ROLLS) == 36


def test_a_complaint_about_a_long_text_is_short() -> None:
    with pytest.raises(ValueError, match="is not a roll") as caught:
        Dice.from_text("1" * 100_000)
    assert len(str(caught.value)) < 100
