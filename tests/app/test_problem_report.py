"""What a report of a problem holds, and what not."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from bgdesk import __version__
from bgdesk.app import problem_report
from bgdesk.app.logs.log_file import LOG_NAME
from bgdesk.app.paths import Paths, find_paths
from bgdesk.app.problem_report import CRASHES, LOG, SETTINGS, VERSIONS, ProblemReport, collect_report
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import LAST_GUEST, LAST_SEED, PLAYER_NAME, TABLE, VOLUME

PRIVATE: Mapping[AnySetting, Value] = {
    PLAYER_NAME: "Ottilie",
    LAST_GUEST: "Wilhelmine",
    LAST_SEED: 271828,
}


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return find_paths(tmp_path / "here").prepared()


def write_log(paths: Paths, text: str, suffix: str = "") -> None:
    (paths.logs / f"{LOG_NAME}{suffix}").write_text(text, encoding="utf-8")


def test_a_new_user_has_a_report_too(tmp_path: Path) -> None:
    report = collect_report(find_paths(tmp_path / "nowhere"))
    assert list(report.parts) == [LOG, VERSIONS, SETTINGS]
    assert report.parts[LOG] == ""
    assert not (tmp_path / "nowhere").exists()


def test_the_log_comes_in_its_order(paths: Paths) -> None:
    write_log(paths, "third\n")
    write_log(paths, "second\n", ".1")
    write_log(paths, "first\n", ".2")
    assert collect_report(paths).parts[LOG] == "first\nsecond\nthird\n"


@pytest.mark.parametrize("most", [12, 13, 17])
def test_of_a_long_log_the_end_is_kept_in_whole_lines(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(problem_report, "MOST_LOG_BYTES", most)
    write_log(paths, "four\nfive\nsix\n")
    write_log(paths, "one\ntwo\nthree\n", ".1")
    text = collect_report(paths).parts[LOG]
    assert len(text) <= most
    assert text == "four\nfive\nsix\n"[-len(text) :]
    assert text.splitlines()[0] in ("four", "five")


def test_the_home_is_hidden_also_in_old_lines(paths: Paths) -> None:
    write_log(paths, f"in {Path.home() / 'matches'}\n")
    (paths.logs / "run-1-a.log").write_text(f'Fatal Python error: Aborted\nFile "{Path.home()}/a.py"\n')
    (paths.logs / "crash-2.log").write_text("An older one\n")
    parts = collect_report(paths).parts
    assert parts[LOG] == f"in ~{Path('/matches')}\n"
    assert parts[CRASHES] == 'An older one\n\nFatal Python error: Aborted\nFile "~/a.py"\n'


def test_without_a_crash_there_is_no_word_of_one(paths: Paths) -> None:
    (paths.logs / "run-1-a.log").write_text("bgdesk 0.1.0\n")
    assert CRASHES not in collect_report(paths).parts


def test_versions_and_facts_are_told(paths: Paths) -> None:
    text = collect_report(paths, (("Screens", "one"),)).parts[VERSIONS]
    assert f"bgdesk: {__version__}\n" in text
    assert "Python: 3." in text
    assert "Strong engine: " in text
    assert text.endswith("Screens: one\n")


def test_settings_are_told_but_for_private_ones(paths: Paths) -> None:
    settings = Settings(paths.settings)
    settings.set_all([*PRIVATE.items(), (VOLUME, 12)])
    text = collect_report(paths).parts[SETTINGS]
    assert tomllib.loads(text) == {"sound": {"volume": 12}}
    assert not any(str(value) in text for value in PRIVATE.values())


def test_texts_that_a_user_types_are_private() -> None:
    """A line of text without choices holds what the user wrote, or the id of something in the program."""
    ids = {"board.theme", "appearance.language"}
    ids |= {f"last_match.{name}" for name in ("opponent", "level", "second_level", "colour")}
    ids |= {"last_match.practiser"}
    ids |= {"last_match.variant", "last_match.rule_options", "last_match.tutor", "last_match.guest_tutor"}
    typed = {key for key, one in TABLE.items() if isinstance(one.default, str) and not one.choices}
    assert typed - ids == {key for key in typed if TABLE[key].is_private}


def test_what_is_no_value_of_a_setting_is_only_named(paths: Paths) -> None:
    paths.settings.write_text('[sound]\nvolume = "Ottilie"\n[other]\nkey = "Wilhelmine"\n')
    text = collect_report(paths).parts[SETTINGS]
    assert "# sound.volume has a value that is not possible." in text
    assert "Ottilie" not in text
    assert "Wilhelmine" not in text


def test_settings_that_cannot_be_read_are_told(paths: Paths) -> None:
    paths.settings.write_text("Ottilie is no TOML")
    text = collect_report(paths).parts[SETTINGS]
    assert "could not be read" in text
    assert "Ottilie" not in text


def test_all_parts_are_in_the_zip(tmp_path: Path) -> None:
    file = tmp_path / "report.zip"
    file.write_text("something older")
    report = ProblemReport({LOG: "line\n", SETTINGS: "ü\udcff"})
    report.save(file)
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == [LOG, SETTINGS]
        assert archive.read(LOG) == b"line\n"
        assert archive.read(SETTINGS) == "ü?".encode()
    assert list(tmp_path.iterdir()) == [file]
