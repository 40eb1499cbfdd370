"""What the log must not tell."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bgdesk.app.logs.log_file import PrivateFormatter, set_level
from bgdesk.app.logs.privacy import Veil, without_file_names
from tests.log_reading import ReadLog

HOME = Path("/home/ann-lee")


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("in /home/ann-lee/matches/a.mat", "in ~/matches/a.mat"),
        ("It is in /home/ann-lee.", "It is in ~."),
        ("'/home/ann-lee/a'", "'~/a'"),
        ("file:///home/ann-lee/a", "file://~/a"),
        ("/home/ann-leeds/a", "/home/ann-leeds/a"),
        ("/media/ann-lee/stick", "/media/~/stick"),
        ("ann-lee", "ann-lee"),
        ("0" * 64, "…"),
        (f"DiceRecord(secret='{'aB' * 32}')", "DiceRecord(secret='…')"),
        ("0" * 63, "0" * 63),
        ("0" * 65, "0" * 65),
    ],
)
def test_home_and_secrets_are_hidden(text: str, seen: str) -> None:
    assert Veil(HOME).over(text) == seen


def test_a_home_with_other_letters_is_hidden_in_addresses() -> None:
    assert Veil(Path("/home/jörg r")).over("file:///home/j%C3%B6rg%20r/a") == "file://~/a"


def test_a_home_that_is_a_link_is_hidden_under_both_names(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    veil = Veil(tmp_path / "link")
    assert veil.over(f"{tmp_path}/link/a {tmp_path}/real/a") == "~/a ~/a"


def test_a_computer_whose_home_is_everything_is_left_alone() -> None:
    assert Veil(Path("/")).over("/usr/lib") == "/usr/lib"


def test_files_in_a_failure_and_its_causes_are_told_by_kind() -> None:
    error = ValueError("not read")
    error.__cause__ = FileNotFoundError(2, "No such file", "/nowhere/ann-v-bob.mat")
    text = without_file_names(f"{error.__cause__} and /nowhere/ann-v-bob.mat", error)
    assert text == "[Errno 2] No such file: <a file .mat> and <a file .mat>"


def fail_with_a_file() -> None:
    try:
        Path("/nowhere/ann-v-bob.mat").read_bytes()
    except OSError:
        logging.getLogger("bgdesk.test").exception("not read")


def test_the_names_are_there_only_in_detail(read_log: ReadLog) -> None:
    set_level(logging.INFO)
    fail_with_a_file()
    assert "<a file .mat>" in read_log()
    assert "ann-v-bob" not in read_log()
    set_level(logging.DEBUG)
    fail_with_a_file()
    assert "ann-v-bob" in read_log()


def test_the_home_is_hidden_in_what_is_filled_in() -> None:
    formatter = PrivateFormatter(Veil(HOME))
    record = logging.makeLogRecord({"msg": "in %s", "args": (HOME / "a",), "name": "x"})
    assert formatter.format(record).endswith("in ~/a")
