"""The parts of a tournament in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.app.side_by_side import noted
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.places import Place
from bgdesk.match.tournament.slots import Band, SlotPlan
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


def round_title(tournament: Tournament, plan: SlotPlan) -> str:
    """What the round of ``plan`` is called, alone or before a name."""
    if plan.band is Band.TABLE:
        #: A round of a tournament in which everybody plays everybody
        return translate("Tournament", "Round {number}").format(number=whole(plan.round))
    if plan.band is Band.THIRD:
        #: A match in a tournament
        return translate("Tournament", "Match for the third place")
    last = max(one.round for one in tournament.plans if one.band is Band.MAIN)
    return _knockout_title(last - plan.round)


def _knockout_title(before_final: int) -> str:
    if before_final == 0:
        #: A round of a tournament: its last match
        return translate("Tournament", "Final")
    if before_final == 1:
        #: A round of a tournament
        return translate("Tournament", "Semi-final")
    if before_final == 2:
        #: A round of a tournament
        return translate("Tournament", "Quarter-final")
    #: A round of a tournament; {players} is a number such as 16
    return translate("Tournament", "Round of {players}").format(players=whole(2 ** (before_final + 1)))


def your_round_text(tournament: Tournament, plan: SlotPlan, opponent: str) -> str:
    """That the next match is yours, against ``opponent``."""
    last = max((one.round for one in tournament.plans if one.band is Band.MAIN), default=0)
    texts = {
        #: {opponent} is a name, with the strength behind it
        0: translate("Tournament", "Your final: against {opponent}."),
        #: {opponent} is a name, with the strength behind it
        1: translate("Tournament", "Your semi-final: against {opponent}."),
        #: {opponent} is a name, with the strength behind it
        2: translate("Tournament", "Your quarter-final: against {opponent}."),
    }
    if plan.band is Band.THIRD:
        #: {opponent} is a name, with the strength behind it
        text = translate("Tournament", "Your match for the third place: against {opponent}.")
    else:
        #: {opponent} is a name, with the strength behind it
        usual = translate("Tournament", "Your next match: against {opponent}.")
        text = texts.get(last - plan.round, usual)
    return text.format(opponent=opponent)


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


def place_text(place: Place) -> str:
    """Such as 1 or 5 to 8."""
    if place.first == place.last:
        return whole(place.first)
    #: Places of a tournament that several share; both are numbers
    text = translate("Tournament", "{first} to {last}")
    return text.format(first=whole(place.first), last=whole(place.last))
