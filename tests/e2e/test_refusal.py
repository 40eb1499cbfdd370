"""Who starts bgdesk from the desktop sees why it does not open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.desktop import Desktop

COMMAND = (sys.executable, "-m", "bgdesk")
BOX = "^bgdesk$"


def unwritable(folder: Path) -> tuple[str, ...]:
    home = folder / "home"
    home.write_text("a file is in its place")
    return "--home", str(home)


def without_file(folder: Path) -> tuple[str, ...]:
    return "--home", str(folder / "home"), "nowhere.mat"


def without_folder(folder: Path) -> tuple[str, ...]:
    return "--home", str(folder / "nowhere" / "home")


@pytest.mark.parametrize("refused", [unwritable, without_file, without_folder])
@pytest.mark.parametrize("key", ["Return", "Escape", "space"])
def test_without_a_terminal_there_is_a_box_until_a_key_is_pressed(
    desktop: Desktop, tmp_path: Path, refused: Callable[[Path], tuple[str, ...]], key: str
) -> None:
    with desktop.start(*COMMAND, *refused(tmp_path)) as program:
        box = desktop.window(BOX)
        desktop.command("xdotool", "windowfocus", "--sync", box, "key", key)
        assert program.wait(timeout=20) == 1


def test_where_it_is_read_no_box_waits(desktop: Desktop, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *unwritable(tmp_path)],
        env=desktop.environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_a_command_shows_no_box(desktop: Desktop) -> None:
    with desktop.start(*COMMAND, "evaluate", "nonsense") as program:
        assert program.wait(timeout=20) == 2
