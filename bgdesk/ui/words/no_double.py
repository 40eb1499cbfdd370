"""Why nobody is asked whether to double, in one sentence about the player on roll."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.match import flow
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from bgdesk.source_text import QT_TRANSLATE_NOOP

_REASONS: Mapping[Reason, str] = MappingProxyType(
    {
        #: Why there is no cube decision in a position, as the next ones
        Reason.ONE_POINT_MATCH: QT_TRANSLATE_NOOP("NoDouble", "There is no cube in a 1-point match."),
        Reason.NO_CUBE: QT_TRANSLATE_NOOP("NoDouble", "This game is played without a cube."),
        Reason.CRAWFORD_GAME: QT_TRANSLATE_NOOP("NoDouble", "Nobody may double in the Crawford game."),
        Reason.NOT_CUBE_OWNER: QT_TRANSLATE_NOOP(
            "NoDouble", "The opponent owns the cube: only its owner may double."
        ),
        Reason.DEAD_CUBE: QT_TRANSLATE_NOOP(
            "NoDouble", "The cube is dead: at this score the player on roll wins the match with it as it is."
        ),
        Reason.HOLLAND: QT_TRANSLATE_NOOP(
            "NoDouble", "By the Holland rule nobody may double before both have had two turns of this game."
        ),
    }
)


def why_no_double(state: MatchState, player: Player) -> str:
    """Why ``player`` may not double in ``state`` whatever is rolled; empty where that is allowed."""
    refusal = flow.may_double(state, player)
    text = _REASONS.get(refusal.reason) if refusal else None
    return QCoreApplication.translate("NoDouble", text) if text else ""
