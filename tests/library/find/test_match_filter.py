"""Names and words are found without their capitals and accents."""

from __future__ import annotations

import pytest

from bgdesk.library.find.index_rows import SearchedMatch
from bgdesk.library.find.match_filter import whose_decisions
from bgdesk.library.find.wanted import WantedMatches


class Rows:
    """One match."""

    def players(self, *, has_text: bool = False) -> dict[str, SearchedMatch]:
        return {"one": SearchedMatch("K\u00e9vin", "Bj\u00f6rn", "", "", None, None, "Caf\u00e9 final")}


def test_where_nothing_is_to_be_searched_nothing_is_found() -> None:
    decisions = whose_decisions(WantedMatches(player="kevin"), [], Rows())  # type: ignore[arg-type]
    assert decisions is not None
    assert decisions.shape == (0, 2)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (WantedMatches(player="kevin"), [True, False]),
        (WantedMatches(player="K\u00c9VIN"), [True, False]),
        (WantedMatches(player="Ke\u0301vin"), [True, False]),
        (WantedMatches(player="bjorn"), [False, True]),
        (WantedMatches(player="kevon"), [False, False]),
        (WantedMatches(words="cafe"), [True, True]),
        (WantedMatches(words="CAF\u00c9"), [True, True]),
    ],
)
def test_capitals_and_accents_do_not_matter(wanted: WantedMatches, found: list[bool]) -> None:
    decisions = whose_decisions(wanted, ["one"], Rows())  # type: ignore[arg-type]  # all that is asked of it
    assert decisions is not None
    assert decisions.tolist() == [found]
