"""A real wheel over the boxes of a dialog scrolls its page and changes nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.desktop import Desktop

UP, DOWN = "4", "5"
HIGH, LOW = "850", "480"

Places = list[tuple[str, int, int]]


@contextmanager
def shown(desktop: Desktop, name: str, height: str) -> Iterator[tuple[subprocess.Popen[str], str, Places]]:
    """The dialog on the screen, the number of its window, and where its boxes are."""
    command = (sys.executable, "-m", "tests.e2e.wheel_driver", name, height)
    with desktop.start(*command) as program:
        window = desktop.window(f"^{name}$")
        assert program.stdout
        yield program, window, json.loads(program.stdout.readline())


def turn(desktop: Desktop, x: int, y: int, *ways: str) -> None:
    """Put the pointer there and turn the wheel a notch each way."""
    desktop.command("xdotool", "mousemove", str(x), str(y))
    for way in ways:
        desktop.command("xdotool", "click", way)


def said_at_the_end(desktop: Desktop, program: subprocess.Popen[str], window: str) -> list[object]:
    """All that the dialog told until it was closed."""
    desktop.command("wmctrl", "-i", "-c", window)
    assert program.stdout
    lines = [json.loads(line) for line in program.stdout]
    assert program.wait(10) == 0
    return lines


@pytest.mark.parametrize("name", ["New match", "Settings"])
def test_no_box_under_the_pointer_changes(desktop: Desktop, name: str) -> None:
    with shown(desktop, name, HIGH) as (program, window, places):
        assert len(places) >= 4
        for _, x, y in places:
            turn(desktop, x, y, DOWN, UP, UP, DOWN)
        *changed, _ = said_at_the_end(desktop, program, window)
    assert changed == []


@pytest.mark.parametrize("name", ["New match", "Settings"])
def test_the_page_scrolls_under_a_box(desktop: Desktop, name: str) -> None:
    with shown(desktop, name, LOW) as (program, window, places):
        _, x, y = places[-1]
        turn(desktop, x, y, DOWN, DOWN)
        said = said_at_the_end(desktop, program, window)
    assert len(said) == 1
    assert isinstance(said[0], int)
    assert said[0] > 0


def test_a_box_that_was_just_used_does_not_change_when_its_page_is_scrolled(desktop: Desktop) -> None:
    with shown(desktop, "Settings", HIGH) as (program, window, places):
        name, x, y = places[0]
        turn(desktop, x, y, "1")
        desktop.command("xdotool", "key", "Down", "Return")
        turn(desktop, x, y, DOWN)
        *changed, _ = said_at_the_end(desktop, program, window)
    assert changed == [f"{name} changed"]
