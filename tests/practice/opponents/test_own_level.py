"""How well a player plays, from judged matches; and the opponent that follows from it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bgdesk.engine.levels import STRONGEST_OWN, WEAKEST_OWN, is_known
from bgdesk.practice.opponents.own_level import (
    A_BIT,
    GUESS,
    OWN_LEVELS,
    PlayedWell,
    PlayerLevel,
    estimated,
    of_errors,
    opponents_rate,
    own_levels,
    spread_of,
)


def test_of_somebody_unknown_there_is_a_guess() -> None:
    assert estimated(()) == GUESS
    assert (GUESS.pr, GUESS.deviation) == (15.0, 8.0)
    assert estimated([PlayedWell(3.0, 0)]) == GUESS


def test_every_match_makes_it_surer() -> None:
    levels = [estimated([PlayedWell(6.0, 120)] * number) for number in range(12)]
    assert all(later.deviation < earlier.deviation for earlier, later in pairwise(levels))
    assert levels[-1].pr == pytest.approx(6.0, abs=0.8)
    assert levels[-1].decisions == 11 * 120


def test_a_short_match_says_less_than_a_long_one() -> None:
    short, long = (estimated([PlayedWell(5.0, number)]) for number in (10, 400))
    assert long.pr < short.pr < GUESS.pr
    assert long.deviation < short.deviation


def test_one_wild_match_of_an_expert_does_not_make_a_beginner() -> None:
    calm = [PlayedWell(5.0, 100)] * 10
    assert estimated([*calm, PlayedWell(25.0, 20)]).pr < 6.5


def test_short_matches_make_a_strong_player_no_weaker() -> None:
    random, found = Random(3), []
    for _ in range(400):
        matches = [of_errors([_error(random, 5.0) for _ in range(8)]) for _ in range(20)]
        found.append(estimated(matches).pr)
    assert sum(found) / len(found) == pytest.approx(5.0, abs=0.4)


def test_who_gets_better_is_followed() -> None:
    learnt = estimated([*[PlayedWell(15.0, 150)] * 20, *[PlayedWell(8.0, 150)] * 20])
    assert learnt.pr < 10.5


def test_the_errors_of_a_match_say_the_same() -> None:
    found = of_errors([0.0, 0.02, 0.04])
    assert found.pr == pytest.approx(10.0)
    assert found.decisions == 3
    assert of_errors([]) == PlayedWell(0.0, 0)


def test_the_opponent_is_as_strong_or_a_bit_stronger_and_never_beyond_what_can_be_made() -> None:
    player = PlayerLevel(12.3, 1.0)
    assert opponents_rate(player) == 12.5
    assert opponents_rate(player, is_stronger=True) == 12.5 - A_BIT
    assert opponents_rate(PlayerLevel(0.1, 1.0), is_stronger=True) == STRONGEST_OWN
    assert opponents_rate(PlayerLevel(90.0, 1.0)) == WEAKEST_OWN
    assert list(own_levels(player)) == list(OWN_LEVELS)
    for rate in (0.1, 7.3, 12.3, 90.0):
        assert all(is_known(level) for level in own_levels(PlayerLevel(rate, 1.0)).values())


@pytest.mark.parametrize("truth", [5.0, 10.0, 20.0])
def test_after_twenty_matches_the_opponent_is_as_good_as_the_player(truth: float) -> None:
    """Errors of a decision are mostly none and sometimes large: their scatter is that of people."""
    random, missed = Random(int(truth)), []
    for _ in range(60):
        matches = [of_errors([_error(random, truth) for _ in range(100)]) for _ in range(20)]
        missed.append(opponents_rate(estimated(matches)) - truth)
    assert abs(sum(missed) / len(missed)) < 0.6
    assert max(map(abs, missed)) < 0.35 * truth + 1.0


def _error(random: Random, truth: float) -> float:
    """None in three of four decisions; else exponential, so that the mean is ``truth`` / 500."""
    return random.expovariate(1.0) * 4 * truth / 500 if random.random() < 0.25 else 0.0


def test_what_is_supposed_of_the_scatter_is_not_less_than_that() -> None:
    random = Random(5)
    for truth in (5.0, 10.0, 20.0):
        errors = [500 * _error(random, truth) for _ in range(4000)]
        mean = sum(errors) / len(errors)
        real = (sum((one - mean) ** 2 for one in errors) / len(errors)) ** 0.5
        assert 0.7 * real < spread_of(truth) < 2 * real
