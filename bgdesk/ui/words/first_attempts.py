"""A first attempt that a tutor spoke of, in words: what was tried, and that figures count it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.tutor import Tried
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.events import play_text

translate = QCoreApplication.translate


def tried_text(tried: Tried) -> str:
    """A decision about the cube, in a word."""
    match tried:
        case Tried.ROLL:
            #: What one can decide about the cube, as the next ones
            return translate("Tutor", "no double")
        case Tried.DOUBLE:
            return translate("Tutor", "double")
        case Tried.TAKE:
            return translate("Tutor", "take")
        case Tried.PASS:
            return translate("Tutor", "pass")
        case _:
            return translate("Tutor", "beaver")


def attempt_text(one: Verdict) -> str:
    """What was tried first; empty where that was done in the end."""
    if one.tried is None:
        return ""
    if one.tried.tried is Tried.PLAY:
        return play_text(one.decision.state, one.decision.player, one.tried.steps)
    return tried_text(one.tried.tried)


def first_attempt_title(decision: str) -> str:
    """``decision`` in a list of what was costly, where something else was done in the end."""
    #: In a list of errors: {decision} was tried first, such as 24/21 6/5, and then something else was done
    return translate("Tutor", "{decision} (first attempt)").format(decision=decision)


def tried_title(decision: str) -> str:
    """The same where there is little room."""
    #: In a column of a list of errors: {decision} was tried, and then something else was done. Short
    return translate("Tutor", "{decision} (tried)").format(decision=decision)


def counted_text(one: Verdict) -> str:
    """That the first attempt counts; empty where that was done in the end."""
    return _counted(attempt_text(one), cost_text(one.error)) if one.tried else ""


def _counted(choice: str, cost: str) -> str:
    #: Sentence below a verdict: {choice} is a play or a decision such as: double; {cost} is an equity
    text = translate("Tutor", "The first attempt counts in all figures: {choice} cost {cost}.")
    return text.format(choice=choice, cost=cost)
