"""What came of one decision, in one line in the words of players."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.cube_advice import CubeAdvice, DoublePrices, cube_advice
from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Kind
from bgdesk.match.evaluation import CubeDecision
from bgdesk.match.state import MatchState
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.cube import raise_name
from bgdesk.ui.words.equities import LEAST_SHOWN, cost_text
from bgdesk.ui.words.numbers import decimals, percent, signed

translate = QCoreApplication.translate

_PLAYS: Mapping[Grade, str] = MappingProxyType(
    {
        #: Verdict on a play, as the next ones. {cost}: what it gave away, {best}: the best play
        Grade.NONE: QT_TRANSLATE_NOOP("Verdict", "{cost}: best was {best}"),
        Grade.DOUBTFUL: QT_TRANSLATE_NOOP("Verdict", "Doubtful, {cost}: best was {best}"),
        Grade.BAD: QT_TRANSLATE_NOOP("Verdict", "Error, {cost}: best was {best}"),
        Grade.VERY_BAD: QT_TRANSLATE_NOOP("Verdict", "Blunder, {cost}: best was {best}"),
    }
)

_ADVICE: Mapping[CubeAdvice, str] = MappingProxyType(
    {
        #: What both players should do with the cube, inside a sentence, as the next ones; standard terms
        CubeAdvice.NO_DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "no double, take"),
        CubeAdvice.NO_DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "no double, beaver"),
        CubeAdvice.OPTIONAL_TAKE: QT_TRANSLATE_NOOP("Verdict", "optional double, take"),
        CubeAdvice.OPTIONAL_PASS: QT_TRANSLATE_NOOP("Verdict", "optional double, pass"),
        CubeAdvice.DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "double, take"),
        CubeAdvice.DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "double, beaver"),
        CubeAdvice.DOUBLE_PASS: QT_TRANSLATE_NOOP("Verdict", "double, pass"),
        CubeAdvice.TOO_GOOD_TAKE: QT_TRANSLATE_NOOP("Verdict", "too good to double, take"),
        CubeAdvice.TOO_GOOD_PASS: QT_TRANSLATE_NOOP("Verdict", "too good to double, pass"),
    }
)

_AGAIN: Mapping[CubeAdvice, str] = MappingProxyType(
    {
        #: The same for a player who owns the cube, as the next ones
        CubeAdvice.NO_DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "no redouble, take"),
        CubeAdvice.NO_DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "no redouble, beaver"),
        CubeAdvice.OPTIONAL_TAKE: QT_TRANSLATE_NOOP("Verdict", "optional redouble, take"),
        CubeAdvice.OPTIONAL_PASS: QT_TRANSLATE_NOOP("Verdict", "optional redouble, pass"),
        CubeAdvice.DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "redouble, take"),
        CubeAdvice.DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "redouble, beaver"),
        CubeAdvice.DOUBLE_PASS: QT_TRANSLATE_NOOP("Verdict", "redouble, pass"),
        CubeAdvice.TOO_GOOD_TAKE: QT_TRANSLATE_NOOP("Verdict", "too good to redouble, take"),
        CubeAdvice.TOO_GOOD_PASS: QT_TRANSLATE_NOOP("Verdict", "too good to redouble, pass"),
    }
)

_TITLES: Mapping[CubeAdvice, str] = MappingProxyType(
    {
        #: Line: what both players should do with the cube, as the next ones; standard terms
        CubeAdvice.NO_DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "No double, take"),
        CubeAdvice.NO_DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "No double, beaver"),
        CubeAdvice.OPTIONAL_TAKE: QT_TRANSLATE_NOOP("Verdict", "Optional double, take"),
        CubeAdvice.OPTIONAL_PASS: QT_TRANSLATE_NOOP("Verdict", "Optional double, pass"),
        CubeAdvice.DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "Double, take"),
        CubeAdvice.DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "Double, beaver"),
        CubeAdvice.DOUBLE_PASS: QT_TRANSLATE_NOOP("Verdict", "Double, pass"),
        CubeAdvice.TOO_GOOD_TAKE: QT_TRANSLATE_NOOP("Verdict", "Too good to double, take"),
        CubeAdvice.TOO_GOOD_PASS: QT_TRANSLATE_NOOP("Verdict", "Too good to double, pass"),
    }
)

_TITLES_AGAIN: Mapping[CubeAdvice, str] = MappingProxyType(
    {
        #: The same for a player who owns the cube, as the next ones
        CubeAdvice.NO_DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "No redouble, take"),
        CubeAdvice.NO_DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "No redouble, beaver"),
        CubeAdvice.OPTIONAL_TAKE: QT_TRANSLATE_NOOP("Verdict", "Optional redouble, take"),
        CubeAdvice.OPTIONAL_PASS: QT_TRANSLATE_NOOP("Verdict", "Optional redouble, pass"),
        CubeAdvice.DOUBLE_TAKE: QT_TRANSLATE_NOOP("Verdict", "Redouble, take"),
        CubeAdvice.DOUBLE_BEAVER: QT_TRANSLATE_NOOP("Verdict", "Redouble, beaver"),
        CubeAdvice.DOUBLE_PASS: QT_TRANSLATE_NOOP("Verdict", "Redouble, pass"),
        CubeAdvice.TOO_GOOD_TAKE: QT_TRANSLATE_NOOP("Verdict", "Too good to redouble, take"),
        CubeAdvice.TOO_GOOD_PASS: QT_TRANSLATE_NOOP("Verdict", "Too good to redouble, pass"),
    }
)


def loss_text(error: float, chance: float | None) -> str:
    """What a decision gave away: equity, and in a match the ``chance`` to win it."""
    figure = signed(-error, 3)
    if chance is None:
        return figure
    #: What a decision gave away: an equity, and a share of the chance to win the match, in per cent
    return translate("Verdict", "{equity} ({chance} match)").format(equity=figure, chance=percent(-chance))


def play_verdict(error: float, loss: str, best: str) -> str:
    """What came of a play against the ``best`` one."""
    if not cost_text(error):
        return _right()
    return translate("Verdict", _PLAYS[DEFAULT_THRESHOLDS.grade(error)]).format(cost=loss, best=best)


def double_verdict(kind: Kind, error: float, loss: str, decision: CubeDecision, before: MatchState) -> str:
    """What came of doubling, or of not doubling; ``decision`` is in normalised equity."""
    right = advice_text(decision, before)
    if not cost_text(error):
        #: Verdict on a decision with the cube that was right; {right} is such as: double, take
        return translate("Verdict", "Right: {right}").format(right=right)
    if kind is Kind.NO_DOUBLE and before.cube.owner:
        #: Verdict on a decision with the cube, as the next ones; {right} is such as: double, take
        text = translate("Verdict", "Missed redouble, {cost}: right was {right}")
    elif kind is Kind.NO_DOUBLE:
        text = translate("Verdict", "Missed double, {cost}: right was {right}")
    elif before.cube.owner:
        text = translate("Verdict", "Wrong redouble, {cost}: right was {right}")
    else:
        text = translate("Verdict", "Wrong double, {cost}: right was {right}")
    return text.format(cost=loss, right=right)


def advice_text(decision: CubeDecision, before: MatchState) -> str:
    """What is right with the cube for both players, after a raise for the one who answers it.

    ``decision`` is in normalised equity.
    """
    if raises_so_far(before):
        return _right_answer(decision, before)
    return translate("Verdict", (_AGAIN if before.cube.owner else _ADVICE)[_advice(decision, before)])


def advice_title(decision: CubeDecision, before: MatchState) -> str:
    """The same as a line of its own."""
    titles = _TITLES_AGAIN if before.cube.owner else _TITLES
    return translate("Verdict", titles[_advice(decision, before)])


def _advice(decision: CubeDecision, before: MatchState) -> CubeAdvice:
    outcomes = CubeOutcomes(decision.double_take.value, decision.double_pass.value)
    return cube_advice(decision.no_double.value, outcomes, raises_left(before))


def answer_verdict(kind: Kind, error: float, loss: str, decision: CubeDecision, before: MatchState) -> str:
    """What came of the answer to a double, or to a raise of it."""
    raises, right = raises_so_far(before), _right_answer(decision, before)
    if error < LEAST_SHOWN:
        return translate("Verdict", "Right: {right}").format(right=_answer(kind, raises))
    if kind is Kind.TAKE:
        #: Verdict on the answer to a double, as the next ones; {right}: pass, take or beaver
        text = translate("Verdict", "Wrong take, {cost}: right was {right}")
    elif kind is Kind.PASS:
        text = translate("Verdict", "Wrong pass, {cost}: right was {right}")
    else:
        text = _wrong_raise(raises + 1)
    return text.format(cost=loss, right=right)


def _wrong_raise(number: int) -> str:
    """With gaps for the cost and what was right."""
    match number:
        case 1:
            #: Verdict on turning the cube again instead of only taking, as the next ones; {right}: take, pass
            return translate("Verdict", "Wrong beaver, {cost}: right was {right}")
        case 2:
            return translate("Verdict", "Wrong raccoon, {cost}: right was {right}")
        case 3:
            return translate("Verdict", "Wrong otter, {cost}: right was {right}")
        case _:
            return translate("Verdict", "Wrong redouble, {cost}: right was {right}")


def cube_points_text(points: DoublePrices) -> str:
    """What the score makes of a double."""
    #: Label: what the player who is doubled must win, and what a gammon is worth to the other
    text = translate("Verdict", "Take point {take} without gammons, cube dead · gammon price {price}")
    return text.format(take=percent(points.take_point), price=decimals(points.gammon_price, 2))


def _right_answer(decision: CubeDecision, before: MatchState) -> str:
    raises = raises_so_far(before)
    outcomes = CubeOutcomes(decision.double_take.value, decision.double_pass.value)
    answers = outcomes.answers(raises, raises_left(before))
    return _answer(max(answers, key=lambda one: answers[one]), raises)


def _answer(kind: Kind, raises: int) -> str:
    if kind is Kind.RAISE:
        return raise_name(raises + 1)
    #: The answer to a double, inside a sentence; as the next one
    take = translate("Verdict", "take")
    return take if kind is Kind.TAKE else translate("Verdict", "pass")


def _right() -> str:
    #: Verdict on a decision that gave nothing away
    return translate("Verdict", "Right")
