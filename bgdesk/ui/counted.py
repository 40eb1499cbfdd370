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
        """So many throws of two dice."""
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
