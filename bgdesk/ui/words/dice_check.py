"""What recomputing the dice of a match found, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.messages import localised, message_text
from bgdesk.app.settings import table as settings_table
from bgdesk.app.side_by_side import sentences
from bgdesk.app.table.new_match import Values, chosen
from bgdesk.app.table.table import Table
from bgdesk.match.dice.fair_dice import MANUAL, REPLAYED, SEEDED, SERVED, SHARED, is_sealed
from bgdesk.match.dice.promise import is_first_sealed_game
from bgdesk.match.dice.verdict import DiceVerdict, faults_told, praise_told
from bgdesk.match.events import OpeningRolled
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.source_text import Message
from bgdesk.ui.words.persons import by_person


class CountedDice(QObject):
    """Sentences about so many rolls, in the plural form that the language wants."""

    def replayed_then_typed(self, n: int) -> str:
        """So many rolls of the match {id}, then real dice."""
        #: Where the dice come from, as a sentence. {id} names a match
        return self.tr("The %n roll(s) of an earlier match ({id}), then real dice, typed in.", "", n)

    def replayed_then_fair(self, n: int) -> str:
        """So many rolls of the match {id}, then fair ones."""
        #: Where the dice come from, as a sentence. {id} names a match
        return self.tr("The %n roll(s) of an earlier match ({id}), then fair dice.", "", n)

    def replayed_then_seeded(self, n: int) -> str:
        """So many rolls of the match {id}, then those of {seed}."""
        #: Where the dice come from, as a sentence. {id} names a match, {seed} is a number
        return self.tr(
            "The %n roll(s) of an earlier match ({id}), then repeatable dice from the number {seed}.", "", n
        )


def in_groups(digits: str) -> str:
    """``digits`` eight at a time, so that they can be compared and lines can end between them."""
    return " ".join(digits[start : start + 8] for start in range(0, len(digits), 8))


def dice_verdict(record: MatchRecord | None) -> str:
    """Whether the dice of ``record`` are those of its secret; of several faults the first, and how many."""
    if record is None:
        return QCoreApplication.translate(
            "DiceCheck", "There is no match on the board, so there are no dice to check."
        )
    if is_sealed(record.header.dice) and record.state.phase is not Phase.OVER:
        return localised(DiceVerdict.NO_SECRET)
    faults = faults_told(record)
    told = (faults[0], *faults[1:][-1:]) if faults else praise_told(record)
    return sentences(*(message_text(message) for message in told))


def promise_text(record: MatchRecord) -> str:
    """The fingerprint of the dice, in the first game that is rolled by it; empty later and for other dice."""
    digest = record.header.dice.commitment
    is_over = record.state.phase is Phase.OVER
    if not digest or is_over or not is_sealed(record.header.dice) or not is_first_sealed_game(record):
        return ""
    return fingerprint_text(digest)


def fingerprint_text(digest: str) -> str:
    """The fingerprint of fair dice, so that it can be compared and noted."""
    #: Label: {hash} is a row of digits and letters; SHA-256 is the name of a method
    text = QCoreApplication.translate("DiceCheck", "Fingerprint of the dice (SHA-256): {hash}")
    return text.format(hash=in_groups(digest))


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
    if dice.kind == SEEDED:
        #: Where the dice come from, as a sentence. {seed} is a number
        return translate("DiceCheck", "Repeatable dice from the number {seed}.").format(seed=dice.seed)
    if dice.kind == SHARED:
        return translate("DiceCheck", "Dice of both: each roll follows from secrets of both players.")
    if dice.kind == SERVED:
        #: Where the dice come from, as a sentence. {server} is a name such as bgammon.org
        text = translate("DiceCheck", "Dice of the server {server}, which nobody can check.")
        return text.format(server=dice.source or "?")
    if not is_sealed(dice) and dice.kind == REPLAYED:
        text = CountedDice().replayed_then_typed(len(dice.rolls))
        if dice.seed is not None:
            text = CountedDice().replayed_then_seeded(len(dice.rolls))
        return text.format(id=dice.source or "?", seed=dice.seed)
    if not is_sealed(dice):
        return translate("DiceCheck", "Real dice, typed in.")
    words = Message.of(DiceVerdict.WORDS, words=dice.words) if dice.words else DiceVerdict.NO_WORDS
    told = message_text(words) if isinstance(words, Message) else localised(words)
    first = translate("DiceCheck", "Fair dice.")
    if dice.kind == REPLAYED:
        first = CountedDice().replayed_then_fair(len(dice.rolls)).format(id=dice.source or "?")
    #: Sentence. {hash} is a row of digits and letters, {id} names a match
    text = translate("DiceCheck", "Their fingerprint (SHA-256) is {hash}, that of the match {id}.")
    seal = text.format(hash=in_groups(dice.commitment or ""), id=header.id)
    return sentences(first, seal, told)
