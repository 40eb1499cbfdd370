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
    HOME_POINT = "home_point"
    """The best play makes a home point more."""
    PRIME = "prime"
    """The best play has the longer prime in front of an opposing checker."""
    ANCHOR = "anchor"
    """The best play keeps or makes an anchor."""
    HIT_MISSED = "hit_missed"
    """The best play hits, or hits more."""
    TOO_SAFE = "too_safe"
    """Fewer rolls hit, but a home point, a part of a prime or a hit was given up for it."""
    INTO_RACE = "into_race"
    """Contact was broken while behind."""
    OUT_OF_RACE = "out_of_race"
    """Contact was kept while ahead."""
    BURIED = "buried"
    """Checkers were stacked or brought out of play."""


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
    NOTHING_HOLDS = "nothing_holds"
    """No rule that has proved itself speaks here."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that the play gave away, with the facts that show it; ``share`` is what ``axis`` cost."""

    id: ReasonId
    axis: Axis
    evidence: tuple[Evidence, ...]
    share: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """``split`` is ``None`` where it is not known; ``silent_because`` says why ``reasons`` are empty."""

    split: Split | None = None
    reasons: tuple[Reason, ...] = ()
    silent_because: Silence | None = None
