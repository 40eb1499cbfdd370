"""Texts with a number in them, in the plural form that the language wants."""

from __future__ import annotations

from PySide6.QtCore import QObject

from bgdesk.ui.words.numbers import whole

_MINUTE, _HOUR = 60, 3600


class Counted(QObject):
    """One method for each countable thing."""

    def points(self, n: int) -> str:
        """So many points won or needed."""
        return self.tr("%n point(s)", "", n)

    def points_of(self, n: int) -> str:
        """The score {own} of a player in a match to so many points."""
        #: For a screen reader: the score {own} of a player in a match to so many points
        return self.tr("{own} of %n point(s)", "", n)

    def point_match(self, n: int) -> str:
        """A match to so many points, in short."""
        #: Label: the first to win so many points wins the match. Short
        return self.tr("%n-point match", "", n)

    def points_in_all(self, n: int) -> str:
        """So many points won, which are more than the match needed."""
        #: How many points a player has won, where the last game brought more than the match needed
        return self.tr("%n point(s) won in all", "", n)

    def watched_late(self, n: int) -> str:
        """That others can watch a match so many turns late."""
        #: Sentence; a turn is that of one player
        return self.tr("Others can watch the match, %n turn(s) late.", "", n)

    def pips(self, n: int) -> str:
        """So many pips."""
        return self.tr("%n pip(s)", "", n)

    def games(self, n: int) -> str:
        """So many games."""
        return self.tr("%n game(s)", "", n)

    def checkers(self, n: int) -> str:
        """So many checkers."""
        return self.tr("%n checker(s)", "", n)

    def remarks(self, n: int) -> str:
        """So many things to say about an opened file."""
        return self.tr("%n remark(s)", "", n)

    def analyses(self, n: int) -> str:
        """So many analyses of one match."""
        return self.tr("%n analysis(es)", "", n)

    def unreadable(self, n: int) -> str:
        """That so many analyses of a match were stored by another version."""
        return self.tr(
            "%n analysis(es) of this match were made by another version of bgdesk and cannot be read"
            " here. They are kept.",
            "",
            n,
        )

    def trials(self, n: int) -> str:
        """How often a position was played out."""
        #: Label: a rollout played the position out so many times
        return self.tr("%n trial(s)", "", n)

    def judgements_lost(self, n: int) -> str:
        """That so many judgements go with an analysis."""
        return self.tr("%n judgement(s) are lost with it.", "", n)

    def match_length(self, n: int) -> str:
        """A match to so many points."""
        #: Label: a match is won by whoever has so many points first
        return self.tr("match to %n point(s)", "", n)

    def session_length(self, n: int) -> str:
        """A money session of so many games."""
        #: Label: a session of so many games, in which every point counts
        return self.tr("money session of %n game(s)", "", n)

    def automatic_doubles(self, n: int) -> str:
        """The rule that a tie in the opening roll doubles the cube, so many times in a game."""
        #: Label: a rule; a tie in the opening roll doubles the cube, so many times in a game
        return self.tr("automatic doubles, at most %n a game", "", n)

    def games_judged(self, n: int) -> str:
        """That {judged} of so many games will be judged; {others} cannot be."""
        #: Sentence: %n games in all, {judged} of them are judged; {others} are names of games
        return self.tr("{judged} of %n game(s) will be analysed: there is no analysis of {others}.", "", n)

    def rolls_and_doubles(self, n: int) -> str:
        """So many rolls, {doubles} of them doubles, and how many are {expected}."""
        #: Sentence: how many rolls there were; {expected} is how many doubles there should be on average
        return self.tr("%n roll(s), {doubles} of them doubles (expected {expected}).", "", n)

    def moves_after(self, n: int) -> str:
        """The question what becomes of so many later moves."""
        #: Question: %n moves come after the position that is shown
        return self.tr(
            "The match goes on after this position (%n later move(s)). What should happen to the rest?", "", n
        )

    def seconds_so_far(self, n: int) -> str:
        """That a work has taken so many seconds."""
        #: Label: how long a work has been going on
        return self.tr("%n second(s) so far", "", n)

    def seconds_left(self, n: int) -> str:
        """That a work takes about so many seconds more."""
        #: Label: how long a work goes on
        return self.tr("about %n second(s) left", "", n)

    def minutes_left(self, n: int) -> str:
        """That a work takes about so many minutes more."""
        #: Label: how long a work goes on
        return self.tr("about %n minute(s) left", "", n)

    def hours_left(self, n: int) -> str:
        """That a work takes about so many hours more."""
        #: Label: how long a work goes on
        return self.tr("about %n hour(s) left", "", n)

    def minutes_played(self, n: int) -> str:
        """That a match took so many minutes."""
        #: Label: how long a match took
        return self.tr("%n minute(s)", "", n)

    def judged(self, n: int) -> str:
        """That so many decisions were judged."""
        #: Sentence; decisions are moments of a match in which a player could choose
        return self.tr("%n decision(s) analysed.", "", n)

    def all_judged(self, n: int, unforced: int) -> str:
        """That so many decisions were judged, that these are all, and at how many there was a choice."""
        #: Sentence; {unforced} of the decisions were such that the player had a choice
        text = self.tr("Analysis complete: %n decision(s), {unforced} not forced.", "", n)
        return text.format(unforced=whole(unforced))

    def rating_tip(self, n: int) -> str:
        """What a performance rating is, and that it takes so many decisions."""
        #: Tool tip, two sentences; "it" is the performance rating
        return self.tr(
            "Performance rating: 500 times the mean error of the decisions that count; lower is better."
            " It says little about fewer than %n decision(s).",
            "",
            n,
        )

    def not_judged(self, n: int) -> str:
        """That so many decisions were not judged."""
        #: Sentence; decisions are moments of a match in which a player could choose
        return self.tr("%n decision(s) could not be analysed.", "", n)

    def pieces_on_space(self, n: int) -> str:
        """So many pieces of Coan ki on the space {own}."""
        #: Behind the colour of a player: so many pieces on a space, which that player calls {own}
        return self.tr("%n on space {own}", "", n)


def about_left(seconds: float) -> str:
    """A time that is only roughly known."""
    if seconds < _MINUTE * 1.5:
        return Counted().seconds_left(max(1, round(seconds)))
    if seconds < _HOUR * 1.5:
        return Counted().minutes_left(round(seconds / _MINUTE))
    return Counted().hours_left(round(seconds / _HOUR))
