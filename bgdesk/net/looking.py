"""Looking for tables on the local network, until the window has seen enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bgdesk.net import orders, reports
from bgdesk.net.beacon import Lookout


class Searching:
    """Tells by ``tell`` what is found, from the first question to `orders.Leaves`."""

    def __init__(self, start: orders.LooksAround, tell: Callable[[object], None]) -> None:
        self._tell, self._is_over = tell, asyncio.Event()
        self._lookout = Lookout(start.addresses, start.beacon_port, self._changed)

    def do(self, order: orders.Order) -> None:
        """Nothing but to leave can be done."""
        if isinstance(order, orders.Leaves):
            self._is_over.set()

    async def last(self) -> None:
        """Look for as long as it lasts."""
        looking = asyncio.create_task(self._lookout.look())
        leaving = asyncio.create_task(self._is_over.wait())
        await asyncio.wait((looking, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        looking.cancel()
        try:
            await looking
        except OSError as problem:
            self._tell(reports.CannotLook(str(problem)))
        except asyncio.CancelledError:
            pass

    def _changed(self) -> None:
        self._tell(reports.TablesFound(self._lookout.found.tables))
