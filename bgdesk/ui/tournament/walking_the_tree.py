"""Where the arrow keys lead in a bracket."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from bgdesk.ui.tournament.derive_bracket import BracketView, SlotStand, SlotView


class Way(Enum):
    """An arrow key; ``ON`` is towards the final."""

    ON = auto()
    BACK = auto()
    UP = auto()
    DOWN = auto()


def next_slot(view: BracketView, slot_id: str, way: Way) -> str:
    """The slot to come to; the same where there is none that way."""
    slots = {slot.id: slot for slot in view.slots if slot.stand is not SlotStand.VOID}
    here = slots.get(slot_id)
    if here is None:
        return next(iter(slots), "")
    shown = tuple(slots.values())
    if way in (Way.UP, Way.DOWN):
        return _beside(shown, here, 1 if way is Way.DOWN else -1)
    if all(not one.before for one in shown if one.part == here.part):
        return _in_rounds(shown, here, 1 if way is Way.ON else -1)
    if way is Way.ON:
        return next((one.id for one in shown if slot_id in one.before), slot_id)
    return next((one for one in here.before if one in slots), slot_id)


def _in_rounds(shown: Sequence[SlotView], here: SlotView, step: int) -> str:
    """Where nobody is out there is no tree: the arrows lead to the next round."""
    wanted = (here.part, here.column + step, here.place)
    there = (one.id for one in shown if (one.part, one.column, one.place) == wanted)
    return next(there, here.id)


def _beside(shown: Sequence[SlotView], here: SlotView, step: int) -> str:
    """In the same column, also of the part below or above."""
    inside = [one for one in shown if one.column == here.column]
    column = [one.id for one in sorted(inside, key=lambda one: (one.part, one.is_apart, one.place))]
    place = column.index(here.id) + step
    return column[place] if 0 <= place < len(column) else here.id
