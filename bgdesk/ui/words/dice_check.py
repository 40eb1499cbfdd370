"""What recomputing the dice of a match found, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.settings import table as settings_table
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.app.table.table import Table
from bgdesk.match.dice.check import DiceFault, recomputed, verify
from bgdesk.match.dice.fair_dice import FAIR, MANUAL, REPLAYED, SEEDED
from bgdesk.match.events import OpeningRolled
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.match.state import Phase
from bgdesk.source_text import QT_TRANSLATE_NOOP

_FAULTS: Mapping[DiceFault, str] = MappingProxyType(
    {
        DiceFault.NOT_COMPUTED: QT_TRANSLATE_NOOP(
            "DiceCheck", "These dice were typed in: there is nothing to recompute."
        ),
        DiceFault.REPLAYED: QT_TRANSLATE_NOOP(
            "DiceCheck", "These dice were taken from an earlier match: they can be checked there."
        ),
        DiceFault.NO_SECRET: QT_TRANSLATE_NOOP(
            "DiceCheck", "The secret of these dice is revealed when the match is over; check them then."
        ),
        DiceFault.WRONG_SECRET: QT_TRANSLATE_NOOP(
            "DiceCheck", "The secret is not the one whose SHA-256 was shown before the first roll."
        ),
        DiceFault.WRONG_NUMBER: QT_TRANSLATE_NOOP(
            "DiceCheck", "Roll {roll} was left out or used twice ({count} faults in all)."
        ),
        DiceFault.WRONG_DICE: QT_TRANSLATE_NOOP(
            "DiceCheck", "Roll {roll} is not the one that the secret gives ({count} faults in all)."
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
    count = sum(1 for _ in numbered_rolls(record.entries))
    if record.header.dice.kind == FAIR:
        text = translate("DiceCheck", "All {count} rolls follow from the secret with SHA-256 {hash}.")
        return text.format(count=count, hash=record.header.dice.commitment)
    own = recomputed(record)
    text = translate("DiceCheck", "All {count} rolls follow from the number {seed}.")
    if own < count:
        text = translate(
            "DiceCheck",
            "{own} of {count} rolls follow from the number {seed}; the others were taken from an earlier "
            "match ({id}) and can be checked there.",
        )
    dice = record.header.dice
    return text.format(own=own, count=count, seed=dice.seed, id=dice.source)


def dice_note(values: Values) -> str:
    """Where the dice of a new match will come from; empty for fair ones, which are the rule."""
    kind = chosen(values, settings_table.DICE_KIND)
    if kind == MANUAL:
        return QCoreApplication.translate("DiceCheck", "real dice, typed in")
    if kind == SEEDED:
        text = QCoreApplication.translate("DiceCheck", "repeatable dice from the number {seed}")
        return text.format(seed=chosen(values, settings_table.LAST_SEED))
    if kind == REPLAYED:
        return QCoreApplication.translate("DiceCheck", "dice of an earlier match")
    return ""


def dice_question(table: Table) -> str:
    """Whose roll has to be typed in, and why it comes again after a tie."""
    translate = QCoreApplication.translate
    state, last = table.state, table.record.events[-1] if table.record.events else None
    if state.phase is Phase.OPENING and isinstance(last, OpeningRolled):
        text = translate("TypedDice", "Both rolled {die}, so roll again. What is it now?")
        return text.format(die=last.white_die)
    if state.phase is Phase.OPENING:
        return translate("TypedDice", "The opening: one die each, the higher begins. What did they show?")
    if state.turn is None:
        return translate("TypedDice", "What did the dice show?")
    return translate("TypedDice", "{name} to roll: what do the dice show?").format(
        name=table.seat(state.turn).name
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
    if dice.kind == REPLAYED:
        text = translate(
            "DiceCheck", "The {count} rolls of an earlier match ({id}), then real dice, typed in."
        )
        if dice.seed is not None:
            text = translate(
                "DiceCheck",
                "The {count} rolls of an earlier match ({id}), then repeatable dice from the number {seed}.",
            )
        return text.format(count=len(dice.rolls), id=dice.source or "?", seed=dice.seed)
    return translate("DiceCheck", "Real dice, typed in.")
