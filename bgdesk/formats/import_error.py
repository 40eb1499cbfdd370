"""Why a file holds no match that can be read: every reason by name, so that it can be translated."""

from __future__ import annotations

from bgdesk.source_text import QT_TRANSLATE_NOOP, Sentences


class ImportErrorKind(Sentences):
    """A sentence each, with ``{quote}`` for what the file or the reader says."""

    MISSING = QT_TRANSLATE_NOOP("Import", "There is no such file.")
    #: "it" is a file, as in the next ones
    FORBIDDEN = QT_TRANSLATE_NOOP("Import", "You are not allowed to read it.")
    #: "it" is a file
    NOT_READ = QT_TRANSLATE_NOOP("Import", "It cannot be read.")
    #: "its" is that of a file
    PATH_TOO_LONG = QT_TRANSLATE_NOOP("Import", "Its name or path is too long.")
    #: {quote} is a number
    TOO_MANY_FILES = QT_TRANSLATE_NOOP("Import", "No more than {quote} files are read at once.")
    EMPTY = QT_TRANSLATE_NOOP("Import", "This file is empty.")
    NOT_REGULAR = QT_TRANSLATE_NOOP("Import", "This is not a regular file.")
    #: {quote} is a number
    TOO_LONG = QT_TRANSLATE_NOOP("Import", "This file is longer than {quote} MB.")
    #: {quote} is a number
    TEXT_TOO_LONG = QT_TRANSLATE_NOOP("Import", "This text file is longer than {quote} MB.")
    #: {quote} is a number
    TOO_MANY_LINES = QT_TRANSLATE_NOOP("Import", "This text file has more than {quote} lines.")
    NOT_TEXT = QT_TRANSLATE_NOOP("Import", "This is not a text file.")

    PICTURE = QT_TRANSLATE_NOOP("Import", "This is a picture, not a match.")
    PDF = QT_TRANSLATE_NOOP("Import", "This is a PDF document, not a match.")
    POSTSCRIPT = QT_TRANSLATE_NOOP("Import", "This is a PostScript document, not a match.")
    RTF = QT_TRANSLATE_NOOP("Import", "This is a text document (RTF), not a match.")
    OFFICE = QT_TRANSLATE_NOOP("Import", "This is an Office document, not a match.")
    OLD_OFFICE = QT_TRANSLATE_NOOP("Import", "This is an old Office document, not a match.")
    PROGRAM = QT_TRANSLATE_NOOP("Import", "This is a program, not a match.")
    DATABASE = QT_TRANSLATE_NOOP("Import", "This is a database, not a match.")
    SOUND = QT_TRANSLATE_NOOP("Import", "This is a sound file, not a match.")
    FILM = QT_TRANSLATE_NOOP("Import", "This is a film, not a match.")
    FILM_OR_PICTURE = QT_TRANSLATE_NOOP("Import", "This is a film or picture, not a match.")
    PACKED = QT_TRANSLATE_NOOP("Import", "This is an archive: unpack it first.")
    WEB_PAGE = QT_TRANSLATE_NOOP("Import", "This is a web page, not a match.")
    XML = QT_TRANSLATE_NOOP("Import", "This is an XML file, not a match.")
    COAN_KI = QT_TRANSLATE_NOOP(
        "Import",
        "This is a game of Coan ki, which only the window of Coan ki plays and no other format can hold.",
    )
    OTHER_JSON = QT_TRANSLATE_NOOP("Import", "This is JSON, but not of a match that is known here.")
    MAIL = QT_TRANSLATE_NOOP("Import", "This is an e-mail without a match in it.")
    PLAIN_TEXT = QT_TRANSLATE_NOOP("Import", "This is a text without a match or position in it.")
    UNKNOWN = QT_TRANSLATE_NOOP("Import", "This is not a text file and no known match.")

    NO_GAME = QT_TRANSLATE_NOOP("Import", "There is no game in this file.")
    NO_MATCH = QT_TRANSLATE_NOOP("Import", "This text holds no backgammon match.")
    MATCH_WITHOUT_GAME = QT_TRANSLATE_NOOP(
        "Import", "This looks like a match file, but there is no game in it."
    )
    JAVAFIBS_WITHOUT_GAME = QT_TRANSLATE_NOOP(
        "Import", "This looks like a JavaFIBS match, but there is no game in it."
    )
    TMG_WITHOUT_GAME = QT_TRANSLATE_NOOP(
        "Import", "This looks like a TrueMoneyGames match, but there is no game in it."
    )
    GAMESGRID_WITHOUT_GAME = QT_TRANSLATE_NOOP(
        "Import", "This looks like a GamesGrid match, but there is no game in it."
    )

    SGF_WITHOUT_GAME = QT_TRANSLATE_NOOP("Import", "This looks like SGF, but there is no game in it.")
    SGF_OF_ANOTHER_GAME = QT_TRANSLATE_NOOP("Import", "This SGF file is of a game other than backgammon.")
    #: GM is the name of a field; {quote} is what stands in it
    SGF_OF_NAMED_GAME = QT_TRANSLATE_NOOP(
        "Import", "This SGF file is of a game other than backgammon (GM[{quote}])."
    )
    SGF_OF_NO_GAME = QT_TRANSLATE_NOOP("Import", "This SGF file has no game of backgammon in it.")

    NOT_XG = QT_TRANSLATE_NOOP("Import", "This is not an eXtreme Gammon file.")
    XG_UNREADABLE = QT_TRANSLATE_NOOP(
        "Import", "This is an eXtreme Gammon file that cannot be read, not a match."
    )
    XG_WITHOUT_GAME = QT_TRANSLATE_NOOP(
        "Import", "This looks like an eXtreme Gammon file, but there is no game in it."
    )
    XG_WITHOUT_PLAYERS = QT_TRANSLATE_NOOP(
        "Import", "This looks like an eXtreme Gammon file, but it does not say who played."
    )
    XG_EMPTY = QT_TRANSLATE_NOOP("Import", "This eXtreme Gammon file has no game in it.")

    NOT_BGBLITZ = QT_TRANSLATE_NOOP("Import", "This is not a BGBlitz match.")
    #: {quote} is what the reader found, in English
    BGBLITZ_DAMAGED = QT_TRANSLATE_NOOP("Import", "This BGBlitz match is damaged ({quote}).")
    #: {quote} is a number
    BGBLITZ_TOO_LONG = QT_TRANSLATE_NOOP("Import", "This BGBlitz match has more than {quote} MB in it.")
    BGBLITZ_EMPTY = QT_TRANSLATE_NOOP("Import", "This BGBlitz match has no games in it.")
    NOT_OGXM = QT_TRANSLATE_NOOP("Import", "This is not an OGXM match.")
    #: {quote} is what the reader found, in English
    OGXM_DAMAGED = QT_TRANSLATE_NOOP("Import", "This OGXM match is damaged ({quote}).")
    #: {quote} is a number
    OGXM_TOO_LONG = QT_TRANSLATE_NOOP("Import", "This OGXM match is longer than {quote} kB.")
    #: {quote} is what the reader found, in English
    GAMMONVIEW_DAMAGED = QT_TRANSLATE_NOOP("Import", "This GammonView analysis is damaged ({quote}).")
    OGXM_EMPTY = QT_TRANSLATE_NOOP("Import", "This OGXM match has no games in it.")

    #: {quote} is a number
    RECORD_TOO_LONG = QT_TRANSLATE_NOOP("Import", "This match record is longer than {quote} characters.")
    RECORD_NOT_UTF8 = QT_TRANSLATE_NOOP("Import", "This match record is damaged: it is not UTF-8.")
    #: {quote} is what the reader found, in English
    RECORD_DAMAGED = QT_TRANSLATE_NOOP(
        "Import", "This match record is damaged or from another program: {quote}."
    )

    NO_ID = QT_TRANSLATE_NOOP("Import", "There is no position id in this text.")
    #: {quote} is what the reader found, in English
    BAD_ID = QT_TRANSLATE_NOOP("Import", "This is not a legal position: {quote}.")
    ID_OF_A_FINISHED_GAME = QT_TRANSLATE_NOOP("Import", "This is no position of a game: the game is over.")
    TEXT_WITHOUT_ID = QT_TRANSLATE_NOOP(
        "Import", "This is a position as text, but it cannot be read: it has no id."
    )
    #: {quote} is what the reader found, in English
    TEXT_WITH_BAD_ID = QT_TRANSLATE_NOOP(
        "Import", "This is a position as text, but it cannot be read: {quote}."
    )
    SNOWIE_INCOMPLETE = QT_TRANSLATE_NOOP(
        "Import", "This looks like a Snowie position, but fields of it are missing."
    )
    #: {quote} is what the reader found, in English
    SNOWIE_ODD = QT_TRANSLATE_NOOP("Import", "This looks like a Snowie position, but {quote}.")
    GAME_IS_OVER = QT_TRANSLATE_NOOP("Import", "In this position the game is over.")
