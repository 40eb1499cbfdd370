"""What was played for somebody because nothing was left to decide, and who goes on with what was left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import sentences
from bgdesk.app.table.table import Happened, Table
from bgdesk.match.events import Played
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.words.events import announcement, play_text
from bgdesk.ui.words.persons import by_person, colour_name, is_you
from bgdesk.ui.words.turns import numbers_text

translate = QCoreApplication.translate


def forced_text(happened: Happened, event: Played, table: Table) -> str:
    """One or two sentences about a play that nobody was asked for."""
    return sentences(_played_text(happened, event, table), _rest_text(happened, table))


def _played_text(happened: Happened, event: Played, table: Table) -> str:
    seats = table.record.header.seats
    if not event.steps:
        return announcement(event, happened.before, happened.after, seats)
    play = play_text(happened.before, event.player, event.steps)
    if table.is_between_people:
        #: Sentence: this was the only play. {who} is a player, or White or Black; {play}: as in 13/7 8/7
        text = translate("Wording", "Forced, {who}: {play}.")
        return text.format(who=_name_between_people(seats, event.player), play=play)
    #: Sentence: this was the only play, and the program made it. {play}: as in 13/7 8/7
    return translate("Wording", "Forced: {play} was played for you.").format(play=play)


def _name_between_people(seats: Pair[Seat], player: Player) -> str:
    """Nobody knows who "you" is where two people read the same board."""
    name = seats.of(player).name
    return colour_name(player) if is_you(name) else name


def _rest_text(happened: Happened, table: Table) -> str:
    """Who plays now, if not the one whose turn it would be."""
    after = happened.after
    if happened.before.plays_rest or not after.plays_rest or not after.stage or not after.to_act:
        return ""
    #: Sentence: the opponent could not play these {numbers}, as in 3-3
    yours = translate("Wording", "Left over: {numbers}, now for you to play.")
    #: Sentence: the opponent could not play these {numbers}, as in 3-3; the player {name} plays them
    named = translate("Wording", "Left over: {numbers}, now for {name} to play.")
    return by_person(table.seat(after.to_act).name, yours, named, numbers=numbers_text(after.stage.faces))
