"""Real and generated .mat files: the same actions, boards and results as others find in them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from bgdesk.formats.import_result import Import, RemarkKind, Unreadable
from bgdesk.formats.mat.reader import read, sniff
from bgdesk.formats.mat.writer import write
from bgdesk.match import events
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Pair
from bgdesk.rules.notation.gnubg_id import to_position_id
from bgdesk.rules.player import Player
from tests.match_files import match_data, match_names, real_matches, real_matches_told

LETTERS = {Player.WHITE: "X", Player.BLACK: "O"}
NO_MATCH = {"empty.mat", "blank_lines.mat", "binary_junk.mat", "html_page.mat"}


@dataclass
class Game:
    score: Pair[int]
    actions: list[str] = field(default_factory=list)
    boards: list[str] = field(default_factory=list)
    """Before each play, as the mover sees it."""
    is_given_up: bool = False


def games_of(record: MatchRecord) -> list[Game]:
    games: list[Game] = []
    for state, event in zip(record.states, record.events, strict=False):
        match event:
            case events.GameStarted():
                games.append(Game(state.score))
            case events.OpeningRolled(white, black):
                games[-1].actions.append(f"{'X' if white > black else 'O'}{event.dice}")
            case events.Rolled(player, dice):
                games[-1].actions.append(f"{LETTERS[player]}{dice}")
            case events.Doubled(player) | events.Raised(player):
                games[-1].actions.append(f"{LETTERS[player]}d")
            case events.Taken(player):
                games[-1].actions.append(f"{LETTERS[player]}t")
            case events.Passed(player):
                games[-1].actions.append(f"{LETTERS[player]}d")
            case events.Played(player) | events.PlayedIllegally(player):
                games[-1].boards.append(to_position_id(state.position, player))
            case events.ResignationAccepted() | events.Settled():
                games[-1].is_given_up = state.dice is not None
    return games


def without_unplayed_roll(game: Game) -> list[str]:
    """What GNU Backgammon keeps: not the roll after which somebody resigned."""
    return game.actions[:-1] if game.is_given_up else game.actions


def results_of(record: MatchRecord) -> list[tuple[str, int]]:
    return [(LETTERS[result.won_by], result.points) for result in record.state.results]


def record_in(data: bytes) -> MatchRecord:
    return read(data).studies[0].record


@pytest.mark.parametrize("name", [name.removesuffix(".json") for name in match_names("generated/*.json")])
@pytest.mark.parametrize("suffix", [".mat", ".snowie.txt"])
def test_generated_matches_are_reproduced(name: str, suffix: str) -> None:
    told = json.loads(match_data(f"{name}.json"))
    record = record_in(match_data(name + suffix))
    games = games_of(record)
    assert len(games) == len(told["games"])
    for game, other in zip(games, told["games"], strict=True):
        info, moves = other["info"], [move for move in other["game"] if move["action"] == "move"]
        assert game.score == Pair(info["score-X"], info["score-O"])
        assert without_unplayed_roll(game) == [action_of(move) for move in other["game"] if action_of(move)]
        assert game.boards == [move["board"] for move in moves]
    told_results = [(g["info"].get("winner"), g["info"].get("points-won")) for g in told["games"]]
    assert results_of(record) == [result for result in told_results if result[0]]


def action_of(move: dict[str, Any]) -> str:
    if move["action"] == "move":
        return f"{move['player']}{max(move['dice'])}{min(move['dice'])}"
    letters = {"double": "d", "take": "t", "drop": "d"}
    return move["player"] + letters[move["action"]] if move["action"] in letters else ""


@pytest.mark.parametrize("part", range(4))
def test_real_matches_read_as_gnu_backgammon_reads_them(part: int) -> None:
    for told in real_matches_told()[part::4]:
        name = told["file"]
        record = record_in(real_matches()[name])
        assert record.header.options.length == told["len"], name
        games = games_of(record)
        assert [game.score for game in games] == [Pair(*game["score"]) for game in told["games"]], name
        for game, other in zip(games, told["games"], strict=True):
            assert other["a"] in ("".join(game.actions), "".join(without_unplayed_roll(game))), name
        wanted = [(game["w"], game["p"]) for game in told["games"] if game["w"]]
        assert results_of(record) == wanted, name


@pytest.mark.parametrize("name", match_names("made/*.mat"))
def test_odd_files_are_read_or_refused(name: str) -> None:
    data = match_data(name)
    if name.removeprefix("made/") in NO_MATCH:
        assert not sniff(data)
        with pytest.raises(Unreadable):
            read(data)
    else:
        assert sniff(data)
        assert read(data).studies


SAME_AS_MATCH5 = [
    "bgnj_dice_comments",
    "bom_utf8",
    "cp1252_names",
    "comments_between_moves",
    "empty_name",
    "mac_cr_only",
    "name_with_colon",
    "name_with_digits",
    "no_length_header",
    "single_space_columns",
    "tabs",
    "trailing_junk_html",
    "upper_case",
]


@pytest.mark.parametrize("name", SAME_AS_MATCH5)
def test_odd_layouts_hold_the_same_match(name: str) -> None:
    plain = record_in(match_data("generated/match5_an.mat"))
    assert record_in(match_data(f"made/{name}.mat")).events == plain.events


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("made/illegal_play.mat", {RemarkKind.IMPOSSIBLE_PLAY}),
        ("made/impossible_board.mat", {RemarkKind.IMPOSSIBLE_PLAY}),
        ("made/bad_dice.mat", {RemarkKind.BAD_DICE, RemarkKind.TURN_MISSING}),
        ("made/score_mismatch.mat", {RemarkKind.SCORE_DIFFERS}),
        ("made/no_length_header.mat", {RemarkKind.LENGTH_MISSING}),
        ("made/nackgammon_no_variation.mat", {RemarkKind.VARIATION_GUESSED}),
        ("made/hyper_no_variation.mat", {RemarkKind.VARIATION_GUESSED}),
        ("made/cp1252_names.mat", {RemarkKind.ENCODING}),
        ("made/empty_name.mat", {RemarkKind.NAME_MISSING}),
        ("mat/galaxy_empty_name.txt", {RemarkKind.NAME_MISSING}),
        ("mat/gv_5nqfGw9bWG3deTaU.mat", {RemarkKind.ILLEGAL_PLAY}),
        ("mat/xg_text_bom_crlf.mat", {RemarkKind.NAMES_REVERSED}),
        ("mat/studio_timeout_4016.txt", {RemarkKind.RESULT_DIFFERS}),
        ("mat/galaxy_wide_left_cell.txt", set()),
    ],
)
def test_what_is_odd_is_said(name: str, kinds: set[RemarkKind]) -> None:
    found = {remark.kind for remark in read(match_data(name)).remarks[0]}
    assert kinds <= found
    assert found or not kinds


def test_two_exports_of_one_match_are_the_same() -> None:
    one, other = (read(match_data(f"mat/xg_text_{name}")) for name in ("bom_crlf.mat", "compressed.txt"))
    assert one.studies[0].record.events == other.studies[0].record.events


def test_two_matches_in_one_file() -> None:
    found = read(match_data("made/two_matches.mat"))
    assert [study.record.header.options.length for study in found.studies] == [5, 3]


@pytest.mark.parametrize("name", match_names("mat/*"))
def test_what_was_read_is_written_and_read_again(name: str) -> None:
    found: Import = read(match_data(name))
    for study in found.studies:
        again = read(write(study).content).studies[0]
        assert again.record.events == study.record.events
        assert again.record.header.seats == study.record.header.seats
        assert again.record.header.options == study.record.header.options
        assert sorted(again.tags) == sorted(study.tags)
