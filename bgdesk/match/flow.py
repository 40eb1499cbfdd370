"""The one transition table of a match: state and event give the next state, or a refusal."""

from __future__ import annotations

from bgdesk.match.events import Event
from bgdesk.match.options import MatchOptions
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.rules.plays import LegalPlays
from bgdesk.rules.refusal import Refusal


def start(options: MatchOptions) -> MatchState:
    """The state before the first game. Raises ValueError when the options contradict each other."""
    raise NotImplementedError


def advance(state: MatchState, event: Event) -> MatchState:
    """The state after ``event``. Raises Refused, naming the rule, when it may not happen now."""
    raise NotImplementedError


def refusal(state: MatchState, event: Event) -> Refusal | None:
    """Why ``event`` may not happen now, or ``None`` when it may."""
    raise NotImplementedError


def legal(state: MatchState) -> LegalPlays:
    """The legal plays of the dice on the board; only in `Phase.TO_PLAY`. Cached for the last states."""
    raise NotImplementedError


def resignation_levels(state: MatchState, player: Player) -> tuple[int, ...]:
    """The levels that ``player`` may offer now, () when he may not resign."""
    raise NotImplementedError
