"""SGF that we write: read again it is the same, and what it cannot hold is named."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.formats.sgf import reader as sgf_reader, writer as sgf_writer
from bgdesk.formats.sgf.equity import cube_stakes
from bgdesk.formats.sgf.lossy_fields import SgfLossyField
from bgdesk.match.dice.fair_dice import RECORDED
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import (
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    Played,
    PlayedIllegally,
    PositionSet,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    ScoreSet,
    Settled,
    StepPlayed,
)
from bgdesk.match.options import ClockOptions, MatchOptions, match_options
from bgdesk.match.record import DiceRecord, MatchHeader, MatchRecord, Seat
from bgdesk.match.state import Pair
from bgdesk.match.study import (
    Analysis,
    Branch,
    Candidate,
    Comment,
    JudgedCube,
    JudgedPlay,
    JudgedRoll,
    Rollout,
    Study,
    Tag,
)
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from tests.formats.sgf_studies import random_study
from tests.match.autoplay import whole_match

WHITE, BLACK = Player.WHITE, Player.BLACK
MATCH = match_options(5)
MONEY = match_options(0)
MADE_POINT = Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
REPLY = Played(BLACK, (StepPlayed(24, 18, 6), StepPlayed(13, 11, 2)))
OPENED = (GameStarted(1), OpeningRolled(3, 1), MADE_POINT)
IN_PLAY = (*OPENED, Rolled(BLACK, Dice(6, 2), 1), REPLY)
CHANCES = Probabilities(WHITE, 0.55, 0.15, 0.01, 0.12, 0.005)

options = st.builds(
    MatchOptions,
    variant=st.sampled_from(["backgammon", "nackgammon", "hypergammon", "longgammon"]),
    length=st.sampled_from([0, 0, 1, 3, 7]),
    games=st.sampled_from([1, 3]),
    cube=st.sampled_from([True, True, False]),
    crawford=st.booleans(),
    jacoby=st.booleans(),
    max_chain=st.sampled_from([0, 1, 3]),
)


def record(*entries: Entry, options: MatchOptions = MONEY) -> MatchRecord:
    """A match from elsewhere."""
    header = MatchHeader(
        "m-1", "2026-02-03T10:20:00+00:00", options, Pair(Seat("Ann"), Seat("Bob")), DiceRecord(RECORDED)
    )
    return MatchRecord(header, entries)


def _with_sides(white: dict[int, int]) -> Position:
    return Position(side(white), record().state.options.ruleset().start_position().black)


ILLEGAL = _with_sides({24: 2, 13: 5, 8: 2, 6: 4, 5: 1, 4: 1})


def again(study: Study) -> Study:
    """``study`` written and read."""
    (found,) = sgf_reader.read(sgf_writer.write(study).content).studies
    return found


def without_source(study: Study) -> list[tuple[str, str]]:
    return sorted(tag for tag in study.tags if tag[0] != Tag.SOURCE)


@given(options, st.integers(0, 10_000))
@settings(max_examples=40)
def test_round_trip(chosen: MatchOptions, seed: int) -> None:
    study = random_study(chosen, seed)
    written = sgf_writer.write(study)
    found = sgf_reader.read(written.content)
    assert found.remarks == ((),)
    (other,) = found.studies
    assert other.record.entries == study.record.entries
    assert other.record.header == study.record.header
    assert other.comments == study.comments
    assert without_source(other) == without_source(study)
    (expected,) = study.analyses
    assert other.analyses == ((expected,) if expected.rolls else ())
    is_known = chosen.variant != "longgammon"
    assert written.warnings == (() if is_known else (SgfLossyField.VARIANT,))


@pytest.mark.parametrize(
    "events",
    [
        (),
        (GameStarted(1),),
        OPENED[:2],
        (*IN_PLAY, Doubled(WHITE)),
        (*IN_PLAY, Rolled(WHITE, Dice(4, 2), 2)),
        (*IN_PLAY, Settled(BLACK, 3)),
        (*IN_PLAY, PositionSet(record().state.position, BLACK, Cube(4, WHITE))),
        (GameStarted(1), PositionSet(Position(side({6: 3, 25: 1}), side({1: 15})), WHITE)),
        (GameStarted(1), PositionSet(record().state.position, None, Cube(4))),
        (ScoreSet(3, 4, 2), GameStarted(3), *OPENED[1:]),
        (*OPENED[:2], PlayedIllegally(WHITE, "8/4 6/5", ILLEGAL)),
        (*OPENED[:2], PlayedIllegally(WHITE, "8/4 6/5 6/5 5/6", ILLEGAL)),
        (*OPENED[:2], PlayedIllegally(WHITE, "13/off", _with_sides({24: 2, 13: 4, 8: 3, 6: 5}))),
        (*OPENED[:2], PlayedIllegally(WHITE, "", record().state.position)),
    ],
)
def test_odd_events_round_trip(events: tuple[Entry, ...]) -> None:
    expected = events or (GameStarted(1),)
    assert again(Study(record(*events))).record.events == expected


@pytest.mark.parametrize("written", ["something", "8/4 6/5 6/5 5/6 6/5 5/6", "8/3"])
def test_illegal_play_that_cannot_be_said_sets_the_board(written: str) -> None:
    illegal = PlayedIllegally(WHITE, written, ILLEGAL)
    found = again(Study(record(*OPENED[:2], illegal, Rolled(BLACK, Dice(6, 2), 1), REPLY)))
    assert found.record.events[3] == PositionSet(ILLEGAL, BLACK)
    assert found.record.events[-1] == REPLY


def test_turned_cube_of_automatic_doubles() -> None:
    options = replace(MONEY, automatic_doubles=2)
    events = (GameStarted(1), OpeningRolled(2, 2), OpeningRolled(3, 3), OpeningRolled(3, 1, 2), MADE_POINT)
    written = sgf_writer.write(Study(record(*events, options=options)))
    assert "CV[4]" in written.text.splitlines()[0]
    assert written.warnings == (SgfLossyField.EQUAL_ROLLS,)
    (found,) = sgf_reader.read(written.content).studies
    assert found.record.state.cube == Cube(4)
    assert found.record.header.options == options
    assert "CV[4]" in sgf_writer.write(found).text.splitlines()[0]
    assert again(found).record.events == found.record.events


def test_comments_are_never_lost() -> None:
    offered = (ResignationOffered(WHITE, 1), ResignationRejected(BLACK))
    whole = record(ScoreSet(2, 1, 0), GameStarted(2), *IN_PLAY[1:], *offered, Rolled(WHITE, Dice(4, 2), 2))
    comments = tuple(Comment(index, f"on {index}") for index in [None, *range(len(whole.events))])
    found = again(Study(whole, comments=comments))
    assert sorted("\n".join(one.text for one in found.comments).split()) == sorted(
        "\n".join(one.text for one in comments).split()
    )


def test_branches_become_variations() -> None:
    other = Played(BLACK, (StepPlayed(24, 18, 6), StepPlayed(24, 22, 2)))
    branches = (
        Branch(2, (Played(WHITE, (StepPlayed(24, 21, 3), StepPlayed(24, 23, 1))),), "split ] here"),
        Branch(4, (other, Doubled(WHITE)), ""),
        Branch(4, (Played(BLACK, (StepPlayed(13, 7, 6), StepPlayed(13, 11, 2))),), "or so"),
    )
    study = Study(record(*IN_PLAY, Doubled(WHITE)), branches=branches)
    written = sgf_writer.write(study)
    assert written.warnings == ()
    found = again(study)
    assert found.record.events == study.record.events
    assert sorted(found.branches, key=str) == sorted(branches, key=str)


@pytest.mark.parametrize(
    "branch",
    [
        Branch(len(IN_PLAY), (Doubled(WHITE),)),
        Branch(0, (GameStarted(1), OpeningRolled(1, 2))),
        Branch(3, (Rolled(BLACK, Dice(6, 2), 1), REPLY, Settled(BLACK, 1), GameStarted(2))),
    ],
)
def test_branches_that_cannot_be_said(branch: Branch) -> None:
    written = sgf_writer.write(Study(record(*IN_PLAY), branches=(branch,)))
    assert written.warnings == (SgfLossyField.BRANCHES,)


def candidate(equity: Equity, level: str = "3ply", rollout: Rollout | None = None) -> Candidate:
    """The play that was made."""
    return Candidate("8/5 6/5", record(*OPENED).state.position, equity, CHANCES, level, rollout)


def play(*candidates: Candidate) -> JudgedPlay:
    return JudgedPlay(2, candidates, 0, 16)


def test_our_own_levels_come_back() -> None:
    first, second = (candidate(Equity(0.2, WHITE, Unit.MONEY), level) for level in ("3ply", "Truncated; 3"))
    roll = JudgedRoll(1, Equity(0.1, WHITE, Unit.MONEY), "1ply")
    analysis = Analysis(
        "Open Sage", "3ply", "all cores: 2", "Kazaross", "2026-01-01", False, (play(first),), (), (roll,)
    )
    assert again(Study(record(*OPENED), analyses=(analysis,))).analyses == (analysis,)
    mixed = replace(analysis, plays=(play(first, second),), is_complete=True)
    (found,) = again(Study(record(*OPENED), analyses=(mixed,))).analyses
    assert [one.level for one in found.plays[0].candidates] == ["3ply", "Truncated, 3"]
    assert " 2C 0 1 " in sgf_writer.write(Study(record(*OPENED), analyses=(analysis,))).text


def test_match_equities_become_what_gnubg_stores() -> None:
    whole = record(*IN_PLAY, Doubled(WHITE), options=MATCH)
    no_double, double_take, double_pass = (Equity(value, WHITE, Unit.NORMALISED) for value in (0.9, 0.7, 1.0))
    cube = JudgedCube(5, CubeDecision(no_double, double_take, double_pass, CHANCES, False, True), "3ply")
    mwc = Equity(0.5, WHITE, Unit.MWC)
    luck = JudgedRoll(1, Equity(0.05, WHITE, Unit.MWC), "1ply")
    analysis = Analysis("e", "3ply", plays=(play(candidate(mwc)),), cubes=(cube,), rolls=(luck,))
    written = sgf_writer.write(Study(whole, analyses=(analysis,)))
    (found,) = sgf_reader.read(written.content).studies[0].analyses
    stakes = cube_stakes(whole.states[5], WHITE)
    assert stakes
    assert found.cubes[0].decision.no_double.unit is Unit.MWC
    assert found.cubes[0].decision.no_double.value == pytest.approx(stakes.mwc(0.9), abs=1e-6)
    assert found.cubes[0].decision.double_take.value == pytest.approx(stakes.mwc(0.7), abs=1e-6)
    assert found.cubes[0].decision.double_pass.value == stakes.win
    assert (found.cubes[0].decision.should_double, found.cubes[0].decision.should_take) == (False, True)
    assert found.plays[0].candidates[0].equity.value == pytest.approx(stakes.emg(0.5), abs=1e-6)
    assert found.rolls[0].luck.value == pytest.approx(0.1 / (stakes.win - stakes.lose), abs=1e-5)
    assert "BM[2]" in written.text.splitlines()[-1]


@pytest.mark.parametrize(("options", "unit"), [(MONEY, Unit.MONEY), (MATCH, Unit.NORMALISED)])
def test_rollouts_round_trip(options: MatchOptions, unit: Unit) -> None:
    rollout = Rollout(1296, 0.0125, 11, 77, "cubeful, variance reduction, 0-ply")
    found = candidate(Equity(0.21, WHITE, unit), "rollout", rollout)
    evaluation = replace(found, level="2-ply", rollout=None)
    analysis = Analysis("GNU Backgammon", "2-ply", plays=(play(found, evaluation),))
    (other,) = again(Study(record(*OPENED, options=options), analyses=(analysis,))).analyses
    rolled, evaluated = other.plays[0].candidates
    assert rolled.rollout
    assert rolled.rollout.standard_error == pytest.approx(0.0125, abs=1e-9)
    assert replace(rolled.rollout, standard_error=0.0125) == rollout
    assert (rolled.equity, rolled.level, evaluated.rollout) == (found.equity, "rollout", None)


@pytest.mark.parametrize(
    ("error", "mark"), [(0.0, ""), (0.029, ""), (0.031, "DO[]"), (0.061, "BM[1]"), (0.121, "BM[2]")]
)
def test_marks_of_plays(error: float, mark: str) -> None:
    best = Candidate(
        "24/20", moved(record(*OPENED[:2]).state.position), Equity(0.3, WHITE, Unit.MONEY), CHANCES, "2-ply"
    )
    made = candidate(Equity(0.3 - error, WHITE, Unit.MONEY), "2-ply")
    judged = JudgedPlay(2, (best, made), 1)
    analysis = Analysis("GNU Backgammon", "2-ply", plays=(judged,))
    line = sgf_writer.write(Study(record(*OPENED), analyses=(analysis,))).text.splitlines()[1]
    assert line.endswith(f"]{mark})")
    assert line.startswith(";W[31hefe]A[1][xuut E ver 3 0.55")


def moved(position: Position) -> Position:
    """White has run from 24 to 20."""
    white = list(position.white)
    white[24] -= 1
    white[20] += 1
    return Position(tuple(white), position.black)


def test_first_complete_analysis_is_chosen() -> None:
    luck = (JudgedRoll(1, Equity(0.1, WHITE, Unit.MONEY), "1ply"),)
    begun = Analysis("begun", "1ply", is_complete=False, rolls=luck)
    whole = Analysis("whole", "1ply", rolls=luck)
    written = sgf_writer.write(Study(record(*OPENED), analyses=(begun, whole)))
    assert [one.engine for one in sgf_reader.read(written.content).studies[0].analyses] == ["whole"]
    assert written.warnings == (SgfLossyField.OTHER_ANALYSES,)
    assert again(Study(record(*OPENED), analyses=(begun,))).analyses == (begun,)


@pytest.mark.parametrize(
    "analysis",
    [
        Analysis("e", "l", plays=(JudgedPlay(2, (candidate(Equity(0.2, WHITE, Unit.PIPS)),), 0),)),
        Analysis("e", "l", plays=(JudgedPlay(2, (candidate(Equity(0.2, WHITE, Unit.NORMALISED)),), 0),)),
        Analysis("e", "l", plays=(JudgedPlay(2, (), None),)),
        Analysis("e", "l", rolls=(JudgedRoll(1, Equity(0.1, WHITE, Unit.PIPS), "l"),)),
        Analysis("e", "l", rolls=(JudgedRoll(2, Equity(0.1, WHITE, Unit.MONEY), "l"),)),
    ],
)
def test_judgements_that_cannot_be_said(analysis: Analysis) -> None:
    written = sgf_writer.write(Study(record(*OPENED), analyses=(analysis,)))
    assert written.warnings == (SgfLossyField.JUDGEMENTS,)
    assert again(Study(record(*OPENED), analyses=(analysis,))).analyses == ()


def test_losses_are_named() -> None:
    timed = whole_match(replace(MATCH, clock=ClockOptions(900_000), free_die_use=True), seed=3)
    assert set(sgf_writer.write(Study(timed)).warnings) >= {
        SgfLossyField.BOTS,
        SgfLossyField.DICE,
        SgfLossyField.TIMES,
        SgfLossyField.HOUSE_RULES,
    }


def test_safe_text() -> None:
    header = replace(record().header, seats=Pair(Seat(";W[31]\\"), Seat(")(;GM[1]")))
    study = Study(
        MatchRecord(header, OPENED), (("event", "])(;"), ("Key: ]", "a\\:b]")), (Comment(2, "]\\]"),)
    )
    found = again(study)
    assert found.record.header == header
    assert found.comments == study.comments
    assert without_source(found) == without_source(study)


def test_empty_names_get_one() -> None:
    header = replace(record().header, seats=Pair(Seat(""), Seat(" ")))
    assert again(Study(MatchRecord(header, OPENED))).record.header.seats == Pair(Seat("White"), Seat("Black"))
