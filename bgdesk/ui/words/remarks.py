"""What was odd in an opened file, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.formats.import_result import Remark, RemarkKind
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.prompts import variant_name

SENTENCES: Mapping[RemarkKind, str] = MappingProxyType(
    {
        RemarkKind.ILLEGAL_PLAY: QT_TRANSLATE_NOOP(
            "Import", "The play “{quote}” is not legal; it was kept as written."
        ),
        RemarkKind.IMPOSSIBLE_PLAY: QT_TRANSLATE_NOOP(
            "Import", "The play “{quote}” cannot be made on this board; the board was left as it was."
        ),
        RemarkKind.BAD_DICE: QT_TRANSLATE_NOOP(
            "Import", "“{quote}” is no roll of two dice; the turn was left out."
        ),
        RemarkKind.TURN_MISSING: QT_TRANSLATE_NOOP("Import", "A turn is missing before “{quote}”."),
        RemarkKind.ANSWER_ASSUMED: QT_TRANSLATE_NOOP(
            "Import", "The answer to the double is missing; it was read as taken."
        ),
        RemarkKind.DOUBLE_NOT_ALLOWED: QT_TRANSLATE_NOOP(
            "Import", "“{quote}”: the cube could not be turned here; it was set as the file says."
        ),
        RemarkKind.ILLEGAL_OFFER: QT_TRANSLATE_NOOP("Import", "“{quote}” answers nothing; it was left out."),
        RemarkKind.OPENING_DOUBLE: QT_TRANSLATE_NOOP(
            "Import", "The game begins with the double {quote}; it was kept."
        ),
        RemarkKind.PLAY_MISSING: QT_TRANSLATE_NOOP("Import", "The play of the roll {quote} is missing."),
        RemarkKind.FORCED_PLAY_FILLED: QT_TRANSLATE_NOOP(
            "Import", "The only legal play of the roll {quote} was filled in."
        ),
        RemarkKind.SCORE_DIFFERS: QT_TRANSLATE_NOOP(
            "Import", "The score in the file ({quote}) does not follow from the games before; it was kept."
        ),
        RemarkKind.RESULT_DIFFERS: QT_TRANSLATE_NOOP(
            "Import", "The result in the file ({quote}) does not fit the game; the board decides."
        ),
        RemarkKind.RESULT_KEPT: QT_TRANSLATE_NOOP(
            "Import", "The result in the file ({quote}) does not follow from the game; it was kept."
        ),
        RemarkKind.GAME_UNFINISHED: QT_TRANSLATE_NOOP("Import", "The game has no result."),
        RemarkKind.LENGTH_MISSING: QT_TRANSLATE_NOOP(
            "Import", "The file does not say how long the match is; {quote} points were assumed."
        ),
        RemarkKind.VARIATION_GUESSED: QT_TRANSLATE_NOOP(
            "Import", "The file does not say which game it is; it was read as {quote}."
        ),
        RemarkKind.VARIATION_UNKNOWN: QT_TRANSLATE_NOOP(
            "Import", "The game “{quote}” is not known; it was read as backgammon."
        ),
        RemarkKind.OPTION_UNKNOWN: QT_TRANSLATE_NOOP("Import", "“{quote}” is not understood."),
        RemarkKind.NAMES_REVERSED: QT_TRANSLATE_NOOP(
            "Import", "The header names the players in the other order; the columns were followed."
        ),
        RemarkKind.NAME_MISSING: QT_TRANSLATE_NOOP("Import", "A player has no name in the file."),
        RemarkKind.ENCODING: QT_TRANSLATE_NOOP("Import", "The text is not UTF-8; it was read as {quote}."),
        RemarkKind.LINE_UNREAD: QT_TRANSLATE_NOOP("Import", "“{quote}” was not understood and left out."),
        RemarkKind.TRUNCATED: QT_TRANSLATE_NOOP(
            "Import", "The file ends in the middle; what is there was kept."
        ),
        RemarkKind.DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "A part of the file is damaged ({quote}); the rest was kept."
        ),
        RemarkKind.VARIATION_LEFT_OUT: QT_TRANSLATE_NOOP("Import", "Another line was left out ({quote})."),
        RemarkKind.ANALYSIS_LEFT_OUT: QT_TRANSLATE_NOOP(
            "Import", "A part of the analysis could not be read ({quote})."
        ),
        RemarkKind.COMMENT_LEFT_OUT: QT_TRANSLATE_NOOP("Import", "A comment could not be placed ({quote})."),
        RemarkKind.NO_PLAYERS_ON_BOARD: QT_TRANSLATE_NOOP(
            "Import", "The position has no checkers for a player; it was left out."
        ),
    }
)
"""The sentences of the command line once more, where the translators find them."""


def remark_text(remark: Remark) -> str:
    """The remark in one sentence, without its place."""
    is_game = remark.kind is RemarkKind.VARIATION_GUESSED
    quote = variant_name(remark.quote) if is_game else remark.quote
    return QCoreApplication.translate("Import", SENTENCES[remark.kind]).format(quote=quote)
