"""Positions without a game are judged as soon as they are opened."""

from __future__ import annotations

from bgdesk.formats.registry import read_bytes
from bgdesk.match.options import match_options
from bgdesk.ui.review.judging_at_once import is_to_be_judged
from tests.match.autoplay import whole_match
from tests.ui.reviewed import XGID


def test_a_position_is_judged_at_once_and_a_match_is_not() -> None:
    assert is_to_be_judged(read_bytes(XGID.encode()).studies[0].record)
    assert not is_to_be_judged(whole_match(match_options(1), seed=1))
