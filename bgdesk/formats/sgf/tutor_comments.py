"""What a tutor said, for programs that know no tutors: as comments, in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bgdesk.match.events import Warned
from bgdesk.match.record import MatchRecord
from bgdesk.match.tutor import Tried
from bgdesk.match.warned import warnings_of
from bgdesk.rules.legal.steps import Step
from bgdesk.rules.notation.plays import format_steps

_WORDS: Mapping[Tried, str] = MappingProxyType(
    {
        Tried.ROLL: "No double",
        Tried.DOUBLE: "Double",
        Tried.TAKE: "Take",
        Tried.PASS: "Pass",
        Tried.RAISE: "Beaver",
    }
)


def tutor_comments(record: MatchRecord) -> Iterator[tuple[int, str]]:
    """The number of an event, and what was said of an attempt at it."""
    for event, given in warnings_of(record).items():
        yield from ((event, _comment(one)) for one in given)


def _comment(warned: Warned) -> str:
    return f"Tutor: {tried_words(warned)} costs {warned.loss_millis / 1000:.3f}"


def tried_words(warned: Warned) -> str:
    """What was tried, such as ``24/21 6/5`` or ``Double``."""
    return _WORDS.get(warned.tried) or _play(warned)


def _play(warned: Warned) -> str:
    return format_steps(Step(one.source, one.target, one.die) for one in warned.steps)
