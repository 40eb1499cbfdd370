"""What the board shows, from the state of the match: pure functions."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from bgdesk.app.table.play_entry import PlayEntry, entry_for
from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, OpeningRolled, Played, StepPlayed
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.legal.plays import Step
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, POINTS, Position
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.stages import Numbers
from bgdesk.rules.variants import RULESETS, Contact, Relation, Ruleset
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
    reserve_spot,
    tray_spot,
)


class CheckersShown(TypedDict):
    """Fields of a `BoardView`."""

    points: tuple[tuple[Player | None, int], ...]
    bar: Pair[int]
    off: Pair[int]
    pinned: frozenset[int]
    reserve: Pair[int] | None
    relation: Relation
    has_bar: bool


@dataclass(frozen=True, slots=True)
class BoardWishes:
    """How the player likes the board labelled."""

    bottom: Player = Player.WHITE
    numbers_follow: bool = True
    centred_cube_shows_64: bool = True
    always_shows_directions: bool = False
    """Also in games in which the players travel in opposite directions from where they usually start."""
    person: Player | None = None
    """The only person at the table: numbers that follow the players stay with that person."""

    def numbers_for(self, player: Player | None) -> Player:
        """Whose numbers are written while ``player`` is on turn, or nobody."""
        return (self.person or player or self.bottom) if self.numbers_follow else self.bottom


def spot_of(player: Player, own: int, relation: Relation = Relation.CONTRARY) -> Spot:
    """The place of ``player``'s own coordinate where the paths lie to each other as ``relation``."""
    if own == BAR:
        return bar_spot(player)
    if own == IN:
        return reserve_spot(player)
    if own == OFF:
        return tray_spot(player)
    return point_spot(_physical(player, own, relation))


def own_point(player: Player, spot: Spot, relation: Relation = Relation.CONTRARY) -> int:
    """``spot`` in ``player``'s own coordinates; any bar is 25, any reserve 26, any tray 0."""
    if spot.kind is SpotKind.POINT:
        return _physical(player, spot.number, relation)
    return {SpotKind.BAR: BAR, SpotKind.RESERVE: IN, SpotKind.TRAY: OFF}[spot.kind]


def _physical(player: Player, own: int, relation: Relation) -> int:
    return own if player is Player.WHITE else rel(relation, own)


def derive_board(
    table: Table,
    wishes: BoardWishes,
    hint: str = "",
    message: str = "",
    arrows: tuple[Arrow, ...] = (),
) -> BoardView:
    """The board of the running match, with everything that a person may do on it now."""
    state, entry = table.state, table.entry
    is_human = table.waits_for_human
    is_naming = is_human and state.phase is Phase.TO_NAME
    return BoardView(
        **checkers_shown(entry.position if entry else state.position, state.ruleset),
        numbers_for=_numbers_for(state, wishes),
        dice=_in_hand(_faces_to_name(state.to_act) if is_naming else dice_of(state, entry), state),
        last_dice=() if state.dice else _in_hand(_last_dice(table.record), state),
        cube=_cube(state, wishes, may_turn=is_human and state.phase is Phase.TO_ROLL, may_take=is_human),
        active=state.to_act,
        targets=targets_of(entry) if entry and is_human else {},
        can_roll=is_human and state.phase is Phase.TO_ROLL,
        can_finish=is_human and entry is not None and entry.is_complete,
        arrows=arrows,
        hint=hint,
        message=message,
        shows_directions=shows_directions(state.ruleset, wishes),
        roll=_roll_of(state),
        coming=state.coming if state.stage else (),
        naming=state.to_act if is_naming else None,
    )


