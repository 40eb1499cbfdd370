"""Who holds the place of the window, between real processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.app.one_window import place as place_module
from bgdesk.app.one_window.place import (
    PLACE_FILE,
    Announced,
    WindowPlace,
    announced,
    screens_of,
)
from tests.folders import ROOT

HOLDER = """
import sys
from pathlib import Path
from bgdesk.app.one_window.place import Announced, WindowPlace
place = WindowPlace()
assert place.take(Path(sys.argv[1]))
place.announce(Announced("there", ("", "DISPLAY=:7")))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_place_is_free_again_whatever_ended_the_process_that_held_it(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with other:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        place = WindowPlace()
        assert not place.take(tmp_path)
        assert not place.is_held
        assert announced(tmp_path) == Announced("there", ("", "DISPLAY=:7"))
        other.kill()
    assert place.take(tmp_path)
    assert place.is_at(tmp_path)
    assert place.left_behind == "there"
    assert announced(tmp_path) is None, "nobody is led to the one that was killed"
    place.leave()


def test_a_place_that_was_left_leads_nowhere_and_is_for_others(tmp_path: Path) -> None:
    first, second = WindowPlace(), WindowPlace()
    assert first.take(tmp_path)
    first.announce(Announced("here"))
    assert not second.take(tmp_path)
    first.leave()
    assert announced(tmp_path) is None
    assert second.take(tmp_path)
    assert second.left_behind == ""
    second.leave()


def test_who_moves_with_the_data_leaves_the_old_place(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    first, second = WindowPlace(), WindowPlace()
    assert first.take(old)
    assert first.take(new)
    assert second.take(old)
    assert not second.take(new)
    first.leave()
    second.leave()


def test_where_no_file_can_be_nobody_holds_anything(tmp_path: Path) -> None:
    place = WindowPlace()
    assert place.take(tmp_path / "missing")
    assert not place.is_held
    assert not (tmp_path / "missing").exists()
    place.announce(Announced("nowhere"))
    place.leave()


def test_a_folder_that_knows_no_locks_keeps_nobody_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_handle: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(place_module, "_lock", no_locks)
    place = WindowPlace()
    assert place.take(tmp_path)
    assert not place.is_held


@pytest.mark.parametrize(
    "told", [b"", b"\xff\xfe", b"[]", b"{}", b'{"address": 1, "screens": []}', b"[" * 4000, b'{"address"']
)
def test_a_file_that_says_something_else_says_nothing(tmp_path: Path, told: bytes) -> None:
    (tmp_path / PLACE_FILE).write_bytes(told)
    assert announced(tmp_path) is None


def test_a_window_is_seen_on_its_own_screen_alone() -> None:
    window = Announced("there", screens_of({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}))
    assert window.is_seen_on(screens_of({"DISPLAY": ":0"}))
    assert window.is_seen_on(screens_of({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":1"}))
    assert not window.is_seen_on(screens_of({"DISPLAY": "localhost:10"}))
    assert not window.is_seen_on(screens_of({}))
    assert Announced("there", screens_of({})).is_seen_on(screens_of({}))
