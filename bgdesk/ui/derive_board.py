"""What the board shows, from the state of the match: pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypedDict

from bgdesk.app.play_entry import PlayEntry
from bgdesk.app.table import Table
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Played, StepPlayed
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.plays import Step
from bgdesk.rules.position import BAR, OFF, POINTS, Position
from bgdesk.rules.variants import RULESETS
from bgdesk.ui.board.view import (
    Arrow,
    BoardView,
    CheckerMove,
    CubeView,
    DieView,
    Spot,
    SpotKind,
    bar_spot,
    point_spot,
    tray_spot,
)


class _Checkers(TypedDict):
    points: tuple[tuple[Player | None, int], ...]
    bar: Pair[int]
    off: Pair[int]


@dataclass(frozen=True, slots=True)
class BoardWishes:
    """How the player likes his board labelled."""

    bottom: Player = Player.WHITE
    numbers_follow: bool = True
    centred_cube_shows_64: bool = True


def spot_of(player: Player, own: int) -> Spot:
    """The place of ``player``'s own coordinate."""
    if own == BAR:
        return bar_spot(player)
    if own == OFF:
        return tray_spot(player)
    return point_spot(_physical(player, own))


def own_point(player: Player, spot: Spot) -> int:
    """``spot`` in ``player``'s own coordinates; any bar is 25, any tray 0."""
    if spot.kind is SpotKind.POINT:
        return _physical(player, spot.number)
    return BAR if spot.kind is SpotKind.BAR else OFF


def _physical(player: Player, own: int) -> int:
    return own if player is Player.WHITE else 25 - own


def derive_board(
    table: Table,
    wishes: BoardWishes,
    hint: str = "",
    message: str = "",
    arrows: tuple[Arrow, ...] = (),
) -> BoardView:
    """The board of the running match, with everything that a person may do on it now."""
    state, entry = table.state, table.entry
    active = state.to_act
    is_human = table.waits_for_human
    return BoardView(
        **_checkers(entry.position if entry else state.position),
        numbers_for=_numbers_for(state, wishes),
        dice=_dice(state, entry),
        last_dice=() if state.dice else _last_dice(table.record),
        cube=_cube(state, wishes, may_turn=is_human and state.phase is Phase.TO_ROLL, may_take=is_human),
        active=active,
        targets=_targets(entry) if entry and is_human else {},
        can_roll=is_human and state.phase is Phase.TO_ROLL,
        can_finish=is_human and entry is not None and entry.is_complete,
        arrows=arrows,
        hint=hint,
        message=message,
    )


def derive_past_board(state: MatchState, wishes: BoardWishes, hint: str = "", message: str = "") -> BoardView:
    """The board of an earlier state, to look at only."""
    dice = _whole_dice(state.dice, state.turn) if state.dice and state.turn else ()
    return BoardView(
        **_checkers(state.position),
        numbers_for=_numbers_for(state, wishes),
        dice=dice,
        cube=_cube(state, wishes, may_turn=False),
        active=state.to_act,
        hint=hint,
        message=message,
    )


def derive_idle_board(wishes: BoardWishes, hint: str = "") -> BoardView:
    """The board before any match: set up, with nothing to do on it."""
    start = RULESETS[MatchOptions().variant].start_position()
    return BoardView(**_checkers(start), numbers_for=wishes.bottom, hint=hint)


def derive_opening_board(before: MatchState, event: OpeningRolled, wishes: BoardWishes) -> BoardView:
    """The board while each player's opening die lies on his own side."""
    return BoardView(
        **_checkers(before.position),
        numbers_for=wishes.bottom,
        dice=(DieView(event.white_die, Player.WHITE), DieView(event.black_die, Player.BLACK)),
        cube=_cube(before, wishes, may_turn=False),
    )


def moves_of(
    player: Player, steps: tuple[Step | StepPlayed, ...], position: Position
) -> tuple[CheckerMove, ...]:
    """What slides on the board when ``player`` makes ``steps`` from ``position``."""
    blots = {25 - point for point in POINTS if position.of(player.opponent)[point] == 1}
    moves = []
    for step in steps:
        hits = step.target in blots
        blots.discard(step.target)
        moves.append(CheckerMove(player, spot_of(player, step.source), spot_of(player, step.target), hits))
    return tuple(moves)


def _checkers(position: Position) -> _Checkers:
    points: list[tuple[Player | None, int]] = []
    for number in POINTS:
        white, black = position.white[number], position.black[25 - number]
        points.append((Player.WHITE, white) if white else (Player.BLACK, black) if black else (None, 0))
    return _Checkers(
        points=tuple(points),
        bar=Pair(position.white[BAR], position.black[BAR]),
        off=Pair(position.white[OFF], position.black[OFF]),
    )


def _numbers_for(state: MatchState, wishes: BoardWishes) -> Player:
    return (state.to_act or state.turn or wishes.bottom) if wishes.numbers_follow else wishes.bottom


def _dice(state: MatchState, entry: PlayEntry | None) -> tuple[DieView, ...]:
    if entry is None:
        return _whole_dice(state.dice, state.turn) if state.dice and state.turn else ()
    player, unused = entry.legal.player, entry.unused
    if entry.dice.is_double:
        gone = 4 - len(unused)
        shares = (min(gone, 2) / 2, max(gone - 2, 0) / 2)
        return tuple(DieView(entry.dice.first, player, share == 1.0, share) for share in shares)
    return tuple(
        DieView(face, player, face not in unused, float(face not in unused)) for face in entry.die_order
    )


def _whole_dice(dice: Dice, player: Player) -> tuple[DieView, ...]:
    return (DieView(dice.high, player), DieView(dice.low, player))


def _last_dice(record: MatchRecord) -> tuple[DieView, ...]:
    """The dice played last in the running game, dimmed; none where an offered cube lies in their place."""
    state = record.state
    if state.to_act is None:
        return ()
    cube_lies_at = state.cube_offer.speaker.opponent if state.cube_offer else None
    for event, before in zip(reversed(record.events), reversed(record.states[:-1]), strict=True):
        if isinstance(event, GameStarted):
            return ()
        if isinstance(event, Played) and before.dice:
            if event.player is cube_lies_at:
                return ()
            dice = _whole_dice(before.dice, event.player)
            return tuple(replace(die, used=True, part_used=1.0) for die in dice)
    return ()


def _cube(
    state: MatchState, wishes: BoardWishes, *, may_turn: bool, may_take: bool = False
) -> CubeView | None:
    if not state.options.has_cube:
        return None
    offer = state.cube_offer
    value = offer.proposed if offer else state.cube.value
    is_fresh = value == 1 and state.cube.is_centred
    label = "64" if is_fresh and wishes.centred_cube_shows_64 else str(value)
    can_turn = may_turn and state.turn is not None and flow.may_double(state, state.turn) is None
    return CubeView(
        label=label,
        owner=state.cube.owner,
        offered_to=offer.speaker.opponent if offer else None,
        is_crawford=state.is_crawford,
        can_turn=can_turn,
        can_take=may_take and state.phase is Phase.CUBE_OFFERED,
    )


def _targets(entry: PlayEntry) -> dict[Spot, frozenset[Spot]]:
    player = entry.legal.player
    return {
        spot_of(player, source): frozenset(spot_of(player, target) for target in entry.targets(source))
        for source in entry.sources()
    }
