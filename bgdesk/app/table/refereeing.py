"""Whether the people at a table decide themselves what was played, and may object to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgdesk.app.table.table import Table
from bgdesk.match import refereeing
from bgdesk.match.dice.fair_dice import has_typed_dice

if TYPE_CHECKING:
    from bgdesk.app.table.automation import AutomationWishes


def may_enter_as_played(table: Table, wishes: AutomationWishes) -> bool:
    """Whether two people with real dice may enter this play whatever it is."""
    is_asked = wishes.referee and table.is_between_people and table.waits_for_human and not table.is_studied
    return is_asked and has_typed_dice(table.record.header.dice) and refereeing.may_enter_any(table.record)


def objection_point(table: Table) -> int | None:
    """How many events stay when the person on roll objects to the last play; ``None`` when nobody can."""
    is_asked = table.is_between_people and table.waits_for_human and not table.is_studied
    return refereeing.objection_point(table.record) if is_asked else None
