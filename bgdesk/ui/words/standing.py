"""How a match stands: the score, the pips and the cube, for eyes and ears."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.app.table.table import Table
from bgdesk.match import cube_rules
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.words.notation import score_text
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


def standing_text(table: Table, bottom: Player) -> str:
    """Score, pips and cube in one line, those of ``bottom`` first."""
    return labels(_score(table, bottom), _pips(table, bottom), _cube(table))


def _score(table: Table, bottom: Player) -> str:
    """Of a person and a computer player it is clear whose points come first; of others the names say it."""
    state = table.state
    is_one_person = table.is_human(bottom) and not table.is_human(bottom.opponent)
    if is_one_person and state.options.is_money:
        #: The score of a money session, as in 4-3: that of the player who reads it first
        text = translate("Standing", "{score}, money session")
    elif is_one_person:
        #: The score of a match to {length} points, as before
        text = translate("Standing", "{score}, match to {length}")
    elif state.options.is_money:
        #: The score of a money session. {name} and {other} are players, the others whole numbers
        text = translate("Standing", "{name} {own}, {other} {theirs}, money session")
    else:
        #: The score of a match to {length} points. {name} and {other} are players, the others whole numbers
        text = translate("Standing", "{name} {own}, {other} {theirs}, match to {length}")
    return text.format(
        score=score_text(state.score.of(bottom), state.score.of(bottom.opponent)),
        name=table.seat(bottom).name,
        own=whole(state.score.of(bottom)),
        other=table.seat(bottom.opponent).name,
        theirs=whole(state.score.of(bottom.opponent)),
        length=whole(state.options.length),
    )


def _pips(table: Table, bottom: Player) -> str:
    position = table.entry.position if table.entry else table.state.position
    #: The pips of two players, a standard term: {own} those of the first one that was named
    text = translate("Standing", "Pips: {own} to {theirs}")
    return text.format(own=whole(position.pips(bottom)), theirs=whole(position.pips(bottom.opponent)))


def _cube(table: Table) -> str:
    state = table.state
    if state.is_crawford:
        return translate("Standing", "Crawford game, no cube")
    if not cube_rules.cube_in_play(state):
        return translate("Standing", "No cube")
    if state.cube_offer:
        #: {value} is the number that the doubling cube is offered at
        return translate("Standing", "The cube is offered at {value}").format(value=state.cube_offer.proposed)
    return _owned(table, state)


def _owned(table: Table, state: MatchState) -> str:
    if state.cube.owner is None:
        #: {value} is what the doubling cube in the middle is worth
        return translate("Standing", "Cube centred at {value}").format(value=state.cube.value)
    #: Whose the doubling cube is, and the number on it
    yours = translate("Standing", "Your cube at {value}")
    #: {name} is the player who owns the doubling cube, {value} the number on it
    named = translate("Standing", "{name} has the cube at {value}")
    return by_person(table.seat(state.cube.owner).name, yours, named, value=state.cube.value)
