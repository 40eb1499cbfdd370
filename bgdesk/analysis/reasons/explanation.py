"""What is said about a wrong play: where the loss is, why, or why nothing is said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.analysis.reasons.evidence import Axis, Evidence
from bgdesk.analysis.reasons.split import Split


class ReasonId(StrEnum):
    """Each is one sentence in the window."""

    HIT_MORE = "hit_more"
    """More rolls hit than after the best play, and those rolls are where the equity went."""
    FAR_HITS = "far_hits"
    """The same of rolls that hit where it costs many pips."""
    DOUBLE_HITS = "double_hits"
    """The same of rolls that hit two checkers."""
    HOME_POINT = "home_point"
    """The best play makes a home point more."""
    PRIME = "prime"
    """The best play has the longer prime in front of an opposing checker."""
    ESCAPES = "escapes"
    """More rolls let a trapped checker out, and those are where the equity went."""
    DANCES = "dances"
    """After the best play more rolls leave the opponent on the bar, and those are where the equity went."""
    OUTSIDE_POINT = "outside_point"
    """The best play has a point more from the 7-point to the 17-point."""
    HIT_MISSED = "hit_missed"
    """The best play hits, or hits more."""
    TOO_SAFE = "too_safe"
    """Fewer rolls hit, but a home point, a part of a prime or a hit was given up for it."""

    NOTHING_TO_LOSE = "nothing_to_lose"
    """The opponent needs one point, so that the cube costs the doubler nothing."""
    MUST_PASS = "must_pass"
    """The opponent would have to pass, and playing on is worth less."""
    MARKET_LOST = "market_lost"
    """After many of the next rolls the opponent could no longer take."""
    MARKET_SAFE = "market_safe"
    """After few of the next rolls the opponent could no longer take."""
    TOO_GOOD = "too_good"
    """Playing on for a gammon is worth more than a pass."""
    TOO_FEW_WINS = "too_few_wins"
    """The taker wins less often than a take needs."""
    ENOUGH_WINS = "enough_wins"
    """The taker wins more often than a take needs."""
    AT_SCORE = "at_score"
    """In unlimited games it would be right."""


class Silence(StrEnum):
    """Why there are no reasons."""

    RIGHT = "right"
    """Nothing was lost."""
    SMALL = "small"
    """The error is too small for facts of the board to say anything."""
    FORCED = "forced"
    UNKNOWN_PLAY = "unknown_play"
    """The play was illegal or is not among the candidates."""
    MIXED_DEPTH = "mixed_depth"
    """Play and best play were judged at different depths."""
    WITHIN_NOISE = "within_noise"
    """The loss is less than two standard errors of the rollout."""
    NO_CHANCES = "no_chances"
    """The judge gives no chances of games and gammons."""
    OTHER_GAME = "other_game"
    """A game other than backgammon."""
    MOSTLY_CUBE = "mostly_cube"
    """The chances explain less than half of the loss: most of it is the cube."""
    NOT_JUDGED = "not_judged"
    """No engine could look at it."""
    NOTHING_HOLDS = "nothing_holds"
    """No rule that has proved itself speaks here."""


@dataclass(frozen=True, slots=True)
class FoundReason:
    """One thing that was given away, with the facts that show it.

    ``share`` is what ``axis`` cost in all, ``cause`` the equity that goes with these facts alone.
    """

    id: ReasonId
    axis: Axis
    evidence: tuple[Evidence, ...]
    share: float
    cause: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """``split`` is ``None`` where it is not known; ``silent_because`` says why ``reasons`` are empty.

    ``facts`` are all of both boards, reasons or not, for whoever wants to see for themselves. ``worth``, of a
    cube decision, is what was done and what would have been best, in equities of who decided;
    ``is_close_take``: take and pass of a missed double are worth nearly the same.
    """

    split: Split | None = None
    reasons: tuple[FoundReason, ...] = ()
    silent_because: Silence | None = None
    facts: tuple[Evidence, ...] = ()
    worth: tuple[float, float] | None = None
    is_close_take: bool = False
