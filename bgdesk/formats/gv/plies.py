"""The events of a game as actions of an OGXM match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bgdesk.formats.gv.game import (
    BEAVER,
    COLOURS,
    DOUBLE,
    FORFEIT,
    LAST_ROLL,
    PASS,
    RACCOON,
    RESIGN_GAME,
    SEATS,
    SET_CUBE,
    SET_POSITION,
    SETTLE,
    TAKE,
    WRITTEN_KEY,
)
from bgdesk.match import events
from bgdesk.match.state import GameResult, MatchState
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.notation.ogid import to_ogid
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, Position
from bgdesk.rules.table_state import IdError, Offer, TableState

NOBODY = 255
"""The winner of a game that was not finished."""

_COLOUR = {player: colour for colour, player in COLOURS.items()}
SEAT = {player: seat for seat, player in SEATS.items()}
_ROLL_ACTIONS = {pair: action for action, pair in enumerate(sorted((d.low, d.high) for d in ALL_ROLLS))}


@dataclass(slots=True)
class WrittenGame:
    """One game as a JSON object; ``places`` tells which events are which of its plies."""

    fields: dict[str, Any]
    plies: list[dict[str, Any]] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    turned: int = 0
    """Automatic doubles."""

    def finished(self, result: GameResult | None) -> dict[str, Any]:
        """The whole object."""
        winner = SEAT[result.won_by] if result else NOBODY
        points = result.points if result else 0
        turned = {"auto_doubles": self.turned} if self.turned else {}
        return {**self.fields, "winner": winner, "points_won": points, **turned, "plies": self.plies}

    def add(self, event: int, player: Player, action: int, state: MatchState, **more: object) -> None:
        """One more action of ``player``, which ``event`` in ``state`` was."""
        self.places[event] = len(self.plies)
        ply: dict[str, Any] = {"color": _COLOUR[player], "action_id": action, **more}
        ogid = _ogid(state)
        if ogid:
            ply["ogid_before"] = ogid
        self.plies.append(ply)

    def drop_open_roll(self) -> bool:
        """Leave out a roll at the end that waits to be played; whether there was one."""
        if not (self.plies and _is_open_roll(self.plies[-1])):
            return False
        self.plies.pop()
        self.places = {event: at for event, at in self.places.items() if at < len(self.plies)}
        return True


def _is_open_roll(ply: dict[str, Any]) -> bool:
    return ply["action_id"] <= LAST_ROLL and "moves" not in ply


def write_game(
    game: WrittenGame, moments: Iterable[tuple[int, MatchState, events.Event]]
) -> Iterator[events.Event]:
    """Put the events of one game into ``game``; gives those that the format cannot hold, one by one."""
    for index, state, event in moments:
        if not _write(game, index, state, event):
            yield event


def _write(game: WrittenGame, index: int, state: MatchState, event: events.Event) -> bool:
    match event:
        case events.OpeningRolled():
            return _opening(game, index, state, event)
        case events.Rolled(player, dice):
            _roll(game, index, state, player, dice)
        case events.Played(player, steps):
            moves = [_step(player, step.source, step.die) for step in steps]
            game.plies[-1]["moves"] = moves
            game.places[index] = len(game.plies) - 1
        case events.PlayedIllegally(player, written, position):
            game.plies[-1] |= {"action_id": SET_POSITION, "set_position": absolute(position)}
            if written:
                game.plies[-1]["annotations"] = [{"key": WRITTEN_KEY, "value": written}]
            game.places[index] = len(game.plies) - 1
        case events.PositionSet():
            _table_set(game, index, state, event)
        case _:
            return _ending(game, index, state, event)
    return True


def _ending(game: WrittenGame, index: int, state: MatchState, event: events.Event) -> bool:
    match event:
        case events.ResignationOffered(player, level):
            game.add(index, player, RESIGN_GAME, state, resign_value=level)
        case events.ResignationAccepted():
            game.places[index] = len(game.plies) - 1
        case events.ResignationRejected():
            game.plies.pop()
            game.places = {one: at for one, at in game.places.items() if at < len(game.plies)}
            return False
        case events.Settled(winner):
            game.add(index, winner, SETTLE, state, settle_value=0.0)
        case events.FlagFell(player) | events.Abandoned(player):
            game.add(index, player, FORFEIT, state)
            return False
        case _:
            return _cube_action(game, index, state, event)
    return True


def _opening(game: WrittenGame, index: int, state: MatchState, event: events.OpeningRolled) -> bool:
    if event.dice.is_double:
        turned = state.auto_doubles < state.options.automatic_doubles or state.options.automatic_doubles < 0
        game.turned += turned
        return False
    player = Player.WHITE if event.white_die > event.black_die else Player.BLACK
    _roll(game, index, state, player, event.dice)
    return True


def _roll(game: WrittenGame, index: int, state: MatchState, player: Player, dice: Dice) -> None:
    action = _ROLL_ACTIONS[dice.low, dice.high]
    game.add(index, player, action, state, d1=dice.low, d2=dice.high)


def _cube_action(game: WrittenGame, index: int, state: MatchState, event: events.Event) -> bool:
    match event:
        case events.Doubled(player):
            game.add(index, player, DOUBLE, state)
        case events.Raised(player) if state.cube_offer and state.cube_offer.raises < 2:
            game.add(index, player, RACCOON if state.cube_offer.raises else BEAVER, state)
        case events.Taken(player):
            if state.cube_offer and state.cube_offer.raises:
                game.places[index] = len(game.plies) - 1
            else:
                game.add(index, player, TAKE, state)
        case events.Passed(player):
            game.add(index, player, PASS, state)
        case _:
            return False
    return True


def _roll_after_correction(game: WrittenGame, index: int, state: MatchState, position: Position) -> None:
    """The table put right before the roll that stays: a file cannot change it between roll and play."""
    place = len(game.plies) - 1
    rolled_at = next(event for event, at in game.places.items() if at == place)
    roll = game.plies.pop()
    assert state.turn, "somebody rolled"
    if place:
        game.add(index, state.turn, SET_POSITION, state, set_position=absolute(position))
    else:
        game.fields["initial_board"] = absolute(position)
    game.places[rolled_at] = len(game.plies)
    ogid = _ogid(replace(state, position=position))
    game.plies.append(roll | ({"ogid_before": ogid} if ogid else {}))


def _table_set(game: WrittenGame, index: int, state: MatchState, event: events.PositionSet) -> None:
    if event.is_correction and state.dice:
        _roll_after_correction(game, index, state, event.position)
        return
    if event.turn is None:
        game.fields["initial_cube_value"] = event.cube.value
        if event.cube.owner:
            game.fields["initial_cube_owner"] = SEAT[event.cube.owner]
        if event.position != state.options.ruleset().start_position():
            game.fields["initial_board"] = absolute(event.position)
        return
    if event.position != state.position or event.turn is not state.turn or event.cube == state.cube:
        game.add(index, event.turn, SET_POSITION, state, set_position=absolute(event.position))
    if event.cube != state.cube:
        owner = {"cube_owner": SEAT[event.cube.owner]} if event.cube.owner else {}
        game.add(index, event.turn, SET_CUBE, state, cube_value=event.cube.value, **owner)


def _step(player: Player, source: int, die: int) -> dict[str, int]:
    return {"from": source if player is Player.BLACK else BAR - source, "pips": die}


def steps_of(player: Player, steps: Iterable[tuple[int, int]]) -> list[dict[str, int]]:
    """Sources and dice of ``player`` as moves."""
    return [_step(player, source, die) for source, die in steps]


def absolute(position: Position) -> list[int]:
    """The board by Black's points: White's bar, the points, Black's bar; Black's checkers below zero."""
    points = [position.white[BAR - point] - position.black[point] for point in range(1, BAR)]
    return [position.white[BAR], *points, -position.black[BAR]]


def _ogid(state: MatchState) -> str:
    """The state as OGID, in which the library looks for score and cube; empty if it cannot be said.

    In an OGID the player at the bottom is Black, whom the file calls White.
    """
    if state.turn is None or state.to_act is None or max(state.score.white, state.score.black) > 99_999:
        return ""
    table = TableState(
        position=state.position.swapped(),
        on_roll=state.turn.opponent,
        to_act=state.to_act.opponent,
        cube=Cube(state.cube.value, state.cube.owner.opponent if state.cube.owner else None),
        offer=Offer.DOUBLE if state.cube_offer else None,
        length=state.options.length,
        white_score=state.score.black,
        black_score=state.score.white,
        is_crawford=state.is_crawford,
    )
    try:
        return to_ogid(table)
    except IdError:
        return ""
