"""What is found out about a player beside the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.statistics import review
from bgdesk.app.practice.own_level_desk import OwnLevelDesk
from bgdesk.formats.registry import read_bytes
from bgdesk.library.library import Library
from bgdesk.practice.opponents.own_level import GUESS, PlayedWell, estimated
from tests.match_files import match_data


def test_an_empty_library_gives_the_guess_and_no_results(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path / "library.db") as library:
        desk = OwnLevelDesk(library, lambda: "Ann")
        with qtbot.waitSignal(desk.estimated) as found:
            desk.look()
        assert found.args == [GUESS]
        with qtbot.waitSignal(desk.counted) as counted:
            desk.count()
        assert counted.args == [()]


def test_only_the_last_question_is_answered(qtbot: QtBot, tmp_path: Path) -> None:
    names = iter(("Ann", "Bob"))
    with Library(tmp_path / "library.db") as library:
        desk = OwnLevelDesk(library, lambda: next(names))
        heard: list[object] = []
        desk.estimated.connect(heard.append)
        desk.look()
        with qtbot.waitSignal(desk.estimated):
            desk.look()
        assert heard == [GUESS]


def test_matches_under_all_names_count_by_the_figures(qtbot: QtBot, tmp_path: Path) -> None:
    study = read_bytes(match_data("xg/gv_XCu3RJ0UvDg_Tldl.xg")).studies[0]
    with Library(tmp_path / "library.db") as library:
        library.studies.add(study, "a.xg")
        list(library.decision_upkeep.fill())
        desk = OwnLevelDesk(library, lambda: "Ann")
        with qtbot.waitSignal(desk.estimated) as found:
            desk.look()
        assert found.args == [GUESS], "nobody knows yet whose match that was"
        library.profiles.claim("me", ["ann", study.record.header.seats.white.name])
        with qtbot.waitSignal(desk.estimated) as found:
            desk.look()
        (level,) = found.args
        (judged,) = library.decided.judges("me")
        own = review(study.record, study.analyses[0]).players.white
        expected = estimated([PlayedWell(own.pr or 0.0, own.decisions)])
        assert level.pr == pytest.approx(expected.pr, abs=1e-4)
        assert level.decisions == expected.decisions < judged.decisions
        other = library.profiles.add("Bob")
        library.profiles.claim(other, [study.record.header.seats.white.name])
        with qtbot.waitSignal(desk.estimated) as found:
            desk.look()
        assert found.args == [GUESS]
        desk_of_bob = OwnLevelDesk(library, lambda: "bob")
        with qtbot.waitSignal(desk_of_bob.estimated) as found:
            desk_of_bob.look()
        assert found.args == [level]
