"""What the board shows: a value that says everything, so that drawing decides nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player


class SpotKind(StrEnum):
    """Kinds of places a checker can be."""

    POINT = "point"
    BAR = "bar"
    TRAY = "tray"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: a point by its physical number (White's own, 1 to 24), or a player's bar or tray."""

    kind: SpotKind
    number: int = 0
    player: Player | None = None


def point_spot(number: int) -> Spot:
    """The point with physical ``number``."""
    return Spot(SpotKind.POINT, number)


def bar_spot(player: Player) -> Spot:
    """Where the hit checkers of ``player`` wait."""
    return Spot(SpotKind.BAR, 0, player)


def tray_spot(player: Player) -> Spot:
    """Where the borne-off checkers of ``player`` lie."""
    return Spot(SpotKind.TRAY, 0, player)


@dataclass(frozen=True, slots=True)
class DieView:
    """One die; ``player`` decides its colour and half of the board, ``used`` dims it.

    ``part_used`` is the share of its moves already made (a double is shown as two dice of two moves).
    """

    face: int
    player: Player
    used: bool = False
    part_used: float = 0.0


@dataclass(frozen=True, slots=True)
class CubeView:
    """The cube: ``label`` on its face; centred, at its owner's side, or offered to ``offered_to``."""

    label: str
    owner: Player | None = None
    offered_to: Player | None = None
    is_crawford: bool = False
    can_turn: bool = False
    can_take: bool = False


@dataclass(frozen=True, slots=True)
class CheckerMove:
    """One checker that slides from ``source`` to ``target``; ``hits`` sends the blot there to its bar."""

    player: Player
    source: Spot
    target: Spot
    hits: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow over the board, such as the move that the opponent made; ``role`` picks its colour."""

    source: Spot
    target: Spot
    role: str = "move"


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything on the board at one moment.

    ``points[n - 1]`` is (owner, count) of physical point n. ``numbers_for`` is the player whose own
    numbers are written at the edge. ``targets`` holds, for each place a checker may leave, the places
    it may reach in one go. ``last_dice`` are those of the turn before, which lie there until the next roll.
    ``hint`` is one line of help, ``message`` a refusal; both already worded.
    """

    points: tuple[tuple[Player | None, int], ...]
    bar: Pair[int]
    off: Pair[int]
    numbers_for: Player
    dice: tuple[DieView, ...] = ()
    last_dice: tuple[DieView, ...] = ()
    cube: CubeView | None = None
    active: Player | None = None
    targets: dict[Spot, frozenset[Spot]] = field(default_factory=dict)
    can_roll: bool = False
    can_finish: bool = False
    arrows: tuple[Arrow, ...] = ()
    hint: str = ""
    message: str = ""
