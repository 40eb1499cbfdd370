"""A process in which computer players play whole matches, one after the other, until its pipe closes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.requests import BotAnswer, BotRequest, request_for
from bgdesk.engine.selection import decide, decide_plainly
from bgdesk.engine.worker_conduct import BEHIND_PLAY, WorkerPipe, check_memory, step_back
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import dice_source, is_sealed
from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import Entry, Event, GameStarted, OpeningRolled, PromiseShown, Rolled
from bgdesk.match.record import MatchHeader, MatchRecord, next_dice, next_roll
from bgdesk.match.state import Phase

Decide = Callable[[BotRequest], BotAnswer]
_NO_DEADLINE = 0
"""How far a clock lets a computer look is not repeatable."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ToSimulate:
    """A match between two computers; mistakes depend on ``salt`` and the moment, rolls on the header."""

    header: MatchHeader
    salt: str


@dataclass(frozen=True, slots=True)
class Simulated:
    """All entries of the match, or why it could not be played, in English for the log."""

    entries: tuple[Entry, ...] = ()
    trouble: str = ""


def serve_simulation(pipe: WorkerPipe) -> None:
    """Answer every ``(key, ToSimulate)`` with ``(key, Simulated)``, behind whatever else runs here."""
    step_back(BEHIND_PLAY)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            key, wanted = pipe.recv()
            pipe.send((key, _simulated(wanted)))


def _simulated(wanted: ToSimulate) -> Simulated:
    try:
        return Simulated(played_out(wanted).entries)
    except Exception as problem:  # noqa: BLE001  # one match must not end the process
        check_memory(problem)
        _log.exception("a match was not played")
        return Simulated(trouble=f"{type(problem).__name__}: {problem}")


def played_out(wanted: ToSimulate, decide: Decide = decide) -> MatchRecord:
    """The whole match: the same values give the same one every time.

    Raises ValueError for dice without secret or seed.
    """
    header = wanted.header
    record = MatchRecord(header, (PromiseShown(),) if is_sealed(header.dice) else ())
    dice = dice_source(header)
    while record.state.phase is not Phase.OVER:
        record = record.append(_next_event(record, dice, wanted.salt, decide))
    return record


def _next_event(record: MatchRecord, dice: DiceSource, salt: str, decide: Decide) -> Event:
    state = record.state
    if state.phase is Phase.BEFORE_GAME:
        return GameStarted(state.game_number + 1)
    if state.phase is Phase.OPENING:
        return _rolled(record, dice)
    return _decided(record, salt, decide) or _rolled(record, dice)


def _decided(record: MatchRecord, salt: str, decide: Decide) -> Event | None:
    """What the bot does whose turn it is; ``None`` to roll."""
    state = record.state
    assert state.to_act, "somebody has to decide"
    level = record.header.seats.of(state.to_act).level or ""
    request = request_for(record, level, _NO_DEADLINE, salt)
    action = decide(request).action
    is_allowed = state.awaits_roll if action is None else flow.refusal(state, action) is None
    if is_allowed:
        return action
    _log.error("an engine answered with what the rules forbid: %s", action)
    return decide_plainly(request, Obstacle.DIED).action


def _rolled(record: MatchRecord, source: DiceSource) -> OpeningRolled | Rolled:
    dice, number, state = next_dice(record, source), next_roll(record), record.state
    assert dice, "the dice come from a secret or a seed"
    if state.phase is Phase.OPENING:
        return OpeningRolled(dice.first, dice.second, number)
    assert state.turn, "somebody is on roll"
    return Rolled(state.turn, dice, number)
