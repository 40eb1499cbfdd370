"""What a reader gives back: the matches of a file, and a remark for everything that was not plain."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.match.game_names import game_name
from bgdesk.match.study import Study

UNKNOWN_TIME = "1970-01-01T00:00:00+00:00"
"""When a match was created of which no date is known: none is written for it."""


class Unreadable(ValueError):  # noqa: N818  # the name says what is wrong
    """A file that holds no match or position; the text is ``why`` with its ``quote``, one sentence."""

    def __init__(self, why: ImportErrorKind, quote: object = "") -> None:
        super().__init__(why.value.format(quote=quote))
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


class RemarkKind(StrEnum):
    """What there is to say about an import: an English sentence each, with ``{quote}`` for the text."""

    ILLEGAL_PLAY = "The play “{quote}” is not legal; it was kept as written."
    IMPOSSIBLE_PLAY = "The play “{quote}” cannot be made on this board; the board was left as it was."
    BAD_DICE = "“{quote}” is no roll of two dice; the turn was left out."
    TURN_MISSING = "A turn is missing before “{quote}”."
    ANSWER_ASSUMED = "The answer to the double is missing; it was read as taken."
    DOUBLE_NOT_ALLOWED = "“{quote}”: the cube could not be turned here; it was set as the file says."
    ILLEGAL_OFFER = "“{quote}” answers nothing; it was left out."
    OPENING_DOUBLE = "The game begins with the double {quote}; it was kept."
    PLAY_MISSING = "The play of the roll {quote} is missing."
    FORCED_PLAY_FILLED = "The only legal play of the roll {quote} was filled in."
    SCORE_DIFFERS = "The score in the file ({quote}) does not follow from the games before; it was kept."
    RESULT_DIFFERS = "The result in the file ({quote}) does not fit the game; the board decides."
    RESULT_KEPT = "The result in the file ({quote}) does not follow from the game; it was kept."
    GAME_UNFINISHED = "The game has no result."
    LENGTH_MISSING = "The file does not say how long the match is; {quote} points were assumed."
    VARIATION_GUESSED = "The file does not say which game it is; it was read as {quote}."
    VARIATION_UNKNOWN = "The game “{quote}” is not known; it was read as backgammon."
    OPTION_UNKNOWN = "“{quote}” is not understood."
    NAMES_REVERSED = "The header names the players in the other order; the columns were followed."
    NAME_MISSING = "A player has no name in the file."
    ENCODING = "The text is not UTF-8; it was read as {quote}."
    LINE_UNREAD = "“{quote}” was not understood and left out."
    TRUNCATED = "The file ends in the middle; what is there was kept."
    DAMAGED = "A part of the file is damaged ({quote}); the rest was kept."
    VARIATION_LEFT_OUT = "Another line was left out ({quote})."
    ANALYSIS_LEFT_OUT = "A part of the analysis could not be read ({quote})."
    COMMENT_LEFT_OUT = "A comment could not be placed ({quote})."
    NO_PLAYERS_ON_BOARD = "The position has no checkers for a player; it was left out."


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that the user should know: ``line`` (from 1) in the file and ``game`` where known."""

    kind: RemarkKind
    weight: Weight
    quote: str = ""
    line: int | None = None
    game: int | None = None

    def sentence(self) -> str:
        """In English, without the place; a game that was guessed is called by its name."""
        is_game = self.kind is RemarkKind.VARIATION_GUESSED
        return self.kind.value.format(quote=game_name(self.quote) if is_game else self.quote)


@dataclass(frozen=True, slots=True)
class Import:
    """The matches of one file, in its order; a position file gives a match of one `PositionSet`.

    ``format`` is the id in the registry. ``remarks[i]`` belongs to ``studies[i]``.
    """

    format: str
    studies: tuple[Study, ...]
    remarks: tuple[tuple[Remark, ...], ...]
