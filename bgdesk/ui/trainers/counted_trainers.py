"""Counts in what the trainers say, in the plural form that the language wants."""

from __future__ import annotations

from PySide6.QtCore import QObject


class TrainerCounts(QObject):
    """One method for each countable thing."""

    def rolled_out(self, n: int) -> str:
        """Who played a position out, in so many games; has {engine}, {settings} and {error}."""
        #: {engine} is the name of a program, {settings} how it rolled out, {error} a standard error
        return self.tr("Rolled out by {engine} ({settings}): %n game(s); standard error {error} here.", "", n)

    def before_roll(self, n: int) -> str:
        """So many pips before a roll {dice}, and how many are left {now}."""
        #: So many pips before the roll {dice}, as in 6-1, and {now} pips afterwards
        return self.tr("%n pip(s) before the last roll, {dice}; now {now}.", "", n)
