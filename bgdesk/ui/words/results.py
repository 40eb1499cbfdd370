"""What a game or a match was won by, in whole sentences."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import sentences
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import Seat
from bgdesk.match.state import Ending, GameResult, MatchState, Pair
from bgdesk.rules.outcome import BACKGAMMON, GAMMON
from bgdesk.rules.variants import Ruleset, Scoring
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


class Extent(Enum):
    """How much a game is won by, as the players of that game call it."""

    SINGLE = auto()
    GAMMON = auto()
    DOUBLE = auto()
    """Two points where there are no backgammons."""
    BACKGAMMON = auto()
    QUADRUPLE = auto()
    CHECKERS = auto()
    """So many checkers as the loser has left."""


_USUAL = {1: Extent.SINGLE, GAMMON: Extent.GAMMON, BACKGAMMON: Extent.BACKGAMMON, 4: Extent.QUADRUPLE}


class CountedResults(QObject):
    """What a game is won, or may be given up, for; for another player with {name} in it."""

    def you_won(self, extent: Extent, n: int) -> str:
        """That the player at this window won a game for so many points."""
        match extent:
            case Extent.GAMMON:
                #: Sentence: how a game was won, and so many points for it
                return self.tr("You won a gammon: %n point(s).", "", n)
            case Extent.DOUBLE:
                #: Sentence: how a game was won, and so many points for it
                return self.tr("You won a double game: %n point(s).", "", n)
            case Extent.BACKGAMMON:
                #: Sentence: how a game was won, and so many points for it
                return self.tr("You won a backgammon: %n point(s).", "", n)
            case Extent.QUADRUPLE:
                #: Sentence: how a game was won, and so many points for it
                return self.tr("You won a quadruple game: %n point(s).", "", n)
            case _:
                #: Sentence: how a game was won, and so many points for it
                return self.tr("You won a single game: %n point(s).", "", n)

    def other_won(self, extent: Extent, n: int) -> str:
        """That the player {name} won a game for so many points."""
        match extent:
            case Extent.GAMMON:
                #: Sentence: how {name} won a game, and so many points for it
                return self.tr("{name} won a gammon: %n point(s).", "", n)
            case Extent.DOUBLE:
                #: Sentence: how {name} won a game, and so many points for it
                return self.tr("{name} won a double game: %n point(s).", "", n)
            case Extent.BACKGAMMON:
                #: Sentence: how {name} won a game, and so many points for it
                return self.tr("{name} won a backgammon: %n point(s).", "", n)
            case Extent.QUADRUPLE:
                #: Sentence: how {name} won a game, and so many points for it
                return self.tr("{name} won a quadruple game: %n point(s).", "", n)
            case _:
                #: Sentence: how {name} won a game, and so many points for it
                return self.tr("{name} won a single game: %n point(s).", "", n)

    def offer(self, extent: Extent, n: int) -> str:
        """The button that gives up a game for so many points."""
        match extent:
            case Extent.GAMMON:
                #: Button, a verb: give up the game for so much, if the opponent agrees
                return self.tr("Resign a gammon: lose %n point(s)", "", n)
            case Extent.DOUBLE:
                #: Button, a verb: give up the game for so much, if the opponent agrees
                return self.tr("Resign a double game: lose %n point(s)", "", n)
            case Extent.BACKGAMMON:
                #: Button, a verb: give up the game for so much, if the opponent agrees
                return self.tr("Resign a backgammon: lose %n point(s)", "", n)
            case Extent.QUADRUPLE:
                #: Button, a verb: give up the game for so much, if the opponent agrees
                return self.tr("Resign a quadruple game: lose %n point(s)", "", n)
            case _:
                #: Button, a verb: give up the game for so much, if the opponent agrees
                return self.tr("Resign: lose %n point(s)", "", n)

    def points_alone(self, n: int) -> str:
        """So many points, as a sentence of its own."""
        #: Sentence: what a game was worth
        return self.tr("%n point(s).", "", n)

    def you_won_checkers(self, n: int) -> str:
        """That the player at this window won by as many checkers as the loser has left."""
        #: Sentence: the loser has so many checkers left, each of which counts
        return self.tr("You won the game by %n checker(s).", "", n)

    def other_won_checkers(self, n: int) -> str:
        """That the player {name} won by as many checkers as the loser has left."""
        #: Sentence: the loser has so many checkers left, each of which counts; {name} is the winner
        return self.tr("{name} won the game by %n checker(s).", "", n)

    def you_resigned_checkers(self, n: int) -> str:
        """That the player at this window offers the game for as many checkers."""
        #: Sentence: the game is given up, and so many checkers count
        return self.tr("You offered to resign the game by %n checker(s).", "", n)

    def other_resigned_checkers(self, n: int) -> str:
        """That the player {name} offers the game for as many checkers."""
        #: Sentence: the game is given up, and so many checkers count; {name} gives it up
        return self.tr("{name} offered to resign the game by %n checker(s).", "", n)

    def offer_of_checkers(self, n: int) -> str:
        """The button that gives up a game for as many checkers."""
        #: Button, a verb: give up the game, and so many checkers count
        return self.tr("Resign the game by %n checker(s)", "", n)


def has_double_games(ruleset: Ruleset) -> bool:
    """Whether a game won twice is called so, as where there are no backgammons, and not a gammon."""
    return GAMMON in ruleset.levels and BACKGAMMON not in ruleset.levels


def extent_of(multiplier: int, ruleset: Ruleset) -> Extent:
    """What a game of ``ruleset`` is called that is won ``multiplier`` times."""
    if ruleset.scoring is Scoring.PER_CHECKER:
        return Extent.CHECKERS
    if multiplier == GAMMON and has_double_games(ruleset):
        return Extent.DOUBLE
    return _USUAL[multiplier]


def reason_text(result: GameResult) -> str:
    """Why a game ended before anybody was done; empty where the last event tells it."""
    match result.ending:
        case Ending.MOTHER:
            #: Sentence. The mother is the last checker on the starting point, as in Plakoto
            return translate("Result", "The mother was caught.")
        case Ending.MOTHERS:
            #: Sentence. Mothers: the last checkers of both players on their starting points, as in Plakoto
            return translate("Result", "Both mothers were caught.")
        case Ending.STALEMATE:
            return translate("Result", "Neither player can ever move again.")
        case _:
            return ""


def result_text(result: GameResult, options: MatchOptions, seats: Pair[Seat]) -> str:
    """Who won a game, how, and what it was worth; or that nobody did."""
    if result.winner is None:
        return translate("Events", "The game is drawn.")
    name, texts = seats.of(result.winner).name, CountedResults()
    extent = extent_of(result.multiplier, options.ruleset(result.number))
    if extent is Extent.CHECKERS:
        yours = texts.you_won_checkers(result.multiplier)
        named = texts.other_won_checkers(result.multiplier)
        return sentences(by_person(name, yours, named), texts.points_alone(result.points))
    yours, named = texts.you_won(extent, result.points), texts.other_won(extent, result.points)
    return by_person(name, yours, named)


def match_text(state: MatchState, seats: Pair[Seat]) -> str:
    """Who won the match or the session that is over in ``state``."""
    assert state.winner
    #: Sentence. {own} and {other} are points, the winner's first
    yours = translate("Events", "You won the match, {own} to {other}.")
    #: Sentence. {name} is a player, {own} and {other} are points, the winner's first
    named = translate("Events", "{name} won the match, {own} to {other}.")
    if state.options.is_money:
        #: Sentence. {own} and {other} are points, the winner's first
        yours = translate("Events", "You won the session, {own} to {other}.")
        #: Sentence. {name} is a player, {own} and {other} are points, the winner's first
        named = translate("Events", "{name} won the session, {own} to {other}.")
    own, other = state.score.of(state.winner), state.score.of(state.winner.opponent)
    return by_person(seats.of(state.winner).name, yours, named, own=own, other=other)


def resignation_text(name: str, multiplier: int, ruleset: Ruleset) -> str:
    """How much the player called ``name`` offered to lose a game by."""
    match extent_of(multiplier, ruleset):
        case Extent.CHECKERS:
            yours = CountedResults().you_resigned_checkers(multiplier)
            named = CountedResults().other_resigned_checkers(multiplier)
        case Extent.GAMMON:
            yours = translate("Events", "You offered to resign a gammon.")
            #: Sentence. {name} is a player, who gives up the game for so much; as those below
            named = translate("Events", "{name} offered to resign a gammon.")
        case Extent.DOUBLE:
            yours = translate("Events", "You offered to resign a double game.")
            named = translate("Events", "{name} offered to resign a double game.")
        case Extent.BACKGAMMON:
            yours = translate("Events", "You offered to resign a backgammon.")
            named = translate("Events", "{name} offered to resign a backgammon.")
        case Extent.QUADRUPLE:
            yours = translate("Events", "You offered to resign a quadruple game.")
            named = translate("Events", "{name} offered to resign a quadruple game.")
        case _:
            #: Sentence: the game is given up, for the stake of one game
            yours = translate("Events", "You offered to resign a single game.")
            named = translate("Events", "{name} offered to resign a single game.")
    return by_person(name, yours, named)


def out_of_time_text(name: str) -> str:
    """That the clock of the player called ``name`` ran down."""
    yours = translate("Events", "You ran out of time.")
    #: Sentence. {name} is a player whose clock has run down
    named = translate("Events", "{name} ran out of time.")
    return by_person(name, yours, named)


def gave_up_text(name: str) -> str:
    """That the player called ``name`` gave up."""
    yours = translate("Events", "You resigned.")
    #: Sentence. {name} is a player who gave up the match
    named = translate("Events", "{name} resigned.")
    return by_person(name, yours, named)
