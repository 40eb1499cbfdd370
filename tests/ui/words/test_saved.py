"""What is said when a match was written to a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.formats.gv.writer import OgxmLossyField
from bgdesk.formats.mat.writer import MatLossyField as Mat
from bgdesk.formats.sgf.lossy_fields import SgfLossyField as Sgf
from bgdesk.source_text import SourceText
from bgdesk.ui.words.saved import saved_text

FILE = Path("/club/final.mat")


@pytest.mark.parametrize(
    ("losses", "told", "is_grave"),
    [
        ((), "Saved as final.mat.", False),
        (
            (Mat.DICE, Mat.ANALYSIS),
            "Saved as final.mat. Not in the file: proof of the dice, analysis.",
            False,
        ),
        ((Sgf.TIMES,), "Saved as final.mat. Not in the file: clock and thinking times.", False),
        (
            (Mat.BOTS, Mat.OPEN_DECISION),
            f"Saved as final.mat. Not in the file: who is a computer. {Mat.OPEN_DECISION}",
            True,
        ),
        ((OgxmLossyField.SOME_ANALYSIS,), f"Saved as final.mat. {OgxmLossyField.SOME_ANALYSIS}", True),
    ],
)
def test_what_no_such_file_holds_is_only_named(
    losses: tuple[SourceText, ...], told: str, *, is_grave: bool
) -> None:
    assert saved_text(FILE, losses) == (told, is_grave)
