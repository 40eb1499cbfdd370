"""Whether a tutor can be at the table of a match, and what it is to do there."""

from __future__ import annotations

from enum import StrEnum

from bgdesk.match.options import MatchOptions
from bgdesk.match.tutor import TutorMode


class NoTutor(StrEnum):
    """Why there cannot be one."""

    NO_PERSON = "no_person"
    CLOCK = "clock"
    GAME = "game"
    """Nobody here judges any of the games."""


def why_no_tutor(options: MatchOptions, *, has_person: bool) -> NoTutor | None:
    """Why nobody can be taught in a match by ``options``; ``None`` if somebody can."""
    from bgdesk.analysis.judges import looks_for  # needs the engines, which the start page does not wait for

    if not has_person:
        return NoTutor.NO_PERSON
    if options.clock:
        return NoTutor.CLOCK
    return None if any(looks_for(ruleset) for ruleset in options.rulesets) else NoTutor.GAME


def tutor_mode(stored: str) -> TutorMode:
    """The mode that is called so, none where only another version knows it."""
    return TutorMode(stored) if stored in set(TutorMode) else TutorMode.OFF
