"""Looking for tables on the local network, until the window has seen enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bgdesk.net import orders, reports
from bgdesk.net.beacon import Lookout

TELL_S = 0.5
"""At least between two lists."""


class Searching:
    """Tells by ``tell`` what is found, from the first question to `orders.Leaves`."""

    def __init__(self, start: orders.LooksAround, tell: Callable[[object], None]) -> None:
        self._tell, self._is_over, self._news = tell, asyncio.Event(), asyncio.Event()
        self._lookout = Lookout(start.addresses, start.beacon_port, self._news.set)

    def do(self, order: orders.Order) -> None:
        """Nothing but to leave can be done."""
        if isinstance(order, orders.Leaves):
            self._is_over.set()

    async def last(self) -> None:
        """Look for as long as it lasts."""
        looking = asyncio.create_task(self._lookout.look())
        beside = asyncio.create_task(self._is_over.wait()), asyncio.create_task(self._tell_news())
        await asyncio.wait((looking, beside[0]), return_when=asyncio.FIRST_COMPLETED)
        for task in (looking, *beside):
            task.cancel()
        try:
            await looking
        except OSError as problem:
            self._tell(reports.CannotLook(str(problem)))
        except asyncio.CancelledError:
            pass

    async def _tell_news(self) -> None:
        """However often somebody in the network changes something."""
        while True:
            await self._news.wait()
            self._news.clear()
            self._tell(reports.TablesFound(self._lookout.found.tables))
            await asyncio.sleep(TELL_S)
