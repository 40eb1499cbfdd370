"""Matches of eXtreme Gammon, against what their own files say about errors and luck."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.formats.import_result import Import, RemarkKind, Unreadable
from bgdesk.formats.mat import reader as mat_reader
from bgdesk.formats.xg import reader as xg_reader
from bgdesk.formats.xg.archive import RECORD_SIZE, XgArchive, unpack
from bgdesk.formats.xg.records import NOT_ANALYSED, XgCube, XgMove, records
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.evaluation import Unit
from bgdesk.match.events import OpeningRolled, PlayedIllegally, PositionSet, Rolled
from bgdesk.match.state import Ending, Pair, Phase
from bgdesk.match.study import Comment, Tag
from bgdesk.rules.player import Player
from tests.folders import FILES
from tests.formats.told import told
from tests.formats.xg_files import packed
from tests.match_files import is_own, match_data, match_names, unlicensed

MONEY = (FILES / "gammonview/money.xg").read_bytes()
ROUNDED = 1e-4
"""The program calls smaller errors none."""


def changed(change: Callable[[bytearray], None]) -> Import:
    """The money session with its records changed."""
    archive = unpack(MONEY)
    game = bytearray(archive.game)
    change(game)
    return xg_reader.read(packed(replace(archive, game=bytes(game))))


def put(place: int, value: int, size: int = 4) -> Callable[[bytearray], None]:
    def change(game: bytearray) -> None:
        game[place : place + size] = value.to_bytes(size, "little", signed=value < 0)

    return change


def test_a_session() -> None:
    found = xg_reader.read(MONEY)
    study = found.studies[0]
    record = study.record
    assert found.format == "xg"
    assert found.remarks == ((),)
    assert [seat.name for seat in (record.header.seats.white, record.header.seats.black)] == [
        "Fox",
        "Bluepoint02",
    ]
    assert record.header.options.is_money
    assert [(r.winner, r.points, r.ending) for r in record.state.results] == [
        (Player.WHITE, 1, Ending.PASSED),
        (Player.BLACK, 1, Ending.PASSED),
        (Player.WHITE, 6, Ending.RESIGNED),
    ]
    assert (study.tag(Tag.SITE), study.tag(Tag.DATE)) == ("SampleServer", "2026-01-04")
    assert record.header.created == "2026-01-04T10:51:17+00:00"


def test_levels_and_rollouts() -> None:
    analysis = xg_reader.read(MONEY).studies[0].analyses[0]
    assert (analysis.engine, analysis.level) == ("eXtreme Gammon", "2-ply")
    rolled_out = [one for play in analysis.plays for one in play.candidates if one.rollout]
    assert [(one.level, one.written, round(one.equity.value, 4)) for one in rolled_out] == [
        ("rollout", "15/9 11/9", 0.0386),
        ("rollout", "15/13 8/2", -0.3655),
    ]
    rollout = rolled_out[0].rollout
    assert rollout
    assert (rollout.trials, rollout.seed, rollout.truncated_at) == (500, 1, None)
    assert rollout.standard_error == pytest.approx(0.01414 / 1.96, rel=1e-3)
    assert any(cube.level == "XG Roller+" for cube in analysis.cubes)
    assert {one.equity.unit for play in analysis.plays for one in play.candidates} == {Unit.MONEY}


def test_everything_can_be_stored() -> None:
    study = xg_reader.read(MONEY).studies[0]
    again = study_from_text(study_to_text(study))
    assert again.record.entries == study.record.entries
    assert (again.tags, again.comments, again.analyses) == (study.tags, study.comments, study.analyses)


@pytest.mark.parametrize(
    ("place", "value", "shown"),
    [(101, 1, ("jacoby", True)), (102, 1, ("max_chain", 2)), (103, 1, ("automatic_doubles", -1))],
)
def test_options(place: int, value: int, shown: tuple[str, object]) -> None:
    options = changed(put(place, value, 1)).studies[0].record.header.options
    assert getattr(options, shown[0]) == shown[1]


def test_an_unknown_variation_is_remarked() -> None:
    found = changed(put(96, 77))
    assert RemarkKind.VARIATION_UNKNOWN in {remark.kind for remark in found.remarks[0]}
    assert len(found.studies[0].record.state.results) == 3


def test_automatic_doubles_set_the_cube() -> None:
    found = changed(put(RECORD_SIZE + 64, 2))
    assert next(e for e in found.studies[0].record.events if isinstance(e, PositionSet)).cube.value == 4


def test_an_unknown_board_in_the_middle_is_set() -> None:
    def change(game: bytearray) -> None:
        del game[4 * RECORD_SIZE : 6 * RECORD_SIZE]

    found = changed(change)
    assert RemarkKind.TURN_MISSING_HERE in {remark.kind for remark in found.remarks[0]}
    assert found.studies[0].record.state.score == Pair(7, 1)


def test_a_file_without_an_end_is_read_and_remarked() -> None:
    found = xg_reader.read(MONEY[: len(MONEY) * 7 // 10])
    assert found.remarks[0][-1].kind is RemarkKind.TRUNCATED
    assert len(found.studies[0].record.events) > 50


def test_a_match_without_games_is_refused() -> None:
    archive = unpack(MONEY)
    with pytest.raises(Unreadable, match="has no game in it"):
        xg_reader.read(packed(XgArchive(archive.game[:RECORD_SIZE] + bytes(5 * RECORD_SIZE))))


def test_records_of_nothing_are_refused() -> None:
    with pytest.raises(Unreadable):
        changed(put(8, 5, 1))


def match_files() -> dict[str, bytes]:
    return {Path(name).stem: match_data(name) for name in match_names("xg/*.xg")}


def test_stored_errors_and_luck_follow_from_the_analysis() -> None:
    counted = 0
    for name, data in match_files().items():
        study = xg_reader.read(data).studies[0]
        rolls = [i for i, e in enumerate(study.record.events) if isinstance(e, OpeningRolled | Rolled)]
        moves = [one for one in records(unpack(data).game) if isinstance(one, XgMove)]
        plays = {play.event: play for play in study.analyses[0].plays}
        luck = {roll.event: roll.luck for roll in study.analyses[0].rolls}
        for event, move in zip(rolls, moves, strict=True):
            assert (luck[event].value, luck[event].pov) == (move.luck, move.player)
            if move.error == NOT_ANALYSED or move.is_illegal:
                continue
            play = plays[event + 1]
            assert play.played is not None
            lost = play.candidates[0].equity.value - play.candidates[play.played].equity.value
            assert lost == pytest.approx(-move.error, abs=ROUNDED), (name, event)
            counted += 1
    assert counted > 150 * len(match_files())


def test_stored_cube_errors_follow_from_the_analysis() -> None:
    counted = 0
    for name, data in match_files().items():
        study = xg_reader.read(data).studies[0]
        stored = [one for one in records(unpack(data).game) if isinstance(one, XgCube) and any(one.equities)]
        decided = {cube.decision: cube for cube in study.analyses[0].cubes}
        for one in stored:
            found = [d for d in decided if d.no_double.value == one.equities[0]]
            if one.errors[0] == NOT_ANALYSED or not found:
                continue
            best = max(found[0].no_double.value, min(found[0].double_take.value, found[0].double_pass.value))
            after = min(found[0].double_take.value, found[0].double_pass.value)
            done = after if one.doubled == 1 else found[0].no_double.value
            assert best - done == pytest.approx(abs(one.errors[0]), abs=ROUNDED), name
            counted += 1
    assert counted > 80 * len(match_files())


def test_text_exports_are_the_same_matches() -> None:
    compared = 0
    for name, data in match_files().items():
        text = f"mat/{name}.mat"
        if is_own(text):
            record = xg_reader.read(data).studies[0].record
            other = mat_reader.read(match_data(text)).studies[0].record
            assert told(record) == told(other), name
            assert record.header.seats == other.header.seats
            compared += 1
    assert compared >= 2


ILLEGAL = {
    "gv_5nqfGw9bWG3deTaU": ["14/10 13/12"],
    "gv_hQ8sVn2LbTdF4wRm": ["14/8 15/10 6/8", "13/9 13/7", "7/1"],
    "gv_rK7pXm4TqLb9NzWd": ["13/3 7/4"],
}
"""All plays in the files of eXtreme Gammon that the rules do not allow."""


def test_illegal_plays_are_kept_and_the_game_goes_on() -> None:
    written = {}
    for name, data in match_files().items():
        found = xg_reader.read(data)
        record = found.studies[0].record
        written[name] = [e.written for e in record.events if isinstance(e, PlayedIllegally)]
        illegal = [r for r in found.remarks[0] if r.kind is RemarkKind.ILLEGAL_PLAY]
        assert found.remarks[0] == tuple(illegal)
        assert len(illegal) == len(written[name])
        assert record.header.options.is_money or record.state.phase is Phase.OVER
    assert written == {name: ILLEGAL.get(name, []) for name in written}
    assert not ILLEGAL.keys().isdisjoint(written)


def test_comments_and_names_in_unicode() -> None:
    study = xg_reader.read(match_data("xg/match_with_comment.xg")).studies[0]
    assert study.tag(Tag.TRANSCRIBER) == "Kévin UNGER"
    assert study.record.header.seats.black.name == "Kévin UNGER"
    assert [comment.text for comment in study.comments] == [
        "coup assez difficile",
        "les double 66 sont toujpurs difficiles à trouver",
    ]


@pytest.mark.parametrize(
    ("name", "score", "level"),
    [
        ("BothAnalysis", Pair(0, 0), "XG Roller++"),
        ("TooGoodAndTake", Pair(3, 1), "rollout"),
        ("match35253054_2_37", Pair(0, 1), "rollout"),
    ],
)
def test_positions(name: str, score: Pair[int], level: str) -> None:
    found = xg_reader.read(unlicensed(f"xgp/{name}.xgp").read_bytes())
    record, analysis = found.studies[0].record, found.studies[0].analyses[0]
    assert found.remarks == ((),)
    assert isinstance(record.events[-1], PositionSet)
    assert (record.state.score, record.state.phase) == (score, Phase.TO_ROLL)
    assert [(cube.event, cube.level) for cube in analysis.cubes] == [(len(record.events) - 1, level)]
    assert len(analysis.cubes[0].rollouts) == (2 if level == "rollout" else 0)
    if name == "BothAnalysis":
        assert [comment.event for comment in found.studies[0].comments] == [None]


def test_speed() -> None:
    """A whole match to 7 points in 100 ms of this process; the slow machine gets three times that."""
    data = match_data("xg/charlot_7p.xg")
    times = []
    for _ in range(3):
        before = time.process_time()
        xg_reader.read(data)
        times.append(time.process_time() - before)
    assert min(times) < 0.3


def test_comments_are_about_the_match_where_nothing_else_is_named() -> None:
    archive = unpack(MONEY)
    found = xg_reader.read(packed(replace(archive, comments=b"{\\rtf1 somewhere}\r\n")))
    assert found.studies[0].comments == (Comment(None, "somewhere"),)
