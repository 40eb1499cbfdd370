"""Why a file was not opened, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.source_text import QT_TRANSLATE_NOOP

SENTENCES: Mapping[ImportErrorKind, str] = MappingProxyType(
    {
        ImportErrorKind.MISSING: QT_TRANSLATE_NOOP("Import", "There is no such file."),
        ImportErrorKind.FORBIDDEN: QT_TRANSLATE_NOOP("Import", "You are not allowed to read it."),
        ImportErrorKind.NOT_READ: QT_TRANSLATE_NOOP("Import", "It cannot be read."),
        ImportErrorKind.TOO_MANY_FILES: QT_TRANSLATE_NOOP(
            "Import", "No more than {quote} files are read at once."
        ),
        ImportErrorKind.EMPTY: QT_TRANSLATE_NOOP("Import", "This file is empty."),
        ImportErrorKind.NOT_REGULAR: QT_TRANSLATE_NOOP("Import", "This is not a regular file."),
        ImportErrorKind.TOO_LONG: QT_TRANSLATE_NOOP("Import", "This file is longer than {quote} MB."),
        ImportErrorKind.TEXT_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This text file is longer than {quote} MB."
        ),
        ImportErrorKind.TOO_MANY_LINES: QT_TRANSLATE_NOOP(
            "Import", "This text file has more than {quote} lines."
        ),
        ImportErrorKind.NOT_TEXT: QT_TRANSLATE_NOOP("Import", "This is not a text file."),
        ImportErrorKind.PICTURE: QT_TRANSLATE_NOOP("Import", "This is a picture, not a match."),
        ImportErrorKind.PDF: QT_TRANSLATE_NOOP("Import", "This is a PDF document, not a match."),
        ImportErrorKind.POSTSCRIPT: QT_TRANSLATE_NOOP(
            "Import", "This is a PostScript document, not a match."
        ),
        ImportErrorKind.RTF: QT_TRANSLATE_NOOP("Import", "This is a text document (RTF), not a match."),
        ImportErrorKind.OFFICE: QT_TRANSLATE_NOOP("Import", "This is an Office document, not a match."),
        ImportErrorKind.OLD_OFFICE: QT_TRANSLATE_NOOP(
            "Import", "This is an old Office document, not a match."
        ),
        ImportErrorKind.PROGRAM: QT_TRANSLATE_NOOP("Import", "This is a program, not a match."),
        ImportErrorKind.DATABASE: QT_TRANSLATE_NOOP("Import", "This is a database, not a match."),
        ImportErrorKind.SOUND: QT_TRANSLATE_NOOP("Import", "This is a sound file, not a match."),
        ImportErrorKind.FILM: QT_TRANSLATE_NOOP("Import", "This is a film, not a match."),
        ImportErrorKind.FILM_OR_PICTURE: QT_TRANSLATE_NOOP(
            "Import", "This is a film or picture, not a match."
        ),
        ImportErrorKind.PACKED: QT_TRANSLATE_NOOP("Import", "This is a packed file: unpack it first."),
        ImportErrorKind.WEB_PAGE: QT_TRANSLATE_NOOP("Import", "This is a web page, not a match."),
        ImportErrorKind.XML: QT_TRANSLATE_NOOP("Import", "This is an XML file, not a match."),
        ImportErrorKind.COAN_KI: QT_TRANSLATE_NOOP(
            "Import",
            "This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.",
        ),
        ImportErrorKind.OTHER_JSON: QT_TRANSLATE_NOOP(
            "Import", "This is JSON, but not of a match that is known here."
        ),
        ImportErrorKind.MAIL: QT_TRANSLATE_NOOP("Import", "This is an e-mail without a match in it."),
        ImportErrorKind.PLAIN_TEXT: QT_TRANSLATE_NOOP(
            "Import", "This is a text without a match or position in it."
        ),
        ImportErrorKind.UNKNOWN: QT_TRANSLATE_NOOP("Import", "This is not a text file and no known match."),
        ImportErrorKind.NO_GAME: QT_TRANSLATE_NOOP("Import", "There is no game in this file."),
        ImportErrorKind.NO_MATCH: QT_TRANSLATE_NOOP("Import", "This text holds no backgammon match."),
        ImportErrorKind.MATCH_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a match file, but there is no game in it."
        ),
        ImportErrorKind.JAVAFIBS_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a JavaFIBS match, but there is no game in it."
        ),
        ImportErrorKind.TMG_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a TrueMoneyGames match, but there is no game in it."
        ),
        ImportErrorKind.GAMESGRID_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a GamesGrid match, but there is no game in it."
        ),
        ImportErrorKind.SGF_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like SGF, but there is no game in it."
        ),
        ImportErrorKind.SGF_OF_ANOTHER_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is an SGF file of another game than backgammon."
        ),
        ImportErrorKind.SGF_OF_NAMED_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is an SGF file of another game than backgammon (GM[{quote}])."
        ),
        ImportErrorKind.SGF_OF_NO_GAME: QT_TRANSLATE_NOOP(
            "Import", "This SGF file says nothing of a game of backgammon."
        ),
        ImportErrorKind.NOT_XG: QT_TRANSLATE_NOOP("Import", "This is not a file of eXtreme Gammon."),
        ImportErrorKind.XG_UNREADABLE: QT_TRANSLATE_NOOP(
            "Import", "This is an eXtreme Gammon file that cannot be read, not a match."
        ),
        ImportErrorKind.XG_WITHOUT_GAME: QT_TRANSLATE_NOOP(
            "Import", "This looks like a file of eXtreme Gammon, but there is no game in it."
        ),
        ImportErrorKind.XG_WITHOUT_PLAYERS: QT_TRANSLATE_NOOP(
            "Import", "This looks like a file of eXtreme Gammon, but it does not say who played."
        ),
        ImportErrorKind.XG_EMPTY: QT_TRANSLATE_NOOP(
            "Import", "This file of eXtreme Gammon has no game in it."
        ),
        ImportErrorKind.NOT_BGBLITZ: QT_TRANSLATE_NOOP("Import", "This is not a BGBlitz match."),
        ImportErrorKind.BGBLITZ_DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "This BGBlitz match is damaged ({quote})."
        ),
        ImportErrorKind.BGBLITZ_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This BGBlitz match has more than {quote} MB in it."
        ),
        ImportErrorKind.BGBLITZ_EMPTY: QT_TRANSLATE_NOOP("Import", "This BGBlitz match has no games in it."),
        ImportErrorKind.NOT_OGXM: QT_TRANSLATE_NOOP("Import", "This is not an OGXM match."),
        ImportErrorKind.OGXM_DAMAGED: QT_TRANSLATE_NOOP("Import", "This OGXM match is damaged ({quote})."),
        ImportErrorKind.OGXM_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This OGXM match is longer than {quote} kB."
        ),
        ImportErrorKind.GAMMONVIEW_DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "This GammonView analysis is damaged ({quote})."
        ),
        ImportErrorKind.OGXM_EMPTY: QT_TRANSLATE_NOOP("Import", "This OGXM match has no games in it."),
        ImportErrorKind.RECORD_TOO_LONG: QT_TRANSLATE_NOOP(
            "Import", "This match record is longer than {quote} characters."
        ),
        ImportErrorKind.RECORD_NOT_UTF8: QT_TRANSLATE_NOOP(
            "Import", "This match record is damaged: it is not UTF-8."
        ),
        ImportErrorKind.RECORD_DAMAGED: QT_TRANSLATE_NOOP(
            "Import", "This match record is damaged or of another program: {quote}."
        ),
        ImportErrorKind.NO_ID: QT_TRANSLATE_NOOP("Import", "There is no position id in this text."),
        ImportErrorKind.BAD_ID: QT_TRANSLATE_NOOP("Import", "This is no position of a game: {quote}."),
        ImportErrorKind.ID_OF_A_FINISHED_GAME: QT_TRANSLATE_NOOP(
            "Import", "This is no position of a game: the game is over."
        ),
        ImportErrorKind.TEXT_WITHOUT_ID: QT_TRANSLATE_NOOP(
            "Import", "This is a position as text, but it cannot be read: it has no id."
        ),
        ImportErrorKind.TEXT_WITH_BAD_ID: QT_TRANSLATE_NOOP(
            "Import", "This is a position as text, but it cannot be read: {quote}."
        ),
        ImportErrorKind.SNOWIE_INCOMPLETE: QT_TRANSLATE_NOOP(
            "Import", "This looks like a Snowie position, but fields of it are missing."
        ),
        ImportErrorKind.SNOWIE_ODD: QT_TRANSLATE_NOOP(
            "Import", "This looks like a Snowie position, but {quote}."
        ),
        ImportErrorKind.GAME_IS_OVER: QT_TRANSLATE_NOOP("Import", "In this position the game is over."),
    }
)
"""The sentences of the command line once more, where the translators find them."""


def why_not_text(why: ImportErrorKind, quote: str) -> str:
    """The reason in one sentence."""
    return QCoreApplication.translate("Import", SENTENCES[why]).format(quote=quote)
