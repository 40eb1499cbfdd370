"""The match files that lie beside the repository, where they are there."""

from __future__ import annotations

import json
import lzma
import tarfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tests.folders import SHARED

MATCHES = SHARED / "matches"

needs_shared = pytest.mark.skipif(not MATCHES.is_dir(), reason="the shared match files are not there")


def shared_files(pattern: str) -> list[Path]:
    """The files below the shared folder that fit ``pattern``, in a fixed order."""
    return sorted(MATCHES.glob(pattern)) if MATCHES.is_dir() else []


@lru_cache(maxsize=1)
def bulk() -> dict[str, bytes]:
    """The real matches by name."""
    with tarfile.open(MATCHES / "bulk" / "galaxy.tar.xz") as archive:
        members = [member for member in archive if member.isfile()]
        return {Path(m.name).name: file.read() for m in members if (file := archive.extractfile(m))}


@lru_cache(maxsize=1)
def oracle() -> list[dict[str, Any]]:
    """How GNU Backgammon reads them."""
    with lzma.open(MATCHES / "bulk" / "galaxy_oracle.jsonl.xz", "rt") as lines:
        return [json.loads(line) for line in lines]


def known_differences() -> set[str]:
    """The names of files that GNU Backgammon misreads."""
    lines = (MATCHES / "bulk" / "KNOWN_DIFFERENCES.txt").read_text().splitlines()
    return {line.split("  ")[0].strip() for line in lines if line.startswith("match")}
