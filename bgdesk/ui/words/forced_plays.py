"""What was played for somebody because nothing was left to decide, and who goes on with what he left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import Played
from bgdesk.ui.words.events import announcement, play_text
from bgdesk.ui.words.turns import numbers_text


def forced_text(happened: Happened, event: Played, table: Table) -> str:
    """One or two sentences about a play that nobody was asked for."""
    return " ".join(filter(None, (_played_text(happened, event, table), _rest_text(happened, table))))


def _played_text(happened: Happened, event: Played, table: Table) -> str:
    seats = table.record.header.seats
    if not event.steps:
        return announcement(event, happened.before, happened.after, seats)
    play = play_text(happened.before, event.player, event.steps)
    if table.is_between_people:
        text = QCoreApplication.translate("Wording", "Forced: {name} played {play}.")
        return text.format(name=seats.of(event.player).name, play=play)
    return QCoreApplication.translate("Wording", "Forced: {play} was played for you.").format(play=play)


def _rest_text(happened: Happened, table: Table) -> str:
    """Who plays now, if not the one whose turn it would be."""
    after = happened.after
    if happened.before.plays_rest or not after.plays_rest or not after.stage or not after.to_act:
        return ""
    text = QCoreApplication.translate("Wording", "{numbers} is left, now for {name} to play.")
    return text.format(numbers=numbers_text(after.stage.faces), name=table.seat(after.to_act).name)
