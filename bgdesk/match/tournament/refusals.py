"""Why a tournament refuses what contradicts it."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """Why an event cannot happen."""

    CLOSED = "the tournament is closed"
    DRAWN = "the draw has been made"
    NOT_DRAWN = "the draw has not been made"
    ENTERED_TWICE = "somebody enters twice"
    TOO_MANY = "there are too many entrants"
    TOO_FEW = "there are too few entrants"
    NO_ENTRANT = "there is no such entrant"
    WRONG_ORDER = "the draw does not name every entrant once"
    NO_SLOT = "there is no such slot"
    NOT_READY = "the slot is not ready to be played"
    NOT_IN_SLOT = "the winner does not play there"
    NOTHING_TO_UNDO = "nothing that was told decided the slot"
    FOLLOWED = "later matches follow from it"
    NO_ROOM = "there is no place left that nobody has"
    BEGUN = "a round in which a match was begun keeps its length"


class TournamentRefused(ValueError):  # noqa: N818  # the name says what is wrong
    """Event ``number`` (from 1) of a tournament contradicts those before it."""

    def __init__(self, fault: Fault, number: int) -> None:
        super().__init__(f"event {number}: {fault.value}")
        self.fault = fault
        self.number = number
