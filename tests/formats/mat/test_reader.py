"""Dialects of .mat, one small match each; what is written is read back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.formats.import_result import Import, RemarkKind, Unreadable
from bgdesk.formats.mat.reader import read, sniff
from bgdesk.formats.mat.writer import write
from bgdesk.match.events import (
    Doubled,
    Event,
    OpeningRolled,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending
from bgdesk.match.study import Comment, Study, Tag
from bgdesk.rules.player import Player
from tests.random_play import a_header, play_on

WHITE, BLACK = Player.WHITE, Player.BLACK
HEAD = " 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n"
OPENING = "  1) 31: 8/5 6/5                 42: 8/4 6/4\n"


def read_text(text: str) -> Import:
    return read(text.encode())


def record(text: str) -> MatchRecord:
    return read_text(text).studies[0].record


def kinds(text: str) -> list[RemarkKind]:
    return [remark.kind for remark in read_text(text).remarks[0]]


@pytest.mark.parametrize(
    ("rows", "winner", "points", "ending"),
    [
        ("  2)  Doubles => 2                Drops\n      Wins 1 point\n", WHITE, 1, Ending.PASSED),
        ("  2) 43: ????                     Wins 2 point\n", BLACK, 2, Ending.RESIGNED),
        ("  2) 43: Concedes\n  5)                              Wins 1 point\n", BLACK, 1, Ending.RESIGNED),
        ("  2)  Concedes                    Wins 3 point\n", BLACK, 3, Ending.RESIGNED),
        ("  2) 00: ????\n                                  Wins 1 point\n", BLACK, 1, Ending.RESIGNED),
        ("  2)  Losses 2 point              Wins 2 point\n", BLACK, 2, Ending.RESIGNED),
        ("  2)  Doubles ==> 2               Takes\n 3) ????\n", BLACK, 2, Ending.RESIGNED),
        (" Losses 1 point\n\n      Wins 1 point\n", WHITE, 1, Ending.RESIGNED),
        (" Wins 1 point\n", BLACK, 1, Ending.RESIGNED),
        ("  2) 43: ????\n                                  Wins 4016 point\n", BLACK, 3, Ending.RESIGNED),
    ],
)  # fmt: skip
def test_ends_of_games(rows: str, winner: Player, points: int, ending: Ending) -> None:
    (result,) = record(HEAD + OPENING + rows).state.results
    assert (result.winner, result.points, result.ending) == (winner, points, ending)


@pytest.mark.parametrize(
    "play", ["24/20 13/11", "13/11 24/20", "24/22 13/9 22/20", "24/20* 13/11", "24/22/20 13/11"]
)
def test_a_play_may_be_written_in_many_ways(play: str) -> None:
    played = [event for event in record(f"{HEAD}  1) 42: {play}\n").events if isinstance(event, Played)]
    assert len(played) == (0 if play == "24/22 13/9 22/20" else 1)


def test_an_empty_cell_is_a_dance_a_forced_play_or_nothing() -> None:
    assert (
        kinds(f"{HEAD}{OPENING}  2) 43:                         31: 24/23 13/10\n")[0]
        is RemarkKind.PLAY_MISSING
    )


def test_an_illegal_play_brings_its_board() -> None:
    dump = "5;0;0;0;0;Ann;Bob;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0"
    text = f"{HEAD}{OPENING}  2) 31: Illegal play ({dump})\n"
    (event,) = [event for event in record(text).events if isinstance(event, PlayedIllegally)]
    assert event.player is WHITE
    assert event.position.white[6] == 5
    assert event.position.white[8] == 3


def test_a_board_set_by_hand() -> None:
    text = f"{HEAD}; Set Pos=-a----E-C---eE---c-e-----B/1\n  1) 31: bar/24 bar/22\n"
    events = record(text).events
    (placed,) = [event for event in events if isinstance(event, PositionSet)]
    assert placed.turn is WHITE
    assert placed.position.white[25] == 2
    assert (placed.cube.value, placed.cube.owner) == (2, BLACK)
    assert isinstance(events[-1], Played)


def test_headers_become_tags() -> None:
    text = (
        '; [Site "Club"]\n; [Event "Open"]\n; [EventDate "2026.1.4"]\n; [EventTime "9.05"]\n'
        '; [Player 1 "Robert"]\n; [Player 2 "Anna"]\n; [Player 1 Elo "1500"]\n; [ClockType "Live8"]\n'
        f"; a remark\n{HEAD.replace('Ann', 'Anna')}{OPENING}"
    )
    study = read_text(text).studies[0]
    assert (study.tag(Tag.SITE), study.tag(Tag.EVENT)) == ("Club", "Open")
    assert (study.tag(Tag.DATE), study.tag(Tag.TIME)) == ("2026-01-04", "09:05")
    assert study.tag("ClockType") == "Live8"
    assert study.tag(Tag.BLACK_RATING) == "1500"
    assert study.tag(Tag.BLACK_NAME) == "Robert"
    assert study.comments == (Comment(None, "a remark"),)
    assert study.record.header.created == "2026-01-04T09:05:00+00:00"


@pytest.mark.parametrize(
    "data", [b"", b"<html>404</html>", b"7 point match\n", b"\x00\x01\x02", "Ὅμηρος".encode()]
)
def test_what_holds_no_game_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read(data)


def test_detection() -> None:
    assert sniff(HEAD.encode())
    assert sniff(b'; [Site "x"]\n')
    assert not sniff(b"Score is 0-2 in a 7 point match.")
    assert not sniff(b"Game 1: 0-0\n")


def plain(record: MatchRecord) -> list[Event]:
    """The events that .mat can say: no ties, no refused resignations, nothing that waits for an answer."""
    found: list[Event] = []
    for event in record.events:
        if isinstance(event, ResignationRejected):
            found.pop()
        elif isinstance(event, OpeningRolled | Rolled):
            is_tie = isinstance(event, OpeningRolled) and event.dice.is_double
            found += [] if is_tie else [replace(event, roll=0)]
        else:
            found.append(event)
    waiting = Rolled | OpeningRolled | Doubled | Raised | Taken | ResignationOffered
    while found and isinstance(found[-1], waiting):
        found.pop()
    return found


KINDS = st.sampled_from(
    [
        match_options(3),
        match_options(1),
        match_options(9),
        replace(match_options(5), crawford=False),
        replace(match_options(5), cube=False),
        replace(match_options(0), games=3, max_chain=3),
        replace(match_options(0), games=3, jacoby=False),
        *(replace(match_options(3), variant=name) for name in ("nackgammon", "hypergammon", "hypergammon1")),
    ]
)


@settings(max_examples=40)
@given(KINDS, st.integers(0, 10**6), st.sampled_from([40, 90, 1000]))
def test_what_is_written_is_read_back(options: object, seed: int, most: int) -> None:
    played = play_on(MatchRecord(a_header(options)), Random(seed), most, eagerness=0.2)  # type: ignore[arg-type]  # one of KINDS
    study = Study(played, ((Tag.EVENT, "Open"), ("Own", "kept")))
    again = read(write(study).content).studies[0]
    assert plain(again.record) == plain(played)
    assert again.record.header.id == played.header.id
    assert again.record.header.seats == played.header.seats
    assert again.tag(Tag.EVENT) == "Open"
    assert again.tag("Own") == "kept"
