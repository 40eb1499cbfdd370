"""Connections of a table: TLS, and the proofs of both that they hold the invitation."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import Invitation
from bgdesk.net.relayed import go_by_relay
from bgdesk.net.secure import (
    JOINS,
    OPENS,
    TableIdentity,
    digest_of,
    is_certificate,
    is_proof,
    joiner_context,
    new_nonce,
    proof,
)

HANDSHAKE_S = 10.0
_FULL = "full"
_LONGEST = 200
_HOST = "bgdesk"
"""A name for TLS, which checks none."""


@dataclass(frozen=True, slots=True)
class Connection:
    """Both ways to the other program."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


async def welcome(raw: Connection, identity: TableIdentity, *, is_full: bool) -> None:
    """Let somebody in who came by ``raw`` inside of TLS. Raises TableRefused, OSError or TimeoutError."""
    async with asyncio.timeout(HANDSHAKE_S):
        nonce = new_nonce()
        _say(raw, nonce)
        theirs, _, given = (await _hear(raw)).partition(" ")
        nonces = (nonce, theirs)
        if not is_proof(given, proof(identity.secret, JOINS, identity.digest, nonces)):
            raise TableRefused(TableFault.WRONG_INVITATION)
        if is_full:
            _say(raw, _FULL)
            await raw.writer.drain()
            raise TableRefused(TableFault.TABLE_FULL)
        _say(raw, proof(identity.secret, OPENS, identity.digest, nonces))


async def go_to(invitation: Invitation) -> Connection:
    """A connection to the table of ``invitation``. Raises TableRefused, OSError or TimeoutError."""
    async with asyncio.timeout(HANDSHAKE_S):
        reader, writer = await _encrypted(invitation)
        connection = Connection(reader, writer)
        try:
            await _prove(connection, invitation)
        except BaseException:
            writer.close()
            raise
    return connection


async def _encrypted(invitation: Invitation) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if invitation.table:
        return await go_by_relay(invitation, joiner_context(), _HOST)
    return await asyncio.open_connection(
        invitation.host, invitation.port, ssl=joiner_context(), server_hostname=_HOST
    )


async def _prove(connection: Connection, invitation: Invitation) -> None:
    tls = connection.writer.get_extra_info("ssl_object")
    der = tls.getpeercert(binary_form=True)
    if not is_certificate(der, invitation.fingerprint):
        raise TableRefused(TableFault.WRONG_INVITATION)
    theirs, mine = await _hear(connection), new_nonce()
    nonces = (theirs, mine)
    secret, digest = invitation.secret, digest_of(der)
    _say(connection, f"{mine} {proof(secret, JOINS, digest, nonces)}")
    answer = await _hear(connection)
    if answer == _FULL:
        raise TableRefused(TableFault.TABLE_FULL)
    if not is_proof(answer, proof(secret, OPENS, digest, nonces)):
        raise TableRefused(TableFault.WRONG_INVITATION)


def _say(connection: Connection, text: str) -> None:
    connection.writer.write(f"{text}\n".encode("ascii"))


async def _hear(connection: Connection) -> str:
    """The next short line. Raises TableRefused for anything else."""
    try:
        line = await connection.reader.readuntil(b"\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise TableRefused(TableFault.WRONG_INVITATION) from None
    if len(line) > _LONGEST or not line.isascii():
        raise TableRefused(TableFault.WRONG_INVITATION)
    return line.decode().strip()
