"""What the board shows: a value that says everything, so that drawing decides nothing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from enum import StrEnum

from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Coming
from bgdesk.rules.variants import Relation


class SpotKind(StrEnum):
    """Kinds of places a checker can be."""

    POINT = "point"
    BAR = "bar"
    TRAY = "tray"
    RESERVE = "reserve"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: a point by its physical number (White's own, 1 to 24), or a player's bar, tray or reserve."""

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


def reserve_spot(player: Player) -> Spot:
    """Where the checkers of ``player`` lie that have not been brought into play."""
    return Spot(SpotKind.RESERVE, 0, player)


@dataclass(frozen=True, slots=True)
class Stack:
    """``count`` checkers of ``player`` on one place, perhaps with one of the opponent's pinned under them."""

    player: Player
    count: int
    has_pinned: bool = False

    @property
    def height(self) -> int:
        """How many checkers lie there in all."""
        return self.count + self.has_pinned

    @property
    def players(self) -> tuple[Player, ...]:
        """Whose checkers they are, the undermost first."""
        return (self.player.opponent,) * self.has_pinned + (self.player,) * self.count


@dataclass(frozen=True, slots=True)
class DieView:
    """One die; ``player`` decides its half of the board, and its colour unless it ``is_shared`` by both.

    ``used`` dims it, ``part_used`` is the share of its moves already made (a double is shown as two dice of
    two moves). ``is_offered``: it is one of six faces to choose from.
    """

    face: int
    player: Player
    used: bool = False
    part_used: float = 0.0
    is_offered: bool = False
    is_shared: bool = False

    @property
    def colour(self) -> Player:
        """Whose dice it looks like."""
        return Player.WHITE if self.is_shared else self.player


@dataclass(frozen=True, slots=True)
class CubeView:
    """The cube: ``label`` on its face; centred, at its owner's side, or offered to ``offered_to``.

    ``is_worth_one``: nobody has turned it, whatever its face shows.
    """

    label: str
    owner: Player | None = None
    offered_to: Player | None = None
    is_crawford: bool = False
    can_turn: bool = False
    can_take: bool = False
    is_worth_one: bool = False


@dataclass(frozen=True, slots=True)
class CheckerMove:
    """One checker that slides from ``source`` to ``target``; ``hits`` sends the blot there to its bar.

    A blot that is not hit stays under it, pinned.
    """

    player: Player
    source: Spot
    target: Spot
    hits: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow over the board, such as the move that the opponent made.

    It has the colour of the checkers of ``player``, or that of a proposal without one. ``count`` checkers
    go that way; ``is_made``: they lie at their target already. One that ``is_bent`` belongs to a play that is
    compared with others, and may have a ``colour`` of its own.
    """

    source: Spot
    target: Spot
    player: Player | None = None
    is_made: bool = True
    count: int = 1
    is_bent: bool = False
    is_dashed: bool = False
    colour: str = ""


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything on the board at one moment.

    ``points[n - 1]`` is (owner, count) of physical point n; on those of ``pinned`` one checker of the other
    player lies under them, which is in no count. ``relation`` says which points the players call what;
    ``reserve`` is there where the game has one, and checkers wait on a bar where it ``has_bar``.
    ``numbers_for`` is the player whose own numbers are written at the edge. ``targets`` holds, for each
    place a checker may leave, the places it may reach in one go; where the view ``is_quiet`` none of what may
    be done glows. ``last_dice`` are those of the turn before,
    which lie there until the next roll. ``shows_directions``: small arrows tell which way the players go.
    ``roll`` tells the rolls apart: dice that change within one do not tumble. ``coming`` is what the turn
    still holds after the dice. ``naming`` is the player who picks one of six faces, which lie there in place
    of the dice. ``hint`` is one line of help, ``said`` what a player has just said, ``message`` a
    refusal, or news where it ``is_news``; all are worded already, and only the last one that there is can
    be read.
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
    is_quiet: bool = False
    arrows: tuple[Arrow, ...] = ()
    hint: str = ""
    said: str = ""
    message: str = ""
    is_news: bool = False
    pinned: frozenset[int] = frozenset()
    reserve: Pair[int] | None = None
    relation: Relation = Relation.CONTRARY
    shows_directions: bool = False
    roll: Hashable = None
    coming: tuple[Coming, ...] = ()
    naming: Player | None = None
    has_bar: bool = True

    def stacks(self) -> dict[Spot, Stack]:
        """The checkers on every place; empty places are left out."""
        found = {
            point_spot(number): Stack(owner, count, number in self.pinned)
            for number, (owner, count) in enumerate(self.points, 1)
            if owner is not None
        }
        for player in Player:
            found[bar_spot(player)] = Stack(player, self.bar.of(player))
            found[tray_spot(player)] = Stack(player, self.off.of(player))
            if self.reserve is not None:
                found[reserve_spot(player)] = Stack(player, self.reserve.of(player))
        return {spot: stack for spot, stack in found.items() if stack.count}
