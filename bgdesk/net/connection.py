"""Connections of a table: TLS, and the proofs of both that they hold the invitation, or know the code."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.invitation import FINGERPRINT_BYTES, SECRET_BYTES, Invitation
from bgdesk.net.relayed import go_by_relay
from bgdesk.net.secure import (
    JOINS,
    OPENS,
    WATCHES,
    TableIdentity,
    digest_of,
    is_certificate,
    is_proof,
    joiner_context,
    new_nonce,
    proof,
)
from bgdesk.net.short_code import CodeDoor, CodeRun

HANDSHAKE_S = 10.0
_CODE, _FULL = "code", "full"
_ANSWERS = {
    _FULL: TableFault.TABLE_FULL,
    **{str(fault): fault for fault in (TableFault.WRONG_CODE, TableFault.CODE_SPENT)},
}
"""What the opener may say instead of a proof."""
_SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_LONGEST = 200
_HOST = "bgdesk"
"""A name for TLS, which checks none."""


@dataclass(frozen=True, slots=True)
class Connection:
    """Both ways to the other program."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Role(StrEnum):
    """What somebody comes for."""

    PLAYER = "player"
    SPECTATOR = "spectator"


Fullness: TypeAlias = Callable[[Role], bool]
"""Whether there is no place any more."""


async def welcome(raw: Connection, identity: TableIdentity, door: CodeDoor, full: Fullness) -> Role:
    """Let somebody in who came by ``raw`` inside of TLS, to play or to watch.

    Raises TableRefused, OSError or TimeoutError.
    """
    async with asyncio.timeout(HANDSHAKE_S):
        nonce = new_nonce()
        _say(raw, nonce)
        theirs, _, given = (await _hear(raw)).partition(" ")
        nonces = (nonce, theirs)
        role, gift = Role.PLAYER, ""
        if given.startswith(f"{_CODE} "):
            key = await _key_by_code(raw, identity, door, nonces, given.partition(" ")[2])
            gift = f" {identity.secret.hex()}"
        elif is_proof(given, proof(identity.secret, JOINS, identity.digest, nonces)):
            key = identity.secret
        elif identity.watching and is_proof(
            given, proof(identity.watching, WATCHES, identity.digest, nonces)
        ):
            key, role = identity.watching, Role.SPECTATOR
        else:
            raise TableRefused(TableFault.WRONG_INVITATION)
        if full(role):
            await _end(raw, _FULL, TableFault.TABLE_FULL)
        _say(raw, proof(key, OPENS, identity.digest, nonces) + gift)
    return role


async def _key_by_code(
    raw: Connection, identity: TableIdentity, door: CodeDoor, nonces: tuple[str, str], theirs: str
) -> bytes:
    """What proves that both know the code. Raises TableRefused."""
    try:
        with door.guess() as run:
            _say(raw, f"{_CODE} {run.message}")
            key = run.key(theirs)
            if not is_proof(await _hear(raw), proof(key, JOINS, identity.digest, nonces)):
                raise TableRefused(TableFault.WRONG_CODE)
    except TableRefused as refused:
        await _end(raw, str(refused.fault), refused.fault)
        raise
    return key


async def _end(raw: Connection, said: str, fault: TableFault) -> None:
    """Say why, and no more. Raises TableRefused."""
    _say(raw, said)
    await raw.writer.drain()
    raise TableRefused(fault)


async def go_to(invitation: Invitation) -> Connection:
    """A connection to the table of ``invitation``. Raises TableRefused, OSError or TimeoutError."""
    async with _connected(invitation.host, invitation.port, invitation.table) as connection:
        if not is_certificate(_certificate(connection), invitation.fingerprint):
            raise TableRefused(TableFault.WRONG_INVITATION)
        nonces = (await _hear(connection), new_nonce())
        secret, digest = invitation.secret, digest_of(_certificate(connection))
        role = WATCHES if invitation.is_to_watch else JOINS
        _say(connection, f"{nonces[1]} {proof(secret, role, digest, nonces)}")
        await _hear_proof(connection, proof(secret, OPENS, digest, nonces), TableFault.WRONG_INVITATION)
    return connection


async def go_by_code(host: str, port: int, code: str) -> tuple[Connection, Invitation]:
    """A connection to the table that has this short code, and the invitation to come again.

    Raises TableRefused, OSError or TimeoutError.
    """
    async with _connected(host, port) as connection:
        nonces, run = (await _hear(connection), new_nonce()), CodeRun(code, is_opener=False)
        digest = digest_of(_certificate(connection))
        _say(connection, f"{nonces[1]} {_CODE} {run.message}")
        kind, _, theirs = (await _hear(connection)).partition(" ")
        if kind != _CODE:
            raise TableRefused(_ANSWERS.get(kind, TableFault.WRONG_CODE))
        key = run.key(theirs)
        _say(connection, proof(key, JOINS, digest, nonces))
        given = await _hear_proof(connection, proof(key, OPENS, digest, nonces), TableFault.WRONG_CODE)
        if not _SECRET.fullmatch(given):
            raise TableRefused(TableFault.WRONG_CODE)
    return connection, Invitation(host, port, bytes.fromhex(given), digest[:FINGERPRINT_BYTES])


@asynccontextmanager
async def _connected(host: str, port: int, table: str = "") -> AsyncIterator[Connection]:
    """A connection by TLS, closed where what has to be said first goes wrong or takes too long.

    With a ``table``, its id there, the host is a relay.
    """
    async with asyncio.timeout(HANDSHAKE_S):
        if table:
            reader, writer = await go_by_relay(host, port, table, joiner_context(), _HOST)
        else:
            reader, writer = await asyncio.open_connection(
                host, port, ssl=joiner_context(), server_hostname=_HOST
            )
        try:
            yield Connection(reader, writer)
        except BaseException:
            writer.close()
            raise


def _certificate(connection: Connection) -> bytes | None:
    tls = connection.writer.get_extra_info("ssl_object")
    der: bytes | None = tls.getpeercert(binary_form=True)
    return der


async def _hear_proof(connection: Connection, due: str, fault: TableFault) -> str:
    """What the opener says after the proof that is ``due``. Raises TableRefused; ``fault`` for another."""
    given, _, rest = (await _hear(connection)).partition(" ")
    if not is_proof(given, due):
        raise TableRefused(_ANSWERS.get(given, fault))
    return rest


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
