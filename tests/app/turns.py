"""What several tests of the running match do at the table."""

from __future__ import annotations

from bgdesk.app.table.match_controller import MatchController
from bgdesk.match.events import Played, StepPlayed
from tests.app.tables import Desk, FixedDice


def play(desk: Desk) -> Played:
    """The first legal play of the dice on the board."""
    entry = desk.table.entry
    assert entry
    steps = entry.legal.plays[0].steps
    return Played(entry.legal.player, tuple(StepPlayed(s.source, s.target, s.die) for s in steps))


def reopened(desk: Desk) -> MatchController:
    """The match as it stands on disk, with the first table still there as a crash leaves it."""
    loaded = desk.library.journal.load("0123456789abcdef")
    again = MatchController(desk.journal, desk.controller)
    again.open(loaded.record, FixedDice(()), desk.players, loaded.draft)
    return again
