"""The side of whoever joins a table, to play or to watch."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bgdesk.net import effects, orders, reports
from bgdesk.net.connection import Connection, go_by_code, go_to
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import invitation_of
from bgdesk.net.session import Session
from bgdesk.net.table_end import TableEnd

_PAUSES_S = (0.5, 1, 2, 4, 8, 15)


class Joining:
    """Goes to the table, by its invitation or first by a ``code``; again whenever the connection is lost."""

    def __init__(self, end: TableEnd, code: orders.JoinsByCode | None = None) -> None:
        self._end, self._code = end, code

    def do(self, order: orders.Order) -> None:
        """The own player does something."""
        self._end.do(order)

    async def last(self) -> None:
        """Be at the table for as long as it lasts; until terms are agreed one failure ends it."""
        failures, told = 0, None
        while not self._end.is_over.is_set():
            trouble = await self._sit()
            if trouble is None:
                failures = 0
            elif trouble != told:
                self._end.tell(trouble)
            told = trouble
            if not self._end.session.has_agreed:
                return
            await asyncio.sleep(_PAUSES_S[min(failures, len(_PAUSES_S) - 1)])
            failures += 1

    async def _sit(self) -> effects.Refusing | reports.Unreachable | None:
        """Be at the table until the connection is gone; or why there was none."""
        try:
            connection = await self._connection()
        except TableRefused as refused:
            return effects.Refusing(refused.fault, 0, by_other=True)
        except OSError as problem:  # a TimeoutError is one
            return reports.Unreachable(str(problem), self._end.session.has_agreed)
        await self._end.talk(connection)
        return None

    async def _connection(self) -> Connection:
        """Whoever came in by the code has the invitation from then on."""
        end = self._end
        if self._code and not end.kept.invitation:
            code = self._code
            connection, invitation = await go_by_code(code.host, code.port, code.code)
            end.kept = replace(end.kept, invitation=str(invitation))
            return connection
        invitation = invitation_of(end.kept.invitation or "")
        if invitation.is_to_watch is isinstance(end.session, Session):
            raise TableRefused(TableFault.WRONG_INVITATION)
        return await go_to(invitation)
