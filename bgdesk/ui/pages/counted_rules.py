"""Rules with a number in them, in the plural form that the language wants."""

from __future__ import annotations

from PySide6.QtCore import QObject


class CountedRules(QObject):
    """One method for each rule."""

    def aim(self, n: int) -> str:
        """What to do with so many checkers."""
        #: Two sentences: the aim of a game
        return self.tr(
            "Each player has %n checker(s). Bring all of yours home and bear them off before your opponent "
            "does.",
            "",
            n,
        )

    def start(self, n: int) -> str:
        """How the checkers of a player stand at first, with so many pips to go; has {points}."""
        #: Sentence about the set-up. {points} is a list, as in: 2 on the 24-point, 5 on the 13-point
        return self.tr("Each player starts with these checkers: {points} (%n pip(s)).", "", n)

    def start_on_one_point(self, n: int) -> str:
        """Where all checkers of a player stand together at first; has {point} and {pips}."""
        #: Sentence about the set-up. {point} is the number of a point; {pips} are 24 or more
        return self.tr("Each player starts with %n checker(s) on the {point}-point ({pips} pips).", "", n)

    def start_in_reserve(self, n: int) -> str:
        """What an empty board means to a player, with so many pips to go."""
        #: Sentence about the set-up
        return self.tr(
            "The board is empty at first: all checkers lie beside it, in reserve (%n pip(s) each player).",
            "",
            n,
        )

    def automatic_doubles(self, n: int) -> str:
        """How often a tie in the opening roll doubles the stake."""
        #: Sentence after the one about equal dice in the opening roll: how often they count in a game
        return self.tr("At most %n a game.", "", n)

    def match_length(self, n: int) -> str:
        """Who wins a match."""
        #: Sentence: the length of a match
        return self.tr("The first to reach %n point(s) wins the match.", "", n)

    def session_length(self, n: int) -> str:
        """When a session ends."""
        #: Sentence: the length of a session
        return self.tr("%n game(s) are played; every point counts.", "", n)

    def time_of_turn(self, n: int) -> str:
        """What a clock gives for each turn; has {reserve}."""
        #: Sentence about a chess clock. {reserve} is a time, as in 12:00
        return self.tr(
            "Every turn has a delay of %n second(s); after it your reserve time of {reserve} runs.", "", n
        )

    def most_on_a_point(self, n: int) -> str:
        """How many checkers may stand together."""
        #: Sentence: a rule of some games
        return self.tr("At most %n of your checkers may stand on one point.", "", n)
