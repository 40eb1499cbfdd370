"""What is said about the places of the board can be translated."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bgdesk.ui.board import spoken

LUPDATE = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))


@pytest.mark.skipif(LUPDATE is None, reason="pyside6-lupdate is not installed")
def test_translators_get_every_sentence(tmp_path: Path) -> None:
    texts = tmp_path / "board.ts"
    source = Path(spoken.__file__)
    subprocess.run([str(LUPDATE), str(source), "-ts", str(texts)], check=True, capture_output=True)
    found = texts.read_text(encoding="utf-8")
    for sentence in (
        "Your tray",
        "Dice: press to roll",
        "offered to you",
        "%n white checker(s), yours",
        "empty",
    ):
        assert f"<source>{sentence}</source>" in found
