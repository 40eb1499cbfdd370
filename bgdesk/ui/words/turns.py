"""The numbers of a turn, and how a turn of several stages goes on, in words."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.match.state import MatchState
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage
from bgdesk.ui.words.notation import isolated

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


def next_text(coming: Coming) -> str:
    """What a turn holds next, as the beginning of a sentence."""
    match coming:
        case Stage(faces):
            text = QCoreApplication.translate("Wording", "Next {numbers}")
            return text.format(numbers=numbers_text(faces))
        case NameDouble():
            return QCoreApplication.translate("Wording", "Next you name a double")
        case RollAgain():
            return QCoreApplication.translate("Wording", "Next you roll again")
        case _:
            assert_never(coming)
