"""Why a decision was not judged, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.engine.obstacle import Obstacle
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.prompts import variant_name

CLAUSES: Mapping[Obstacle, str] = MappingProxyType(
    {
        Obstacle.NOBODY_ON_ROLL: QT_TRANSLATE_NOOP("Judgement", "nobody is on roll"),
        Obstacle.VARIANT_UNKNOWN: QT_TRANSLATE_NOOP("Judgement", "the engine does not know {quote}"),
        Obstacle.OTHER_RULES: QT_TRANSLATE_NOOP(
            "Judgement", "trials are played by the rules of backgammon, and here others are agreed"
        ),
        Obstacle.NOT_FIFTEEN: QT_TRANSLATE_NOOP("Judgement", "{quote} checkers a side are not 15"),
        Obstacle.GAME_OVER: QT_TRANSLATE_NOOP("Judgement", "the game is over"),
        Obstacle.MATCH_OVER: QT_TRANSLATE_NOOP("Judgement", "the match is over"),
        Obstacle.SAME_POINT: QT_TRANSLATE_NOOP("Judgement", "both players have checkers on the same point"),
        Obstacle.BOTH_CLOSED_OUT: QT_TRANSLATE_NOOP("Judgement", "both players are closed out"),
        Obstacle.NO_CRAWFORD_GAME: QT_TRANSLATE_NOOP(
            "Judgement", "no Crawford game is possible at this score"
        ),
        Obstacle.NO_CRAWFORD_RULE: QT_TRANSLATE_NOOP(
            "Judgement", "what a resignation costs is known for matches with the Crawford rule only"
        ),
        Obstacle.NO_CUBELESS_TABLE: QT_TRANSLATE_NOOP(
            "Judgement", "what a resignation costs is not known in matches without a cube"
        ),
        Obstacle.NO_CUBE_DECISION: QT_TRANSLATE_NOOP("Judgement", "the player on roll has no cube decision"),
        Obstacle.NO_CUBELESS_DECISION: QT_TRANSLATE_NOOP(
            "Judgement", "a cube decision has no cubeless value"
        ),
        Obstacle.NOT_LOADED: QT_TRANSLATE_NOOP("Judgement", "the strong engine does not load: {quote}"),
        Obstacle.FILE_BROKEN: QT_TRANSLATE_NOOP(
            "Judgement", "what the engine knows of this game cannot be read ({quote})"
        ),
        Obstacle.DIED: QT_TRANSLATE_NOOP("Judgement", "the engine stopped unexpectedly"),
        Obstacle.FAULT: QT_TRANSLATE_NOOP("Judgement", "the engine failed ({quote})"),
    }
)
"""The sentences of the command line once more, where the translators find them."""


def obstacle_text(obstacle: Obstacle, quote: str) -> str:
    """The reason as a clause, without a full stop."""
    if obstacle is Obstacle.VARIANT_UNKNOWN:
        quote = variant_name(quote)
    return QCoreApplication.translate("Judgement", CLAUSES[obstacle]).format(quote=quote)
