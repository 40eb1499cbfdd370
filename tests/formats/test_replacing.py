"""Files replaced all or nothing, and what is no file."""

from __future__ import annotations

import errno
import os
import socket
import stat
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from bgdesk.formats.replacing import check_replaceable, replace_file

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names in folders there")

Deed = Callable[[Path], None]
DEEDS = (pytest.param(lambda path: replace_file(path, b"new"), id="replace"), check_replaceable)


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    made = tmp_path / "match.json"
    os.mkfifo(made)
    return made


@on_unix
def test_a_pipe_is_written_to_and_stays_one(pipe: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        for path in (pipe, link):
            check_replaceable(path)
            replace_file(path, b"new")
            assert os.read(reader, 100) == b"new"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert link.is_symlink()
    assert sorted(tmp_path.iterdir()) == [link, pipe]


@on_unix
def test_a_pipe_takes_more_than_it_holds_at_a_time(pipe: Path) -> None:
    content = bytes(1_000_000)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reader, True)
    kept_open = os.open(pipe, os.O_WRONLY)
    with ThreadPoolExecutor() as pool, os.fdopen(reader, "rb") as file:
        reading = pool.submit(file.read)
        try:
            replace_file(pipe, content)
        finally:
            os.close(kept_open)
        assert reading.result() == content


@on_unix
def test_a_window_does_not_wait_for_a_reader(pipe: Path) -> None:
    with pytest.raises(OSError, match="Nobody reads") as caught:
        replace_file(pipe, b"new", waits=False)
    assert (caught.value.errno, caught.value.filename) == (errno.ENXIO, str(pipe))
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@on_unix
def test_a_command_waits_for_a_reader(pipe: Path) -> None:
    check_replaceable(pipe)
    with ThreadPoolExecutor() as pool:
        writing = pool.submit(replace_file, pipe, b"new")
        reading = pool.submit(pipe.read_bytes)
        writing.result()
        assert reading.result() == b"new"


@on_unix
def test_a_check_does_not_end_what_a_reader_gets(pipe: Path) -> None:
    with ThreadPoolExecutor() as pool:
        reading = pool.submit(pipe.read_bytes)
        check_replaceable(pipe)
        replace_file(pipe, b"new")
        assert reading.result() == b"new"


@on_unix
def test_a_pipe_that_may_not_be_written_to_is_refused_at_the_check(
    pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(PermissionError) as caught:
        check_replaceable(pipe)
    assert caught.value.filename == str(pipe)


@on_unix
def test_a_reader_that_goes_away_is_told_like_none(pipe: Path) -> None:
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    kept_open = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
    with suppress(BlockingIOError):
        while True:
            os.write(kept_open, bytes(4096))
    os.close(kept_open)
    with ThreadPoolExecutor() as pool:
        writing = pool.submit(replace_file, pipe, b"new", waits=False)
        os.close(reader)
        with pytest.raises(OSError, match="Nobody reads"):
            writing.result()


@on_unix
@pytest.mark.parametrize("deed", DEEDS)
def test_what_is_neither_a_file_nor_a_pipe_is_refused(
    deed: Deed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("match.json")
    with socket.socket(socket.AF_UNIX) as ear:
        ear.bind(str(path))
        with pytest.raises(OSError, match="neither a file nor a pipe") as caught:
            deed(path)
    assert caught.value.filename == str(path)
    assert stat.S_ISSOCK(path.stat().st_mode)


@pytest.mark.parametrize("deed", DEEDS)
def test_a_folder_is_not_replaced(deed: Deed, tmp_path: Path) -> None:
    target = tmp_path / "match.json"
    target.mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        deed(target)
    assert caught.value.filename == str(target)
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("place", ["file", "nowhere"])
def test_a_file_needs_a_folder(deed: Deed, place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    target = tmp_path / place / "match.json"
    with pytest.raises(OSError, match=r"match\.json") as caught:
        deed(target)
    assert caught.value.filename == str(target)


def test_a_check_leaves_everything_as_it_is(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_bytes(b"old")
    for path in (old, new):
        check_replaceable(path)
    assert list(tmp_path.iterdir()) == [old]
    assert old.read_bytes() == b"old"
