"""The library is completed and its bin emptied beside everything else."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from bgdesk.app.review.library_upkeep import LibraryUpkeep
from bgdesk.library.backups import backups
from bgdesk.library.library import Library
from bgdesk.library.opening import open_library
from bgdesk.match.options import match_options
from bgdesk.match.study import Study
from tests.library.test_catalogue import forget_figures
from tests.match.autoplay import whole_match


def test_old_entries_are_completed_and_the_bin_is_emptied(qtbot: QtBot, tmp_path: Path) -> None:
    file, now = tmp_path / "library.sqlite", ["2026-01-01T00:00:00.000+00:00"]
    with Library(file) as library:
        for seed in (1, 2):
            library.studies.add(Study(whole_match(match_options(1), seed=seed)), f"{seed}.mat")
    forget_figures(file)
    with Library(file, lambda: now[0]) as library:
        (gone, _) = library.catalogue.matches()
        library.catalogue.discard((gone.id,))
        now[0] = "2026-03-01T00:00:00.000+00:00"
        upkeep = LibraryUpkeep(library)
        with qtbot.waitSignal(upkeep.ended) as told:
            upkeep.start()
        assert told.args == [2]
        assert library.catalogue.binned() == ()
        (kept,) = library.catalogue.matches()
        assert kept.games
        assert list(library.catalogue.fill()) == []
        upkeep.close()


def test_it_stops_when_the_window_closes(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path / "library.sqlite") as library:
        upkeep = LibraryUpkeep(library)
        upkeep.start()
        upkeep.close()
        upkeep.close()


def test_the_library_is_copied_once_a_day_and_damage_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite"
    with Library(file) as library:
        upkeep = LibraryUpkeep(library)
        with qtbot.waitSignal(upkeep.ended):
            upkeep.start()
        (copy,) = backups(file)
        copy.unlink()
        upkeep.close()
    content = bytearray(file.read_bytes())
    content[5 * 4096 : 6 * 4096] = b"\xff" * 4096
    file.write_bytes(content)
    with Library(file) as library:
        upkeep = LibraryUpkeep(library)
        with qtbot.waitSignal(upkeep.failed) as told:
            upkeep.start()
        assert "start it again" in told.args[0]
        assert backups(file) == ()
        upkeep.close()
    opened = open_library(tmp_path)
    opened.library.close()
    assert opened.told
