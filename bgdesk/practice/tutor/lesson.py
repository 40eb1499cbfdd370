"""What a game leaves to look at when a tutor was there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bgdesk.analysis.reasons.explainer import ToExplain
from bgdesk.match.record import MatchRecord
from bgdesk.match.warned import is_heeded, warnings_of
from bgdesk.practice.tutor.attempts import CubeOrPlay


@dataclass(frozen=True, slots=True)
class Costly:
    """The decision of event ``event``, which ``tried`` was, cost ``loss``; ``asked`` has what was better."""

    event: int
    tried: CubeOrPlay
    loss: float
    asked: ToExplain


@dataclass(frozen=True, slots=True)
class GameLesson:
    """Of so many warnings in game ``number`` so many were heeded, which saved ``saved`` equity in all."""

    number: int
    costly: tuple[Costly, ...] = ()
    warned: int = 0
    heeded: int = 0
    saved: float = 0.0


def game_lesson(
    record: MatchRecord, number: int, costly: Iterable[Costly], losses: Mapping[int, float]
) -> GameLesson:
    """What game ``number`` of ``record`` leaves; ``losses`` are known ones of what was done in the end.

    Where that is not known it is taken to have cost as much as a tutor lets pass.
    """
    own = {event for event, state in enumerate(record.states[:-1]) if state.game_number == number}
    given = {event: said for event, said in warnings_of(record).items() if event in own}
    heeded = [event for event, said in given.items() if is_heeded(record, event, said)]
    agreed = record.header.tutor
    saved = 0.0
    for event in heeded:
        first = given[event][0]
        least = agreed.limit(first.tried) if agreed else 0.0
        saved += max(0.0, first.loss_millis / 1000 - losses.get(event, least))
    chosen = tuple(sorted((one for one in costly if one.event in own), key=lambda one: -one.loss))
    return GameLesson(number, chosen, len(given), len(heeded), saved)
