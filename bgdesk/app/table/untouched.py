"""Matches that nobody would miss: begun, and left before anybody had decided anything in them."""

from __future__ import annotations

from bgdesk.match.events import GameStarted, Note, OpeningRolled, Rolled, TakenBack
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player

_NO_DECISION = GameStarted | OpeningRolled | Rolled | TakenBack | Note


def is_untouched(record: MatchRecord, begun_with: int = 0) -> bool:
    """Whether no person has decided anything in ``record`` yet, beyond the entries that it was begun with.

    Where two bots play, nothing at all may have been decided. Rolling is no decision.
    """
    if record.state.phase is Phase.OVER:
        return False
    seats = record.header.seats
    people = {player for player in Player if seats.of(player).kind is SeatKind.HUMAN}
    decided = (entry for entry in record.entries[begun_with:] if not isinstance(entry, _NO_DECISION))
    return not any(not people or getattr(entry, "player", None) in people for entry in decided)
