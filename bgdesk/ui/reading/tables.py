"""The tables of the pages, made of the figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.ui.reading.figures import HelpFigures
from bgdesk.ui.reading.verdicts import NOTHING, cost_head, equity_head, markdown_table
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import decimals, equity, percent, whole

translate = QCoreApplication.translate

_ROLLS = 36
_FIRST_AWAY = 2


def openings(figures: HelpFigures) -> str:
    """The best play and the next one of each opening roll, in money play."""
    heads = (
        #: Head of a column: two dice
        translate("Reading", "Roll"),
        #: Head of a column: a move
        translate("Reading", "Best play"),
        equity_head(),
        #: Head of a column: the play after the best one
        translate("Reading", "Next"),
        cost_head(),
    )
    rows = []
    for roll, scores in figures.openings["rolls"].items():
        best, other = scores["money"][:2]
        gap = cost_text(best["equity"] - other["equity"]) or NOTHING
        rows.append((roll, isolated(best["play"]), equity(best["equity"]), isolated(other["play"]), gap))
    return markdown_table(heads, rows, texts=(0, 1, 3))


def opening_scores(figures: HelpFigures) -> str:
    """The best play of each opening roll that is not played alike at all scores."""
    heads = (
        translate("Reading", "Roll"),
        #: Head of a column: games for money, each for itself
        translate("Reading", "Money"),
        #: Head of a column: both players need one point; a standard term, short for double match point
        translate("Reading", "DMP"),
        #: Head of a column: a gammon wins the match; a standard term
        translate("Reading", "Gammon-go"),
        #: Head of a column: a gammon loses the match; a standard term
        translate("Reading", "Gammon-save"),
    )
    order = ("money", "dmp", "go", "save")
    rows = []
    for roll, scores in figures.openings["rolls"].items():
        plays = [scores[score][0]["play"] for score in order]
        if len(set(plays)) > 1:
            rows.append((roll, *(isolated(play) for play in plays)))
    return markdown_table(heads, rows, texts=range(len(heads)))


def hits(figures: HelpFigures) -> str:
    """How many rolls hit a blot, by the distance."""
    heads = (
        #: Head of a column: how many pips a checker is away
        translate("Reading", "Pips away"),
        #: Head of a column: how many of the 36 rolls
        translate("Reading", "Rolls of 36"),
        #: Head of a column: a share in per cent
        translate("Reading", "Share"),
    )
    found = enumerate(figures.counted["hits"], 1)
    return markdown_table(heads, [(whole(far), whole(n), percent(n / _ROLLS, 0)) for far, n in found if n])


def enters(figures: HelpFigures) -> str:
    """How many rolls enter from the bar, by the points made."""
    heads = (
        #: Head of a column: how many of the six home points the opponent has made
        translate("Reading", "Points made"),
        #: Head of a column: how many rolls bring in the only checker on the bar
        translate("Reading", "Rolls that enter one"),
        #: Head of a column: how many rolls bring in both of two checkers on the bar
        translate("Reading", "Rolls that enter two"),
    )
    rows = [
        (whole(closed), _of_36(found["one"]), _of_36(found["two"]))
        for closed, found in enumerate(figures.counted["enters"])
    ]
    return markdown_table(heads, rows)


def both_off(figures: HelpFigures) -> str:
    """How many rolls bear off the last two checkers, by their points."""
    found = figures.counted["both_off"]
    #: Head of a column: the points on which the last two checkers stand
    heads = (translate("Reading", "Points"), *(whole(low) for low in range(1, 7)))
    rows = [
        (whole(one), *(whole(found[f"{max(one, two)}-{min(one, two)}"]) for two in range(1, 7)))
        for one in range(1, 7)
    ]
    return markdown_table(heads, rows)


def races(figures: HelpFigures) -> str:
    """From which lead to double, and until which to take, by the leader's pips."""
    heads = (
        #: Head of a column: the pips of the player on roll
        translate("Reading", "Your pips"),
        #: Head of a column: the smallest lead, in pips, with which to double
        translate("Reading", "Least lead to double"),
        #: Head of a column: the smallest lead, in pips, with which to redouble
        translate("Reading", "Least lead to redouble"),
        #: Head of a column: the largest lead of the player on roll, in pips, at which the other takes
        translate("Reading", "Largest lead to take"),
        #: Head of a column: the chance to win with which it is the same to take and to pass
        translate("Reading", "Least chance to take"),
    )
    rows = [
        (count, whole(one["double"]), whole(one["redouble"]), whole(one["take"]), percent(one["take_chance"]))
        for count, one in figures.races["by_count"].items()
    ]
    return markdown_table(heads, rows)


