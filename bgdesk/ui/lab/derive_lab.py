"""What the board of the laboratory shows: pure functions of a set-up."""

from __future__ import annotations

from bgdesk.match.setup.setup import TableSetup
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.table_state import Offer
from bgdesk.ui.board.view import Arrow, BoardView, CubeView, DieView, Spot, SpotKind
from bgdesk.ui.play.derive_board import BoardWishes, checkers_shown, own_point, shows_directions


def derive_lab_board(
    setup: TableSetup, wishes: BoardWishes, message: str = "", arrows: tuple[Arrow, ...] = ()
) -> BoardView:
    """The board of ``setup``, on which dice and cube can be pressed."""
    return BoardView(
        **checkers_shown(setup.position, setup.ruleset),
        numbers_for=wishes.numbers_for(setup.turn),
        dice=_dice(setup.dice, setup.turn),
        cube=_cube(setup, wishes),
        active=setup.turn,
        can_roll=setup.dice is None and setup.offer is None,
        message=message,
        arrows=arrows,
        shows_directions=shows_directions(setup.ruleset, wishes),
        roll=None,
    )


def _dice(dice: Dice | None, player: Player) -> tuple[DieView, ...]:
    return tuple(DieView(face, player) for face in (dice.high, dice.low)) if dice else ()


def _cube(setup: TableSetup, wishes: BoardWishes) -> CubeView | None:
    if not setup.options.has_cube:
        return None
    cube, offer = setup.cube, setup.offer
    value = cube.value * 2 if offer else cube.value
    is_fresh = value == 1
    return CubeView(
        label="64" if is_fresh and wishes.centred_cube_shows_64 else str(value),
        owner=cube.owner,
        offered_to=answering(setup) if offer else None,
        is_crawford=setup.is_crawford,
        is_worth_one=is_fresh,
    )


def answering(setup: TableSetup) -> Player:
    """Who has to answer the offer: the doubler only after a beaver."""
    return setup.turn if setup.offer is Offer.BEAVER else setup.turn.opponent


def owner_of(spot: Spot, brush: Player, *, other: bool = False) -> Player:
    """Whose checkers are meant on ``spot``: on a point the ``brush``'s, elsewhere those of the place."""
    if spot.kind is SpotKind.POINT or spot.player is None:
        return brush.opponent if other else brush
    return spot.player


def own_place(setup: TableSetup, player: Player, spot: Spot) -> int:
    """``spot`` in ``player``'s own numbers."""
    return own_point(player, spot, setup.ruleset.relation)
