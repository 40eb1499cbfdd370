"""Whoever looks for a table is not told the same at every try."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from bgdesk.net import effects, joining, reports
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.joining import Joining


def test_what_stands_in_the_way_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    full, gone = TableRefused(TableFault.TABLE_FULL), OSError("gone")
    tries = iter((full, full, gone, gone, gone, None, gone, None))
    end, told = Mock(), list[object]()
    end.tell, end.session.has_agreed = told.append, True
    end.is_over = asyncio.Event()

    async def sit(_: object) -> None:
        """The connection is gone at once."""

    async def connection() -> None:
        problem = next(tries, StopAsyncIteration())
        if isinstance(problem, StopAsyncIteration):
            end.is_over.set()
        elif problem:
            raise problem

    end.talk = sit
    looks = Joining(end)
    monkeypatch.setattr(joining, "_PAUSES_S", (0,))
    monkeypatch.setattr(looks, "_connection", connection)
    asyncio.run(looks.last())
    away = reports.Unreachable("gone", tries_again=True)
    assert told == [effects.Refusing(TableFault.TABLE_FULL, 0, by_other=True), away, away]
