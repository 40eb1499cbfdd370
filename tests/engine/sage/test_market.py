"""How often the market is lost: the same with and without the looks that are left out."""

from __future__ import annotations

import os

import pytest

from bgdesk.engine.sage.availability import probe
from tests.engine.positions import START, situation

if not probe(os.environ).is_available:
    pytest.skip(f"bgsage cannot run here: {probe(os.environ).reason}", allow_module_level=True)

from bgdesk.engine.sage import market
from bgdesk.engine.sage.calls import SageCalls

STRONG = ("24:2 13:4 8:3 6:4 5:2", "1:1 4:1 12:5 17:3 19:5")
LAST = ("2:2", "23:2")


def test_what_is_left_out_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    may_lose = market._may_lose

    def noted(*given: object) -> bool:
        seen.append(may_lose(*given))  # type: ignore[arg-type]
        return seen[-1]

    monkeypatch.setattr(market, "_may_lose", noted)
    quick = market.market_losers(SageCalls(), situation(*STRONG))
    assert 0 < sum(seen) < len(seen) == 21
    monkeypatch.setattr(market, "_may_lose", lambda *_: True)
    assert quick
    assert quick == market.market_losers(SageCalls(), situation(*STRONG))


def test_nobody_loses_the_market_at_the_start_and_near_the_end_nobody_counts() -> None:
    assert market.market_losers(SageCalls(), situation(*START)) == 0
    assert market.market_losers(SageCalls(), situation(*LAST)) is None
