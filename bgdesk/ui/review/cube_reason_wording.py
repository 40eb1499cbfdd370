"""What reasons of cube decisions are called: each is one whole sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.reasons.evidence import CubeFact
from bgdesk.analysis.reasons.explanation import FoundReason, ReasonId
from bgdesk.ui.words.numbers import equity, percent, whole
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


def cube_outcome_text(kind: Kind, worth: tuple[float, float], *, is_again: bool) -> str:
    """What was done is worth, and what should have been done; ``is_again``: by the owner of the cube."""
    match kind:
        case Kind.NO_DOUBLE if is_again:
            #: Sentence about a missed redouble; two equities of the doubler
            text = translate("Why", "No redouble is worth {played}, a redouble {best}.")
        case Kind.DOUBLE if is_again:
            #: Sentence about a wrong redouble; two equities of the doubler
            text = translate("Why", "The redouble is worth {played}, no redouble {best}.")
        case Kind.NO_DOUBLE:
            #: Sentence about a missed double; two equities of the doubler
            text = translate("Why", "No double is worth {played}, a double {best}.")
        case Kind.DOUBLE:
            #: Sentence about a wrong double; two equities of the doubler
            text = translate("Why", "The double is worth {played}, no double {best}.")
        case Kind.TAKE:
            #: Sentence about a wrong take; two equities of the taker
            text = translate("Why", "The take is worth {played}, a pass {best}.")
        case _:
            #: Sentence about a wrong pass; two equities of who passed
            text = translate("Why", "The pass is worth {played}, a take {best}.")
    return text.format(played=equity(worth[0]), best=equity(worth[1]))


def cube_reason_text(reason: FoundReason, name: str) -> str:
    """The sentence; ``name`` is the player who decided."""
    value, beside = reason.evidence[0].played, reason.evidence[0].best
    match reason.id:
        case ReasonId.NOTHING_TO_LOSE:
            return _nothing_to_lose(name)
        case ReasonId.TOO_GOOD:
            return _too_good(reason)
        case ReasonId.MUST_PASS:
            #: Sentence: a double would be passed; {refusal} and {value} are equities of the doubler
            text = translate(
                "Why", "A double has to be passed, which is worth {refusal}; playing on is worth {value}."
            )
            return text.format(refusal=equity(beside), value=equity(value))
        case ReasonId.MARKET_LOST:
            #: Sentence; {share} is in per cent, of all pairs of one roll of each player
            text = translate(
                "Why",
                "After the next roll of each player a double could no longer be taken in {share} of cases.",
            )
            return text.format(share=percent(value / beside))
        case ReasonId.MARKET_SAFE if not value:
            return translate(
                "Why",
                "There is time: whatever both players roll next, a double can still be taken after that.",
            )
        case ReasonId.MARKET_SAFE:
            #: Sentence; {share} is in per cent, of all pairs of one roll of each player
            text = translate(
                "Why",
                "There is time: after the next roll of each player a double could no longer be taken in only "
                "{share} of cases.",
            )
            return text.format(share=percent(value / beside))
        case ReasonId.TOO_FEW_WINS:
            return _too_few_wins(name, needed=beside, win=value)
        case ReasonId.ENOUGH_WINS:
            return _enough_wins(name, needed=beside, win=value)
        case _:
            #: Sentence: about a cube decision in a match, and why it was wrong
            return translate("Why", "In money play this decision would be right; at this score it is not.")


def _too_few_wins(name: str, *, needed: float, win: float) -> str:
    #: Sentence about a wrong take; {needed} and {win} are in per cent
    yours = translate(
        "Why",
        "If the cube were never turned again, you would have to win {needed} of the games to take; here it "
        "is {win}.",
    )
    #: Sentence: the same of another player
    named = translate(
        "Why",
        "If the cube were never turned again, {name} would have to win {needed} of the games to take; "
        "here it is {win}.",
    )
    return by_person(name, yours, named, needed=percent(needed), win=percent(win))


def _enough_wins(name: str, *, needed: float, win: float) -> str:
    #: Sentence about a wrong pass; {needed} and {win} are in per cent
    yours = translate(
        "Why",
        "Even if the cube were never turned again, you would only have to win {needed} of the games to take; "
        "here it is {win}.",
    )
    #: Sentence: the same of another player
    named = translate(
        "Why",
        "Even if the cube were never turned again, {name} would only have to win {needed} of the games to "
        "take; here it is {win}.",
    )
    return by_person(name, yours, named, needed=percent(needed), win=percent(win))


def _nothing_to_lose(name: str) -> str:
    #: Sentence: why the trailer doubles at once after the Crawford game
    yours = translate("Why", "The opponent needs one point, so the cube costs you nothing.")
    #: Sentence: the same of another player
    named = translate("Why", "The opponent needs one point, so the cube costs {name} nothing.")
    return by_person(name, yours, named)


def _too_good(reason: FoundReason) -> str:
    values, gammons = reason.evidence
    #: Sentence: {value} and {refusal} are equities, {gammons} is in per cent of all games
    text = translate(
        "Why",
        "Too good to double: playing on is worth {value}, a pass {refusal}; {gammons} of games win a gammon.",
    )
    return text.format(
        value=equity(values.played), refusal=equity(values.best), gammons=percent(gammons.played)
    )


def cube_figures(reason: FoundReason) -> str:
    """What whoever doubts the sentence may compare; empty where it holds all figures."""
    first = reason.evidence[0]
    if first.key is CubeFact.MARKET_LOSERS:
        #: Below a reason: {count} of the {all} pairs of one roll of each player
        text = translate("Why", "{count} of {all} pairs of rolls, at a first look.")
        return text.format(count=whole(first.played), all=whole(first.best))
    if reason.id is ReasonId.AT_SCORE:
        take = reason.evidence[1]
        #: Below a reason: two equities
        text = translate("Why", "There, no double is worth {value}, and a double that is taken {take}.")
        return text.format(value=equity(first.best), take=equity(take.best))
    return ""
