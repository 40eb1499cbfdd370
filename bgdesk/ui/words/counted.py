"""Texts with a number in them, in the plural form that the language wants."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    """One method for each countable thing."""

    def points(self, n: int) -> str:
        """So many points won or needed."""
        return self.tr("%n point(s)", "", n)

    def pips(self, n: int) -> str:
        """So many pips."""
        return self.tr("%n pip(s)", "", n)

    def games(self, n: int) -> str:
        """So many games."""
        return self.tr("%n game(s)", "", n)

    def rolls(self, n: int) -> str:
        """So many rolls of two dice."""
        return self.tr("%n roll(s)", "", n)

    def checkers(self, n: int) -> str:
        """So many checkers."""
        return self.tr("%n checker(s)", "", n)

    def seconds(self, n: int) -> str:
        """So many seconds."""
        return self.tr("%n second(s)", "", n)

    def later_moves(self, n: int) -> str:
        """So many things that happened after a position."""
        return self.tr("%n later move(s)", "", n)

    def remarks(self, n: int) -> str:
        """So many things to say about an opened file."""
        return self.tr("%n remark(s)", "", n)

    def analyses(self, n: int) -> str:
        """So many analyses of one match."""
        return self.tr("%n analysis(es)", "", n)

    def minutes(self, n: int) -> str:
        """So many minutes."""
        return self.tr("%n minute(s)", "", n)

    def hours(self, n: int) -> str:
        """So many hours."""
        return self.tr("%n hour(s)", "", n)

    def matches(self, n: int) -> str:
        """So many matches."""
        return self.tr("%n match(es)", "", n)

    def files(self, n: int) -> str:
        """So many files."""
        return self.tr("%n file(s)", "", n)

    def decisions(self, n: int) -> str:
        """So many decisions of a player."""
        return self.tr("%n decision(s)", "", n)
