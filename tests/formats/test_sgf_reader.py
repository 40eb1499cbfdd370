"""Matches from SGF: every property that a file of GNU Backgammon or gibbon can have, and odd files."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.formats import sgf_reader, sgf_writer
from bgdesk.formats.imported import Import, Remark, RemarkKind, Unreadable
from bgdesk.formats.sgf_game import MOST_FAULTS
from bgdesk.match.events import (
    Doubled,
    GameStarted,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
    ScoreSet,
    Settled,
    Taken,
)
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair, Phase
from bgdesk.match.study import Comment, Study, Tag
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.formats.fuzz import fuzz
from tests.formats.sgf_studies import random_study
from tests.formats.told import told, told_by_json

WHITE, BLACK = Player.WHITE, Player.BLACK
ROOT = "FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07]"
MONEY = f"(;{ROOT}MI[length:0][game:0][ws:0][bs:0]PW[Alice]PB[Bob]"
MATCH = f"(;{ROOT}MI[length:7][game:0][ws:0][bs:0]PW[Alice]PB[Bob]RU[Crawford]"
OPENING = ";W[31hefe];B[62agln]"
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


def read(text: str) -> Import:
    return sgf_reader.read(text.encode())


def study(text: str) -> Study:
    """The only match in ``text``, which is flawless."""
    found = read(text)
    assert [remark.sentence() for remark in found.remarks[0]] == []
    assert len(found.studies) == 1
    return found.studies[0]


def kinds(text: str) -> list[RemarkKind]:
    """The remarks about the first match in ``text``."""
    return [remark.kind for remark in read(text).remarks[0]]


@pytest.mark.parametrize("name", GENERATED)
def test_generated_matches_are_as_the_json_says(shared: Path, name: str) -> None:
    folder = shared / "matches" / "generated"
    truth = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    variant = {"Hypergammon1": "hypergammon1", "Hypergammon2": "hypergammon2"}.get(
        truth["match-info"].get("variation", ""), "backgammon"
    )
    if variant not in RULESETS:
        pytest.skip(f"there is no {variant} yet")
    found = sgf_reader.read((folder / f"{name}.sgf").read_bytes())
    assert found.remarks == ((),)
    record = found.studies[0].record
    assert record.header.options.variant == variant
    assert told(record) == told_by_json(truth)


@pytest.mark.parametrize(
    ("name", "score", "plays", "cubes", "rolls"),
    [
        ("sgf/gnubg_charlot_7p_analysed.sgf", Pair(9, 2), 171, 27, 0),
        ("sgf/gnubg_test_analysed.sgf", Pair(7, 4), 297, 207, 334),
        ("local_only/sgf/gnubg_charlot_7p_2.sgf", Pair(8, 5), 220, 43, 0),
    ],
)
def test_analysed_matches(
    shared: Path, name: str, score: Pair[int], plays: int, cubes: int, rolls: int
) -> None:
    found = sgf_reader.read(present(shared / "matches" / name))
    assert found.remarks == ((),)
    (whole,) = found.studies
    (analysis,) = whole.analyses
    assert whole.record.state.score == score
    assert (analysis.engine, analysis.level) == ("GNU Backgammon", "2-ply")
    assert (len(analysis.plays), len(analysis.cubes), len(analysis.rolls)) == (plays, cubes, rolls)
    assert all(play.played is not None for play in analysis.plays)


def present(path: Path) -> bytes:
    if not path.is_file():
        pytest.skip(f"{path} is not there")
    return path.read_bytes()


def test_match_of_another_program(shared: Path) -> None:
    found = sgf_reader.read(present(shared / "matches" / "local_only" / "sgf" / "gibbon_7point.sgf"))
    assert found.remarks == ((),)
    record = found.studies[0].record
    assert record.state.score == Pair(8, 5)
    assert record.state.winner is WHITE
    assert any(isinstance(event, ResignationAccepted) for event in record.events)


def test_edited_position(shared: Path) -> None:
    found = sgf_reader.read(present(shared / "matches" / "local_only" / "sgf" / "gibbon_edited_position.sgf"))
    state = found.studies[0].record.state
    assert (state.cube, state.turn, state.dice) == (Cube(2, WHITE), WHITE, Dice(5, 3))
    assert (state.position.white[6], state.position.black[25], state.position.white[0]) == (3, 2, 0)
    assert state.crawford_done
    assert state.score == Pair(6, 3)


@pytest.mark.parametrize(
    "name",
    [
        "sgf_edge_cp1251",
        "sgf_edge_empty",
        "sgf_edge_linefeeds",
        "sgf_edge_minimal",
        "sgf_edge_multi-game-tree",
        "sgf_edge_nested-game-tree",
    ],
)
def test_files_without_backgammon(shared: Path, name: str) -> None:
    with pytest.raises(Unreadable):
        sgf_reader.read(present(shared / "matches" / "local_only" / "sgf" / f"{name}.sgf"))


@pytest.mark.parametrize(
    ("text", "is_sgf"),
    [
        ("(;GM[6])", True),
        (" ( ;FF[4]", True),
        ("\ufeff(;GM[6])", True),
        ("(;GM[1])", False),
        ("(;GM[60])", False),
        ("7 point match", False),
        ("", False),
    ],
)
def test_sniff(text: str, is_sgf: bool) -> None:
    assert sgf_reader.sniff(text.encode()) is is_sgf


@pytest.mark.parametrize(
    "text",
    ["", "   ", "hello", "(", "(;", "(;)", "(;GM[1];W[31hefe])", "(;GM[6])", "(;FF[4];W[31hefe])", ")("],
)
def test_no_match(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_binary_junk() -> None:
    with pytest.raises(Unreadable):
        sgf_reader.read(b"(;GM[6]" + bytes(range(256)) * 10)


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


def test_resignation_after_a_throw() -> None:
    record = study(f"{MONEY}RE[B+2R]{OPENING};PL[W]DI[65]LU[-0.1])").record
    assert record.events[5] == Rolled(WHITE, Dice(6, 5), 2)
    assert record.events[6:] == (ResignationOffered(WHITE, 2), ResignationAccepted(BLACK))
    assert record.state.score == Pair(0, 2)


def test_resignation_after_a_turn_without_a_play() -> None:
    record = study(f"{MONEY}RE[B+1R]{OPENING};W[65])").record
    assert record.events[6:] == (ResignationOffered(WHITE, 1), ResignationAccepted(BLACK))


def test_resignation_after_a_dance() -> None:
    board = "AE[a:y]AW[y][b]AB[s][s][t][t][u][u][v][v][w][w][x][x][l][l][l]"
    record = study(f"{MONEY}RE[W+1R];{board};PL[W];W[11])").record
    assert isinstance(record.events[3], Played)
    assert record.events[3].steps == ()
    assert record.events[4:] == (ResignationOffered(BLACK, 1), ResignationAccepted(WHITE))


def test_words_about_a_resignation() -> None:
    text = f"{MONEY}RE[B+1Resign]{OPENING};W[resign:1];B[accept])"
    assert study(text).record.state.score == Pair(0, 1)
    assert kinds(f"{MONEY}{OPENING};W[resign:1];B[reject])") == [RemarkKind.LINE_UNREAD] * 2


def test_result_that_does_not_follow() -> None:
    text = f"{MONEY}RE[W+3]{OPENING})"
    assert kinds(text) == [RemarkKind.RESULT_KEPT]
    assert read(text).studies[0].record.events[-1] == Settled(WHITE, 3)
    drop = f"{MONEY}RE[W+1]{OPENING};W[double];B[drop])"
    assert kinds(drop) == []
    assert kinds(drop.replace("W+1", "W+2")) == [RemarkKind.RESULT_DIFFERS]


@pytest.mark.parametrize("result", ["Void", "0", "W", "", "?"])
def test_no_result(result: str) -> None:
    assert study(f"{MONEY}RE[{result}]{OPENING})").record.state.phase is Phase.TO_ROLL


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


def test_opening_throw_that_nobody_played() -> None:
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


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (";W[78hefe]", RemarkKind.BAD_DICE),
        (";W[]", RemarkKind.BAD_DICE),
        (";W[31heff]", RemarkKind.ILLEGAL_PLAY),
        (";W[31!!fe]", RemarkKind.ILLEGAL_PLAY),
        (";W[31kjji]", RemarkKind.IMPOSSIBLE_PLAY),
        (f"{OPENING};B[31qtst]", RemarkKind.TURN_MISSING),
        (f"{OPENING};B[take]", RemarkKind.ILLEGAL_OFFER),
        (f"{OPENING};W[double];W[31hefe]", RemarkKind.ANSWER_ASSUMED),
    ],
)
def test_odd_nodes(text: str, kind: RemarkKind) -> None:
    assert kind in kinds(f"{MONEY}{text})")


def test_illegal_play_is_kept_and_the_game_goes_on() -> None:
    record = read(f"{MONEY};W[31hdfe];B[62agln])").studies[0].record
    assert isinstance(record.events[2], PlayedIllegally)
    assert record.events[2].written == "8/4 6/5"
    assert isinstance(record.events[-1], Played)


def test_moves_after_the_end_of_the_game() -> None:
    text = f"{MONEY}{OPENING};W[double];B[drop];W[31hefe];B[31hefe])"
    assert kinds(text) == [RemarkKind.LINE_UNREAD]


def test_lines_of_remarks() -> None:
    remarks = read(f"{MONEY}\n;W[31hefe]\n;B[62agln]\n;W[99])").remarks[0]
    assert [(remark.line, remark.game) for remark in remarks] == [(4, 1)]


def test_truncated_file() -> None:
    whole = read(f"{MONEY}{OPENING};W[31he")
    assert [remark.kind for remark in whole.remarks[0]] == [RemarkKind.TRUNCATED]
    assert len(whole.studies[0].record.events) == 5


@pytest.mark.parametrize(
    ("encode", "expected"),
    [
        (lambda text: text.encode(), []),
        (lambda text: text.replace("UTF-8", "ISO-8859-1").encode("latin-1"), []),
        (lambda text: text.replace("UTF-8", "\\windows-1252").encode("cp1252"), []),
        (lambda text: text.encode("latin-1"), [RemarkKind.ENCODING]),
        (lambda text: text.replace("CA[UTF-8]", "").encode("latin-1"), [RemarkKind.ENCODING]),
        (lambda text: text.replace("UTF-8", "zlib").encode(), []),
        (lambda text: ("\ufeff" + text).encode("utf-16-le"), []),
    ],
)
def test_encodings(encode: Callable[[str], bytes], expected: list[RemarkKind]) -> None:
    found = sgf_reader.read(encode(f"{MONEY.replace('Alice', 'Zoë')}{OPENING})"))
    assert found.studies[0].record.header.seats.white.name == "Zoë"
    assert [remark.kind for remark in found.remarks[0]] == expected


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


def test_too_many_variations_are_counted() -> None:
    text = f"{MONEY};W[31hefe](;B[62agln])" + "(;B[61agln])" * 30 + ")"
    (remark,) = read(text).remarks[0]
    assert (remark.kind, remark.quote) == (RemarkKind.VARIATION_LEFT_OUT, "10")


def test_more_matches_than_can_be_are_cut_with_a_remark() -> None:
    found = read("(;GM[6]PW[a]MI[game:0])" * (sgf_reader.MOST_MATCHES + 2))
    assert len(found.studies) == sgf_reader.MOST_MATCHES
    assert [remark.kind for remark in found.remarks[-1]] == [RemarkKind.NAME_MISSING, RemarkKind.TRUNCATED]


def test_more_faults_than_can_be_end_the_reading() -> None:
    found = read(f"{MONEY}{';W[78]' * (2 * MOST_FAULTS)})" + f"{MONEY}{OPENING})")
    assert len(found.studies) == 1
    assert len(found.remarks[0]) == MOST_FAULTS + 2


def test_cube_beyond_all_bounds() -> None:
    text = f"{MONEY}{OPENING}{';W[double];B[take];B[double];W[take]' * 20})"
    assert RemarkKind.ILLEGAL_OFFER in kinds(text)


@pytest.mark.parametrize(
    "text",
    [
        "(;" * 200_000,
        "[" * 500_000,
        f"{MONEY}" + "(;" * 100_000,
        f"{MONEY}" + ";W[" * 100_000,
        f"{MONEY}" + ";W[78]" * 100_000,
        f"{MONEY}C[" + "\\" * 1_000_001,
        f"{MONEY};A" + "[]" * 500_000,
        f"{MONEY};W[31hefe]A[0]" + "[hefe E ver 3]" * 20_000,
        f"{MONEY};AW" + "[a:y]" * 100_000,
        f"{MONEY}" + "".join(f"XA{n}[]" for n in range(100_000)),
        f"{MONEY}RE[W+{'9' * 5_000}]CV[{'9' * 5_000}];CV[{'9' * 5_000}]PL[]DI[]",
        (f"{MONEY}{OPENING})" * 3_000),
    ],
)
@pytest.mark.timeout(20)
def test_hostile_files(text: str) -> None:
    try:
        found = read(text)
    except Unreadable:
        return
    assert all(isinstance(remark, Remark) for remarks in found.remarks for remark in remarks)
    assert sum(map(len, found.remarks)) < 5_000


def test_damaged_files() -> None:
    games = (match_options(1), replace(match_options(0), games=1))
    studies = [random_study(options, seed=5) for options in games]
    files = [(str(number), sgf_writer.write(study).content) for number, study in enumerate(studies)]
    report = fuzz(sgf_reader.read, files, range(150))
    assert report.foreign == []
    assert report.slowest[0][0] < 5
