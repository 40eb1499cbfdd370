"""What recomputing the dice of a match found, in the same words for the window and the command line."""

from __future__ import annotations

from bgdesk.match.dice.check import DiceFault, DiceProblem, recomputed, verify
from bgdesk.match.dice.fair_dice import SHARED, is_sealed
from bgdesk.match.dice.promise import was_promise_shown
from bgdesk.match.events import OpeningRolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.roll_ledger import numbered_rolls
from bgdesk.rules.dice import Dice
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

FINGERPRINT_DIGITS = 64
LEAST_NOTED = 16
"""Fewer digits of a fingerprint say nothing: other secrets with the same beginning are quickly found."""


class DiceVerdict(Sentences):
    """One sentence for each thing that can be said about the dice of a match."""

    NOT_COMPUTED = QT_TRANSLATE_NOOP("DiceCheck", "These dice were typed in: there is nothing to check.")
    SERVED = QT_TRANSLATE_NOOP("DiceCheck", "These are dice of a server: nobody can check them.")
    REPLAYED = QT_TRANSLATE_NOOP(
        "DiceCheck", "These dice were taken from an earlier match: they can be checked there."
    )
    NO_SECRET = QT_TRANSLATE_NOOP(
        "DiceCheck", "The secret of these dice is revealed when the match is over; check them then."
    )
    WRONG_SECRET = QT_TRANSLATE_NOOP(
        "DiceCheck", "The secret of these dice does not have the fingerprint that stands in the record."
    )
    WRONG_ID = QT_TRANSLATE_NOOP(
        "DiceCheck",
        "The id of the match, which goes into every roll, does not follow from the fingerprint of the dice.",
    )
    #: {roll} and {due} are numbers of rolls in the match
    WRONG_NUMBER = QT_TRANSLATE_NOOP(
        "DiceCheck", "Roll {roll} stands where roll {due} was due: a roll was left out or used twice."
    )
    #: {roll} is the number of a roll in the match, {recorded} and {expected} are dice such as 31
    WRONG_DICE = QT_TRANSLATE_NOOP(
        "DiceCheck", "Roll {roll} is {recorded} in the record; {expected} was due."
    )
    #: {roll} is the number of a roll in the match, {recorded} are dice such as 31
    OTHER_ORDER = QT_TRANSLATE_NOOP(
        "DiceCheck", "Roll {roll} is {recorded} in the record: the right dice in the wrong order."
    )
    #: {roll} is the number of a roll in the match
    NOT_IN_CHAIN = QT_TRANSLATE_NOOP(
        "DiceCheck",
        "The secrets of roll {roll} are not those that both players had fixed before the match; "
        "from there on nothing can be checked.",
    )
    #: {roll} is the number of a roll in the match
    OTHER_STARTER = QT_TRANSLATE_NOOP(
        "DiceCheck", "In roll {roll}, an opening roll, each player has the other's die."
    )
    #: {count} is a number: so many rolls are wrong
    WRONG_ROLLS = QT_TRANSLATE_NOOP("DiceCheck", "Rolls that are wrong: {count}.")
    #: {count} is a number, {hash} a row of digits and letters; SHA-256 is the name of a method
    FROM_SECRET = QT_TRANSLATE_NOOP(
        "DiceCheck", "Rolls checked: {count}. All follow from the secret with the SHA-256 {hash}."
    )
    #: {count} is a number. "Both" are the two players
    FROM_BOTH = QT_TRANSLATE_NOOP(
        "DiceCheck",
        "Rolls checked: {count}. All follow from secrets of both, which were fixed before the match.",
    )
    #: {white} and {black} are rows of digits and letters
    ANCHORS = QT_TRANSLATE_NOOP(
        "DiceCheck", "White has fixed secrets with the fingerprint {white}, and Black with {black}."
    )
    #: {count} is a number, {seed} another
    FROM_SEED = QT_TRANSLATE_NOOP("DiceCheck", "Rolls checked: {count}. All follow from the number {seed}.")
    #: {count} is a number, {id} names a match
    FROM_EARLIER = QT_TRANSLATE_NOOP(
        "DiceCheck", "Rolls taken from the match {id}, where they can be checked: {count}."
    )
    #: {words} are those of the player
    WORDS = QT_TRANSLATE_NOOP("DiceCheck", "These words went into every roll: “{words}”.")
    NO_WORDS = QT_TRANSLATE_NOOP("DiceCheck", "No words of the player went into the rolls.")
    SHOWN = QT_TRANSLATE_NOOP("DiceCheck", "The fingerprint was shown before the first roll.")
    NOT_SHOWN = QT_TRANSLATE_NOOP(
        "DiceCheck", "It is not recorded whether the fingerprint was shown before the first roll."
    )
    SAME = QT_TRANSLATE_NOOP("DiceCheck", "The fingerprint is the one that you noted.")
    #: {count} is a number of digits
    SAME_SO_FAR = QT_TRANSLATE_NOOP(
        "DiceCheck", "The fingerprint begins with the {count} digits that you noted, of 64."
    )
    #: {hash} is a row of digits and letters
    NOT_THE_SAME = QT_TRANSLATE_NOOP(
        "DiceCheck", "The fingerprint of this match is not the one that you noted, but {hash}."
    )
    NO_FINGERPRINT = QT_TRANSLATE_NOOP("DiceCheck", "These dice have no fingerprint to compare.")


