"""What the program keeps, only its owner may read; what is not its own stays as it is."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from bgdesk.app.logs.crash_watch import CrashWatch
from bgdesk.app.logs.log_file import start_logging, stop_logging
from bgdesk.app.paths import find_paths
from bgdesk.app.settings import file as settings_file
from bgdesk.app.settings.file import Stored
from bgdesk.app.window_state import WindowState
from bgdesk.formats.replacing import replace_file
from bgdesk.library.coan_ki_games import CoanKiGames
from bgdesk.library.opening import open_library
from bgdesk.private_files import make_folder, tighten
from tests.library.test_coan_ki_games import game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes do not say there who may read")


@pytest.fixture
def generous() -> Iterator[None]:
    """A user who lets everybody read and write new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def open_to_others(folder: Path) -> list[Path]:
    return [path for path in (folder, *folder.rglob("*")) if mode(path) & 0o077]


def test_everything_in_a_home_is_private_while_it_is_written(tmp_path: Path, generous: None) -> None:
    paths = find_paths(tmp_path / "home", {}).prepared()
    log = start_logging(paths.logs)
    watch = CrashWatch(paths.logs)
    settings_file.write(paths.settings, Stored())
    state = WindowState(paths.config / "window.ini")
    state.setValue("a", 1)
    state.sync()
    CoanKiGames(paths.data).save(game("a"))
    library = open_library(paths.data).library
    try:
        with library.journal._leases.taking("a"):
            library.bench.save("one", "{}")
            library.back_up_today(datetime(2026, 11, 23))  # noqa: DTZ001
            library._store.suspect()
            names = {path.name for path in paths.data.rglob("*")}
            assert {"library.sqlite-wal", "library.sqlite-shm", "a.lock", "backups"} <= names
            assert open_to_others(tmp_path / "home") == []
    finally:
        library.close()
        watch.keep(ValueError("a"), "a test")
        watch.was_seen()
        watch.close()
        stop_logging(log)
    assert {"settings.toml", "window.ini"} <= {path.name for path in paths.config.iterdir()}
    assert open_to_others(tmp_path / "home") == []


def test_a_home_that_others_could_read_is_closed_to_them_at_the_start(tmp_path: Path) -> None:
    home = tmp_path / "home"
    paths = find_paths(home, {})
    ours = (
        paths.data / "library.sqlite",
        paths.data / "library.sqlite-wal",
        paths.data / "library-damaged-20261123-100000.sqlite",
        paths.data / "backups" / "library-day-2026-11-23.sqlite",
        paths.data / "coan-ki" / "over" / "a.json",
        paths.settings,
        paths.config / "settings.toml.unreadable-2",
        paths.logs / "bgdesk.log.1",
    )
    for path in ours:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    foreign = paths.data / "diary.txt"
    foreign.touch()
    foreign.chmod(0o644)
    paths.prepared()
    assert {path: mode(path) for path in ours} == dict.fromkeys(ours, 0o600)
    assert {mode(path.parent) for path in ours} == {0o700}
    assert mode(foreign) == 0o644
    assert mode(home) == 0o755, "a folder that was there already is not ours"


def test_links_are_neither_followed_nor_changed(tmp_path: Path) -> None:
    outside, home = tmp_path / "outside", tmp_path / "home"
    for folder in (outside, outside / "below", home):
        folder.mkdir(mode=0o755)
    for name in ("a", "below/b"):
        (outside / name).touch()
        (outside / name).chmod(0o644)
    (home / "library.sqlite").symlink_to(outside / "a")
    (home / "backups").symlink_to(outside)
    os.link(outside / "a", home / "library-2.sqlite")
    tighten(home, ("library*", "backups"))
    assert mode(home) == 0o700
    assert {mode(path) for path in (outside, outside / "below")} == {0o755}
    assert {mode(path) for path in (outside / "a", outside / "below" / "b")} == {0o644}
    (tmp_path / "link").symlink_to(outside)
    tighten(tmp_path / "link", ("*",))
    assert mode(outside) == 0o755


def test_every_folder_that_is_made_is_private(tmp_path: Path, generous: None) -> None:
    make_folder(tmp_path / "a" / "b" / "c")
    assert {mode(path) for path in (tmp_path / "a").rglob("*")} == {0o700}
    assert mode(tmp_path / "a") == 0o700


@pytest.mark.parametrize(("mask", "wanted"), [(0o022, 0o644), (0o077, 0o600), (0, 0o666)])
def test_an_export_may_be_read_by_whom_the_user_lets_read_new_files(
    mask: int, wanted: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    sync = os.fsync

    def look(handle: int) -> None:
        seen.append(stat.S_IMODE(os.fstat(handle).st_mode))
        sync(handle)

    def never(mask: int) -> int:
        raise AssertionError("the rights of files made by other threads would change as well")

    before = os.umask(mask)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", look)
            patch.setattr(os, "umask", never)
            replace_file(tmp_path / "match.mat", b"a match")
            replace_file(tmp_path / "own.json", b"a game", is_private=True)
    finally:
        os.umask(before)
    assert seen == [0o600, 0o600]
    assert (mode(tmp_path / "match.mat"), mode(tmp_path / "own.json")) == (wanted, 0o600)
    (tmp_path / "match.mat").chmod(0o640)
    replace_file(tmp_path / "match.mat", b"again")
    assert mode(tmp_path / "match.mat") == 0o640


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    replace_file(tmp_path / f"{'y' * 251}.mat", b"a match")
    (written,) = tmp_path.iterdir()
    assert written.read_bytes() == b"a match"
