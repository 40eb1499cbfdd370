"""Discs that are full or may not be written, where the machine allows making them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def mount(*options: str) -> None:
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a disc for a test")
    done = subprocess.run(["mount", *options], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"a disc cannot be mounted here: {done.stderr.strip()}")


@contextmanager
def mounted(folder: Path, size: str) -> Iterator[Path]:
    folder.mkdir()
    mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.fixture
def small_disc(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "small", "1m") as folder:
        yield folder


@pytest.fixture
def disc(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "disc", "8m") as folder:
        yield folder


def make_read_only(folder: Path) -> None:
    mount("-o", "remount,ro", str(folder))