def effective(figures: HelpFigures) -> str:
    """Pips, effective pips and wastage of three boards."""
    names = {
        #: A board: {checkers} are those on each point, as in 3-3-3-2-2-2
        "smooth": translate("Reading", "{checkers} from the 6-point down").format(
            checkers=isolated("3-3-3-2-2-2")
        ),
        #: A board with empty points
        "gaps": translate("Reading", "7 on the 6-point, 1 on the 3-point, 7 on the 2-point"),
        "ace": translate("Reading", "10 on the 1-point"),
    }
    heads = (
        #: Head of a column: where the checkers stand
        translate("Reading", "Board"),
        translate("Reading", "Pips"),
        #: Head of a column: effective pip count, a standard term
        translate("Reading", "Effective pips"),
        #: Head of a column: pips that are rolled in vain
        translate("Reading", "Wastage"),
    )
    found = figures.counted["effective"]
    rows = [
        (name, whole(found[key]["pips"]), *(decimals(found[key][one], 1) for one in ("effective", "wastage")))
        for key, name in names.items()
    ]
    return markdown_table(heads, rows)


def match_take(figures: HelpFigures) -> str:
    """What whoever is doubled needs to take, by the points that both need."""
    points = figures.counted["match_take"]
    #: Head of a table: down the points that the doubler still needs, across those of whoever is
    #: doubled; both are persons
    corner = translate("Reading", "Doubler \\ taker")
    heads = (corner, *(_away(nth) for nth in range(len(points))))
    rows = [(_away(nth), *(percent(one, 0) for one in row)) for nth, row in enumerate(points)]
    return markdown_table(heads, rows)


def trailer(figures: HelpFigures) -> str:
    """The chance to win the match of who trails after the Crawford game."""
    heads = (
        #: Head of a column: the points that a player still needs
        translate("Reading", "Points needed"),
        #: Head of a column: the chance to win the match
        translate("Reading", "Wins the match"),
    )
    found = figures.counted["trailer"]
    return markdown_table(heads, [(whole(away), percent(one)) for away, one in enumerate(found, 1)])


def gammon_prices(figures: HelpFigures) -> str:
    """What a gammon adds to a win, by the score, the cube at 1."""
    names = {
        #: A row: games for money, each for itself
        "money": translate("Reading", "Money, the cube turned"),
        "dmp": translate("Reading", "Double match point: both need 1"),
        "go": translate("Reading", "Gammon-go: you need 2, your opponent 1, Crawford game"),
        "save": translate("Reading", "Gammon-save: you need 1, your opponent 2, Crawford game"),
        "two_two": translate("Reading", "Both need 2"),
        "even": translate("Reading", "Both need 7"),
    }
    heads = (
        #: Head of a column: how a match stands
        translate("Reading", "Score"),
        #: Head of a column: what winning a gammon adds, as a share of the stake; a standard term
        translate("Reading", "Gammon price"),
    )
    found = figures.counted["gammon_prices"]
    return markdown_table(heads, [(name, decimals(found[key], 2)) for key, name in names.items()])


def _of_36(rolls: int) -> str:
    #: In a cell: so many of the 36 rolls. {share} is in per cent
    text = translate("Reading", "{rolls} ({share})")
    return text.format(rolls=whole(rolls), share=percent(rolls / _ROLLS, 0))


def _away(nth: int) -> str:
    #: Short: so many points still needed
    return translate("Reading", "{points}-away").format(points=nth + _FIRST_AWAY)


TABLES: Mapping[str, Callable[[HelpFigures], str]] = MappingProxyType(
    {
        table.__name__: table
        for table in (
            openings,
            opening_scores,
            hits,
            enters,
            both_off,
            races,
            effective,
            match_take,
            trailer,
            gammon_prices,
        )
    }
)
"""Every table by the name that pages call it by."""
