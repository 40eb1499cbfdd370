"""What can be chosen in the fields of the search, each as its value and its words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.phases import GamePhase
from bgdesk.library.find.wanted import MatchOutcome
from bgdesk.ui.find.find_fields import (
    ANY_AWAY,
    BLUNDER,
    EVERYTHING,
    JUDGED,
    NEIGHBOURS,
    UNLIMITED_AWAY,
    ErrorKind,
)
from bgdesk.ui.words.numbers import decimals, whole

translate = QCoreApplication.translate

Choices = Sequence[tuple[object, str]]
_BAD, _DOUBTFUL, _COSTLY = 0.04, 0.02, 0.2
_MOST_AWAY = 25


def cost_choices() -> Choices:
    """Which decisions, by what they cost."""
    #: Choices: which decisions are looked for; {cost} is a number, as in the next ones
    blunders = translate("Find", "Blunders, from {cost}")
    return (
        (BLUNDER, blunders.format(cost=decimals(BLUNDER, 2))),
        (_BAD, translate("Find", "Errors, from {cost}").format(cost=decimals(_BAD, 2))),
        (_DOUBTFUL, translate("Find", "Doubtful, from {cost}").format(cost=decimals(_DOUBTFUL, 2))),
        (_COSTLY, translate("Find", "Costly, from {cost}").format(cost=decimals(_COSTLY, 2))),
        (JUDGED, translate("Find", "Every analysed decision")),
        (EVERYTHING, translate("Find", "Every position")),
    )


def kind_choices() -> Choices:
    """What kind of decision."""
    return (
        #: Choices: what kind of decision, as all that follow
        ("", translate("Find", "Any decision")),
        (ErrorKind.MOVE.value, translate("Find", "Moves")),
        #: Decisions to roll where the cube could have been offered; a noun
        (ErrorKind.MISSED_DOUBLE.value, translate("Find", "No doubles")),
        #: Offers of the cube, not equal dice; a noun
        (ErrorKind.DOUBLE.value, translate("Find", "Doubles of the cube")),
        #: Answers to a double, nouns
        (ErrorKind.TAKE.value, translate("Find", "Takes")),
        (ErrorKind.PASS.value, translate("Find", "Passes")),
    )


def phase_choices() -> Choices:
    """Which part of a game."""
    return (
        #: Choices: the part of a game, as all that follow
        ("", translate("Find", "Any part of the game")),
        (GamePhase.OPENING.value, translate("Find", "Opening")),
        (GamePhase.CONTACT.value, translate("Find", "Contact")),
        (GamePhase.BACKGAME.value, translate("Find", "Backgame")),
        (GamePhase.RACE.value, translate("Find", "Race")),
        (GamePhase.BEAR_OFF.value, translate("Find", "Bear-off")),
    )


def period_choices() -> Choices:
    """When a match was played."""
    return (
        #: Choices: when a match was played, as all that follow
        ("", translate("Find", "Any time")),
        ("week", translate("Find", "The last week")),
        ("month", translate("Find", "The last month")),
        ("quarter", translate("Find", "The last three months")),
        ("year", translate("Find", "The last year")),
    )


def outcome_choices() -> Choices:
    """How the match ended for the player."""
    return (
        #: Choices: how the match ended for the player, as the next two
        ("", translate("Find", "Any result")),
        (MatchOutcome.WON.value, translate("Find", "Match won")),
        (MatchOutcome.LOST.value, translate("Find", "Match lost")),
    )


def distance_choices() -> Choices:
    """How close a position has to be."""
    return (
        #: Choices: which positions are looked for, as the next one
        (0, translate("Find", "The same position")),
        (NEIGHBOURS, translate("Find", "Similar positions")),
    )


def away_choices() -> Choices:
    """How many points are still needed."""
    #: Choice: so many points still to win; a standard term
    away = translate("Find", "{points}-away")
    return (
        (ANY_AWAY, translate("Find", "any")),
        (UNLIMITED_AWAY, translate("Find", "unlimited")),
        *((points, away.format(points=whole(points))) for points in range(1, _MOST_AWAY + 1)),
    )


def bar_choices() -> Sequence[str]:
    """How many checkers are on the bar."""
    return (
        #: Choices: how many checkers are on the bar, as the next ones
        translate("Find", "any"),
        translate("Find", "none"),
        translate("Find", "1 or more"),
        translate("Find", "2 or more"),
    )
