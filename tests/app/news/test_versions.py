"""Which of two versions is the newer one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bgdesk import __version__
from bgdesk.app.news.versions import is_newer, version_of


def test_versions_in_their_order() -> None:
    ordered = ["0.1.0", "0.2.0-rc.1", "0.2", "0.2.1", "0.10.0", "1.0.dev3", "1.0.0"]
    for older, newer in pairwise(ordered):
        assert is_newer(newer, older)
        assert not is_newer(older, newer)
    assert not is_newer("0.2.0", "0.2")


@pytest.mark.parametrize(
    "text",
    ["", "2", "new", "1.2.3.4.5", "1.0 <b>", "\N{ARABIC-INDIC DIGIT ONE}.2", "1.0\n", "9999999.1", "-1.0"],
)
def test_what_is_no_version_is_not_newer(text: str) -> None:
    assert version_of(text) is None
    assert not is_newer(text, "0.0.1")
    assert not is_newer("9.0", text)


def test_this_program_has_one() -> None:
    assert version_of(__version__)
