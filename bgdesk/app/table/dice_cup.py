"""Makes the rolls of a match from its source of dice."""

from __future__ import annotations

from bgdesk.match.dice_source import DiceSource
from bgdesk.match.events import OpeningRolled, Rolled
from bgdesk.match.record import MatchRecord, next_dice, next_roll
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice

Roll = OpeningRolled | Rolled


class DiceCup:
    """Rolls for whoever is on roll; a roll that comes again after a take-back has its old dice.

    With ``takes_any`` somebody may type any roll in, even where the source has dice for it.
    """

    def __init__(self, source: DiceSource, *, takes_any: bool = False) -> None:
        self._source = source
        self._takes_any = takes_any

    def roll(self, record: MatchRecord) -> Roll | None:
        """The next roll of ``record``; ``None`` when somebody has to type it in."""
        dice = next_dice(record, self._source)
        return _roll_of(record, dice) if dice else None

    def typed(self, record: MatchRecord, dice: Dice) -> Roll | None:
        """``dice`` as the next roll of ``record``; ``None`` when none has to be typed in now."""
        if not record.state.awaits_roll or not (self._takes_any or next_dice(record, self._source) is None):
            return None
        return _roll_of(record, dice)


def _roll_of(record: MatchRecord, dice: Dice) -> Roll:
    number, state = next_roll(record), record.state
    if state.phase is Phase.OPENING:
        return OpeningRolled(dice.first, dice.second, number)
    assert state.turn, "somebody is on roll"
    return Rolled(state.turn, dice, number)
