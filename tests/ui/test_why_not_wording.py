"""Why files were not opened."""

from __future__ import annotations

import pytest

from bgdesk.formats.imported import Unreadable
from bgdesk.formats.why_not import WhyNot
from bgdesk.ui.why_not_wording import SENTENCES, why_not_text


@pytest.mark.parametrize("why", list(WhyNot))
def test_every_reason_is_told_as_on_the_command_line(why: WhyNot) -> None:
    assert SENTENCES[why] == why.value
    assert why_not_text(why, "{50}") == str(Unreadable(why, "{50}"))
    assert why_not_text(why, "x").endswith(".")
