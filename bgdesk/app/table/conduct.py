"""What the people at a table may put right themselves: the set-up, a move, an objection to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgdesk.app.table.table import Table
from bgdesk.match import refereeing
from bgdesk.match.correcting import may_correct
from bgdesk.match.dice.fair_dice import has_typed_dice
from bgdesk.rules.refusal import Reason, Refusal

if TYPE_CHECKING:
    from bgdesk.app.table.automation import AutomationWishes


def why_not_correct(table: Table) -> Refusal | None:
    """Why a person cannot correct the set-up of the game now; ``None`` when that is possible."""
    if table.is_studied or not table.has_person:
        return Refusal(Reason.NOT_NOW)
    is_asked = table.state.to_act is None or table.waits_for_human
    return may_correct(table.record) or (None if is_asked else Refusal(Reason.NOT_YOUR_TURN))


def may_enter_as_played(table: Table, wishes: AutomationWishes) -> bool:
    """Whether two people with real dice may enter this play whatever it is."""
    is_asked = wishes.referee and table.is_between_people and table.waits_for_human and not table.is_studied
    return is_asked and has_typed_dice(table.record.header.dice) and refereeing.may_enter_any(table.record)


def objection_point(table: Table) -> int | None:
    """How many events stay when the person on roll objects to the last play; ``None`` when nobody can."""
    is_asked = table.is_between_people and table.waits_for_human and not table.is_studied
    return refereeing.objection_point(table.record) if is_asked else None
