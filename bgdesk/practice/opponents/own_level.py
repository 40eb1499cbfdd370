"""How well a player plays, as far as judged matches say, and how well the opponent is to play for it.

Before the first match that is a guess, which every decision that counts makes surer. The dice are nowhere
in it: neither what was rolled nor who won.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from bgdesk.engine.levels import OWN, STRONGEST_OWN, STYLED, WEAKEST_OWN, own_level_id

PR_FACTOR = 500
STEP = 0.5
"""The opponent's performance rating is a whole number of these."""
OWN_STRONGER = f"{OWN}{STYLED}stronger"
OWN_LEVELS = (OWN, OWN_STRONGER)
"""What is chosen: an opponent as strong as the player, or a bit stronger."""
A_BIT = 2.0
"""By so much in PR an opponent is stronger who is to be a bit stronger."""
_DRIFT = 0.35
"""Standard deviation of what a player's strength changes from one match to the next."""
_ROUNDS = 3
"""After so many the scatter changes no more."""
_LEAST_SPREAD = 8.0
_SPREAD_BY_RATE = 2.2


@dataclass(frozen=True, slots=True)
class PlayedWell:
    """One judged match of a player: the performance rating, and how many decisions count."""

    pr: float
    decisions: int


@dataclass(frozen=True, slots=True)
class PlayerLevel:
    """What is known: the likeliest performance rating, its standard deviation, the decisions it rests on."""

    pr: float
    deviation: float
    decisions: int = 0

    @property
    def interval(self) -> float:
        """Half the width of its 90 % interval."""
        return 1.645 * self.deviation


GUESS = PlayerLevel(15.0, 8.0)
"""Of somebody of whom nothing is known."""


def of_errors(errors: Sequence[float]) -> PlayedWell:
    """A match by what each decision that counts gave away."""
    return PlayedWell(PR_FACTOR * fmean(errors) if errors else 0.0, len(errors))


def estimated(matches: Iterable[PlayedWell], guess: PlayerLevel = GUESS) -> PlayerLevel:
    """What ``matches``, the oldest first, say of a player.

    How much their decisions scatter is taken from what comes out, and the same for all: taken from what was
    known before each match, a bad match would weigh more after good ones than a good one after bad ones.
    """
    seen = [match for match in matches if match.decisions]
    found = guess
    for _ in range(_ROUNDS):
        found = _followed(seen, guess, spread_of(found.pr))
    return found


def _followed(matches: Sequence[PlayedWell], guess: PlayerLevel, spread: float) -> PlayerLevel:
    mean, variance, decisions = guess.pr, guess.deviation**2, guess.decisions
    for match in matches:
        variance += _DRIFT**2 if decisions else 0.0
        gain = variance / (variance + spread**2 / match.decisions)
        mean += gain * (match.pr - mean)
        variance *= 1 - gain
        decisions += match.decisions
    return PlayerLevel(mean, sqrt(variance), decisions)


def spread_of(pr: float) -> float:
    """Standard deviation of 500 times one decision's error, of a player whose performance rating is ``pr``.

    Of people it is 15 at a rating of 4.4, 29 at 10.5 and 50 at 23 (the matches of `tests.bench.people`); here
    it is a tenth more, as the decisions of a match belong together.
    """
    return _LEAST_SPREAD + _SPREAD_BY_RATE * max(0.0, pr)


def opponents_rate(player: PlayerLevel, *, is_stronger: bool = False) -> float:
    """The performance rating of an opponent for ``player``."""
    wanted = player.pr - (A_BIT if is_stronger else 0.0)
    return min(max(round(wanted / STEP) * STEP, STRONGEST_OWN), WEAKEST_OWN)


def own_levels(player: PlayerLevel) -> dict[str, str]:
    """For each of `OWN_LEVELS` the id of the level that plays."""
    return {one: own_level_id(opponents_rate(player, is_stronger=one == OWN_STRONGER)) for one in OWN_LEVELS}
