"""A copy of the library file alone, without what lies beside it, has every game that is over."""

from __future__ import annotations

import shutil
from pathlib import Path

from bgdesk.library.library import Library
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.options import match_options
from bgdesk.match.state import Phase
from tests.match.autoplay import whole_match


def entries_in_copy(file: Path) -> int:
    copy = file.with_name("copy.sqlite")
    shutil.copyfile(file, copy)
    with Library(copy) as library:
        (one,) = library.matches()
        return len(library.record(one.id).entries)


def test_a_copied_file_has_all_but_the_current_game(tmp_path: Path) -> None:
    record = whole_match(match_options(3), seed=1)
    file = tmp_path / "library.sqlite"
    over: list[int] = []
    with Library(file) as library:
        library.journal.begin(record.header)
        for index, entry in enumerate(record.entries):
            state = record.states[index + 1]
            library.journal.append(record.header.id, index, entry, after=state)
            if state.phase in (Phase.BEFORE_GAME, Phase.OVER):
                over.append(index + 1)
            if over and index + 1 - over[-1] in (0, 3):
                assert entries_in_copy(file) == over[-1]
        library.journal.finish(record)
        assert Path(f"{file}-wal").exists()
        assert entries_in_copy(file) == len(record.entries)
        with Library(file.with_name("copy.sqlite")) as copy:
            assert [one.status for one in copy.matches()] == [MatchStatus.FINISHED]
    assert len(over) > 1


def test_at_the_end_nothing_is_left_beside_the_file_though_another_window_is_open(tmp_path: Path) -> None:
    record = whole_match(match_options(1), seed=1)
    file = tmp_path / "library.sqlite"
    with Library(file):
        with Library(file) as library:
            library.journal.begin(record.header, record.entries[:9])
        assert entries_in_copy(file) == 9
