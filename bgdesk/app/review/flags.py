"""Decisions that the user has flagged: kept with what is said of the match, as one of its tags."""

from __future__ import annotations

from bgdesk.match.study import Study, Tag


def flags_of(study: Study) -> frozenset[int]:
    """The events that made the flagged decisions of ``study``."""
    numbers = study.tag(Tag.FLAGGED).split()
    count = len(study.record.events)
    return frozenset(int(one) for one in numbers if one.isdecimal() and int(one) < count)


def flags_text(flags: frozenset[int]) -> str:
    """``flags`` as the value of the tag, empty for none."""
    return " ".join(map(str, sorted(flags)))
