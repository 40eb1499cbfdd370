"""A short match, computer against computer, through the real window, with pictures of it."""

from __future__ import annotations

from pathlib import Path


def play_demo(folder: Path) -> int:
    raise NotImplementedError
