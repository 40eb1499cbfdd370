"""The numbers of a turn, and how a turn of several stages goes on, in words."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.match.state import MatchState
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage
from bgdesk.ui.words.notation import isolated

translate = QCoreApplication.translate

_DOUBLE = 4
_TIMES = "\N{MULTIPLICATION SIGN}"


def numbers_text(faces: tuple[int, ...]) -> str:
    """Numbers to be played together: ``6-3``, ``5-5`` for a whole double, so many times five for a part."""
    if len(set(faces)) > 1:
        return isolated("-".join(map(str, faces)))
    if len(faces) == _DOUBLE:
        return isolated(f"{faces[0]}-{faces[0]}")
    return str(faces[0]) if len(faces) == 1 else isolated(f"{len(faces)}{_TIMES}{faces[0]}")


def goes_on(state: MatchState, entry: PlayEntry) -> bool:
    """Whether the turn goes on when ``entry`` is ended: numbers that were not played end it."""
    return bool(state.coming) and not entry.unused


def going_on_hint(coming: Coming) -> str:
    """What a turn holds next, and how to come to it, for the status line."""
    match coming:
        case Stage(faces):
            #: Status line. {numbers} are to be played next in this turn, as in 3-3
            text = translate("Wording", "Next {numbers} · click the dice to go on")
            return text.format(numbers=numbers_text(faces))
        case NameDouble():
            #: Status line: the player may choose a double, which is then played
            return translate("Wording", "Next you name a double · click the dice to go on")
        case RollAgain():
            return translate("Wording", "Next you roll again · click the dice to go on")
        case _:
            assert_never(coming)


def going_on_sentence(coming: Coming) -> str:
    """The same as the answer to somebody who tries to move on."""
    match coming:
        case Stage(faces):
            #: Two sentences: why nothing can be moved at the moment. {numbers} come next, as in 3-3
            text = translate("Wording", "These numbers are played. Next {numbers}: click the dice to go on.")
            return text.format(numbers=numbers_text(faces))
        case NameDouble():
            #: Two sentences: why nothing can be moved; next the player chooses a double
            return translate(
                "Wording", "These numbers are played. Next you name a double: click the dice to go on."
            )
        case RollAgain():
            #: Two sentences: why nothing can be moved at the moment
            return translate(
                "Wording", "These numbers are played. Next you roll again: click the dice to go on."
            )
        case _:
            assert_never(coming)
