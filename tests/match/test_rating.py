"""The rating formula, C-10 to C-13."""

from __future__ import annotations

import pytest

from bgdesk.match.rating import Rating, rated, win_probability


@pytest.mark.parametrize(
    ("winner", "loser", "length", "gain", "loss"),
    [
        pytest.param(Rating(1500, 1000), Rating(1500, 1000), 1, 2.000, 2.000, id="C-10"),
        pytest.param(Rating(1500, 1000), Rating(1500, 1000), 7, 5.292, 5.292, id="C-11"),
        pytest.param(Rating(1500, 0), Rating(1600, 500), 5, 25.223, 5.045, id="C-12"),
        pytest.param(Rating(1600, 500), Rating(1500, 0), 5, 3.900, 19.498, id="C-13"),
    ],
)
def test_examples(winner: Rating, loser: Rating, length: int, gain: float, loss: float) -> None:
    new_winner, new_loser = rated(winner, loser, length)
    assert new_winner.rating - winner.rating == pytest.approx(gain, abs=0.0005)
    assert loser.rating - new_loser.rating == pytest.approx(loss, abs=0.0005)
    assert new_winner.experience == winner.experience + length
    assert new_loser.experience == loser.experience + length


def test_a_beginner() -> None:
    assert Rating() == Rating(1500.0, 0)


def test_chances_of_both_add_up() -> None:
    strong, weak = Rating(1700), Rating(1450)
    assert win_probability(strong, weak, 9) + win_probability(weak, strong, 9) == pytest.approx(1)
    assert win_probability(strong, weak, 9) > win_probability(strong, weak, 1) > 0.5


def test_money_is_not_rated() -> None:
    with pytest.raises(ValueError, match="only matches"):
        rated(Rating(), Rating(), 0)
