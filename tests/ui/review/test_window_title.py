"""What the window is called, whatever comes to its board."""

from __future__ import annotations

from pathlib import Path

from bgdesk.app.actions.actions import ActionId
from bgdesk.match.state import Phase
from bgdesk.match.study import Study, Tag
from bgdesk.ui.review.window_title import OnBoard, derive_title
from tests.match_files import match_data
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import played_to
from tests.ui.reviewed import begun, opened


def test_the_title_tells_what_is_on_the_board(open_desk: OpenDesk, tmp_path: Path) -> None:
    file = tmp_path / "match.sgf"
    file.write_bytes(match_data("generated/match11_event_an.sgf"))
    player = opened(begun(open_desk, file))
    window = player.window
    title = window.windowTitle()
    assert title.startswith("Alice vs Bob · match to 11 points · ")
    player.do(ActionId.LAB)
    assert window.windowTitle() == "Position · bgdesk"
    player.do(ActionId.LAB)
    assert window.windowTitle() == title
    player.do(ActionId.START_PAGE)
    assert window.windowTitle() == "bgdesk"
    scored = played_to(lambda state: state.phase is Phase.BEFORE_GAME and state.results)
    player.sit_at(scored)
    score = scored.state.score
    assert window.windowTitle() == f"Ann vs Bob, {score.white} : {score.black} · match to 3 points · bgdesk"


def test_a_match_that_is_looked_at_does_not_tell_how_it_stands_and_has_its_event() -> None:
    record = played_to(lambda state: state.phase is Phase.BEFORE_GAME and state.results)
    study = Study(record, ((Tag.EVENT, "Open"), (Tag.ROUND, "final")))
    players, _, event, program = derive_title(OnBoard(looked_at=study)).split(" · ")
    assert (players, event, program) == ("Ann vs Bob", "Open, final", "bgdesk")
