"""Where the slots of a bracket lie, in units of a scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, SlotView

WIDTH, HEIGHT = 216.0, 58.0
GAP, BETWEEN = 24.0, 52.0
TITLE = 34.0
MARGIN = 16.0


@dataclass(frozen=True, slots=True)
class BracketLayout:
    """The place of every slot, the lines from slot to slot, and the middle of every title."""

    slots: Mapping[str, QRectF]
    lines: tuple[tuple[QPointF, ...], ...]
    titles: tuple[QRectF, ...]
    size: QRectF


def lay_out(view: BracketView) -> BracketLayout:
    """A round a column, each slot half way between those that lead to it."""
    places: dict[str, QRectF] = {}
    for slot in view.slots:
        if not slot.is_apart:
            places[slot.id] = QRectF(_x(slot.column), _middle(slot, places) - HEIGHT / 2, WIDTH, HEIGHT)
    bottom = max((place.bottom() for place in places.values()), default=TITLE)
    for slot in view.slots:
        if slot.is_apart:
            above = places[view.slots[-2].id] if len(view.slots) > 1 else QRectF()
            top = max(above.bottom() + 3 * GAP, TITLE + GAP)
            places[slot.id] = QRectF(_x(slot.column), top, WIDTH, HEIGHT)
            bottom = max(bottom, places[slot.id].bottom())
    lines = tuple(line for slot in view.slots for line in _lines(slot, view, places))
    titles = tuple(QRectF(_x(column), 0, WIDTH, TITLE) for column in range(len(view.titles)))
    right = _x(len(view.titles) - 1) + WIDTH if view.titles else 0.0
    size = QRectF(-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN)
    return BracketLayout(places, lines, titles, size)


def _x(column: int) -> float:
    return column * (WIDTH + BETWEEN)


def _middle(slot: SlotView, places: Mapping[str, QRectF]) -> float:
    before = [places[one] for one in slot.before if one in places]
    if before:
        return sum(place.center().y() for place in before) / len(before)
    return TITLE + GAP / 2 + slot.place * (HEIGHT + GAP) + HEIGHT / 2


def _lines(
    slot: SlotView, view: BracketView, places: Mapping[str, QRectF]
) -> tuple[tuple[QPointF, ...], ...]:
    by_id = {one.id: one for one in view.slots}
    found = []
    for before in slot.before:
        source, target = places[before], places[slot.id]
        start, end = QPointF(source.right(), source.center().y()), QPointF(target.left(), target.center().y())
        if by_id[before].stand is SlotStand.EMPTY and by_id[before].column == 0:
            continue
        middle = (start.x() + end.x()) / 2
        found.append((start, QPointF(middle, start.y()), QPointF(middle, end.y()), end))
    return tuple(found)
