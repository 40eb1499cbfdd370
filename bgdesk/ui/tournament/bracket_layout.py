"""Where the slots of a bracket lie, in units of a scene."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, SlotView

WIDTH, HEIGHT = 216.0, 58.0
GAP, BETWEEN = 24.0, 52.0
TITLE = 34.0
MARGIN = 16.0


@dataclass(frozen=True, slots=True)
class BracketLayout:
    """The place of every slot, the lines from slot to slot, and the places of the texts above them."""

    slots: Mapping[str, QRectF]
    lines: tuple[tuple[QPointF, ...], ...]
    titles: tuple[tuple[str, QRectF], ...]
    size: QRectF


@dataclass
class _Drawing:
    """What has found its place by now; ``bottom`` is how far down that goes.

    The part in hand begins at ``top``, its columns at ``left``.
    """

    view: BracketView
    places: dict[str, QRectF] = field(default_factory=dict)
    titles: list[tuple[str, QRectF]] = field(default_factory=list)
    bottom: float = 0.0
    top: float = 0.0
    left: float = 0.0

    def add_part(self, number: int) -> None:
        """One more part: a round a column, each slot half way between those that lead to it."""
        part = self.view.parts[number]
        if part.is_beside:
            columns = max(self.view.parts[number - 1].titles, default=0) + 1
            self.left += _x(columns) + BETWEEN
        else:
            self.left, self.top = 0.0, self.bottom + (2 * GAP if number else 0.0)
        top = self.top
        if part.name:
            self._add_title(part.name, 0, top)
            top += TITLE
        for column, text in part.titles.items():
            self._add_title(text, column, top)
        self.bottom = max(self.bottom, top + TITLE)
        inside = [slot for slot in self.view.slots if slot.part == number]
        here = {slot.id for slot in inside}
        for slot in (one for one in inside if not one.is_apart):
            before = [one for one in slot.before if one in here]
            self._put(slot, self._middle(slot, before, top + TITLE) - HEIGHT / 2)
        for slot in (one for one in inside if one.is_apart):
            beside = [self.places[one.id] for one in inside if one.column == slot.column and one is not slot]
            self._put(slot, max((place.bottom() for place in beside), default=top) + 3 * GAP)

    def _add_title(self, text: str, column: int, top: float) -> None:
        self.titles.append((text, QRectF(self.left + _x(column), top, WIDTH, TITLE)))

    def _put(self, slot: SlotView, top: float) -> None:
        place = QRectF(self.left + _x(slot.column), top, WIDTH, HEIGHT)
        self.places[slot.id] = place
        self.bottom = max(self.bottom, place.bottom())

    def _middle(self, slot: SlotView, before: list[str], top: float) -> float:
        leading = [self.places[one] for one in before]
        if leading:
            return sum(place.center().y() for place in leading) / len(leading)
        return top + GAP / 2 + slot.place * (HEIGHT + GAP) + HEIGHT / 2


def lay_out(view: BracketView) -> BracketLayout:
    """The parts one below the other."""
    drawing = _Drawing(view)
    for number in range(len(view.parts)):
        drawing.add_part(number)
    lines = tuple(line for slot in view.slots for line in _lines(slot, view, drawing.places))
    right = max((place.right() for place in drawing.places.values()), default=0.0)
    size = QRectF(-MARGIN, -MARGIN, right + 2 * MARGIN, drawing.bottom + 2 * MARGIN)
    return BracketLayout(drawing.places, lines, tuple(drawing.titles), size)


def _x(column: int) -> float:
    return column * (WIDTH + BETWEEN)


def _lines(
    slot: SlotView, view: BracketView, places: Mapping[str, QRectF]
) -> tuple[tuple[QPointF, ...], ...]:
    by_id = {one.id: one for one in view.slots}
    found = []
    for before in slot.before:
        source, target = places[before], places[slot.id]
        start, end = QPointF(source.right(), source.center().y()), QPointF(target.left(), target.center().y())
        if by_id[before].stand is SlotStand.VOID or slot.stand is SlotStand.VOID:
            continue
        if by_id[before].stand is SlotStand.EMPTY and by_id[before].column == 0:
            continue
        middle = target.left() - BETWEEN / 2
        found.append((start, QPointF(middle, start.y()), QPointF(middle, end.y()), end))
    return tuple(found)
