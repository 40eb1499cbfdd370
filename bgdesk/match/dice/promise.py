"""Whether the fingerprint of the dice was shown before the first roll, and still is to be shown."""

from __future__ import annotations

from bgdesk.match.dice.fair_dice import is_sealed
from bgdesk.match.events import Entry, OpeningRolled, PromiseShown, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase


def was_promise_shown(record: MatchRecord) -> bool:
    """Whether it was written down that the fingerprint was on the screen before a roll followed from it."""
    for entry in record.entries:
        if isinstance(entry, PromiseShown):
            return True
        if _is_own_roll(entry, record):
            return False
    return False


def is_promise_due(record: MatchRecord) -> bool:
    """Whether the fingerprint has still to be shown, and nothing has been rolled by it nor ever will be."""
    if not is_sealed(record.header.dice) or record.state.phase is Phase.OVER:
        return False
    return not any(isinstance(entry, PromiseShown) or _is_own_roll(entry, record) for entry in record.entries)


def is_first_sealed_game(record: MatchRecord) -> bool:
    """Whether the game goes on in which the first roll follows from the secret, or none does yet."""
    own = (at for at, event in enumerate(record.events) if _is_own_roll(event, record))
    first = next(own, None)
    return first is None or record.states[first].game_number == record.state.game_number


def _is_own_roll(entry: Entry, record: MatchRecord) -> bool:
    """Whether a roll does not come from an earlier match."""
    return isinstance(entry, OpeningRolled | Rolled) and entry.roll >= len(record.header.dice.rolls)
