"""What is awaited of a person now, in the shortest sentence that says it: for ears."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.table import Table
from bgdesk.match import flow
from bgdesk.match.state import Phase
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


def awaited_text(table: Table) -> str:
    """What the person who has to decide may do; empty where nobody is waited for."""
    if not table.waits_for_human or table.state.to_act is None:
        return ""
    match table.state.phase:
        case Phase.TO_ROLL:
            yours, named = _to_roll(table)
        case Phase.TO_PLAY:
            #: For a screen reader, after the roll: the checkers are to be moved
            yours = translate("Awaited", "Play.")
            #: For a screen reader. {name} is a player who has to move
            named = translate("Awaited", "{name} to play.")
        case Phase.TO_NAME:
            #: For a screen reader: a double is to be chosen, which is then played
            yours = translate("Awaited", "Name a double.")
            #: For a screen reader. {name} is a player who has to choose a double
            named = translate("Awaited", "{name} to name a double.")
        case Phase.CUBE_OFFERED:
            yours, named = _to_answer(table)
        case Phase.RESIGNATION_OFFERED:
            #: For a screen reader: the opponent wants to give up the game
            yours = translate("Awaited", "Accept it or play on.")
            #: For a screen reader. {name} is a player whose opponent wants to give up the game
            named = translate("Awaited", "{name} to accept it or play on.")
        case _:
            return ""
    return by_person(table.seat(table.state.to_act).name, yours, named)


def _to_roll(table: Table) -> tuple[str, str]:
    turn = table.state.turn
    if turn and flow.may_double(table.state, turn) is None:
        return (
            #: For a screen reader: the dice are to be rolled, or the cube is offered
            translate("Awaited", "Roll or double."),
            #: For a screen reader. {name} is a player on roll
            translate("Awaited", "{name} to roll or double."),
        )
    #: For a screen reader: the dice are to be rolled
    yours = translate("Awaited", "Roll.")
    #: For a screen reader. {name} is a player on roll
    return yours, translate("Awaited", "{name} to roll.")


def _to_answer(table: Table) -> tuple[str, str]:
    state = table.state
    if state.to_act and flow.may_raise(state, state.to_act) is None:
        return (
            #: For a screen reader: the answers to a double; double again is a beaver or what follows it
            translate("Awaited", "Take, pass, or double again at once."),
            #: For a screen reader. {name} is a player who was offered a double
            translate("Awaited", "{name} to take, pass, or double again at once."),
        )
    return (
        #: For a screen reader: the answers to a double
        translate("Awaited", "Take or pass."),
        #: For a screen reader. {name} is a player who was offered a double
        translate("Awaited", "{name} to take or pass."),
    )
