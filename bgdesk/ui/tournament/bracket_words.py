"""The parts of a tournament in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import noted
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.league import SeasonRow
from bgdesk.match.tournament.places import Place
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.ui.words.levels import level_name
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


class BracketCounts(QObject):
    """Sentences with numbers of matches, in the plural form that the language wants."""

    def others_played(self, done: int, n: int) -> str:
        """So many of ``n`` other matches of a round are played."""
        #: Of the matches of a round; {done} and %n are numbers
        return self.tr("{done} of %n other match(es) are played.", "", n).format(done=whole(done))

    def matches_left(self, n: int) -> str:
        """So many are still to be played."""
        #: Matches between computers in the background
        return self.tr("%n match(es) to go.", "", n)

    def minutes_left(self, n: int) -> str:
        """So long that takes."""
        #: An estimate; %n is a number of minutes
        return self.tr("That takes about %n minute(s).", "", n)


def meeting_text(first: str, second: str) -> str:
    """That the two meet."""
    #: Who plays a match; both are names, with the strength of a computer player behind them
    return translate("Tournament", "{first} plays against {second}.").format(first=first, second=second)


def entrant_text(entrant: Entrant) -> str:
    """The name, with the strength of a computer player behind it."""
    name = level_name(entrant.level) if entrant.level else ""
    return noted(entrant.name, name) if name and name != entrant.name else entrant.name


def winner_text(tournament: Tournament, winner: str) -> str:
    """That somebody won it."""
    return by_person(
        tournament.entrants[winner].name,
        translate("Tournament", "You won the tournament."),
        #: {name} is the name of a player
        translate("Tournament", "{name} won the tournament."),
    )


def consolation_text(tournament: Tournament, winner: str) -> str:
    """That somebody won the consolation."""
    return by_person(
        tournament.entrants[winner].name,
        translate("Tournament", "You won the consolation."),
        #: {name} is the name of a player
        translate("Tournament", "{name} won the consolation."),
    )


def fingerprint_text(digits: str) -> str:
    """What proves afterwards that the draw was fair."""
    #: Under a bracket: what proves afterwards that the draw was fair. {digits} is long
    text = translate("Tournament", "Fingerprint of the draw and of all dice (SHA-256): {digits}")
    return text.format(digits=digits)


def secret_text(digits: str) -> str:
    """What the fingerprint is of, with how to check it."""
    #: Under a bracket when all is over. {digits} is long, in hexadecimal: two of them are a byte
    text = translate("Tournament", "Secret: {digits}. The SHA-256 of these bytes is the fingerprint.")
    return text.format(digits=digits)


def place_text(place: Place | SeasonRow) -> str:
    """Such as 1 or 5 to 8."""
    if place.first == place.last:
        return whole(place.first)
    #: Places of a tournament that several share; both are numbers
    text = translate("Tournament", "{first} to {last}")
    return text.format(first=whole(place.first), last=whole(place.last))
