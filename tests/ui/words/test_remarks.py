"""What was odd in an opened file."""

from __future__ import annotations

import pytest

from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.ui.words.remarks import SENTENCES, remark_text


@pytest.mark.parametrize("kind", list(RemarkKind))
def test_every_remark_is_told_as_on_the_command_line(kind: RemarkKind) -> None:
    remark = Remark(kind, Weight.ODD, "8/5 {6}/5")
    assert SENTENCES[kind] == kind.value
    assert remark_text(remark) == remark.sentence()


def test_a_game_that_was_guessed_is_called_by_its_name() -> None:
    remark = Remark(RemarkKind.VARIATION_GUESSED, Weight.REPAIRED, "gul_bara")
    assert remark_text(remark) == "The file does not say which game it is; it was read as Gul Bara."
    assert remark_text(remark) == remark.sentence()
