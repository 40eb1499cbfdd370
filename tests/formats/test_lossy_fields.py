"""The losses that all files of other programs share, told in the same words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.formats.registry import WRITTEN, Format
from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.events import (
    Entry,
    Event,
    GameStarted,
    HintTaken,
    OpeningRolled,
    Played,
    StepPlayed,
    TakenBack,
)
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.match.study import Study
from tests.match.driving import PLAIN_MONEY, WHITE
from tests.random_play import a_header

SEVEN = match_options(7)
CLOCK = replace(SEVEN, clock=ClockOptions(60_000))
MADE_POINT = Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
OPENED: tuple[Event, ...] = (GameStarted(1), OpeningRolled(3, 1), MADE_POINT)
WITH_TIME = (*OPENED[:2], replace(MADE_POINT, used_ms=900))
BOT = Pair(Seat("Left"), Seat("Right", SeatKind.BOT, "expert"))

others = pytest.mark.parametrize(
    "kind", [kind for kind in WRITTEN if not kind.holds_every_game], ids=lambda kind: kind.id
)


def from_elsewhere(options: MatchOptions = SEVEN) -> MatchHeader:
    """A header of two people whose dice came from a file."""
    return a_header(options, dice=DiceRecord(RECORDED))


def told(kind: Format, header: MatchHeader, *entries: Entry) -> list[str]:
    """What gets lost, without the name of the format."""
    a_file = "a .mat file" if kind.id == "mat" else f"an .{kind.id} file"
    warnings = kind.write(Study(MatchRecord(header, entries))).warnings
    return [warning.replace(a_file, "FILE").replace(a_file.capitalize(), "FILE") for warning in warnings]


@others
def test_a_match_of_people_from_elsewhere_loses_nothing(kind: Format) -> None:
    assert told(kind, from_elsewhere(), *OPENED) == []


@others
@pytest.mark.parametrize(
    ("header", "entries", "sentence"),
    [
        (replace(from_elsewhere(), seats=BOT), OPENED, "FILE does not say which player is a program."),
        (a_header(SEVEN), OPENED, "How the dice were made is not in FILE."),
        (from_elsewhere(CLOCK), OPENED, "Clock and thinking times are not in FILE."),
        (from_elsewhere(), WITH_TIME, "Clock and thinking times are not in FILE."),
        (
            from_elsewhere(),
            (*OPENED, TakenBack(2, same_dice=False), MADE_POINT),
            "What was taken back is not in FILE.",
        ),
        (from_elsewhere(), (*OPENED, HintTaken(WHITE)), "Which hints were taken is not in FILE."),
        (
            from_elsewhere(replace(SEVEN, holland=True)),
            OPENED,
            "FILE cannot name the house rules of this match.",
        ),
    ],
)
def test_what_is_lost_is_told_in_the_same_words(
    kind: Format, header: MatchHeader, entries: tuple[Entry, ...], sentence: str
) -> None:
    assert told(kind, header, *entries) == [sentence]


@others
def test_equal_rolls_are_told(kind: Format) -> None:
    (sentence,) = told(
        kind, from_elsewhere(), GameStarted(1), OpeningRolled(2, 2, 0), OpeningRolled(3, 1, 1), MADE_POINT
    )
    assert sentence.startswith("Tied opening rolls are not in FILE")


@others
def test_the_number_of_games_is_told_where_it_is_not_said(kind: Format) -> None:
    lost = [] if kind.id == "sgf" else ["The number of games agreed on is not in FILE."]
    assert told(kind, from_elsewhere(replace(PLAIN_MONEY, games=3)), *OPENED) == lost


@others
def test_agreed_automatic_doubles_are_told_where_they_are_not_said(kind: Format) -> None:
    lost = {
        "mat": ["The agreement on automatic doubles is not in FILE."],
        "sgf": [],
        "ogxm": ["FILE cannot limit automatic doubles: there they have no limit."],
    }
    assert told(kind, from_elsewhere(replace(PLAIN_MONEY, automatic_doubles=1)), *OPENED) == lost[kind.id]
