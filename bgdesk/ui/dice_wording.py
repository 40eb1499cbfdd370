"""What recomputing the dice of a match found, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.source_text import QT_TRANSLATE_NOOP
from bgdesk.match.dice_check import DiceFault, verify
from bgdesk.match.fair_dice import FAIR, SEEDED
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.throws import numbered_throws

_FAULTS: Mapping[DiceFault, str] = MappingProxyType(
    {
        DiceFault.NOT_COMPUTED: QT_TRANSLATE_NOOP(
            "DiceCheck", "These dice were typed in: there is nothing to recompute."
        ),
        DiceFault.NO_SECRET: QT_TRANSLATE_NOOP(
            "DiceCheck", "The secret of these dice is revealed when the match is over; check them then."
        ),
        DiceFault.WRONG_SECRET: QT_TRANSLATE_NOOP(
            "DiceCheck", "The secret is not the one whose SHA-256 was shown before the first throw."
        ),
        DiceFault.WRONG_NUMBER: QT_TRANSLATE_NOOP(
            "DiceCheck", "Throw {roll} was left out or used twice ({count} faults in all)."
        ),
        DiceFault.WRONG_DICE: QT_TRANSLATE_NOOP(
            "DiceCheck", "Throw {roll} is not the one that the secret gives ({count} faults in all)."
        ),
    }
)


def dice_verdict(record: MatchRecord | None) -> str:
    """Whether the dice of ``record`` are those of its secret, in one sentence."""
    translate = QCoreApplication.translate
    if record is None:
        return translate("DiceCheck", "There is no match whose dice could be checked.")
    if record.header.dice.kind == FAIR and record.state.phase is not Phase.OVER:
        return translate("DiceCheck", _FAULTS[DiceFault.NO_SECRET])
    problems = verify(record)
    if problems:
        first = problems[0]
        return translate("DiceCheck", _FAULTS[first.fault]).format(roll=first.roll, count=len(problems))
    count = sum(1 for _ in numbered_throws(record.entries))
    if record.header.dice.kind == FAIR:
        text = translate("DiceCheck", "All {count} throws follow from the secret with SHA-256 {hash}.")
        return text.format(count=count, hash=record.header.dice.commitment)
    return translate("DiceCheck", "All {count} throws follow from the number {seed}.").format(
        count=count, seed=record.header.dice.seed
    )


def dice_origin(header: MatchHeader) -> str:
    """Where the dice of a match come from; of fair dice what is needed to check them afterwards."""
    translate = QCoreApplication.translate
    dice = header.dice
    if dice.kind == FAIR:
        text = translate("DiceCheck", "Fair dice. Fingerprint of the secret: {hash} (match {id}).")
        return text.format(hash=dice.commitment, id=header.id)
    if dice.kind == SEEDED:
        return translate("DiceCheck", "Repeatable dice from the number {seed}.").format(seed=dice.seed)
    return translate("DiceCheck", "Real dice, typed in.")
