"""Where the tests find the checkout, its data and, where it is there, what is shared beside it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
FILES = ROOT / "tests" / "files"
GOLDEN = ROOT / "tests" / "golden"
SHARED = (ROOT / ".." / "shared").resolve()
"""Absent on most machines: a test that needs it skips with the reason."""
