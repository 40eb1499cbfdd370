"""Why files were not opened."""

from __future__ import annotations

import pytest

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Unreadable
from bgdesk.ui.words.import_errors import SENTENCES, why_not_text


@pytest.mark.parametrize("why", list(ImportErrorKind))
def test_every_reason_is_told_as_on_the_command_line(why: ImportErrorKind) -> None:
    assert SENTENCES[why] == why.value
    assert why_not_text(why, "{50}") == str(Unreadable(why, "{50}"))
    assert why_not_text(why, "x").endswith(".")
