"""OGXM written and read again: the same events, analysis and comments."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.formats.export_result import CannotHold
from bgdesk.formats.gv import reader as gv_reader, writer as gv_writer
from bgdesk.formats.gv.writer import OgxmLossyField
from bgdesk.formats.xg import reader as xg_reader
from bgdesk.match.events import (
    Event,
    GameStarted,
    OpeningRolled,
    Played,
    ResignationRejected,
    Rolled,
    Settled,
)
from bgdesk.match.options import UNLIMITED, MatchOptions, match_options
from bgdesk.match.record import MatchRecord, RecordBuilder
from bgdesk.match.study import Comment, Study, Tag
from tests.folders import FILES
from tests.match.autoplay import whole_match
from tests.match.driving import PLAIN_MONEY, WHITE, header
from tests.match_files import match_data

MONEY = (FILES / "gammonview/money.xg").read_bytes()
EXACT = 6e-5
"""The format keeps four places of an equity."""

OPTIONS = (
    match_options(1),
    match_options(5),
    match_options(0),
    MatchOptions(length=5, crawford=False),
    MatchOptions(length=0, games=3, crawford=False, max_chain=2),
    MatchOptions(length=0, games=3, crawford=False, jacoby=True, automatic_doubles=UNLIMITED),
    MatchOptions(variant="nackgammon", length=3),
    MatchOptions(variant="hypergammon", length=5),
    MatchOptions(variant="longgammon", length=1),
)


def sayable(record: MatchRecord) -> list[Event]:
    """The events without what the format cannot hold: times, equal rolls, the order of dice, refusals."""
    kept: list[Event] = []
    for event in record.events:
        if isinstance(event, ResignationRejected):
            kept.pop()
        elif isinstance(event, OpeningRolled):
            kept += [] if event.dice.is_double else [replace(event, roll=0)]
        elif isinstance(event, Rolled):
            kept.append(replace(event, dice=type(event.dice)(event.dice.high, event.dice.low), roll=0))
        else:
            kept.append(untimed(event))
    return kept


def untimed(event: Event) -> Event:
    """``event`` without the time that it took."""
    names = {field.name for field in fields(event)}
    return replace(event, **{"used_ms": 0} if "used_ms" in names else {})  # type: ignore[arg-type]  # it is a field


def read_again(study: Study) -> Study:
    found = gv_reader.read(gv_writer.write(study).content)
    assert found.remarks == ((),)
    return found.studies[0]


@settings(max_examples=25)
@given(st.sampled_from(OPTIONS), st.integers(0, 10_000))
def test_whole_matches(options: MatchOptions, seed: int) -> None:
    record = whole_match(options, seed, 300)
    while not isinstance(record.events[-1], Played):
        record = MatchRecord(record.header, record.entries[:-1])
    again = read_again(Study(record)).record
    if record.state.auto_doubles or any(state.auto_doubles for state in record.states):
        assert [r.points for r in again.state.results] == [r.points for r in record.state.results]
        return
    assert sayable(again) == sayable(record)
    assert [r.ending for r in again.state.results] == [r.ending for r in record.state.results]
    options = record.header.options.locked()
    ours = again.header.options
    assert (ours.variant, ours.length, ours.crawford, ours.jacoby, ours.max_chain) == (
        options.variant,
        options.length,
        options.crawford,
        options.jacoby,
        options.max_chain,
    )


def test_analysis_comes_back() -> None:
    study = xg_reader.read(MONEY).studies[0]
    written = gv_writer.write(study)
    again = gv_reader.read(written.content).studies[0]
    assert written.warnings == ()
    assert sayable(again.record) == sayable(study.record)
    assert_same_analysis(again, study)


def test_analysis_of_whole_matches_comes_back() -> None:
    for name in ("charlot_7p", "gv_hQ8sVn2LbTdF4wRm"):
        study = xg_reader.read(match_data(f"xg/{name}.xg")).studies[0]
        again = read_again_with_remarks(study)
        assert sayable(again.record) == sayable(study.record)
        assert_same_analysis(again, study)


def read_again_with_remarks(study: Study) -> Study:
    return gv_reader.read(gv_writer.write(study).content).studies[0]


def assert_same_analysis(again: Study, study: Study) -> None:
    ours, theirs = again.analyses[0], study.analyses[0]
    assert (ours.engine, ours.level) == (theirs.engine, theirs.level)
    assert [play.event for play in ours.plays] == [play.event for play in theirs.plays]
    for play, original in zip(ours.plays, theirs.plays, strict=True):
        judged = {one.position: one for one in original.candidates}
        for one in play.candidates:
            was = judged[one.position]
            assert one.equity.value == pytest.approx(was.equity.value, abs=EXACT)
            assert (one.level, one.written, one.equity.pov) == (was.level, was.written, was.equity.pov)
    for cube, was_cube in zip(ours.cubes, theirs.cubes, strict=True):
        assert (cube.event, cube.level) == (was_cube.event, was_cube.level)
        assert cube.decision.double_take.value == pytest.approx(
            was_cube.decision.double_take.value, abs=EXACT
        )
    for roll, was_roll in zip(ours.rolls, theirs.rolls, strict=True):
        assert (roll.event, roll.level) == (was_roll.event, was_roll.level)
        assert roll.luck.value == pytest.approx(was_roll.luck.value, abs=EXACT)


def test_comments_and_tags() -> None:
    record = whole_match(match_options(3), 5, 60)
    played = next(i for i, event in enumerate(record.events) if isinstance(event, Played))
    comments = (Comment(None, "About it all"), Comment(played, "Brave\nand right"))
    tags = ((str(Tag.EVENT), "Open"), (str(Tag.ROUND), "Final"), (str(Tag.PLACE), "Oslo"))
    again = read_again_with_remarks(Study(record, tags, comments))
    assert [comment.text for comment in again.comments] == ["About it all", "Brave\nand right"]
    assert again.comments[1].event == played
    assert (again.tag(Tag.EVENT), again.tag(Tag.ROUND), again.tag(Tag.PLACE)) == ("Open", "Final", "Oslo")


def test_a_session_with_more_games_than_the_format_has_room_for_is_refused() -> None:
    builder = RecordBuilder(header(PLAIN_MONEY))
    for number in range(1, 1002):
        builder.add(GameStarted(number))
        builder.add(Settled(WHITE, 1))
    with pytest.raises(CannotHold, match=r"An \.ogxm file cannot hold this match: .*1001"):
        gv_writer.write(Study(builder.record()))


def test_the_crawford_rule_is_said() -> None:
    for crawford in (True, False):
        record = whole_match(MatchOptions(length=3, crawford=crawford), 1, 20)
        assert read_again_with_remarks(Study(record)).record.header.options.crawford is crawford


def test_what_is_lost_is_told() -> None:
    record = whole_match(match_options(3), 1, 2)
    assert isinstance(record.events[-1], OpeningRolled)
    told = (OgxmLossyField.BOTS, OgxmLossyField.DICE, OgxmLossyField.OPEN_DECISION)
    assert gv_writer.write(Study(record)).warnings == told
    house = whole_match(MatchOptions(length=3, no_hit_and_run=True), 1, 3)
    assert OgxmLossyField.HOUSE_RULES in gv_writer.write(Study(house)).warnings


@pytest.mark.parametrize(("agreed", "is_lost"), [(0, False), (1, True), (3, True), (UNLIMITED, False)])
def test_a_limit_of_automatic_doubles_is_lost(agreed: int, is_lost: bool) -> None:
    record = MatchRecord(header(replace(PLAIN_MONEY, automatic_doubles=agreed)), (GameStarted(1),))
    warnings = gv_writer.write(Study(record)).warnings
    assert (OgxmLossyField.AUTOMATIC_DOUBLES in warnings) is is_lost
    assert OgxmLossyField.HOUSE_RULES not in warnings
