"""The matches that other programs wrote; ``tests/files/README.md`` says where each of them is from."""

from __future__ import annotations

import json
import lzma
import tarfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tests.folders import FILES, SHARED

MATCHES = FILES / "matches"
MORE = SHARED / "matches"
"""More of the same kinds, read too where they are there."""
PACKED = ".xz"
"""What is long lies packed; everybody asks for it by the name without this."""


def match_data(name: str) -> bytes:
    """The contents of a match file, named as ``match_names`` does."""
    return contents(MATCHES / name if is_own(name) else MORE / name)


def contents(path: Path) -> bytes:
    """What is in a file that may lie packed."""
    packed = path.with_name(path.name + PACKED)
    return lzma.decompress(packed.read_bytes()) if packed.is_file() else path.read_bytes()


def match_names(pattern: str) -> list[str]:
    """The names of the match files that fit ``pattern``, below their folder, in a fixed order."""
    found = [(folder, path) for folder in (MATCHES, MORE) for path in folder.glob(pattern) if path.is_file()]
    found += [(MATCHES, path) for path in MATCHES.glob(pattern + PACKED)]
    return sorted({path.relative_to(folder).as_posix().removesuffix(PACKED) for folder, path in found})


def is_own(name: str) -> bool:
    """Whether the checkout has this match file."""
    return any((MATCHES / f"{name}{ending}").is_file() for ending in ("", PACKED))


def unlicensed(name: str) -> Path:
    """A file whose licence does not let it be copied into the checkout; the test skips where it is absent."""
    path = MORE / "local_only" / name
    if not path.is_file():
        pytest.skip(f"needs {name}, which may not be passed on with the checkout")
    return path


@lru_cache(maxsize=1)
def real_matches() -> dict[str, bytes]:
    """Matches of people, by name."""
    with tarfile.open(MATCHES / "bulk" / "galaxy.tar.xz") as archive:
        return {member.name: file.read() for member in archive if (file := archive.extractfile(member))}


def real_matches_told() -> list[dict[str, Any]]:
    """How GNU Backgammon reads them."""
    return [json.loads(line) for line in match_data("bulk/galaxy_oracle.jsonl").splitlines()]
