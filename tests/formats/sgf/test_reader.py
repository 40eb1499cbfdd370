"""Matches from SGF: every property that a file of GNU Backgammon or gibbon can have."""

from __future__ import annotations

import json

import pytest

from bgdesk.formats.import_result import RemarkKind
from bgdesk.formats.sgf import reader as sgf_reader
from bgdesk.match.events import (
    Doubled,
    GameStarted,
    PositionSet,
    Raised,
    ResignationAccepted,
    Rolled,
    ScoreSet,
    Taken,
)
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Comment, Tag
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.variants import RULESETS
from tests.formats.sgf_texts import BLACK, MATCH, MONEY, OPENING, ROOT, WHITE, kinds, read, study
from tests.formats.told import told, told_by_json
from tests.match_files import is_own, match_data, unlicensed

GENERATED = (
    "hyper1_money",
    "hyper2_m3",
    "match3",
    "match5_an",
    "match7_crawford",
    "match9_nocrawford",
    "match11_event_an",
    "match17",
    "money_beaver_an",
    "money_nojacoby",
    "partial_money",
    "spacey_names",
)


@pytest.mark.parametrize("name", GENERATED)
def test_generated_matches_are_as_the_json_says(name: str) -> None:
    truth = json.loads(match_data(f"generated/{name}.json"))
    variant = {"Hypergammon1": "hypergammon1", "Hypergammon2": "hypergammon2"}.get(
        truth["match-info"].get("variation", ""), "backgammon"
    )
    if variant not in RULESETS:
        pytest.skip(f"there is no {variant} yet")
    found = sgf_reader.read(match_data(f"generated/{name}.sgf"))
    assert found.remarks == ((),)
    record = found.studies[0].record
    assert record.header.options.variant == variant
    assert told(record) == told_by_json(truth)


@pytest.mark.parametrize(
    ("name", "score", "plays", "cubes", "rolls"),
    [
        ("sgf/gnubg_charlot_7p_analysed.sgf", Pair(9, 2), 171, 27, 0),
        ("sgf/gnubg_test_analysed.sgf", Pair(7, 4), 297, 207, 334),
        ("sgf/gnubg_charlot_7p_2.sgf", Pair(8, 5), 220, 43, 0),
    ],
)
def test_analysed_matches(name: str, score: Pair[int], plays: int, cubes: int, rolls: int) -> None:
    found = sgf_reader.read(match_data(name) if is_own(name) else unlicensed(name).read_bytes())
    assert found.remarks == ((),)
    (whole,) = found.studies
    (analysis,) = whole.analyses
    assert whole.record.state.score == score
    assert (analysis.engine, analysis.level) == ("GNU Backgammon", "2-ply")
    assert (len(analysis.plays), len(analysis.cubes), len(analysis.rolls)) == (plays, cubes, rolls)
    assert all(play.played is not None for play in analysis.plays)


def test_match_of_another_program() -> None:
    found = sgf_reader.read(unlicensed("sgf/gibbon_7point.sgf").read_bytes())
    assert found.remarks == ((),)
    record = found.studies[0].record
    assert record.state.score == Pair(8, 5)
    assert record.state.winner is WHITE
    assert any(isinstance(event, ResignationAccepted) for event in record.events)


def test_edited_position() -> None:
    match = "(;FF[4]GM[6]AP[GNU Backgammon:1.07]MI[length:7][game:0][ws:6][bs:3]PB[Bea]PW[Ada]RU[Crawford]"
    black = "AB[l][l][o][o][q][q][q][s][s][s][s][t][t][y][y]"
    white = "AW[a][a][b][b][f][f][f][h][k][k][m][m][m][x][x]"
    found = read(f"{match};PL[W]DI[53];CV[2];CO[w];CP[w];AE[a:x]{black}{white})")
    state = found.studies[0].record.state
    assert (state.cube, state.turn, state.dice) == (Cube(2, WHITE), WHITE, Dice(5, 3))
    assert (state.position.white[6], state.position.black[25], state.position.white[0]) == (3, 2, 0)
    assert state.crawford_done
    assert state.score == Pair(6, 3)


