"""What the board shows of the plays that are compared."""

from __future__ import annotations

from bgdesk.match.evaluation import Equity, Unit
from bgdesk.match.events import GameStarted, OpeningRolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.ui.board.view import bar_spot, point_spot, tray_spot
from bgdesk.ui.review.derive_preview import ShownResult, derive_preview, next_result
from tests.random_play import a_header

STATE = MatchRecord(a_header(match_options(1)), (GameStarted(1), OpeningRolled(6, 4))).state


def a_play(played: int | None, *candidates: tuple[str, float]) -> JudgedPlay:
    """Candidates as they are written, each with its equity."""
    return JudgedPlay(
        2,
        tuple(
            Candidate(written, STATE.position, Equity(value, Player.WHITE, Unit.NORMALISED), None, "2-ply")
            for written, value in candidates
        ),
        played,
    )


def shown(play: JudgedPlay, row: int | None = None) -> list[tuple[object, object, int, bool]]:
    """The arrows on the board: from, to, how many, whether dashed."""
    arrows = derive_preview(STATE, play, row, ShownResult.NONE).arrows
    assert all(arrow.is_bent and not arrow.is_made for arrow in arrows)
    return [(arrow.source, arrow.target, arrow.count, arrow.is_dashed) for arrow in arrows]


def test_an_error_is_dashed_and_the_best_play_solid() -> None:
    play = a_play(1, ("24/18(2) bar/20", 0.3), ("8/2*/off", 0.2))
    assert shown(play) == [
        (point_spot(24), point_spot(18), 2, False),
        (bar_spot(Player.WHITE), point_spot(20), 1, False),
        (point_spot(8), tray_spot(Player.WHITE), 1, True),
    ]


def test_without_one_clearly_best_play_only_the_error_is_shown() -> None:
    play = a_play(2, ("24/18", 0.3), ("24/14", 0.297), ("8/2", 0.2))
    assert shown(play) == [(point_spot(8), point_spot(2), 1, True)]


def test_a_right_play_that_is_clearly_so_is_solid() -> None:
    assert shown(a_play(0, ("24/18", 0.3), ("8/2", 0.2))) == [(point_spot(24), point_spot(18), 1, False)]


def test_a_chosen_candidate_stands_alone_in_the_colour_of_its_grade() -> None:
    play = a_play(1, ("24/18", 0.3), ("8/2", 0.2), ("13/7", 0.25))
    assert shown(play, 2) == [(point_spot(13), point_spot(7), 1, True)]
    colours = {row: derive_preview(STATE, play, row, ShownResult.NONE).arrows[0].colour for row in range(3)}
    assert colours[0] == ""
    assert len(set(colours.values())) == 3


def test_the_position_after_the_move_made_comes_before_the_best_one() -> None:
    error, right = a_play(1, ("24/18", 0.3), ("8/2", 0.2)), a_play(0, ("24/18", 0.3), ("8/2", 0.2))
    assert next_result(error, None, ShownResult.NONE) is ShownResult.PLAYED
    assert next_result(error, None, ShownResult.PLAYED) is ShownResult.BEST
    assert next_result(error, None, ShownResult.BEST) is ShownResult.NONE
    assert next_result(right, None, ShownResult.PLAYED) is ShownResult.NONE
    assert next_result(a_play(None, ("24/18", 0.3)), None, ShownResult.NONE) is ShownResult.BEST
    assert next_result(error, 0, ShownResult.NONE) is ShownResult.CHOSEN
    assert next_result(error, 0, ShownResult.CHOSEN) is ShownResult.NONE
    preview = derive_preview(STATE, error, None, ShownResult.BEST)
    assert (preview.arrows, preview.position) == ((), STATE.position)
    assert preview.text == "After the best move: 24/18"