def derive_past_board(
    state: MatchState,
    wishes: BoardWishes,
    hint: str = "",
    message: str = "",
    arrows: tuple[Arrow, ...] = (),
) -> BoardView:
    """The board of an earlier state, to look at only."""
    return BoardView(
        **checkers_shown(state.position, state.ruleset),
        numbers_for=_numbers_for(state, wishes),
        dice=_in_hand(dice_of(state), state),
        cube=_cube(state, wishes, may_turn=False),
        active=state.to_act,
        arrows=arrows,
        hint=hint,
        message=message,
        shows_directions=shows_directions(state.ruleset, wishes),
        roll=_roll_of(state),
        coming=state.coming if state.stage else (),
    )


def with_tries(view: BoardView, state: MatchState) -> BoardView:
    """``view`` of ``state`` in a match that is looked at, where something else can be tried out by hand."""
    entry = entry_for(state)
    is_to_roll = state.phase is Phase.TO_ROLL
    cube = view.cube
    if cube and is_to_roll and state.turn:
        cube = replace(cube, can_turn=flow.may_double(state, state.turn) is None)
    targets = targets_of(entry) if entry else {}
    return replace(view, targets=targets, can_roll=is_to_roll, cube=cube, is_quiet=True)


def derive_idle_board(wishes: BoardWishes, hint: str = "") -> BoardView:
    """The board before any match: set up, with nothing to do on it."""
    return derive_start_board(RULESETS[MatchOptions().variant], wishes, hint)


def derive_start_board(ruleset: Ruleset, wishes: BoardWishes, hint: str = "") -> BoardView:
    """The board of ``ruleset`` set up, with nothing to do on it."""
    return BoardView(
        **checkers_shown(ruleset.start_position(), ruleset),
        numbers_for=wishes.bottom,
        hint=hint,
        shows_directions=shows_directions(ruleset, wishes),
    )


def derive_opening_board(before: MatchState, event: OpeningRolled, wishes: BoardWishes) -> BoardView:
    """The board while each player's opening die lies on their own side."""
    return BoardView(
        **checkers_shown(before.position, before.ruleset),
        numbers_for=wishes.numbers_for(None),
        dice=_in_hand(
            (DieView(event.white_die, Player.WHITE), DieView(event.black_die, Player.BLACK)), before
        ),
        cube=_cube(before, wishes, may_turn=False),
        shows_directions=shows_directions(before.ruleset, wishes),
    )


def moves_of(
    player: Player, steps: Sequence[Step | StepPlayed], position: Position, ruleset: Ruleset
) -> tuple[CheckerMove, ...]:
    """What slides on the board when ``player`` makes ``steps`` from ``position`` by ``ruleset``."""
    relation = ruleset.relation
    blots = _blots(player, position, ruleset)
    moves = []
    for step in steps:
        hits = step.target in blots
        blots.discard(step.target)
        source, target = (spot_of(player, own, relation) for own in (step.source, step.target))
        moves.append(CheckerMove(player, source, target, hits))
    return tuple(moves)


def _blots(player: Player, position: Position, ruleset: Ruleset) -> set[int]:
    """The points on which ``player`` would hit, in that player's own coordinates."""
    if ruleset.contact is not Contact.HIT:
        return set()
    other = facing(ruleset.relation, position.of(player.opponent))
    return {point for point in POINTS if other[point] == 1}


def checkers_shown(position: Position, ruleset: Ruleset) -> CheckersShown:
    """The part of a `BoardView` that says where the checkers are, and where there are places for them."""
    relation = ruleset.relation
    extras = {player: position.extra(player) for player in Player}
    pinned = {
        player: {_physical(player, own, relation) for own in extras[player].pinned} for player in Player
    }
    points: list[tuple[Player | None, int]] = [(None, 0)] * len(POINTS)
    for player in Player:
        for own in POINTS:
            number = _physical(player, own, relation)
            if position.of(player)[own] and number not in pinned[player]:
                points[number - 1] = (player, position.of(player)[own])
    return CheckersShown(
        points=tuple(points),
        bar=Pair(position.white[BAR], position.black[BAR]),
        off=Pair(position.white[OFF], position.black[OFF]),
        pinned=frozenset(pinned[Player.WHITE] | pinned[Player.BLACK]),
        reserve=Pair(*(extras[player].reserve for player in Player)) if ruleset.reserve else None,
        relation=relation,
        has_bar=ruleset.contact is Contact.HIT,
    )


