"""The log files."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bgdesk.app.logs.log_file import (
    LOG_NAME,
    LogFile,
    log_files,
    set_level,
    start_logging,
    stop_logging,
)

TEST = logging.getLogger("bgdesk.test")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    handler = start_logging(tmp_path)
    yield tmp_path / LOG_NAME
    stop_logging(handler)


def test_messages_reach_the_file(log: Path) -> None:
    TEST.warning("something happened")
    assert "WARNING bgdesk.test: something happened" in log.read_text()


def test_no_file_without_a_message(log: Path) -> None:
    assert not log.exists()


def test_details_are_logged_only_when_they_are_wanted(log: Path) -> None:
    TEST.info("usual")
    TEST.debug("too much")
    set_level(logging.DEBUG)
    TEST.debug("wanted")
    logging.getLogger("another.library").info("of no interest")
    logging.getLogger("another.library").warning("of interest")
    text = log.read_text()
    assert all(word in text for word in ("usual", "wanted", "of interest"))
    assert "too much" not in text
    assert "of no interest" not in text


def test_afterwards_nothing_is_logged_and_nothing_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stop_logging(start_logging(tmp_path))
    TEST.critical("nobody listens")
    assert not (tmp_path / LOG_NAME).exists()
    assert capsys.readouterr().err == ""


def test_without_its_folder_nothing_is_written(tmp_path: Path) -> None:
    handler = start_logging(tmp_path / "gone")
    TEST.warning("lost")
    (tmp_path / "gone").mkdir()
    TEST.warning("kept")
    stop_logging(handler)
    text = (tmp_path / "gone" / LOG_NAME).read_text()
    assert "kept" in text
    assert "lost" not in text


def test_the_log_keeps_its_size_and_its_order(tmp_path: Path) -> None:
    handler = LogFile(tmp_path, max_bytes=300)
    for number in range(40):
        handler.emit(TEST.makeRecord("bgdesk.test", logging.INFO, "", 0, f"line {number}", (), None))
    handler.close()
    files = log_files(tmp_path)
    assert [path.name for path in files] == [*(f"{LOG_NAME}.{n}" for n in (3, 2, 1)), LOG_NAME]
    assert all(path.stat().st_size <= 300 for path in files)
    lines = "".join(path.read_text() for path in files).splitlines()
    numbers = [int(line.rpartition(" ")[2]) for line in lines]
    assert numbers == list(range(numbers[0], 40))


def test_a_file_that_cannot_be_renamed_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where another program has it open."""

    def refuse(self: LogFile, source: str, target: str) -> None:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(LogFile, "rotate", refuse)
    handler = LogFile(tmp_path, max_bytes=100)
    for number in range(5):
        handler.emit(TEST.makeRecord("bgdesk.test", logging.INFO, "", 0, f"line {number}", (), None))
    handler.close()
    assert (tmp_path / LOG_NAME).read_text().count("line") == 5


def test_a_log_that_cannot_be_written_disturbs_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / LOG_NAME).mkdir()
    handler = start_logging(tmp_path)
    TEST.warning("nowhere to go")
    stop_logging(handler)
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open is not renamed there")
def test_two_windows_rotate_one_log_and_lose_nothing(tmp_path: Path) -> None:
    one, other = (LogFile(tmp_path, max_bytes=4000) for _ in range(2))

    def log(handler: LogFile, text: str) -> None:
        handler.handle(logging.LogRecord("bgdesk", logging.INFO, "", 0, text, None, None))

    log(other, "other begins")
    for number in range(40):
        log(one, f"{number:03} {'x' * 100}")
    log(other, "other goes on")
    one.close()
    other.close()
    newest = (tmp_path / LOG_NAME).read_text(encoding="utf-8")
    assert "other goes on" in newest
    assert newest.count("\n") > 1
    assert len(log_files(tmp_path)) == 2
    told = "".join(path.read_text(encoding="utf-8") for path in log_files(tmp_path))
    assert told.count("\n") == 42
