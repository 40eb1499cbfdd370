"""Coan ki, the bottle game: a race of sixteen pieces a side once round a loop, with its own rules.

The historic record is incomplete; this is one fixed reconstruction of it. A player counts the 16 spaces
in the direction in which both travel, from their own start (0); the opponent's numbers are 8 ahead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason, Refusal, Refused

SPACES = 16
PIECES = 16
BLOCK = 8
"""So many pieces of one player on a space that is nobody's start close it to the other."""
_OFFSET = 8
_STARTS = (0, 1, 8, 9)
_TENTH = 10

Spaces = tuple[int, ...]
"""16 counts of one player's pieces by that player's own numbers of the spaces."""


@dataclass(frozen=True, slots=True)
class CoanKiPosition:
    """The pieces of both players, each by their own numbers, and the ``pot`` they play for."""

    white: Spaces
    black: Spaces
    pot: int = 20

    def of(self, player: Player) -> Spaces:
        """The pieces of ``player`` by that player's own numbers."""
        return self.white if player is Player.WHITE else self.black

    def in_play(self, player: Player) -> int:
        """How many pieces ``player`` has on the board."""
        return sum(self.of(player))

    def spaces_to_go(self, player: Player) -> int:
        """Spaces that the pieces of ``player`` still have to travel."""
        return sum((SPACES - space) * count for space, count in enumerate(self.of(player)))

    def with_pieces(self, player: Player, pieces: Spaces) -> CoanKiPosition:
        """This position with the pieces of ``player`` moved."""
        if player is Player.WHITE:
            return replace(self, white=pieces)
        return replace(self, black=pieces)


@dataclass(frozen=True, slots=True)
class CoanKiMove:
    """One piece moved from ``space`` by ``distance``, home when that leads past the last space."""

    space: int
    distance: int

    @property
    def is_home(self) -> bool:
        """Whether the piece has been once round."""
        return self.space + self.distance >= SPACES


@dataclass(frozen=True, slots=True)
class CoanKiPlay:
    """What a player does with a roll: the moves, or the space from which a piece is given up (1-1)."""

    moves: tuple[CoanKiMove, ...]
    result: CoanKiPosition
    lost_from: int | None = None


def start_position(stake: int = 10) -> CoanKiPosition:
    """Both players with eight pieces on each of their first two spaces, after each paid ``stake``."""
    pieces = (8, 8, *(0,) * (SPACES - 2))
    return CoanKiPosition(pieces, pieces, 2 * stake)


def legal_coan_ki_plays(position: CoanKiPosition, player: Player, dice: Dice) -> tuple[CoanKiPlay, ...]:
    """All plays that lead to different positions, in a fixed order; one without moves is a lost turn."""
    if dice.first == dice.second == 1:
        return tuple(_losses(position, player))
    found: dict[CoanKiPosition, CoanKiPlay] = {}
    for distances in _distances(dice, position.in_play(player)):
        for play in _plays_of(position, player, distances):
            found.setdefault(play.result, play)
    return tuple(found.values()) or (CoanKiPlay((), position),)


def chosen_play(
    position: CoanKiPosition, player: Player, dice: Dice, moves: tuple[CoanKiMove, ...], lost_from: int | None
) -> CoanKiPlay:
    """The legal play that makes ``moves`` in any order. Raises Refused when there is none."""
    for play in legal_coan_ki_plays(position, player, dice):
        if lost_from == play.lost_from and _sorted(moves) == _sorted(play.moves):
            return play
    raise Refused(Refusal(Reason.INCOMPLETE))


def winner(position: CoanKiPosition) -> Player | None:
    """Who has no piece left on the board and takes the pot; ``None`` while the game goes on."""
    return next((player for player in Player if not position.in_play(player)), None)


def blocked_spaces(position: CoanKiPosition, player: Player) -> frozenset[int]:
    """The spaces, by the numbers of ``player``, on which that player may neither land nor pass."""
    other = position.of(player.opponent)
    return frozenset(
        space
        for space in range(SPACES)
        if space not in _STARTS and other[(space + _OFFSET) % SPACES] >= BLOCK
    )


def _distances(dice: Dice, in_play: int) -> Iterator[tuple[int, ...]]:
    """The ways to use a roll: how far one piece moves, or each of two pieces."""
    low, high = dice.low, dice.high
    if dice.is_double:
        yield (2 * low, 2 * low)
        yield (low,)
    elif high - low == 1:
        both = low + high
        yield (both, low)
        yield (both, both - 1)
        if in_play == 1:
            yield (both,)
    else:
        yield (low + high,)
        yield (high, low)


def _plays_of(position: CoanKiPosition, player: Player, distances: tuple[int, ...]) -> Iterator[CoanKiPlay]:
    blocked = blocked_spaces(position, player)
    own = position.of(player)
    for moves in _move_lists(own, distances, blocked):
        pieces = list(own)
        for move in moves:
            pieces[move.space] -= 1
            if not move.is_home:
                pieces[move.space + move.distance] += 1
        yield CoanKiPlay(moves, position.with_pieces(player, tuple(pieces)))


def _move_lists(
    own: Spaces, distances: tuple[int, ...], blocked: frozenset[int]
) -> Iterator[tuple[CoanKiMove, ...]]:
    """Different pieces from ``own`` for ``distances``, none of them moved twice."""
    if not distances:
        yield ()
        return
    for space, count in enumerate(own):
        move = CoanKiMove(space, distances[0])
        if count and not _is_blocked(move, blocked):
            left = (*own[:space], count - 1, *own[space + 1 :])
            for rest in _move_lists(left, distances[1:], blocked):
                yield (move, *rest)


def _is_blocked(move: CoanKiMove, blocked: frozenset[int]) -> bool:
    return any(space in blocked for space in range(move.space + 1, move.space + move.distance + 1))


def _losses(position: CoanKiPosition, player: Player) -> Iterator[CoanKiPlay]:
    """1-1: a piece is lost and the pot grows by a tenth, a half rounded up, at least by one."""
    own = position.of(player)
    paid = max(1, (position.pot + _TENTH // 2) // _TENTH)
    after = replace(position, pot=position.pot + paid)
    for space, count in enumerate(own):
        if count:
            left = (*own[:space], count - 1, *own[space + 1 :])
            yield CoanKiPlay((), after.with_pieces(player, left), lost_from=space)


def _sorted(moves: tuple[CoanKiMove, ...]) -> list[tuple[int, int]]:
    return sorted((move.space, move.distance) for move in moves)
