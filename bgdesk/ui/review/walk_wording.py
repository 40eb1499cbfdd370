"""Where one is in a review, and what is not there any more, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.review.walk import Stops, errors_of, passed
from bgdesk.app.side_by_side import labels
from bgdesk.match.record import Seat
from bgdesk.match.state import Pair
from bgdesk.rules.player import Player
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


def place_text(walk: Stops, at: int, player: Player | None) -> str:
    """How many of the decisions, and of the errors of ``player`` or of both, lie behind."""
    return labels(decision_text(walk, at), error_text(walk, at, player))


def decision_text(walk: Stops, at: int) -> str:
    """Which decision of how many stands on the board, or was the last before it."""
    number, total = passed(walk.choices, at), len(walk.choices)
    if not total:
        return ""
    #: Below the board: which decision is shown, of all that there are in the match
    text = translate("Walk", "Decision {number} of {total}")
    return text.format(number=number, total=total) if number else ""


def error_text(walk: Stops, at: int, player: Player | None) -> str:
    """Which error of how many of ``player`` is shown; elsewhere nothing."""
    places = errors_of(walk, player)
    if at not in places:
        return ""
    #: Below the board, behind "Decision 12 of 41": which of the errors that decision is
    text = translate("Walk", "error {number} of {total}")
    return text.format(number=passed(places, at), total=len(places))


def at_the_end_text() -> str:
    """There is no decision behind this one."""
    return translate("Walk", "That is the end of the match.")


def at_the_start_text() -> str:
    """There is no decision before this one."""
    return translate("Walk", "This is the beginning of the match.")


def again_text() -> str:
    """The search for errors began from the start."""
    return translate("Walk", "No more errors to the end: this is the first one again.")


def last_again_text() -> str:
    """The search for errors went on from the end."""
    return translate("Walk", "No error before this one: this is the last of the match.")


def no_errors_text(seats: Pair[Seat], player: Player | None, threshold: float) -> str:
    """There is nothing to go to among the errors of ``player``, or of both."""
    cost = cost_text(threshold)
    if player is None:
        #: {cost} is the least cost of what is called an error here, as in 0.020
        return translate("Walk", "Nobody made an error of {cost} or more.").format(cost=cost)
    #: The reader made none; {cost} as above
    yours = translate("Walk", "You made no error of {cost} or more.")
    #: {name} is a player, {cost} as above
    named = translate("Walk", "{name} made no error of {cost} or more.")
    return by_person(seats.of(player).name, yours, named, cost=cost)


def not_analysed_text() -> str:
    """Errors are not known yet."""
    return translate("Walk", "Errors are known once the match is analysed: press F7.")


def all_seen_text() -> str:
    """No error is left that was not looked at."""
    return translate("Walk", "You have seen every error.")
