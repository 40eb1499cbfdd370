"""Whom a tutor teaches at a table, and how."""

from __future__ import annotations

from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.conduct import may_enter_as_played
from bgdesk.app.table.table import Table
from bgdesk.match.tutor import TutorMode
from bgdesk.rules.player import Player


def mode_at(table: Table, player: Player | None, wishes: AutomationWishes) -> TutorMode:
    """How ``player`` is taught at ``table``.

    Nobody is while a match is looked at or something is tried out, against a clock, and where two people
    enter what they have played on a board of their own.
    """
    agreed = table.record.header.tutor
    if agreed is None or player is None or not table.is_human(player):
        return TutorMode.OFF
    if table.is_studied or table.lesson or table.state.options.clock or may_enter_as_played(table, wishes):
        return TutorMode.OFF
    return agreed.of(player)