def shows_directions(ruleset: Ruleset, wishes: BoardWishes) -> bool:
    """Whether small arrows tell which way the players of this game go."""
    is_usual = ruleset.relation is Relation.CONTRARY and not ruleset.reserve
    return wishes.always_shows_directions or not is_usual


def _numbers_for(state: MatchState, wishes: BoardWishes) -> Player:
    return wishes.numbers_for(state.to_act or state.turn)


def dice_of(state: MatchState, entry: PlayEntry | None = None) -> tuple[DieView, ...]:
    """The numbers to be played now, those that ``entry`` has played dimmed."""
    if state.dice is None or state.mover is None:
        return ()
    if state.stage is None:
        return _dimmed(_pair(state.dice, state.mover))
    unused = entry.unused if entry else state.stage.faces
    if state.stage.is_double and (len(state.stage.faces) > 1 or state.dice.is_double):
        return _double(state.stage.high, 4 - len(unused), state.mover)
    faces = entry.die_order if entry and not entry.dice.is_double else state.dice.faces
    return tuple(DieView(face, state.mover, face not in unused, float(face not in unused)) for face in faces)


def _double(face: int, gone: int, player: Player) -> tuple[DieView, ...]:
    """Two dice that stand for two moves each, ``gone`` of which were made, or never were there."""
    shares = (min(gone, 2) / 2, max(gone - 2, 0) / 2)
    return tuple(DieView(face, player, share == 1.0, share) for share in shares)


def _pair(numbers: Numbers, player: Player) -> tuple[DieView, ...]:
    return (DieView(numbers.high, player), DieView(numbers.low, player))


def _dimmed(dice: tuple[DieView, ...]) -> tuple[DieView, ...]:
    return tuple(replace(die, used=True, part_used=1.0) for die in dice)


def _in_hand(dice: tuple[DieView, ...], state: MatchState) -> tuple[DieView, ...]:
    """``dice`` as they look: where the winner goes on to start, as in Tavli, both players roll one pair."""
    is_shared = state.options.winner_starts(state.game_number or 1)
    return tuple(replace(die, is_shared=True) for die in dice) if is_shared else dice


def _faces_to_name(player: Player | None) -> tuple[DieView, ...]:
    if player is None:
        return ()
    return tuple(DieView(face, player, is_offered=True) for face in range(1, 7))


def _roll_of(state: MatchState) -> Hashable:
    """What tells this roll from others, as long as it lies there."""
    return (state.game_number, state.turn, state.dice) if state.dice else None


def _last_dice(record: MatchRecord) -> tuple[DieView, ...]:
    """The dice rolled last in the running game, dimmed; none where others are to lie in their place."""
    state = record.state
    if state.to_act is None:
        return ()
    place_taken_at = state.cube_offer.speaker.opponent if state.cube_offer else state.to_act
    for event, before in zip(reversed(record.events), reversed(record.states[:-1]), strict=True):
        if isinstance(event, GameStarted):
            return ()
        if isinstance(event, Played) and before.dice and before.turn:
            return () if before.turn is place_taken_at else _dimmed(_pair(before.dice, before.turn))
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
        is_worth_one=is_fresh,
    )


def targets_of(entry: PlayEntry) -> dict[Spot, frozenset[Spot]]:
    """For each place that a checker may leave now, those that it may reach in one go."""
    player, relation = entry.legal.player, entry.legal.ruleset.relation
    return {
        spot_of(player, source, relation): frozenset(
            spot_of(player, target, relation) for target in entry.targets(source)
        )
        for source in entry.sources()
    }
