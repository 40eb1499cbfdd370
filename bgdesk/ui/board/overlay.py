"""What lies over the pieces: where to act, arrows, the keyboard's place, numbers and lines of text."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bgdesk.rules.player import Player
from bgdesk.ui.board.arrow_layer import ArrowLayer
from bgdesk.ui.board.arrows import own_stack
from bgdesk.ui.board.caption import place_caption
from bgdesk.ui.board.dice import rest_pose
from bgdesk.ui.board.geometry import (
    BAR_WIDTH,
    CENTRE,
    CHECKER,
    CUBE,
    DIE,
    FIELD_LEFT,
    HEIGHT,
    OFFERED_DIE,
    RAIL,
    WIDTH,
    BoardGeometry,
    Face,
    Fixture,
    Place,
)
from bgdesk.ui.board.items import (
    BlockGlowItem,
    BoardItem,
    ChipItem,
    DirectionItem,
    FocusItem,
    GlowItem,
    PillItem,
    TargetItem,
)
from bgdesk.ui.board.painting import paint_numbers, paint_tray_count
from bgdesk.ui.board.theme import BoardTheme
from bgdesk.ui.board.view import BoardView, Spot, SpotKind, tray_spot

SAID_LETTERS = 1.2
"""How much larger than help is written what a player says."""


class NumberStrip(BoardItem):
    """The point numbers along one rail."""

    def __init__(
        self, theme: BoardTheme, geometry: BoardGeometry, numbers_for: Player, letters: float, *, top: bool
    ) -> None:
        super().__init__(theme, QRectF(FIELD_LEFT, 0 if top else HEIGHT - RAIL, WIDTH - 2 * FIELD_LEFT, RAIL))
        self._geometry, self._numbers_for, self._letters, self._top = geometry, numbers_for, letters, top

    def draw(self, painter: QPainter) -> None:
        paint_numbers(painter, self._geometry, self.theme, self._numbers_for, self._letters, top=self._top)


class TrayCount(BoardItem):
    """How many checkers stand in a tray, written where the stack ends."""

    def __init__(self, theme: BoardTheme, area: QRectF, count: int, letters: float) -> None:
        super().__init__(theme, area)
        self._count, self._letters = count, letters

    def draw(self, painter: QPainter) -> None:
        paint_tray_count(painter, self.theme, self._bounds, self._count, self._letters)


class Overlay:
    """Rebuilds its few items whenever what they show changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._groups: dict[str, list[QGraphicsItem]] = {}
        self._contents: dict[str, Hashable] = {}
        self.arrows = ArrowLayer(scene)
        self._letters = 20.0
        self._pill_letters = 23.0

    def set_scale(self, scale: float, text_share: float = 1.0) -> None:
        """Keep writing readable at ``scale`` pixels a scene unit; ``text_share`` is of the usual size.

        The rails and the halves of the board end what is possible.
        """
        self._letters = min(33.0, max(20.0, 10.5 / scale) * text_share)
        self._pill_letters = min(44.0, max(23.0, 12.5 / scale) * text_share)

    def show_labels(self, view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> None:
        """Numbers, directions, counts, what is to come; nothing is painted again without need."""
        letters, counts = self._letters, tuple(view.off.of(player) for player in Player)
        if self._is_outdated("numbers", (view.numbers_for, geometry, theme, letters)):
            self._replace(
                "numbers",
                [NumberStrip(theme, geometry, view.numbers_for, letters, top=top) for top in (True, False)],
            )
        if self._is_outdated("counts", (counts, geometry, theme, letters)):
            trays = [_tray_count(player, view, geometry, theme, letters + 4) for player in Player]
            self._replace("counts", [item for item in trays if item])

        if self._is_outdated("coming", (view.coming, view.dice[:1], geometry, theme)):
            self._replace("coming", _chips(view, geometry, theme))
        if self._is_outdated("directions", (view.shows_directions, geometry, theme)):
            self._replace("directions", _directions(geometry, theme) if view.shows_directions else [])

    def show_actions(self, view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> None:
        """Everything that may be used now: checkers, dice, cube; and what was played."""
        stacks = view.stacks()
        glowing = () if view.is_quiet else view.targets
        tops = (geometry.top_slot(spot, stacks.get(spot)) for spot in glowing)
        items: list[QGraphicsItem] = [GlowItem(theme, top.centre) for top in tops]
        if view.can_roll and view.active:
            items += _unrolled(view.active, geometry, theme)
        if view.naming:
            areas = [geometry.face_rect(face) for face in geometry.faces()]
            items += [BlockGlowItem(theme, area.center(), DIE * OFFERED_DIE) for area in areas]
        if view.can_finish:
            for index in range(len(view.dice)):
                pose = rest_pose(view.dice, index, geometry)
                items.append(BlockGlowItem(theme, pose.centre, DIE, pose.turn))
        if view.cube and (view.cube.can_turn or view.cube.can_take) and not view.is_quiet:
            centre = geometry.cube_centre(view.cube.owner, view.cube.offered_to)
            items.append(BlockGlowItem(theme, centre, CUBE))
        self._replace("actions", items)
        self.arrows.show(view, geometry, theme)

    def show_targets(
        self, source: Spot | None, view: BoardView, geometry: BoardGeometry, theme: BoardTheme
    ) -> None:
        """Where a checker on ``source`` may go."""
        targets = view.targets.get(source, frozenset()) if source else frozenset()
        self._replace("targets", [_target(spot, view, geometry, theme) for spot in targets])

    def show_focus(self, area: QRectF | None, theme: BoardTheme) -> None:
        """A ring around ``area``."""
        self._replace("focus", [FocusItem(theme, area)] if area else [])

    def show_text(
        self, view: BoardView, geometry: BoardGeometry, theme: BoardTheme, message_x: float | None
    ) -> None:
        """The message, near ``message_x`` if that is known, or what was said or may help, by the dice."""
        urges = bool(view.message) and not view.is_news
        text, letters = view.message or view.said or view.hint, self._pill_letters
        if view.said and not view.message:
            letters *= SAID_LETTERS
        x = geometry.die_centre(view.active or geometry.bottom, 0, 1).x()
        if view.message and message_x is not None:
            x = message_x
        pieces = (
            view.points,
            view.pinned,
            view.reserve,
            view.bar,
            view.off,
            view.dice,
            view.last_dice,
            view.can_roll,
            view.cube,
        )
        if self._is_outdated("text", (text, urges, x, pieces, geometry, theme, letters)):
            self._replace("text", [])
            if text:
                caption = place_caption(text, letters, x, view, geometry)
                pill = PillItem(theme, caption.area, caption.text, letters, urgent=urges)
                self._replace("text", [pill])

    def hide_actions(self, coming: BoardView) -> None:
        """Nothing to act on while things move towards ``coming``."""
        for group in ("actions", "targets"):
            self._replace(group, [])
        self.arrows.leave(coming)

    def _is_outdated(self, group: str, content: Hashable) -> bool:
        """Whether ``group`` has to be made anew, because it shows something else than ``content``."""
        is_new = self._contents.get(group) != content
        self._contents[group] = content
        return is_new

    def _replace(self, group: str, items: list[QGraphicsItem]) -> None:
        for item in self._groups.pop(group, []):
            self._scene.removeItem(item)
        for item in items:
            self._scene.addItem(item)
        self._groups[group] = items

    def items_of(self, group: str) -> tuple[QGraphicsItem, ...]:
        """The items of one group: numbers, counts, actions, arrows, targets, focus or text."""
        return self.arrows.items if group == "arrows" else tuple(self._groups.get(group, ()))


def place_area(place: Place, view: BoardView, geometry: BoardGeometry) -> QRectF:
    """The area of ``place`` that a ring is drawn around."""
    if isinstance(place, Face):
        return geometry.face_rect(place)
    if place is Fixture.DICE:
        player = view.dice[0].player if view.dice else view.active or geometry.bottom
        areas = [
            geometry.dice_rect(whose, max(1, sum(die.player is whose for die in view.dice)))
            for whose in {die.player for die in view.dice}
        ] or [geometry.dice_rect(player, 2)]
        whole = areas[0]
        for area in areas[1:]:
            whole = whole.united(area)
        return whole
    if place is Fixture.CUBE:
        cube = view.cube
        return geometry.cube_rect(cube.owner if cube else None, cube.offered_to if cube else None)
    assert isinstance(place, Spot)
    return geometry.rect(place).adjusted(3, 3, -3, -3)


def _tray_count(
    player: Player, view: BoardView, geometry: BoardGeometry, theme: BoardTheme, letters: float
) -> TrayCount | None:
    count = view.off.of(player)
    if not count:
        return None
    slot = geometry.slot(tray_spot(player), count, count)
    inward = 10 if geometry.is_top(tray_spot(player)) else -10
    area = QRectF(slot.centre.x() - 40, slot.centre.y() - 22 + inward, 80, 44)
    return TrayCount(theme, area, count, letters)


def _chips(view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> list[QGraphicsItem]:
    """A sign for each thing that the turn still holds, beside the dice."""
    if not view.dice:
        return []
    player, count = view.dice[0].player, len(view.coming)
    return [
        ChipItem(theme, view.dice[0].colour, geometry.chip_rect(player, index, count), coming)
        for index, coming in enumerate(view.coming)
    ]


def _directions(geometry: BoardGeometry, theme: BoardTheme) -> list[QGraphicsItem]:
    """An arrow for each player above and below the bar."""
    return [
        DirectionItem(
            theme,
            player,
            QPointF(CENTRE.x() + side * BAR_WIDTH / 4, RAIL * 0.47 if top else HEIGHT - RAIL * 0.47),
            right=geometry.goes_right(player, top=top),
        )
        for top in (True, False)
        for player, side in ((geometry.bottom, -1), (geometry.bottom.opponent, 1))
    ]


def _unrolled(player: Player, geometry: BoardGeometry, theme: BoardTheme) -> list[QGraphicsItem]:
    items: list[QGraphicsItem] = []
    for index in range(2):
        area = QRectF(0, 0, DIE - 6, DIE - 6)
        area.moveCenter(geometry.die_centre(player, index, 2))
        items.append(TargetItem(theme, area, DIE * 0.19))
    return items


def _target(spot: Spot, view: BoardView, geometry: BoardGeometry, theme: BoardTheme) -> TargetItem:
    if spot.kind is SpotKind.TRAY:
        return TargetItem(theme, geometry.rect(spot).adjusted(5, 5, -5, -5), 10)
    stack = own_stack(view.stacks().get(spot), view)
    area = QRectF(0, 0, CHECKER - 7, CHECKER - 7)
    area.moveCenter(geometry.next_slot(spot, stack).centre)
    return TargetItem(theme, area, CHECKER / 2)
