"""What is written while another program holds the library: in order, later, and never lost unsaid."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bgdesk.app import patient_writing
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.library.problems import JournalError, Trouble


class Disk:
    """What is written on it, and what was told."""

    def __init__(self) -> None:
        self.is_held = False
        self.trouble = Trouble.BUSY
        self.log: list[str] = []

    def writes(self, what: str) -> Callable[[], str]:
        def write() -> str:
            if self.is_held:
                raise JournalError(self.trouble, "library")
            self.log.append(f"{what} written")
            return what

        return write

    def told(self, what: str) -> None:
        self.log.append(f"{what} told")

    def failed(self, problem: JournalError) -> None:
        self.log.append(problem.trouble.name)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def writing(qtbot: QtBot) -> PatientWriting:
    return PatientWriting()


def test_what_is_free_is_written_at_once(disk: Disk, writing: PatientWriting) -> None:
    writing.write(disk.writes("a"), disk.told, disk.failed)
    assert disk.log == ["a written", "a told"]
    assert not writing.is_waiting


def test_what_follows_of_one_comes_before_all_that_waits(
    disk: Disk, writing: PatientWriting, qtbot: QtBot
) -> None:
    def then(what: str) -> None:
        disk.told(what)
        writing.write(disk.writes("of a"), disk.told, disk.failed)

    disk.is_held = True
    writing.write(disk.writes("a"), then, disk.failed)
    writing.write(disk.writes("b"), disk.told, disk.failed)
    writing.behind(lambda: disk.told("end"))
    assert writing.is_waiting
    assert disk.log == []
    disk.is_held = False
    with qtbot.waitSignal(writing.emptied) as emptied:
        pass
    assert disk.log == ["a written", "a told", "of a written", "of a told", "b written", "b told", "end told"]
    assert emptied.args == [True]


def test_also_where_it_has_to_wait_again(disk: Disk, writing: PatientWriting, qtbot: QtBot) -> None:
    def then(what: str) -> None:
        disk.told(what)
        disk.is_held = True
        writing.write(disk.writes("of a"), disk.told, disk.failed)

    disk.is_held = True
    writing.write(disk.writes("a"), then, disk.failed)
    writing.write(disk.writes("b"), disk.told, disk.failed)
    disk.is_held = False
    qtbot.waitUntil(lambda: disk.log == ["a written", "a told"])
    disk.is_held = False
    with qtbot.waitSignal(writing.emptied):
        pass
    assert disk.log[2:] == ["of a written", "of a told", "b written", "b told"]


def test_another_failure_is_told_at_once(disk: Disk, writing: PatientWriting) -> None:
    disk.is_held, disk.trouble = True, Trouble.DISC_FULL
    writing.write(disk.writes("a"), disk.told, disk.failed)
    assert disk.log == ["DISC_FULL"]
    assert not writing.is_waiting


def test_after_its_time_it_has_failed_and_the_next_is_tried(
    disk: Disk, writing: PatientWriting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_writing, "LONGEST_MS", 50)
    disk.is_held = True
    writing.write(disk.writes("a"), disk.told, disk.failed)
    writing.write(lambda: None, lambda _: disk.told("b"), disk.failed)
    with qtbot.waitSignal(writing.emptied) as emptied:
        pass
    assert disk.log == ["BUSY", "b told"]
    assert emptied.args == [False]


def test_somebody_is_told_only_after_a_while(disk: Disk, writing: PatientWriting, qtbot: QtBot) -> None:
    told: list[bool] = []
    writing.waits.connect(told.append)
    disk.is_held = True
    writing.write(disk.writes("a"), disk.told, disk.failed)
    disk.is_held = False
    with qtbot.waitSignal(writing.emptied):
        pass
    assert told == []
    disk.is_held = True
    writing.write(disk.writes("b"), disk.told, disk.failed)
    qtbot.waitUntil(lambda: told == [True])
    disk.is_held = False
    qtbot.waitUntil(lambda: told == [True, False])


def test_what_may_be_left_out_is_not_written_later(disk: Disk, writing: PatientWriting, qtbot: QtBot) -> None:
    disk.is_held = True
    writing.write_if_free(disk.writes("time"), disk.failed)
    assert not writing.is_waiting
    writing.write(disk.writes("a"), disk.told, disk.failed)
    disk.is_held = False
    writing.write_if_free(disk.writes("time"), disk.failed)  # would be before what waits
    with qtbot.waitSignal(writing.emptied):
        pass
    assert disk.log == ["a written", "a told"]
    disk.is_held, disk.trouble = True, Trouble.DISC_FULL
    writing.write_if_free(disk.writes("time"), disk.failed)
    assert disk.log[2:] == ["DISC_FULL"]


def test_at_the_end_everything_is_written_or_told(
    disk: Disk, writing: PatientWriting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_writing, "LONGEST_MS", 50)
    given: list[str] = []
    writing.ending.connect(lambda: given.append("given"))
    disk.is_held = True
    writing.write(disk.writes("a"), disk.told, disk.failed)
    assert not writing.may_end()
    assert given == ["given"]
    writing.finish()
    assert disk.log == ["BUSY"]
    assert writing.may_end()