def test_options_of_a_match() -> None:
    options = study(f"{MATCH}{OPENING})").record.header.options
    assert (options.length, options.crawford, options.cube, options.jacoby) == (7, True, True, False)
    no_crawford = study(MATCH.replace("RU[Crawford]", "RU[NoCube]") + OPENING + ")").record.header.options
    assert (no_crawford.crawford, no_crawford.cube) == (False, False)


@pytest.mark.parametrize(
    ("rules", "variant"), [("Nackgammon", "nackgammon"), ("Hypergammon3", "hypergammon")]
)
def test_variants(rules: str, variant: str) -> None:
    options = study(f"{MONEY}RU[Jacoby:{rules}])").record.header.options
    assert (options.variant, options.jacoby) == (variant, True)


def test_unknown_rules_are_named() -> None:
    assert kinds(f"{MONEY}RU[Jacoby:Turbo])") == [RemarkKind.OPTION_UNKNOWN]
    assert kinds(f"{MONEY}RU[Fevgammon])") == [RemarkKind.VARIATION_UNKNOWN]
    assert kinds(MONEY.replace("length:0", "length:500") + ")") == [RemarkKind.OPTION_UNKNOWN]


def test_tags_and_unknown_properties() -> None:
    whole = study(
        f"{MONEY}EV[Open: 2026]RO[2]PC[Z\\]rich]AN[x]US[y]DT[2026-02-03]WR[1500]BR[1600]ON[z][y]OT[a\\:b])"
    )
    assert whole.tag(Tag.EVENT) == "Open: 2026"
    assert whole.tag(Tag.PLACE) == "Z]rich"
    assert whole.tag(Tag.SOURCE) == "GNU Backgammon 1.07"
    assert whole.tag("OT") == "a:b"
    assert [value for key, value in whole.tags if key == "ON"] == ["z", "y"]
    assert whole.record.header.created == "2026-02-03T00:00:00+00:00"


def test_comments() -> None:
    whole = study(
        f"{MONEY}GC[on the match]C[on the game]{OPENING}C[two\nlines \\] and \\\\];W[double]C[why]C[not])"
    )
    assert whole.comments == (
        Comment(None, "on the match"),
        Comment(0, "on the game"),
        Comment(4, "two\nlines ] and \\"),
        Comment(5, "why"),
        Comment(5, "not"),
    )


def test_too_long_a_comment_is_named() -> None:
    (remark,) = read(f"{MONEY}{OPENING}C[a\nb{'x' * 200_000}])").remarks[0]
    assert remark.kind is RemarkKind.COMMENT_LEFT_OUT
    assert remark.quote.startswith("a bxxx")


def test_cube_with_beaver() -> None:
    record = study(f"{MONEY}{OPENING};W[double];B[double];W[double];B[take];W[66xrxrmgmg])").record
    done = [type(event) for event in record.events[5:]]
    assert done[:5] == [Doubled, Raised, Raised, Taken, Rolled]
    assert record.states[9].cube == Cube(8, BLACK)
    assert record.header.options.max_chain == 2


def test_automatic_doubles() -> None:
    record = study(f"{MONEY}CV[4]{OPENING})").record
    assert isinstance(record.events[1], PositionSet)
    assert record.state.cube == Cube(4)
    assert record.header.options.automatic_doubles == 2


def test_set_up_in_several_nodes_or_one() -> None:
    board = "AE[a:y]AW" + "[a]" * 7 + "[f][f]" + "AB" + "[x]" * 3 + "[y]"
    one = study(f"{MONEY};PL[B]{board}CV[2]CP[w];B[64yddj])").record
    several = study(f"{MONEY};PL[B]DI[64];CV[2];CO[w];{board};B[64yddj])").record
    assert one.events == several.events
    assert one.states[2].cube == Cube(2, WHITE)
    assert (one.states[2].position.white[0], one.states[2].position.black[0]) == (6, 11)
    assert one.events[3].player is BLACK  # type: ignore[union-attr]  # a play


def test_set_up_with_too_many_checkers_is_left_out() -> None:
    assert kinds(f"{MONEY};AW{'[a]' * 16};W[31hefe])") == [RemarkKind.LINE_UNREAD]
    assert kinds(f"{MONEY};AE[a:y]AW[a])") == [RemarkKind.LINE_UNREAD]


