"""Why a file was not opened, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.formats.why_not import WhyNot
from bgdesk.source_text import QT_TRANSLATE_NOOP

SENTENCES: Mapping[WhyNot, str] = MappingProxyType(
    {
        WhyNot.MISSING: QT_TRANSLATE_NOOP("Import", "There is no such file."),
        WhyNot.FORBIDDEN: QT_TRANSLATE_NOOP("Import", "You are not allowed to read it."),
        WhyNot.NOT_READ: QT_TRANSLATE_NOOP("Import", "It cannot be read."),
        WhyNot.TOO_MANY_FILES: QT_TRANSLATE_NOOP("Import", "No more than {quote} files are read at once."),
        WhyNot.EMPTY: QT_TRANSLATE_NOOP("Import", "This file is empty."),
        WhyNot.NOT_REGULAR: QT_TRANSLATE_NOOP("Import", "This is not a regular file."),
        WhyNot.TOO_LONG: QT_TRANSLATE_NOOP("Import", "This file is longer than {quote} MB."),
        WhyNot.TEXT_TOO_LONG: QT_TRANSLATE_NOOP("Import", "This text file is longer than {quote} MB."),
        WhyNot.TOO_MANY_LINES: QT_TRANSLATE_NOOP("Import", "This text file has more than {quote} lines."),
        WhyNot.NOT_TEXT: QT_TRANSLATE_NOOP("Import", "This is not a text file."),
        WhyNot.PICTURE: QT_TRANSLATE_NOOP("Import", "This is a picture, not a match."),
        WhyNot.PDF: QT_TRANSLATE_NOOP("Import", "This is a PDF document, not a match."),
        WhyNot.POSTSCRIPT: QT_TRANSLATE_NOOP("Import", "This is a PostScript document, not a match."),
        WhyNot.RTF: QT_TRANSLATE_NOOP("Import", "This is a text document (RTF), not a match."),
        WhyNot.OFFICE: QT_TRANSLATE_NOOP("Import", "This is an Office document, not a match."),
        WhyNot.OLD_OFFICE: QT_TRANSLATE_NOOP("Import", "This is an old Office document, not a match."),
        WhyNot.PROGRAM: QT_TRANSLATE_NOOP("Import", "This is a program, not a match."),
        WhyNot.DATABASE: QT_TRANSLATE_NOOP("Import", "This is a database, not a match."),
        WhyNot.SOUND: QT_TRANSLATE_NOOP("Import", "This is a sound file, not a match."),
        WhyNot.FILM: QT_TRANSLATE_NOOP("Import", "This is a film, not a match."),
        WhyNot.FILM_OR_PICTURE: QT_TRANSLATE_NOOP("Import", "This is a film or picture, not a match."),
        WhyNot.PACKED: QT_TRANSLATE_NOOP("Import", "This is a packed file: unpack it first."),
        WhyNot.WEB_PAGE: QT_TRANSLATE_NOOP("Import", "This is a web page, not a match."),
        WhyNot.XML: QT_TRANSLATE_NOOP("Import", "This is an XML file, not a match."),
        WhyNot.COAN_KI: QT_TRANSLATE_NOOP(
            "Import",
            "This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.",
        ),
        WhyNot.OTHER_JSON: QT_TRANSLATE_NOOP(
            "Import", "This is JSON, but not of a match that is known here."
        ),
        WhyNot.MAIL: QT_TRANSLATE_NOOP("Import", "This is an e-mail without a match in it."),
        WhyNot.PLAIN_TEXT: QT_TRANSLATE_NOOP("Import", "This is a text without a match or position in it."),
        WhyNot.UNKNOWN: QT_TRANSLATE_NOOP("Import", "This is not a text file and no known match."),
        WhyNot.NO_GAME: QT_TRANSLATE_NOOP("Import", "There is no game in this file."),
        WhyNot.NO_MATCH: QT_TRANSLATE_NOOP("Import", "This text holds no backgammon match."),
        WhyNot.MATCH_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a match file, but there is no game in it."
        ),
        WhyNot.JAVAFIBS_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a JavaFIBS match, but there is no game in it."
        ),
        WhyNot.TMG_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a TrueMoneyGames match, but there is no game in it."
        ),
        WhyNot.GAMESGRID_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a GamesGrid match, but there is no game in it."
        ),
        WhyNot.SGF_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like SGF, but there is no game in it."
        ),
        WhyNot.SGF_OF_ANOTHER_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is an SGF file of another game than backgammon."
        ),
        WhyNot.SGF_OF_NAMED_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is an SGF file of another game than backgammon (GM[{quote}])."
        ),
        WhyNot.SGF_OF_NO_GAME: QT_TRANSLATE_NOOP(
            "Import", "This SGF file says nothing of a game of backgammon."
        ),
        WhyNot.NOT_XG: QT_TRANSLATE_NOOP("Import", "This is not a file of eXtreme Gammon."),
        WhyNot.XG_UNREADABLE: QT_TRANSLATE_NOOP(
            "Import", "This is an eXtreme Gammon file that cannot be read, not a match."
        ),
        WhyNot.XG_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a file of eXtreme Gammon, but there is no game in it."
        ),
        WhyNot.XG_WITHOUT_PLAYERS: QT_TRANSLATE_NOOP(
            "Import", "This looks like a file of eXtreme Gammon, but it does not say who played."
        ),
        WhyNot.XG_EMPTY: QT_TRANSLATE_NOOP("Import", "This file of eXtreme Gammon has no game in it."),
        WhyNot.NOT_BGBLITZ: QT_TRANSLATE_NOOP("Import", "This is not a BGBlitz match."),
        WhyNot.BGBLITZ_DAMAGED: QT_TRANSLATE_NOOP("Import", "This BGBlitz match is damaged ({quote})."),
        WhyNot.BGBLITZ_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This BGBlitz match has more than {quote} MB in it."
        ),
        WhyNot.BGBLITZ_EMPTY: QT_TRANSLATE_NOOP("Import", "This BGBlitz match has no games in it."),
        WhyNot.NOT_OGXM: QT_TRANSLATE_NOOP("Import", "This is not an OGXM match."),
        WhyNot.OGXM_DAMAGED: QT_TRANSLATE_NOOP("Import", "This OGXM match is damaged ({quote})."),
        WhyNot.OGXM_TOO_LONG: QT_TRANSLATE_NOOP("Import", "This OGXM match is longer than {quote} kB."),
        WhyNot.GAMMONVIEW_DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "This GammonView analysis is damaged ({quote})."
        ),
        WhyNot.OGXM_EMPTY: QT_TRANSLATE_NOOP("Import", "This OGXM match has no games in it."),
        WhyNot.RECORD_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This match record is longer than {quote} characters."
        ),
        WhyNot.RECORD_NOT_UTF8: QT_TRANSLATE_NOOP("Import", "This match record is damaged: it is not UTF-8."),
        WhyNot.RECORD_DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "This match record is damaged or of another program: {quote}."
        ),
        WhyNot.NO_ID: QT_TRANSLATE_NOOP("Import", "There is no position id in this text."),
        WhyNot.BAD_ID: QT_TRANSLATE_NOOP("Import", "This is no position of a game: {quote}."),
        WhyNot.ID_OF_A_FINISHED_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is no position of a game: the game is over."
        ),
        WhyNot.TEXT_WITHOUT_ID: QT_TRANSLATE_NOOP(
            "Import", "This is a position as text, but it cannot be read: it has no id."
        ),
        WhyNot.TEXT_WITH_BAD_ID: QT_TRANSLATE_NOOP(
            "Import", "This is a position as text, but it cannot be read: {quote}."
        ),
        WhyNot.SNOWIE_INCOMPLETE: QT_TRANSLATE_NOOP(
            "Import", "This looks like a Snowie position, but fields of it are missing."
        ),
        WhyNot.SNOWIE_ODD: QT_TRANSLATE_NOOP("Import", "This looks like a Snowie position, but {quote}."),
        WhyNot.GAME_IS_OVER: QT_TRANSLATE_NOOP("Import", "In this position the game is over."),
    }
)
"""The sentences of the command line once more, where the translators find them."""


def why_not_text(why: WhyNot, quote: str) -> str:
    """The reason in one sentence."""
    return QCoreApplication.translate("Import", SENTENCES[why]).format(quote=quote)
