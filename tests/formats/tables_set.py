"""Matches in which somebody sets the table by hand, and what happened in them by the table."""

from __future__ import annotations

from random import Random

from bgdesk.match.boards import is_possible
from bgdesk.match.events import (
    Doubled,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    Rolled,
    Settled,
    Taken,
)
from bgdesk.match.flow import refusal
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from tests.random_play import a_header, play_on

_TOLD = (Rolled, Played, PlayedIllegally, Doubled, Raised, Passed, Settled)
_OWNERS = (None, *Player)


def with_tables_set(options: MatchOptions, seed: int, most: int) -> MatchRecord:
    """A random match of about ``most`` events in which up to three tables are set in the middle of a game."""
    random = Random(seed)
    record = MatchRecord(a_header(options))
    for _ in range(random.randint(1, 3)):
        record = _further(record, random, random.randint(2, most))
        while record.state.phase not in (Phase.TO_ROLL, Phase.OVER) and random.random() < 0.9:
            record = _further(record, random, 1)
        event = _table(record, random)
        if record.state.phase is Phase.OVER or refusal(record.state, event):
            break
        record = _further(record.append(event), random, random.choice((0, 1, 2, 2, 2)))
    record = _further(record, random, random.choice((0, 1, most, most)))
    while record.state.dice or record.state.cube_offer or record.state.resignation or _waits(record):
        record = _further(record, random, 1)
    return record


def _waits(record: MatchRecord) -> bool:
    """Whether the latest event is one that only the next tells in a .mat file."""
    return isinstance(record.events[-1], Taken)


def _further(record: MatchRecord, random: Random, count: int) -> MatchRecord:
    return play_on(record, random, len(record.entries) + count)


def _table(record: MatchRecord, random: Random) -> PositionSet:
    """The table as it is, or with the board or the cube of another moment."""
    state, other = record.state, random.choice(record.states)
    position = random.choice((state, other)).position
    if not is_possible(position, state.ruleset) or outcome(position, state.ruleset):
        position = state.ruleset.start_position()
    cube = state.cube
    if random.random() < 0.5 and state.options.has_cube:
        owner = random.choice(_OWNERS)
        cube = Cube(random.choice((2, 4, 8)), owner) if owner else Cube()
    return PositionSet(position, random.choice((state.turn or Player.WHITE, *Player)), cube)


Table = tuple[object, ...]


def story(record: MatchRecord) -> list[Table]:
    """Everything that was done, with the board and the cube at which it was, and the last table."""
    found: list[Table] = []
    for state, event in zip(record.states, record.events, strict=False):
        if isinstance(event, _TOLD) or (isinstance(event, OpeningRolled) and event.starter):
            found.append((type(event), _who(event), *_board(state), _dice(event)))
    state = record.state
    if state.phase is Phase.TO_ROLL:
        found.append(("then", state.turn, *_board(state), None))
    return found


def _who(event: object) -> Player | None:
    if isinstance(event, OpeningRolled):
        return event.starter
    return event.winner if isinstance(event, Settled) else event.player  # type: ignore[attr-defined]  # all others have one


def _board(state: MatchState) -> Table:
    return state.position, state.cube, state.score


def _dice(event: object) -> Pair[int] | None:
    if isinstance(event, OpeningRolled | Rolled):
        return Pair(event.dice.low, event.dice.high)
    return None