def test_turn_that_is_set_without_a_board() -> None:
    record = study(f"{MONEY}{OPENING};PL[B];B[31qtst])").record
    assert record.events[5] == PositionSet(record.states[5].position, BLACK)


def test_opening_roll_that_nobody_played() -> None:
    state = study(f"{MONEY};PL[B]DI[31])").record.state
    assert (state.turn, state.phase, state.position) == (
        BLACK,
        Phase.TO_PLAY,
        study(f"{MONEY})").record.state.position,
    )


def test_several_games_of_one_match_and_another_match() -> None:
    texts = [
        f"(;{ROOT}MI[length:{length}][game:{number}][ws:{score}][bs:0]PW[a]PB[b]RE[W+1R]{OPENING};PL[B])"
        for length, number, score in ((3, 0, 0), (3, 1, 1), (3, 0, 0), (5, 1, 1))
    ]
    found = read("\n".join(texts))
    assert [study.record.header.options.length for study in found.studies] == [3, 3, 5]
    assert [len(starts(study.record)) for study in found.studies] == [2, 1, 1]
    assert len({study.record.header.id for study in found.studies}) == 3


def starts(record: MatchRecord) -> list[GameStarted]:
    return [event for event in record.events if isinstance(event, GameStarted)]


def test_match_joined_midway_and_crawford() -> None:
    root = MATCH.replace("[game:0][ws:0][bs:0]", "[game:4][ws:6][bs:3]")
    crawford = (
        read(root.replace("RU[Crawford]", "RU[Crawford:CrawfordGame]") + OPENING + ")").studies[0].record
    )
    assert crawford.events[:2] == (ScoreSet(5, 6, 3, crawford_done=False), GameStarted(5))
    assert crawford.state.is_crawford
    later = read(f"{root}{OPENING})").studies[0].record
    assert not later.state.is_crawford
    assert later.state.crawford_done


def test_games_counted_from_one() -> None:
    root = MATCH.replace("[game:0]", "[game:1]")
    assert starts(study(f"{root}{OPENING})").record) == [GameStarted(1)]


def test_games_without_match_information_are_one_session() -> None:
    record = study(f"(;GM[6]PW[a]PB[b]RE[W+1R]{OPENING};W[31hefe])" * 2).record
    assert record.header.options.is_money
    assert starts(record) == [GameStarted(1), GameStarted(2)]


def test_names() -> None:
    assert kinds(MONEY.replace("Alice", "") + ")") == [RemarkKind.NAME_MISSING]
    seats = study(MONEY.replace("Alice", "Joe [4.36\\] v:\nX" + "y" * 300) + ")").record.header.seats
    assert seats.white.name.startswith("Joe [4.36] v: Xyyy")
    assert len(seats.white.name) == 100


def test_variations_become_branches() -> None:
    main = "(;B[62agln](;W[66xrxrmgmg])(;W[double]C[why not];B[take]))"
    found = read(f"{MONEY};W[31hefe]{main}(;B[61agab]C[b];W[11fehghgfe]))")
    first, second = sorted(found.studies[0].branches, key=lambda branch: branch.keep)
    events = found.studies[0].record.events
    assert (first.keep, second.keep) == (3, 5)
    assert first.entries[0] == Rolled(BLACK, Dice(6, 1), 1)
    assert first.text == "b"
    assert [type(entry) for entry in second.entries] == [Doubled, Taken]
    assert second.text == "why not"
    assert len(events) == 7
    assert not [remark for remark in found.remarks[0] if remark.kind is RemarkKind.VARIATION_LEFT_OUT]


def test_the_later_of_two_boards_set_counts() -> None:
    first, second = "AE[a:y]AW[f][f]AB[s][s]", "AE[a:y]AW[e][e]AB[t][t]"
    (study,) = read(f"{MONEY};PL[W]{first};PL[B]{second};B[31])").studies
    (placed,) = [event for event in study.record.events if isinstance(event, PositionSet)]
    assert (placed.position.white[5], placed.position.white[6], placed.turn) == (2, 0, BLACK)
