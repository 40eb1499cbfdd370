"""The file with the picture of the start page."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.app.kept_picture import MOST_PIXELS, KeptPicture, drop_picture, read_picture, write_picture
from tests.folders import ROOT

PICTURE = KeptPicture({"version": "1"}, 3, 2, 1.5, bytes(range(24)))

WRITING = """
import sys
from pathlib import Path
from bgdesk.app.kept_picture import KeptPicture, write_picture
while True:
    for shade in range(256):
        picture = KeptPicture({"shade": str(shade)}, 1000, 800, 1.0, bytes([shade]) * 3_200_000)
        write_picture(Path(sys.argv[1]), picture)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "picture"


def test_what_is_written_is_read_by_nobody_else(file: Path) -> None:
    write_picture(file, PICTURE)
    assert read_picture(file) == PICTURE
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]
    other = replace(PICTURE, pixels=bytes(24))
    write_picture(file, other)
    assert read_picture(file) == other
    drop_picture(file)
    drop_picture(file)
    assert read_picture(file) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda told: told[:-1],
        lambda told: told + b"0",
        lambda told: told[:-1] + b"\0",
        lambda told: told.replace(b"picture 1", b"picture 2"),
        lambda told: told.replace(b'"width": 3', b'"width": 6'),
        lambda told: told.replace(b'"width": 3', b'"width": true'),
        lambda told: told.replace(b'"width": 3, "height": 2', b'"width": -3, "height": -2'),
        lambda told: told.replace(b'"width": 3, "height": 2', b'"width": 6.0, "height": 1'),
        lambda told: told.replace(b'"ratio": 1.5', b'"ratio": NaN'),
        lambda told: told.replace(b'"ratio": 1.5', b'"ratio": 1e9'),
        lambda told: told.replace(b'{"version": "1"}', b"[]"),
        lambda told: told.replace(b'{"version": "1"}', b'{"version": 1}'),
        lambda told: told.replace(b'"sum"', b'"sun"'),
        lambda told: b"[" * 5000 + told,
        lambda _: b"",
        lambda _: os.urandom(4000),
        lambda _: b"bgdesk first picture 1\n" + b"[" * 12_000 + b"\n",
    ],
)
def test_a_damaged_file_is_no_picture(file: Path, damage: object) -> None:
    write_picture(file, PICTURE)
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    assert read_picture(file) is None


def test_a_huge_window_has_no_picture_and_a_huge_file_is_not_read(file: Path) -> None:
    write_picture(file, PICTURE)
    write_picture(file, replace(PICTURE, width=MOST_PIXELS, height=2))
    assert not file.exists()
    told = {"width": 16384, "height": 16384, "ratio": 1, "facts": {}, "sum": 1}
    file.write_bytes(b"\n".join((b"bgdesk first picture 1", json.dumps(told).encode(), b"")))
    os.truncate(file, 1 << 30)
    began = time.monotonic()
    assert read_picture(file) is None
    assert time.monotonic() - began < 5


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of POSIX")
def test_links_and_pipes_are_not_followed_nor_waited_for(file: Path) -> None:
    elsewhere = file.with_name("elsewhere")
    write_picture(elsewhere, PICTURE)
    file.symlink_to(elsewhere)
    assert read_picture(file) is None
    write_picture(file, replace(PICTURE, ratio=2.0))
    assert read_picture(elsewhere) == PICTURE
    assert read_picture(file) == replace(PICTURE, ratio=2.0)
    file.unlink()
    os.mkfifo(file)
    assert read_picture(file) is None


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_whoever_is_killed_while_writing_leaves_a_whole_picture(file: Path) -> None:
    for _ in range(4):
        with subprocess.Popen([sys.executable, "-c", WRITING, str(file)], cwd=ROOT) as writer:
            while not file.exists():
                time.sleep(0.01)
            time.sleep(0.05)
            writer.send_signal(signal.SIGKILL)
        found = read_picture(file)
        assert found
        assert set(found.pixels) == {int(found.facts["shade"])}


def test_where_nothing_can_be_written_nothing_happens(tmp_path: Path) -> None:
    write_picture(tmp_path / "missing" / "picture", PICTURE)
    assert list(tmp_path.iterdir()) == []
