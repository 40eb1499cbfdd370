"""What a reader gives back: the matches of a file, and a remark for everything that was not plain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.match.game_names import game_names
from bgdesk.match.study import Study
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, Sentences

UNKNOWN_TIME = "1970-01-01T00:00:00+00:00"
"""When a match was created of which no date is known: none is written for it."""


class Unreadable(ValueError):  # noqa: N818  # the name says what is wrong
    """A file that holds no match or position; the text is ``why`` with its ``quote``, one sentence."""

    def __init__(self, why: ImportErrorKind, quote: object = "") -> None:
        super().__init__(str(Message.of(why, quote=quote)))
        self.why = why
        self.quote = str(quote)


class Weight(StrEnum):
    """How much a remark matters."""

    REPAIRED = "repaired"
    """The file was not quite right; what was meant was clear."""
    ODD = "odd"
    """Kept as it stands, though it is not what the rules or the format say."""
    LOST = "lost"
    """Something in the file could not be kept."""


class RemarkKind(Sentences):
    """What there is to say about an import: a sentence each, with ``{quote}`` for the text.

    Where the text is the id of a game, ``{game}`` holds its name.
    """

    #: {quote} is a play as the file has it, such as 8/5 6/5
    ILLEGAL_PLAY = QT_TRANSLATE_NOOP("Import", "The play “{quote}” is not legal; it was kept as written.")
    #: {quote} is a play as the file has it, such as 8/5 6/5
    IMPOSSIBLE_PLAY = QT_TRANSLATE_NOOP(
        "Import", "The play “{quote}” cannot be made on this board; the board was left as it was."
    )
    #: {quote} is what the file has in place of two dice
    BAD_DICE = QT_TRANSLATE_NOOP("Import", "“{quote}” is not a roll of two dice; the turn was left out.")
    #: {quote} is what the file has next
    TURN_MISSING = QT_TRANSLATE_NOOP("Import", "A turn is missing before “{quote}”.")
    TURN_MISSING_HERE = QT_TRANSLATE_NOOP("Import", "A turn is missing before a position that was set.")
    ANSWER_ASSUMED = QT_TRANSLATE_NOOP("Import", "The answer to the double is missing; it was read as taken.")
    #: {quote} is what the file says
    DOUBLE_NOT_ALLOWED = QT_TRANSLATE_NOOP(
        "Import", "“{quote}”: the cube could not be turned here; it was set as the file says."
    )
    #: {quote} is what the file says
    ILLEGAL_OFFER = QT_TRANSLATE_NOOP("Import", "“{quote}” answers nothing; it was left out.")
    #: {quote} is the value of the cube
    CUBE_TOO_HIGH = QT_TRANSLATE_NOOP(
        "Import",
        "The cube stands at {quote} and cannot be kept any higher; the further raises were left out.",
    )
    #: {quote} is a roll such as 33
    OPENING_DOUBLE = QT_TRANSLATE_NOOP("Import", "The game begins with the double {quote}; it was kept.")
    #: {quote} is a roll such as 31
    PLAY_MISSING = QT_TRANSLATE_NOOP("Import", "The play of the roll {quote} is missing.")
    #: {quote} is a roll such as 31
    FORCED_PLAY_FILLED = QT_TRANSLATE_NOOP("Import", "The only legal play of the roll {quote} was filled in.")
    #: {quote} is a score such as 2-1
    SCORE_DIFFERS = QT_TRANSLATE_NOOP(
        "Import", "The score in the file ({quote}) does not follow from the games before; it was kept."
    )
    #: {quote} is what the file says
    RESULT_DIFFERS = QT_TRANSLATE_NOOP(
        "Import", "The result in the file ({quote}) does not fit the game; the board decides."
    )
    #: {quote} is what the file says
    RESULT_KEPT = QT_TRANSLATE_NOOP(
        "Import", "The result in the file ({quote}) does not follow from the game; it was kept."
    )
    GAME_UNFINISHED = QT_TRANSLATE_NOOP("Import", "The game has no result.")
    #: {quote} is a number
    LENGTH_MISSING = QT_TRANSLATE_NOOP(
        "Import", "The file does not say how long the match is; {quote} points were assumed."
    )
    #: {game} is the name of a game
    VARIATION_GUESSED = QT_TRANSLATE_NOOP(
        "Import", "The file does not say which game it is. It was read as this one: {game}."
    )
    #: {quote} is what the file says
    VARIATION_UNKNOWN = QT_TRANSLATE_NOOP(
        "Import", "The game “{quote}” is not known; it was read as backgammon."
    )
    #: {quote} is what the file says
    OPTION_UNKNOWN = QT_TRANSLATE_NOOP("Import", "“{quote}” is not understood.")
    NAMES_REVERSED = QT_TRANSLATE_NOOP(
        "Import", "The header names the players in the other order; the columns were followed."
    )
    NAME_MISSING = QT_TRANSLATE_NOOP("Import", "A player has no name in the file.")
    #: {quote} is the name of an encoding such as cp1252
    ENCODING = QT_TRANSLATE_NOOP("Import", "The text is not UTF-8; it was read as {quote}.")
    #: {quote} is a line of the file
    LINE_UNREAD = QT_TRANSLATE_NOOP("Import", "“{quote}” was not understood and left out.")
    TRUNCATED = QT_TRANSLATE_NOOP("Import", "The file ends in the middle; what is there was kept.")
    #: {quote} is a number of games
    GAMES_LEFT_OUT = QT_TRANSLATE_NOOP(
        "Import",
        "The file was not read to its end, because it is too long or has too many faults; "
        "games cut short or left out: {quote}.",
    )
    #: {quote} is a number of matches
    MATCHES_LEFT_OUT = QT_TRANSLATE_NOOP(
        "Import", "Only the first matches of the file were read; matches left out: {quote}."
    )
    REST_LEFT_OUT = QT_TRANSLATE_NOOP(
        "Import", "The file was not read to its end, because it is too long; what follows was left out."
    )
    #: {quote} is the name of an encoding such as utf-8
    DAMAGED = QT_TRANSLATE_NOOP("Import", "A part of the file is damaged ({quote}); the rest was kept.")
    #: a line is a sequence of plays; {quote} says how many were left out
    VARIATION_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "Another line was left out ({quote}).")
    ARCHIVE_DAMAGED = QT_TRANSLATE_NOOP("Import", "A part of the archive is damaged; the rest was kept.")
    #: {quote} is a number of decisions, or the plays that could not be read
    ANALYSIS_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "A part of the analysis could not be read ({quote}).")
    RESIGNATION_NOT_JUDGED = QT_TRANSLATE_NOOP(
        "Import", "What the file says about the resignation could not be read."
    )
    #: {quote} is the beginning of the comment
    COMMENT_LEFT_OUT = QT_TRANSLATE_NOOP("Import", "A comment could not be placed ({quote}).")
    NO_PLAYERS_ON_BOARD = QT_TRANSLATE_NOOP(
        "Import", "The position has no checkers for a player; it was left out."
    )


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that the user should know: ``line`` (from 1) in the file and ``game`` where known."""

    kind: RemarkKind
    weight: Weight
    quote: str = ""
    line: int | None = None
    game: int | None = None

    @property
    def message(self) -> Message:
        """What it says, without the place."""
        return Message.of(self.kind, quote=self.quote, game=game_names(self.quote))

    def sentence(self) -> str:
        """`message` in English."""
        return str(self.message)


@dataclass(frozen=True, slots=True)
class Import:
    """The matches of one file, in its order; a position file gives a match of one `PositionSet`.

    ``format`` is the id in the registry. ``remarks[i]`` belongs to ``studies[i]``.
    """

    format: str
    studies: tuple[Study, ...]
    remarks: tuple[tuple[Remark, ...], ...]