_OF_ALL = {
    DiceFault.NOT_COMPUTED: DiceVerdict.NOT_COMPUTED,
    DiceFault.SERVED: DiceVerdict.SERVED,
    DiceFault.REPLAYED: DiceVerdict.REPLAYED,
    DiceFault.NO_SECRET: DiceVerdict.NO_SECRET,
    DiceFault.WRONG_SECRET: DiceVerdict.WRONG_SECRET,
    DiceFault.WRONG_ID: DiceVerdict.WRONG_ID,
}


def faults_told(record: MatchRecord) -> tuple[Message, ...]:
    """What is wrong with the dice of ``record``: a sentence for each roll, then how many; or ()."""
    problems = verify(record)
    told = tuple(_fault(problem, record) for problem in problems)
    is_of_rolls = any(problem.entry is not None for problem in problems)
    return (*told, Message.of(DiceVerdict.WRONG_ROLLS, count=len(told))) if is_of_rolls else told


def praise_told(record: MatchRecord) -> tuple[Message, ...]:
    """What the dice of ``record``, which are right, follow from."""
    dice, count = record.header.dice, recomputed(record)
    if dice.kind == SHARED:
        white, black = dice.anchors
        anchors = Message.of(DiceVerdict.ANCHORS, white=white, black=black)
        return (Message.of(DiceVerdict.FROM_BOTH, count=count), anchors)
    if not is_sealed(dice):
        told = [Message.of(DiceVerdict.FROM_SEED, count=count, seed=dice.seed)]
    else:
        told = [Message.of(DiceVerdict.FROM_SECRET, count=count, hash=dice.commitment), _words(dice.words)]
        told.append(Message.of(DiceVerdict.SHOWN if was_promise_shown(record) else DiceVerdict.NOT_SHOWN))
    others = sum(1 for _ in numbered_rolls(record.entries)) - count
    if others:
        told.insert(1, Message.of(DiceVerdict.FROM_EARLIER, count=others, id=dice.source))
    return tuple(told)


def digits_of(noted: str) -> str | None:
    """The digits of a fingerprint as somebody wrote it down, in groups or not; ``None`` if it is none."""
    digits = "".join(noted.split()).lower()
    is_hex = all(digit in "0123456789abcdef" for digit in digits)
    return digits if is_hex and LEAST_NOTED <= len(digits) <= FINGERPRINT_DIGITS else None


def is_noted(fingerprint: str | None, digits: str) -> bool:
    """Whether ``fingerprint`` begins with ``digits``."""
    return fingerprint is not None and fingerprint.startswith(digits)


def comparison_told(fingerprint: str | None, digits: str) -> Message:
    """Whether ``digits``, which somebody noted, are those of ``fingerprint``; ``None`` for other dice."""
    if fingerprint is None:
        return Message.of(DiceVerdict.NO_FINGERPRINT)
    if not is_noted(fingerprint, digits):
        return Message.of(DiceVerdict.NOT_THE_SAME, hash=fingerprint)
    if len(digits) < FINGERPRINT_DIGITS:
        return Message.of(DiceVerdict.SAME_SO_FAR, count=len(digits))
    return Message.of(DiceVerdict.SAME)


def _words(words: str) -> Message:
    return Message.of(DiceVerdict.WORDS, words=words) if words else Message.of(DiceVerdict.NO_WORDS)


def _fault(problem: DiceProblem, record: MatchRecord) -> Message:
    if problem.fault in _OF_ALL:
        return Message.of(_OF_ALL[problem.fault])
    if problem.fault is DiceFault.NOT_IN_CHAIN:
        return Message.of(DiceVerdict.NOT_IN_CHAIN, roll=problem.roll)
    if problem.due is not None:
        return Message.of(DiceVerdict.WRONG_NUMBER, roll=problem.roll, due=problem.due)
    assert problem.entry is not None
    assert problem.recorded
    assert problem.expected
    recorded, expected = _faces(problem.recorded), _faces(problem.expected)
    if not problem.is_order_only:
        return Message.of(DiceVerdict.WRONG_DICE, roll=problem.roll, recorded=recorded, expected=expected)
    if isinstance(record.entries[problem.entry], OpeningRolled):
        return Message.of(DiceVerdict.OTHER_STARTER, roll=problem.roll)
    return Message.of(DiceVerdict.OTHER_ORDER, roll=problem.roll, recorded=recorded)


def _faces(dice: Dice) -> str:
    return f"{dice.first}{dice.second}"
