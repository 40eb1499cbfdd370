"""Where the loss of a play is, in sentences whose figures add up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.evidence import Axis
from bgdesk.analysis.reasons.split import Split
from bgdesk.match.evaluation import Probabilities
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.numbers import cost, percent

_SAID = 0.001
_TOLD = 0.25
"""A part of the loss that is so large has a sentence of its own, besides the largest part."""
_LEFT = 0.1
"""What is left besides these is told if it is so much of the loss."""
_PLACES = 3

_OF_ALL: Mapping[Axis, str] = MappingProxyType(
    {
        #: About a play ("it"); {chance} is in per cent, {share} and {loss} in equity
        Axis.WIN: QT_TRANSLATE_NOOP("Why", "It wins {chance} less often: {share} of the {loss} lost."),
        #: About a play ("it"); {chance} is in per cent, {share} and {loss} in equity
        Axis.GAMMON_WON: QT_TRANSLATE_NOOP(
            "Why", "It wins a gammon {chance} less often: {share} of the {loss} lost."
        ),
        #: About a play ("it"); {chance} is in per cent, {share} and {loss} in equity
        Axis.GAMMON_LOST: QT_TRANSLATE_NOOP(
            "Why", "It loses a gammon {chance} more often: {share} of the {loss} lost."
        ),
    }
)
_COSTS: Mapping[Axis, str] = MappingProxyType(
    {
        #: About a play ("it"); {chance} is in per cent, {share} in equity
        Axis.WIN: QT_TRANSLATE_NOOP("Why", "It wins {chance} less often, which costs {share}."),
        #: About a play ("it"); the same
        Axis.GAMMON_WON: QT_TRANSLATE_NOOP(
            "Why", "It wins a gammon {chance} less often, which costs {share}."
        ),
        #: About a play ("it"); the same
        Axis.GAMMON_LOST: QT_TRANSLATE_NOOP(
            "Why", "It loses a gammon {chance} more often, which costs {share}."
        ),
    }
)
_GIVES_BACK: Mapping[Axis, str] = MappingProxyType(
    {
        #: What is good about a wrong play ("it"); {chance} is in per cent, {share} in equity
        Axis.WIN: QT_TRANSLATE_NOOP("Why", "It wins {chance} more often, which gives back {share}."),
        #: What is good about a wrong play ("it"); the same
        Axis.GAMMON_WON: QT_TRANSLATE_NOOP(
            "Why", "It wins a gammon {chance} more often, which gives back {share}."
        ),
        #: What is good about a wrong play ("it"); the same
        Axis.GAMMON_LOST: QT_TRANSLATE_NOOP(
            "Why", "It loses a gammon {chance} less often, which gives back {share}."
        ),
    }
)


@dataclass(frozen=True, slots=True)
class _Part:
    """What ``axis`` cost, and by how much its chance is worse; the first rounded as it is shown."""

    axis: Axis
    share: float
    chance: float


def where_texts(split: Split, played: Probabilities, best: Probabilities) -> tuple[str, ...]:
    """Every part that counts, the largest first, what gives something back last; then the rest."""
    parts = sorted(_parts(split, played, best), key=lambda one: -one.share)
    largest, loss = parts[0].share, round(split.loss, _PLACES)
    if split.rest > split.loss / 2 or largest < _SAID:
        return (_elsewhere_text(split),)
    told = [one for one in parts if one is parts[0] or abs(one.share) >= _TOLD * split.loss]
    is_of_all = round(sum(one.share for one in told if one.share > 0), _PLACES) <= loss
    left = round(loss - sum(one.share for one in told), _PLACES)
    says_rest = left and (not is_of_all or abs(left) >= _LEFT * loss)
    texts = tuple(_part_text(one, loss, is_of_all=is_of_all) for one in told)
    return (*texts, _rest_text(left, split.rest)) if says_rest else texts


def _parts(split: Split, played: Probabilities, best: Probabilities) -> tuple[_Part, ...]:
    return (
        _Part(Axis.WIN, round(split.win, _PLACES), best.win - played.win),
        _Part(Axis.GAMMON_WON, round(split.gammon_won, _PLACES), best.win_gammon - played.win_gammon),
        _Part(Axis.GAMMON_LOST, round(split.gammon_lost, _PLACES), played.lose_gammon - best.lose_gammon),
    )


def _part_text(part: _Part, loss: float, *, is_of_all: bool) -> str:
    """A part is one of the whole only where all such parts are not more than the whole."""
    is_part = is_of_all and part.share < loss
    patterns = _GIVES_BACK if part.share < 0 else _OF_ALL if is_part else _COSTS
    text = QCoreApplication.translate("Why", patterns[part.axis])
    return text.format(chance=percent(abs(part.chance)), share=cost(abs(part.share)), loss=cost(loss))


def _elsewhere_text(split: Split) -> str:
    """Where the loss is if not in games and gammons."""
    translate = QCoreApplication.translate
    if split.backgammon > split.rest:
        return translate("Why", "Most of the loss comes from backgammons.")
    return translate(
        "Why", "Most of the loss has to do with the cube; without a cube the two moves would be closer."
    )


def _rest_text(left: float, cube: float) -> str:
    """What no other sentence tells; it is called the cube where that is more than half of it."""
    translate = QCoreApplication.translate
    is_cube = abs(left - cube) < abs(left) / 2
    if left > 0 and is_cube:
        #: Sentence after others about parts of a loss; {share} is in equity
        text = translate("Why", "The rest, mostly the cube, costs {share}.")
    elif left > 0:
        #: Sentence after others about parts of a loss; {share} is in equity
        text = translate("Why", "Everything else costs {share}.")
    elif is_cube:
        #: Sentence after others about parts of a loss; {share} is in equity
        text = translate("Why", "The rest, mostly the cube, gives back {share}.")
    else:
        #: Sentence after others about parts of a loss; {share} is in equity
        text = translate("Why", "Everything else gives back {share}.")
    return text.format(share=cost(abs(left)))
