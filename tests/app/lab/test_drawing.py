"""Positions drawn by chance: of matches, and out of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.analysis.judge import Answer, Judge
from bgdesk.analysis.levels import LEVELS
from bgdesk.analysis.questions import CubeQuestion, PlayQuestion
from bgdesk.app.lab.drawing import DrawnPosition, played_out
from bgdesk.app.lab.lab import Lab
from bgdesk.app.lab.lab_questions import LabQuestion
from bgdesk.app.lab.random_position import RandomPosition
from bgdesk.app.review.drawing import drawn_from
from bgdesk.app.workers.analysis_pool import AnalysisPool, Group
from bgdesk.library.library import Library
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.setup.problems import problems
from bgdesk.match.setup.setup import new_setup, with_game
from tests.analysis.fake_engine import FakeEngine
from tests.random_play import a_header, play_on


def judge(question: LabQuestion) -> Answer:
    return Judge(FakeEngine(), LEVELS["1-ply"]).answer(question)


def test_a_position_of_a_match_is_one_that_came_up_in_it(tmp_path: Path) -> None:
    with Library(tmp_path / "library.db") as library:
        assert drawn_from(library, Random(1)) is None
        record = play_on(MatchRecord(a_header(match_options(3), "one")), Random(4))
        library.journal.begin(record.header, record.entries)
        library.journal.finish(record)
        found = drawn_from(library, Random(2))
        assert found
        setup, match = found
        assert match.id == "one"
        assert setup.position in {state.position for state in record.states}


@pytest.mark.parametrize("game", ["backgammon", "fevga", "plakoto"])
def test_play_leads_to_a_position_that_can_be_played_on(game: str) -> None:
    start = with_game(new_setup(), game)
    for seed in range(3):
        drawn = played_out(start, judge, Random(seed))
        assert drawn.turns > 0
        assert drawn.setup.position != start.position
        assert not any(one.is_fatal for one in problems(drawn.setup))
    assert played_out(start, judge, Random(1)) == played_out(start, judge, Random(1))


class NoPool(AnalysisPool):
    """Judges here."""

    def answers(self, groups: Sequence[Group], level: str) -> Iterator[tuple[Answer, ...]]:
        for group in groups:
            yield tuple(judge(one) for one in group if isinstance(one, PlayQuestion | CubeQuestion))


def test_without_matches_the_computer_plays_one_and_that_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path / "library.db") as library:
        lab = Lab(lambda: library.bench)
        before = lab.setup
        random = RandomPosition(lab, lambda _: None, None, lambda: NoPool(1), Random(3))
        told: list[DrawnPosition] = []
        random.drawn.connect(told.append)
        with qtbot.waitSignal(random.drawn):
            random.from_matches()
            assert random.is_busy
        assert told[0].match is None
        assert lab.setup == told[0].setup
        lab.undo()
        assert lab.setup == before
        random.close()
