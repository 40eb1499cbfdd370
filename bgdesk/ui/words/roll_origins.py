"""Where the numbers of a turn come from, in words, where they are not simply those on the dice rolled."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import listed
from bgdesk.match.state import MatchState
from bgdesk.rules.stages import Stage
from bgdesk.rules.variants import Doubles
from bgdesk.ui.words.turns import numbers_text


def origin_text(state: MatchState) -> str:
    """Why ``state`` has these numbers played; empty where they were rolled."""
    translate = QCoreApplication.translate
    if state.stage is None or state.dice is None:
        return ""
    if state.plays_rest:
        #: Note on numbers to be played: the opponent could not play them
        return translate("Origin", "left by the opponent")
    if state.stage.faces == state.dice.faces:
        return ""
    if state.dice.is_double or _is_complement_of_named(state):
        return _brought_by_another(state)
    #: Note on a double that a player chose after the roll {dice}, as in 2-1
    return translate("Origin", "named after {dice}").format(dice=numbers_text(state.dice.faces))


def stage_text(state: MatchState) -> str:
    """The numbers to be played in ``state``, and where they come from: ``3-3, complement of 4-4``."""
    numbers = state.stage or state.dice
    return listed(numbers_text(numbers.faces) if numbers else "", origin_text(state))


def roll_text(before: MatchState) -> str:
    """Why dice are rolled in ``before`` in which a turn has begun already; empty for its first roll."""
    if before.may_reroll and before.dice:
        #: Note on a second roll: the first one, {dice}, as in 6-1, was not wanted
        text = QCoreApplication.translate("Origin", "instead of {dice}")
        return text.format(dice=numbers_text(before.dice.faces))
    #: Note on a roll: one turn has several
    return QCoreApplication.translate("Origin", "rolled again") if before.is_extra_roll else ""


def naming_text(before: MatchState) -> str:
    """Which roll lets a player name a double in ``before``."""
    assert before.dice
    #: Note on the naming of a double: the roll that allowed it, as in 2-1
    return QCoreApplication.translate("Origin", "after {dice}").format(dice=numbers_text(before.dice.faces))


def _is_complement_of_named(state: MatchState) -> bool:
    """Whether the double that was named has been played, and the other side of the dice is left."""
    has_more = any(isinstance(each, Stage) for each in state.coming)
    return state.ruleset.doubles is Doubles.COMPLEMENT and not has_more


def _brought_by_another(state: MatchState) -> str:
    """A double that comes with the one played before it."""
    assert state.stage
    if state.ruleset.doubles is Doubles.COMPLEMENT:
        #: Note on a double: it is on the other side of the dice than {double}, as in 2-2
        text, face = QCoreApplication.translate("Origin", "complement of {double}"), 7 - state.stage.high
    else:
        #: Note on a double: it is played after {double}, as in 2-2, which is one lower
        text, face = QCoreApplication.translate("Origin", "follows {double}"), state.stage.high - 1
    return text.format(double=numbers_text((face,) * 4))
