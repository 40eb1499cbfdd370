"""``bgdesk table-server``: a relay for players who cannot reach each other, which reads nothing."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import signal
import sys

from bgdesk.cli.shared.output import DONE, CliError, complain, say
from bgdesk.cli.shared.selfplay_rules import number
from bgdesk.net.relay_server import Relay, RelayLimits
from bgdesk.net.relay_terms import DEFAULT_RELAY_PORT

_ANYWHERE = ("0.0.0.0", "::")
_KIND_IS_MISSING = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
_MOST = 100_000
_OTHER_FILES = 64
"""Besides those of the connections."""
_EPILOG = """\
Two players who cannot reach each other directly meet here: one opens a table by way of this computer
and sends the invitation, the other joins with it. What they say is encrypted from one to the other: the relay
can read neither chat nor dice, and cannot change a roll. It has no accounts, knows no names, keeps nothing of
anybody on disk, and holds only the tables that are open now.

It serves until it is stopped with Ctrl+C or SIGTERM. Matches of that moment go on once it runs again."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where, and how much."""
    default = RelayLimits()
    parser.epilog = _EPILOG
    parser.add_argument(
        "--port",
        metavar="PORT",
        type=number(0, 65_535),
        default=DEFAULT_RELAY_PORT,
        help="the TCP port to listen at, 0 for any that is free (default: %(default)s)",
    )
    parser.add_argument(
        "--host",
        metavar="ADDRESS",
        action="append",
        help="listen at this address only; more than once for several (default: everywhere, IPv4 and IPv6)",
    )
    parser.add_argument(
        "--tables",
        metavar="N",
        type=number(1, _MOST),
        default=default.tables,
        help="at most so many tables at once (default: %(default)s)",
    )
    parser.add_argument(
        "--from-one",
        metavar="N",
        type=number(1, _MOST),
        default=default.guests_from_one,
        help="at most so many connections at once from one address (default: %(default)s)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    limits = RelayLimits(
        tables=arguments.tables,
        guests=4 * arguments.tables,
        guests_from_one=arguments.from_one,
        arrivals_from_one=2 * arguments.from_one,
    )
    _allow_files(limits.guests + _OTHER_FILES)
    try:
        asyncio.run(_serve(limits, tuple(arguments.host or ()), arguments.port))
    except KeyboardInterrupt:
        complain("The relay is stopped.")
    return DONE


async def _serve(limits: RelayLimits, hosts: tuple[str, ...], port: int) -> None:
    relay, loop, asked = Relay(limits), asyncio.get_running_loop(), asyncio.Event()
    hosts, port = await _started(relay, hosts, port)
    with contextlib.suppress(NotImplementedError):  # Windows
        loop.add_signal_handler(signal.SIGTERM, asked.set)
    try:
        for host in hosts:
            place = f"[{host}]" if ":" in host else host
            say(f"The relay listens at {place}:{port} for at most {limits.tables} tables.")
        sys.stdout.flush()
        await asked.wait()
        complain("The relay is stopped.")
    finally:
        await relay.stop()


async def _started(relay: Relay, hosts: tuple[str, ...], port: int) -> tuple[tuple[str, ...], int]:
    """Where it listens; a system without one of both kinds of addresses has the other."""
    problem: OSError | None = None
    for tried in (hosts,) if hosts else (_ANYWHERE, _ANYWHERE[:1], _ANYWHERE[1:]):
        try:
            return tried, await relay.start(tried, port)
        except OSError as found:
            problem = problem or found
            if found.errno not in _KIND_IS_MISSING:
                break
    assert problem
    raise CliError(f"The relay cannot listen at port {port}: {problem.strerror or problem}.")


def _allow_files(count: int) -> None:
    """As many connections as there may be, where the system counts them as open files."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
