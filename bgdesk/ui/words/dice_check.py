"""What recomputing the dice of a match found, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.settings import table as settings_table
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.app.table.table import Table
from bgdesk.match.dice.check import DiceFault, DiceProblem, recomputed, verify
from bgdesk.match.dice.fair_dice import FAIR, MANUAL, REPLAYED, SEEDED
from bgdesk.match.events import OpeningRolled
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.match.state import Phase
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.persons import by_person

_FAULTS: Mapping[DiceFault, str] = MappingProxyType(
    {
        DiceFault.NOT_COMPUTED: QT_TRANSLATE_NOOP(
            "DiceCheck", "These dice were typed in: there is nothing to check."
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
    }
)


class CountedDice(QObject):
    """Sentences about so many rolls or faults, in the plural form that the language wants."""

    def wrong_number(self, n: int) -> str:
        """The first of so many faults: the number of {roll} is not the next one."""
        #: Sentence. {roll} is the number of a roll in the match
        return self.tr("Roll {roll} was left out or used twice (%n fault(s) in all).", "", n)

    def wrong_dice(self, n: int) -> str:
        """The first of so many faults: {roll} does not come from the secret."""
        #: Sentence. {roll} is the number of a roll in the match
        return self.tr("Roll {roll} is not what the secret gives (%n fault(s) in all).", "", n)

    def from_secret(self, n: int) -> str:
        """That so many rolls are those of the secret with this {hash}."""
        #: Sentence. {hash} is a row of digits and letters; SHA-256 is the name of a method
        return self.tr("All %n roll(s) follow from the secret with SHA-256 {hash}.", "", n)

    def from_seed(self, n: int) -> str:
        """That so many rolls are those of the number {seed}."""
        #: Sentence. {seed} is a number
        return self.tr("All %n roll(s) follow from the number {seed}.", "", n)

    def partly_from_seed(self, n: int) -> str:
        """That {own} of so many rolls are those of {seed}, the others those of the match {id}."""
        #: Sentence. {own} of %n rolls; {seed} is a number, {id} names a match
        return self.tr(
            "{own} of %n roll(s) follow from the number {seed}; the others were taken from an earlier match "
            "({id}) and can be checked there.",
            "",
            n,
        )

    def replayed_then_typed(self, n: int) -> str:
        """So many rolls of the match {id}, then real dice."""
        #: Where the dice come from, as a sentence. {id} names a match
        return self.tr("The %n roll(s) of an earlier match ({id}), then real dice, typed in.", "", n)

    def replayed_then_seeded(self, n: int) -> str:
        """So many rolls of the match {id}, then those of {seed}."""
        #: Where the dice come from, as a sentence. {id} names a match, {seed} is a number
        return self.tr(
            "The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.", "", n
        )


def dice_verdict(record: MatchRecord | None) -> str:
    """Whether the dice of ``record`` are those of its secret, in one sentence."""
    translate = QCoreApplication.translate
    if record is None:
        return translate("DiceCheck", "There is no match on the board, so there are no dice to check.")
    if record.header.dice.kind == FAIR and record.state.phase is not Phase.OVER:
        return translate("DiceCheck", _FAULTS[DiceFault.NO_SECRET])
    problems = verify(record)
    if problems:
        return _fault_text(problems[0], len(problems))
    count = sum(1 for _ in numbered_rolls(record.entries))
    if record.header.dice.kind == FAIR:
        return CountedDice().from_secret(count).format(hash=record.header.dice.commitment)
    own = recomputed(record)
    dice = record.header.dice
    if own == count:
        return CountedDice().from_seed(count).format(seed=dice.seed)
    return CountedDice().partly_from_seed(count).format(own=own, seed=dice.seed, id=dice.source)


def _fault_text(first: DiceProblem, count: int) -> str:
    match first.fault:
        case DiceFault.WRONG_NUMBER:
            return CountedDice().wrong_number(count).format(roll=first.roll)
        case DiceFault.WRONG_DICE:
            return CountedDice().wrong_dice(count).format(roll=first.roll)
        case fault:
            return QCoreApplication.translate("DiceCheck", _FAULTS[fault])


def dice_note(values: Values) -> str:
    """Where the dice of a new match will come from; empty for fair ones, which are the rule."""
    kind = chosen(values, settings_table.DICE_KIND)
    if kind == MANUAL:
        #: Note in the title of a group: where the dice of a new match come from; as the next ones
        return QCoreApplication.translate("DiceCheck", "real dice, typed in")
    if kind == SEEDED:
        #: Label: where the dice of a new match come from; {seed} is a number
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
        #: Where real dice are rolled and typed in. {die} is the number on both
        text = translate("TypedDice", "Both rolled {die}, so roll again. What is it now?")
        return text.format(die=last.white_die)
    if state.phase is Phase.OPENING:
        return translate("TypedDice", "The opening: one die each, the higher begins. What did they show?")
    if state.turn is None:
        return translate("TypedDice", "What did the dice show?")
    #: Question, where real dice are rolled and typed in
    yours = translate("TypedDice", "Your roll: what do the dice show?")
    #: Question, where real dice are rolled and typed in. {name} is the player whose roll it is
    named = translate("TypedDice", "{name} to roll: what do the dice show?")
    return by_person(table.seat(state.turn).name, yours, named)


def dice_origin(header: MatchHeader) -> str:
    """Where the dice of a match come from; of fair dice what is needed to check them afterwards."""
    translate = QCoreApplication.translate
    dice = header.dice
    if dice.kind == FAIR:
        #: Two sentences. {hash} is a row of digits and letters, {id} names a match
        text = translate("DiceCheck", "Fair dice. Commitment (SHA-256): {hash} (match {id}).")
        return text.format(hash=dice.commitment, id=header.id)
    if dice.kind == SEEDED:
        #: Where the dice come from, as a sentence. {seed} is a number
        return translate("DiceCheck", "Repeatable dice from the number {seed}.").format(seed=dice.seed)
    if dice.kind == REPLAYED:
        text = CountedDice().replayed_then_typed(len(dice.rolls))
        if dice.seed is not None:
            text = CountedDice().replayed_then_seeded(len(dice.rolls))
        return text.format(id=dice.source or "?", seed=dice.seed)
    return translate("DiceCheck", "Real dice, typed in.")
