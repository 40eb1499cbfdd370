"""Why a file holds no match that can be read: every reason by name, so that it can be translated."""

from __future__ import annotations

from enum import StrEnum


class ImportErrorKind(StrEnum):
    """An English sentence each, with ``{quote}`` for what the file or the reader says."""

    MISSING = "There is no such file."
    FORBIDDEN = "You are not allowed to read it."
    NOT_READ = "It cannot be read."
    TOO_MANY_FILES = "No more than {quote} files are read at once."
    EMPTY = "This file is empty."
    NOT_REGULAR = "This is not a regular file."
    TOO_LONG = "This file is longer than {quote} MB."
    TEXT_TOO_LONG = "This text file is longer than {quote} MB."
    TOO_MANY_LINES = "This text file has more than {quote} lines."
    NOT_TEXT = "This is not a text file."

    PICTURE = "This is a picture, not a match."
    PDF = "This is a PDF document, not a match."
    POSTSCRIPT = "This is a PostScript document, not a match."
    RTF = "This is a text document (RTF), not a match."
    OFFICE = "This is an Office document, not a match."
    OLD_OFFICE = "This is an old Office document, not a match."
    PROGRAM = "This is a program, not a match."
    DATABASE = "This is a database, not a match."
    SOUND = "This is a sound file, not a match."
    FILM = "This is a film, not a match."
    FILM_OR_PICTURE = "This is a film or picture, not a match."
    PACKED = "This is a packed file: unpack it first."
    WEB_PAGE = "This is a web page, not a match."
    XML = "This is an XML file, not a match."
    COAN_KI = (
        "This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold."
    )
    OTHER_JSON = "This is JSON, but not of a match that is known here."
    MAIL = "This is an e-mail without a match in it."
    PLAIN_TEXT = "This is a text without a match or position in it."
    UNKNOWN = "This is not a text file and no known match."

    NO_GAME = "There is no game in this file."
    NO_MATCH = "This text holds no backgammon match."
    MATCH_WITHOUT_GAME = "This looks like a match file, but there is no game in it."
    JAVAFIBS_WITHOUT_GAME = "This looks like a JavaFIBS match, but there is no game in it."
    TMG_WITHOUT_GAME = "This looks like a TrueMoneyGames match, but there is no game in it."
    GAMESGRID_WITHOUT_GAME = "This looks like a GamesGrid match, but there is no game in it."

    SGF_WITHOUT_GAME = "This looks like SGF, but there is no game in it."
    SGF_OF_ANOTHER_GAME = "This is an SGF file of another game than backgammon."
    SGF_OF_NAMED_GAME = "This is an SGF file of another game than backgammon (GM[{quote}])."
    SGF_OF_NO_GAME = "This SGF file says nothing of a game of backgammon."

    NOT_XG = "This is not a file of eXtreme Gammon."
    XG_UNREADABLE = "This is an eXtreme Gammon file that cannot be read, not a match."
    XG_WITHOUT_GAME = "This looks like a file of eXtreme Gammon, but there is no game in it."
    XG_WITHOUT_PLAYERS = "This looks like a file of eXtreme Gammon, but it does not say who played."
    XG_EMPTY = "This file of eXtreme Gammon has no game in it."

    NOT_BGBLITZ = "This is not a BGBlitz match."
    BGBLITZ_DAMAGED = "This BGBlitz match is damaged ({quote})."
    BGBLITZ_TOO_LONG = "This BGBlitz match has more than {quote} MB in it."
    BGBLITZ_EMPTY = "This BGBlitz match has no games in it."
    NOT_OGXM = "This is not an OGXM match."
    OGXM_DAMAGED = "This OGXM match is damaged ({quote})."
    OGXM_TOO_LONG = "This OGXM match is longer than {quote} kB."
    GAMMONVIEW_DAMAGED = "This GammonView analysis is damaged ({quote})."
    OGXM_EMPTY = "This OGXM match has no games in it."

    RECORD_TOO_LONG = "This match record is longer than {quote} characters."
    RECORD_NOT_UTF8 = "This match record is damaged: it is not UTF-8."
    RECORD_DAMAGED = "This match record is damaged or of another program: {quote}."

    NO_ID = "There is no position id in this text."
    BAD_ID = "This is no position of a game: {quote}."
    ID_OF_A_FINISHED_GAME = "This is no position of a game: the game is over."
    TEXT_WITHOUT_ID = "This is a position as text, but it cannot be read: it has no id."
    TEXT_WITH_BAD_ID = "This is a position as text, but it cannot be read: {quote}."
    SNOWIE_INCOMPLETE = "This looks like a Snowie position, but fields of it are missing."
    SNOWIE_ODD = "This looks like a Snowie position, but {quote}."
    GAME_IS_OVER = "In this position the game is over."
