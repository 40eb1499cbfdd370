"""What was answered to the trainers is kept, and tallied by profile."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bgdesk.library.library import Library
from bgdesk.library.trainer_answers import RECENT, TrainerAnswer

ANSWER = TrainerAnswer("pips", '{"position": "x"}', "[1, 2]", is_right=True, error=0.0, ms=1500)


def test_nothing_answered_is_no_tally(tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        assert library.trainer_answers.tallies() == {}


def test_all_answers_count_and_the_last_ones_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    with Library(path) as library:
        for _ in range(RECENT):
            library.trainer_answers.put(replace(ANSWER, error=8.0, is_right=False))
        for _ in range(RECENT // 2):
            library.trainer_answers.put(ANSWER)
        library.trainer_answers.put(replace(ANSWER, trainer="shots", error=3.0))
    with Library(path) as library:
        found = library.trainer_answers.tallies()
    assert set(found) == {"pips", "shots"}
    pips = found["pips"]
    assert (pips.answered, pips.right) == (RECENT * 3 // 2, RECENT // 2)
    assert (pips.recent, pips.recent_right, pips.recent_error) == (RECENT, RECENT // 2, 4.0)
    assert pips.recent_ms == 1500
    assert found["shots"].recent_error == 3.0


def test_profiles_are_kept_apart(tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        library.trainer_answers_of("anna").put(ANSWER)
        library.trainer_answers.put(ANSWER)
        library.trainer_answers.put(ANSWER)
        assert library.trainer_answers_of("anna").tallies()["pips"].answered == 1
        assert library.trainer_answers.tallies()["pips"].answered == 2


def test_the_answers_to_one_trainer_come_in_their_order(tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        for error in (3.0, 1.0):
            library.trainer_answers.put(replace(ANSWER, error=error, is_right=error < 2))
        library.trainer_answers.put(replace(ANSWER, trainer="shots"))
        library.trainer_answers_of("anna").put(ANSWER)
        found = library.trainer_answers.given("pips")
        assert [(one.error, one.is_right, one.question) for one in found] == [
            (3.0, False, ANSWER.question),
            (1.0, True, ANSWER.question),
        ]
