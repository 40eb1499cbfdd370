"""Where the arrow keys lead in a bracket."""

from __future__ import annotations

from enum import Enum, auto

from bgdesk.ui.tournament.derive_bracket import BracketView, SlotView


class Way(Enum):
    """An arrow key; ``ON`` is towards the final."""

    ON = auto()
    BACK = auto()
    UP = auto()
    DOWN = auto()


def next_slot(view: BracketView, slot_id: str, way: Way) -> str:
    """The slot to come to; the same where there is none that way."""
    slots = {slot.id: slot for slot in view.slots}
    here = slots.get(slot_id)
    if here is None:
        return next(iter(slots), "")
    if way is Way.ON:
        return next((one.id for one in view.slots if slot_id in one.before), slot_id)
    if way is Way.BACK:
        return here.before[0] if here.before else slot_id
    return _beside(view, here, 1 if way is Way.DOWN else -1)


def _beside(view: BracketView, here: SlotView, step: int) -> str:
    column = [one.id for one in view.slots if one.column == here.column]
    place = column.index(here.id) + step
    return column[place] if 0 <= place < len(column) else here.id
