"""Where a match stands, as the short texts for positions that programs read."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.cube import Cube
from bgdesk.rules.notation.gnubg_id import to_gnubg_id
from bgdesk.rules.notation.ids import GAME_OF_IDS, has_ids
from bgdesk.rules.notation.position_string import to_position_string
from bgdesk.rules.notation.xgid import to_xgid
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import IdError, Offer, TableState

_OFFERS = (Offer.DOUBLE, Offer.BEAVER, Offer.RACCOON)
_NO_GAME = (Phase.BEFORE_GAME, Phase.OVER)
_LEAST_LIMIT_LOG2 = 10
"""What the cube may be turned to in any case; no cube has a limit of 0."""


class IdKind(StrEnum):
    """A way to write a position down."""

    XGID = "xgid"
    GNUBG = "gnubg"
    """GNU Backgammon's Position ID and Match ID."""
    OWN = "own"
    """bgdesk's own, for any game: the checkers and who is on roll, but no dice, cube and score."""


def usual_kind(state: MatchState) -> IdKind:
    """The one that says most and is read as a position of the same game: an XGID names no game."""
    is_said = state.ruleset.id == GAME_OF_IDS and state_id(state, IdKind.XGID) is not None
    return IdKind.XGID if is_said else IdKind.OWN


def state_id(state: MatchState, kind: IdKind) -> str | None:
    """``state`` as ``kind``; ``None`` between games, and where that kind cannot tell it.

    A resignation that waits for its answer is left out. Where nobody is on roll yet it is White.

    >>> from bgdesk.match import flow
    >>> from bgdesk.match.events import GameStarted, OpeningRolled
    >>> from bgdesk.match.options import match_options
    >>> state = flow.advance(flow.start(match_options(5)), GameStarted(1))
    >>> state = flow.advance(state, OpeningRolled(3, 1))
    >>> state_id(state, IdKind.XGID)
    'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10'
    >>> state_id(state, IdKind.GNUBG)
    '4HPwATDgc/ABMA:cImlAAAAAAAE'
    >>> state_id(state, IdKind.OWN)
    'bgd1:backgammon:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5'
    """
    if state.phase in _NO_GAME:
        return None
    if kind is IdKind.OWN:
        return to_position_string(state.position, state.mover or Player.WHITE, state.ruleset.id)
    if not has_ids(state.ruleset):
        return None
    try:
        table = _table(state)
        return to_xgid(table) if kind is IdKind.XGID else _gnubg_id(table)
    except IdError:
        return None


def xgid_seen_by(state: MatchState, player: Player) -> str | None:
    """The XGID of ``state`` in which ``player`` sits at the bottom; ``None`` where it cannot be told."""
    if state.phase in _NO_GAME or not has_ids(state.ruleset):
        return None
    try:
        table = _table(state)
        return to_xgid(table if player is Player.WHITE else _turned(table))
    except IdError:
        return None


def _turned(table: TableState) -> TableState:
    """The players in each other's seats."""
    cube = table.cube
    return replace(
        table,
        position=table.position.swapped(),
        on_roll=table.on_roll.opponent,
        to_act=table.to_act.opponent,
        cube=replace(cube, owner=cube.owner.opponent) if cube.owner else cube,
        white_score=table.black_score,
        black_score=table.white_score,
    )


def _gnubg_id(table: TableState) -> str:
    """Raises IdError where a reader, who is not told the limit of the cube, would take it for reached."""
    if table.max_cube_log2 > _LEAST_LIMIT_LOG2:
        raise IdError(f"the usual limit of the cube is 2 to the power of {_LEAST_LIMIT_LOG2}")
    return to_gnubg_id(table)


def _table(state: MatchState) -> TableState:
    """Raises IdError where more raises wait than a table can tell."""
    on_roll, options, offer = state.turn or Player.WHITE, state.options, state.cube_offer
    if offer and offer.raises >= len(_OFFERS):
        raise IdError(f"no id tells {offer.raises} raises")
    cube = _cube(state)
    return TableState(
        state.position,
        on_roll=on_roll,
        to_act=(state.to_act if offer else None) or on_roll,
        cube=cube,
        dice=state.dice,
        offer=_OFFERS[offer.raises] if offer else None,
        length=options.length,
        white_score=state.score.white,
        black_score=state.score.black,
        is_crawford=state.is_crawford,
        jacoby=options.jacoby,
        beavers=options.max_chain != 0,
        max_cube_log2=max(_LEAST_LIMIT_LOG2, cube.value.bit_length()) if options.has_cube else 0,
    )


def _cube(state: MatchState) -> Cube:
    """The cube before the offer that waits; a raise counts what it answers as taken."""
    offer = state.cube_offer
    if offer is None or not offer.raises:
        return state.cube
    return Cube(state.cube.value << offer.raises, offer.speaker)
